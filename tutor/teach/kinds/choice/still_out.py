"""The cards that can still be in other hands, and the suits that others have run out of, as a player would remember."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.play import Play as BarbuPlay
from tutor.core.cards import Cards
from tutor.core.trick import Trick
from tutor.tarot.play import Play
from tutor.teach.open_boards import StillOut
from tutor.teach.saying import Chair


def still_out(at: Play | BarbuPlay, chair: Chair) -> StillOut:
    """What the player to move has not seen, and whom the tricks have shown to have none of some suits."""
    out = _out(at)
    others = (seat for seat in range(chair.players) if seat != chair.seat)
    return StillOut(out, tuple((seat, suit) for seat in others for suit in _voids(at, seat, out)), chair)


def _out(at: Play | BarbuPlay) -> Cards:
    own = at.hand | at.aside if isinstance(at, Play) else at.hand
    return at.played.pack.all - own - at.played


def _voids(at: Play | BarbuPlay, seat: int, out: Cards) -> Iterator[str]:
    """The suits of which there are cards left, none of which a seat can hold."""
    lacked = at.excluded_from(seat) if isinstance(at, Play) else _not_followed(at, seat)
    for suit in out.pack.suits:
        if (left := out.of(suit)) and not left - lacked:
            yield suit


def _not_followed(at: BarbuPlay, seat: int) -> Cards:
    """The cards of all suits that a player of Barbu has not followed."""
    tricks: list[Trick] = [trick for trick in (*at.tricks, at.trick) if trick.cards and trick.has_card_of(seat)]
    suits = {trick.cards[0].suit for trick in tricks if trick.card_of(seat).suit != trick.cards[0].suit}
    every = at.pack.all
    return at.pack.set(card for card in every if card.suit in suits)
