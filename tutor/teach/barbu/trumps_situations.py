"""The situations in a trick of Trumps, one for every duty on its ladder."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from tutor.barbu.contracts import Trumps
from tutor.barbu.contracts.ladder import (
    LED_BEAT,
    LED_LOW,
    LED_VOID,
    MUST_RUFF,
    NO_UNDERRUFF_DUTY,
    OVERRUFF,
    PLAIN_FOLLOW,
    VOID_ALL,
)
from tutor.barbu.contracts.trumps import SUIT
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.core.cards import SUITS, Cards
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import BEFORE, board, dealt_short, until
from tutor.teach.draw import first_found
from tutor.teach.positions import LEARNER

#: The number of cards with which everybody begins; the learner holds at least ``HELD`` of them.
CARDS, HELD = 8, 4


class TrumpsSituation(NamedTuple):
    """A sort of moment in Trumps: the ``rule`` decides, and of the learner's cards it ``asks`` for something.

    Where it is too rare to wait for it, some seats are ``short``: all of them lack the same plain suit.
    """

    rule: Rule
    asks: Callable[[Play, Cards], bool]
    short: tuple[int, ...] = ()

    def fits(self, at: Phase) -> bool:
        """Whether it is such a moment; ``asks`` also takes the trumps that the learner holds."""
        if not isinstance(at, Play) or len(at.hand) < HELD or not isinstance(at.contract, Trumps):
            return False
        rules = {ruling.rule for ruling in at.obligation().rulings}
        return self.rule in rules and self.asks(at, at.hand.of(at.contract.suit))

    def record(self, rng: random.Random) -> Record:
        """A deal at such a moment, as the learner sees it, with any suit for trumps."""

        def lived() -> Record | None:
            suit = rng.choice(SUITS)
            plain = rng.choice([other for other in SUITS if other != suit]) if self.short else ""
            lacking = dict.fromkeys(self.short, plain)
            return until(dealt_short(f"trumps {suit}", rng, CARDS, lacking), rng, self.fits)

        return board(first_found(lived, f"a moment of Trumps for {self.rule.id}"))


def _ruffed(at: Play) -> bool:
    """Whether somebody has played a trump to a plain suit."""
    suit = at.contract.trumps
    return bool(suit) and at.trick.led != suit and at.trick.top(suit or "") is not None


def _some_allowed(at: Play) -> bool:
    """Whether some cards are allowed and others not."""
    return 0 < len(at.obligation().legal()) < len(at.hand)


def _lead(at: Play, trumps: Cards) -> bool:
    return 0 < len(trumps) < len(at.hand)


def _chosen(at: Play, trumps: Cards) -> bool:
    """Some trumps may be played, and some not; and there are other cards too."""
    return 0 < len([card for card in at.obligation().legal() if card in trumps]) < len(trumps) < len(at.hand)


def _too_low(at: Play, trumps: Cards) -> bool:
    return 1 < len(trumps) < len(at.hand)


def _no_trump(_at: Play, trumps: Cards) -> bool:
    return not trumps


def _follow(at: Play, trumps: Cards) -> bool:
    """A lower and a higher card than the best, and trumps besides: so nothing but the rule decides."""
    best = at.trick.best
    heights = [card.height > best.height for card in at.hand.of(best.suit)]
    return bool(trumps) and not _ruffed(at) and len({*heights}) > 1


def _follow_ruffed(at: Play, trumps: Cards) -> bool:
    return bool(trumps) and _ruffed(at)


def _ruff(at: Play, trumps: Cards) -> bool:
    return len(trumps) > 1 and _some_allowed(at)


def _spared(_at: Play, trumps: Cards) -> bool:
    return bool(trumps)


#: The learner and the player before, who both ruff if a suit is led that they lack.
SHORT = (LEARNER, BEFORE)

#: The situations, in the order in which the lesson comes to them.
LEAD = TrumpsSituation(SUIT, _lead)
FOLLOW = TrumpsSituation(PLAIN_FOLLOW, _follow)
FOLLOW_RUFFED = TrumpsSituation(PLAIN_FOLLOW, _follow_ruffed)
RUFF = TrumpsSituation(MUST_RUFF, _ruff)
OVER = TrumpsSituation(OVERRUFF, _chosen, SHORT)
SPARED = TrumpsSituation(NO_UNDERRUFF_DUTY, _spared, SHORT)
NEITHER = TrumpsSituation(VOID_ALL, _no_trump)
HIGHER = TrumpsSituation(LED_BEAT, _chosen)
LOW = TrumpsSituation(LED_LOW, _too_low)
NONE_LEFT = TrumpsSituation(LED_VOID, _no_trump)
TRUMPS_SITUATIONS: tuple[TrumpsSituation, ...] = (
    LEAD,
    FOLLOW,
    FOLLOW_RUFFED,
    RUFF,
    OVER,
    SPARED,
    NEITHER,
    HIGHER,
    LOW,
    NONE_LEFT,
)
#: Those on which many answer otherwise, since Tarot, bridge or hearts have another rule.
TEMPTING: tuple[TrumpsSituation, ...] = (LEAD, FOLLOW, FOLLOW_RUFFED, OVER, SPARED, HIGHER, LOW)
