"""A dog laid as an answer is right where the game would let it be laid so."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.errors import RefusedError
from tutor.tarot.deal import DOG, PACKET, Dealing
from tutor.teach.arrangement import Arrangement
from tutor.teach.judge import RULES
from tutor.teach.kinds.lay.dog import the_rest_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.tarot.dealing import dealt, undealt


def moments(at: Dealing) -> Arrangement:
    """What must hold of the moments at which a card goes to the dog."""
    asked = the_rest_of(at).by(RULES, LAY.pad).arrangement
    assert asked
    return asked


def laid_so(at: Dealing, chosen: set[int]) -> bool:
    """Whether the deal goes on to its end with a card to the dog at these moments, and ends with a complete dog."""
    first = at.moves.count(PACKET)
    moves = [move for number in range(first, first + at.packets + 1) for move in (PACKET, DOG)][1:]
    numbers = [number for number in range(first, first + at.packets + 1) for _ in (PACKET, DOG)][1:]
    try:
        for number, move in zip(numbers, moves, strict=True):
            if move == PACKET or number in chosen:
                at = at.after(move)
    except RefusedError:
        return False
    return at.complete


@given(st.sampled_from([3, 4, 5]), st.integers(2, 7), st.sampled_from([PACKET, DOG]), st.randoms())
def test_each_way_to_lay_the_dog_is_right_if_the_game_takes_it(
    players: int, left: int, last: str, rng: random.Random
) -> None:
    size = 3 if players == 5 else 6
    missing = rng.randint(1, min(size, left))
    at = dealt(players, undealt(players).packets - left, size - missing, rng, last=last)
    if at is None:
        return
    asked = moments(at)
    names = [thing.id for thing in asked.things]
    ways = [few for count in range(len(names) + 1) for few in combinations(names, count)]
    taken = [few for few in ways if asked.reply([f"{name}@dog" for name in few], ()).right]
    assert taken == [few for few in ways if laid_so(at, {*map(int, few)})]
    assert asked.members == len(taken)


@pytest.mark.parametrize(("players", "ways"), [(4, 100_947), (5, 2024), (3, 12_376)])
def test_there_are_as_many_ways_to_lay_a_whole_dog_as_gaps_between_packets_can_be_chosen(
    players: int, ways: int
) -> None:
    """Six of 23 gaps with four players, three of 24 with five, six of 17 with three and packets of four."""
    first = undealt(players).after(PACKET)
    early = first.after(DOG)
    assert moments(first).members == ways
    assert moments(early).members < ways
