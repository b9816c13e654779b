"""Deals of Ravage City to ask about: the cards that everybody has won, as they lie open in the end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu.contracts.ravage_city import Longest, longest
from tutor.barbu.trick import Taken, Trick
from tutor.core.cards import BARBU, SUITS, Cards
from tutor.core.message import N_
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.question import Laid
from tutor.teach.saying import Saying

THEIR_CARDS, NO_CARDS = N_("{by:Player}:"), N_("{by:Player}: nothing")
SUIT_COUNTS = N_("Spades {S}, hearts {H}, diamonds {D}, clubs {C}")
#: Captured cards by suit, player by player, in which all four have equally many of one suit; chance hardly deals one.
ALL_FOUR = ((1, 1, 2, 4), (4, 4, 3, 1), (4, 4, 4, 4), (4, 4, 4, 4))

#: The cards won, by seat: each pile stands for all the tricks of its player.
Piles = tuple[Cards, ...]


class Payers(NamedTuple):
    """The most cards of one suit that anybody has, and who has so many."""

    most: int
    seats: tuple[int, ...]

    @classmethod
    def of(cls, suits: Mapping[int, Longest]) -> Payers:
        """Those who pay, by everybody's longest suit."""
        most = max(own.number for own in suits.values())
        return cls(most, tuple(at for at, own in suits.items() if own.number == most))


def taken(piles: Piles) -> list[Taken]:
    """The piles as the contract counts them."""
    return [Taken(Trick(at, PLAYERS), at, pile) for at, pile in enumerate(piles) if pile]


def won(draw: Draw) -> Piles:
    """The cards that everybody has won; as many players as the level wants have the most cards of one suit."""
    wanted = draw.rng.choice(draw.of((1,), (1, 2), (2, 3, 4)))
    return _by_all_four(draw.rng) if wanted == PLAYERS else draw.until(lambda: _by(wanted, draw.rng))


def boards(piles: Piles, *, counted: bool) -> tuple[Laid, ...]:
    """The piles under their players' names; if they are ``counted``, with how many cards of each suit are in them."""
    return tuple(_board(at, pile, counted=counted) for at, pile in enumerate(piles))


def _board(seat: int, pile: Cards, *, counted: bool) -> Laid:
    title = Saying(None, ((THEIR_CARDS if pile else NO_CARDS, {"by": seat}),), CHAIR)
    counts = Saying.plain(SUIT_COUNTS, None, **{suit: len(pile.of(suit)) for suit in SUITS})
    return Laid(tuple(pile), title, (counts,) if counted and pile else (), small=True, data={"by": seat})


def _by(wanted: int, rng: random.Random) -> Piles | None:
    """Thirteen tricks, won by chance, if so many players share the longest suit."""
    cards = rng.sample(BARBU.cards, len(BARBU))
    tricks = [cards[first : first + PLAYERS] for first in range(0, len(cards), PLAYERS)]
    winners = rng.choices(range(PLAYERS), k=len(tricks))
    piles = tuple(
        BARBU.set(card for trick, by in zip(tricks, winners, strict=True) if by == at for card in trick)
        for at in range(PLAYERS)
    )
    most, seats = Payers.of(longest(taken(piles)))
    return piles if len(seats) == wanted and most < len(BARBU.all.of("H")) else None


def _by_all_four(rng: random.Random) -> Piles:
    """Piles in which the longest suits of all four players are equal."""
    counts, suits = rng.sample(ALL_FOUR, PLAYERS), rng.sample(SUITS, len(SUITS))
    piles = [BARBU.none] * PLAYERS
    for place, suit in enumerate(suits):
        cards = rng.sample([*BARBU.all.of(suit)], len(BARBU.all.of(suit)))
        for at in range(PLAYERS):
            piles[at] |= BARBU.set(cards[: counts[at][place]])
            del cards[: counts[at][place]]
    return tuple(piles)
