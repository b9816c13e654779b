"""Cards that somebody keeps back as long as the rules let them: the Petit when it is hunted, a queen in No Queens."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.record import Record
from tutor.games import reached
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.judge import Judge
from tutor.teach.positions import LEARNER
from tutor.teach.tarot.plays import PLAYERS

TRUMPS = TAROT.all.of(TRUMP)
HIGHEST = TAROT["T21"]
#: The trumps of whoever is hunted: there are enough higher ones for a hunt.
_LOW = TRUMPS.without(PETIT) - TRUMPS.above(TAROT["T12"])


def falls_in(card: Card, hand: Cards, led: Callable[[Cards], Record], judge: Judge) -> int:
    """The round in which a card has to be played, by whoever spends all others first, as a judge knows the duties.

    ``led`` is the deal when a card of its suit has been led to somebody who still holds a hand.
    """
    spared = [one for one in judge.obligation(reached(led(hand))).legal() if one is not card]
    return 1 + (falls_in(card, hand.without(spared[0]), led, judge) if spared else 0)


def guarded(rng: random.Random, guards: int, *, excuse: bool, plain: int) -> Cards:
    """A hand with the Petit, so many other trumps, and some plain cards."""
    others = rng.sample([*_LOW], guards)
    suits = rng.sample([card for card in TAROT.cards if card.suit in SUITS], plain)
    return TAROT.set((PETIT, *others, *suits, *((THE_EXCUSE,) if excuse else ())))


def hunted(hand: Cards) -> Record:
    """A trick of Tarot to which the player on the learner’s left, who takes, has led the highest trump."""
    taker = (LEARNER - 1) % PLAYERS
    start = {"phase": "play", "taker": taker, "contract": "garde", "leader": taker}
    return Record("tarot", PLAYERS, (hand, *[None] * (PLAYERS - 1)), start=start, moves=(HIGHEST.code,))
