"""Worlds: every way in which the cards can lie comes, and each as often as any other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable

import pytest

from tutor.coach.worlds import NoWorldError, Worlds
from tutor.core.cards import BARBU
from tutor.core.layouts import Layouts
from tutor.core.possible import Whereabouts


def known() -> Whereabouts:
    """Eight cards in three hands and a pile: one hand lacks a suit, the pile takes only low cards."""
    cards = BARBU.read("S2 S3 S4 H2 H3 H4 D2 DK")
    rooms: dict[Hashable, int] = {"west": 2, "north": 2, "east": 2, "pile": 2, "gone": 52 - len(cards)}
    world = Whereabouts.of(BARBU, rooms).lying(BARBU.all - cards, "gone").missing(cards, "gone")
    return world.missing(BARBU.all.of("S"), "west").missing(BARBU.read("DK DA H4"), "pile", "north")


def test_each_way_in_which_the_cards_can_lie_comes_as_often_as_any_other() -> None:
    ways, times = Layouts(known()).count, 60
    worlds, rng = Worlds(known()), random.Random(1)
    found = Counter(tuple(worlds.draw(rng).values()) for _ in range(times * ways))
    assert len(found) == ways > 100
    assert {tuple(world.values()) for world in Worlds(known()).every(ways) or ()} == {*found}
    assert Worlds(known()).every(ways - 1) is None
    spread = sum((count - times) ** 2 / times for count in found.values())
    assert abs(spread - (ways - 1)) < 4 * (2 * (ways - 1)) ** 0.5  # four standard deviations of chance


def test_where_everything_is_known_there_is_one_world() -> None:
    whole = Whereabouts.of(BARBU, {"here": 52})
    assert Worlds(whole).every(1) == [{"here": BARBU.all.bits}]
    assert Worlds(whole).draw(random.Random(1)) == {"here": BARBU.all.bits}


def test_what_cannot_be_is_no_world() -> None:
    with pytest.raises(NoWorldError):
        Worlds(Whereabouts.of(BARBU, {"one": 26, "other": 26}).missing(BARBU.all, "one"))
