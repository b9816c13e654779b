"""Deals for tests of the coach: positions passed, with all hands known and as they lie in truth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.tarot.table import OPTIONS, play, record
from tutor.coach.worlds import World
from tutor.core.cards import TAROT
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play
from tutor.tarot.unseen import LEFT_OUT

PLAYERS = (3, 4, 5)


def random_deals(count: int) -> Iterator[list[Any]]:
    """The positions of deals played by chance, at tables of every size and with every house rule in turn."""
    for seed in range(count):
        start = record(PLAYERS[seed % 3], seed, OPTIONS[seed % len(OPTIONS)])
        passed = [step.at for step in play(start, random.Random(seed))]
        if isinstance(passed[-1], Play):
            yield passed


def turns(passed: list[Any]) -> Iterator[tuple[int, Play]]:
    """The moments of a deal at which somebody plays a card, with the number of each."""
    for number, (at, after) in enumerate(pairwise(passed)):
        if isinstance(at, Play) and len(after.played) > len(at.played):
            yield number, at


def truth(at: Play) -> World:
    """The world in which a deal is, as a turn thinks of worlds: with the cards that each seat has played."""
    world: World = {}
    for seat, hand in enumerate(at.hands):
        played = (trick.card_of(seat) for trick in (*at.tricks, at.trick) if trick.has_card_of(seat))
        world[seat] = ((hand or TAROT.none) | TAROT.set(played)).bits
    world[LEFT_OUT] = TAROT.all.bits & ~sum(cards for cards in world.values())
    return world


def cards_only(legal: list[Any]) -> set[str]:
    """The cards among some moves."""
    return {str(move) for move in legal if not isinstance(move, Declaration)}
