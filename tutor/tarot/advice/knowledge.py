"""The knowledge of the hands that everybody can draw from the play so far, with the card that proves each piece of it.

Only what the rules prove is known: no guess is made from what a player would have done.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import Facts
from tutor.core.rule import Reason
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT
from tutor.tarot.inference import proofs
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE


class Known(NamedTuple):
    """A fact that everybody can know of the hand of ``seat``: cards ``missing`` there, or ``shown``, and the reason.

    Cards that have been played since are in neither.  The ``proof`` of ``reason`` says it.
    """

    seat: int
    reason: Reason
    missing: Cards = TAROT.none
    shown: Cards = TAROT.none


def known(play: Play) -> tuple[Known, ...]:
    """Everything that everybody can know of the hands, in the order in which it came out.

    What says nothing any more is left out: what has become trivial because the cards have been played, and what
    another card of the same player proves as well or better.
    """
    gone, kept = play.played, list[Known]()
    for found in (*_by_declarations(play), *_by_cards(play)):
        fresh = found._replace(missing=found.missing - gone)
        if not (fresh.missing or fresh.shown) or any(_covers(other, fresh) for other in kept):
            continue
        kept = [other for other in kept if other.shown or not _covers(fresh, other)]
        kept.append(fresh)
    return tuple(kept)


def _covers(one: Known, other: Known) -> bool:
    """Whether ``one`` makes ``other`` needless."""
    return one.seat == other.seat and not other.shown and not other.missing - one.missing


def _by_declarations(play: Play) -> Iterator[Known]:
    """The knowledge proved by poignées; misère is declared for one reason or another, so it proves nothing.

    A trump of the écart is shown once more (T-POIGNEE-DISCARDED), but lies in no hand.
    """
    for seat, said in play.shown:
        if left := said.shown - play.played - play.aside:
            yield Known(seat, Reason(SHOW_EXACT, {"by": seat, "cards": left}), shown=left)
        if THE_EXCUSE in said.shown:
            yield Known(seat, Reason(EXCUSE_IMPLIES, {"by": seat}), missing=TAROT.all.of(TRUMP) - left)


def _by_cards(play: Play) -> Iterator[Known]:
    for number, trick in enumerate((*play.tricks, play.trick), start=1):
        for place, card in enumerate(trick.cards):
            before = replace(trick, cards=trick.cards[:place])
            for missing, why in proofs(card, before, petit_imprenable=play.options.petit_imprenable):
                facts: Facts = {**why.facts, "by": before.turn, "trick": number}
                yield Known(before.turn, why._replace(facts=facts), missing)
