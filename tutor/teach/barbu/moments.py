"""Moments of deals of Barbu at which the learner is to play, everybody having played any card that is allowed."""

from __future__ import annotations

from collections.abc import Callable

from tutor.barbu.play import Play
from tutor.core.cards import SUITS
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.teach.barbu.plays import CHAIR, WHOLE, dealt, dealt_short, lived
from tutor.teach.draw import Draw
from tutor.teach.open_boards import Tricks
from tutor.teach.question import Laid
from tutor.teach.saying import Saying

HAND_IN_TRUMPS = N_("Trumps: {suit:suit}. Your hand now:")


def moment(
    call: str, draw: Draw, fits: Callable[[Play], bool], *, cards: int = WHOLE, short: int | None = None
) -> tuple[Play, Record]:
    """The first moment that fits of a deal of the contract ``call``, and the deal up to it, all hands known.

    Everybody was dealt so many ``cards``, and the seat that is ``short``, if any, none of some suit.
    """

    def attempt() -> tuple[Play, Record] | None:
        lacking = {} if short is None else {short: draw.rng.choice(SUITS)}
        played = lived(dealt_short(call, draw.rng, cards, lacking), draw.rng)
        return next(((at, record) for at, record in played if isinstance(at, Play) and fits(at)), None)

    return draw.until(attempt)


def trumps_led(draw: Draw) -> tuple[Play, str]:
    """A moment of Trumps at which the learner leads to the next trick, after more of them from level to level.

    Beside it the suit that is trumps.
    """

    def attempt() -> tuple[Play, str] | None:
        suit, wanted = draw.rng.choice(SUITS), draw.rng.choice(draw.of((2, 3), (3, 4), (5, 6, 7)))
        for at, _ in lived(dealt(f"trumps {suit}", draw.rng), draw.rng):
            if isinstance(at, Play) and len(at.taken) >= wanted:
                return (at, suit) if len(at.taken) == wanted and not at.trick.cards else None
        return None

    return draw.until(attempt)


def seen(at: Play) -> Tricks:
    """The tricks so far, the last one perhaps not complete, and with them the hand of the learner, who is to play."""
    tricks = (*at.tricks, at.trick) if at.trick.cards else at.tricks
    return Tricks(tricks, CHAIR, at.contract.code, at.hand)


def hand_in_trumps(at: Play, suit: str) -> Laid:
    """The hand of the learner, under a title that names the trumps."""
    return Laid(tuple(at.hand), Saying.plain(HAND_IN_TRUMPS, suit=suit), data={"of": "you"})


def goes_both_ways(at: Play) -> bool:
    """Whether one can go higher than the trick, and stay below it with more than one card."""
    if at.trick.led is None:
        return False
    follows = at.hand.of(at.trick.led)
    higher = follows.above(at.trick.best)
    return bool(higher) and len(follows - higher) > 1


def goes_both_ways_outranked(at: Play) -> bool:
    """The same where somebody has discarded a card that is higher, but of another suit.

    It is rare where nobody is short: ``BEFORE`` the learner sits who had best be.
    """
    if not goes_both_ways(at):
        return False
    best = at.trick.best
    return any(card.suit != best.suit and card.height > best.height for card in at.trick.cards)
