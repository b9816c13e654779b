"""Ways to lay cards out: as many as a naive list of them has, and each drawn as often as any other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import Cards, Pack
from tutor.core.layouts import Layouts, holding
from tutor.core.possible import Whereabouts

SMALL = Pack({"S": ("1", "2", "3"), "H": ("1", "2"), "D": ("1",)})
ROOMS: dict[Hashable, int] = {"left": 2, "right": 3, "rest": 1}

bans = st.lists(st.tuples(st.integers(0, SMALL.all.bits), st.sampled_from(list(ROOMS))), max_size=4)


def known(banned: list[tuple[int, Hashable]]) -> Whereabouts:
    world = Whereabouts.of(SMALL, ROOMS)
    for bits, where in banned:
        world = world.missing(Cards(SMALL, bits), where)
    return world


def every_way(world: Whereabouts) -> list[dict[Hashable, Cards]]:
    """All ways, found by trying every place for every card."""
    found = []
    for way in product(ROOMS, repeat=len(SMALL)):
        lying = {where: SMALL.set(c for c, at in zip(SMALL.cards, way, strict=True) if at == where) for where in ROOMS}
        if all(
            len(lying[where]) == room and not lying[where] - world.places[where].may for where, room in ROOMS.items()
        ):
            found.append(lying)
    return found


@given(bans)
def test_there_are_as_many_ways_as_one_finds_by_trying(banned: list[tuple[int, Hashable]]) -> None:
    world = known(banned)
    assert Layouts(world).count == len(every_way(world))
    assert bool(Layouts(world).count) is world.possible


@given(bans, st.lists(st.integers(0, SMALL.all.bits), max_size=2), st.sampled_from(list(ROOMS)), st.data())
def test_as_many_ways_pass_a_test_of_one_place_as_one_finds_by_trying(
    banned: list[tuple[int, Hashable]], sets: list[int], where: Hashable, data: st.DataObject
) -> None:
    world, alike = known(banned), [Cards(SMALL, bits) for bits in sets]
    asked = data.draw(st.lists(st.tuples(*(st.integers(0, 3) for _ in alike)), max_size=6))

    def passes(held: Cards) -> bool:
        return tuple(len(held & one) for one in alike) in asked

    found = [way for way in every_way(world) if passes(way[where])]
    assert holding(world, where, alike, passes) == len(found)


def test_each_way_is_drawn_about_equally_often() -> None:
    world = known([(SMALL.read("S1 S2").bits, "left"), (SMALL.read("H1").bits, "rest")])
    ways, rng = every_way(world), random.Random(1)
    layouts = Layouts(world)
    drawn = Counter(str(layouts.draw(rng)) for _ in range(3000))
    assert set(drawn) == {str(way) for way in ways}
    even = 3000 / len(ways)
    # By chance a sum of so many squares is twice as large as their number less than once in a thousand times.
    assert sum((times - even) ** 2 / even for times in drawn.values()) < 2.5 * len(ways)


def test_where_there_is_no_way_none_is_drawn() -> None:
    with pytest.raises(IndexError):
        Layouts(known([(SMALL.all.bits, "rest")])).draw(random.Random(1))
