"""Whether cards can lie as all that is known of them asks: Hall's theorem against every way tried out."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import Card, Cards, Pack
from tutor.core.possible import Whereabouts

SMALL = Pack({"S": ("1", "2", "3"), "H": ("1", "2"), "D": ("1",)})
KING, SPADES = SMALL.read("H2"), SMALL.all.of("S")
ROOMS: dict[Hashable, int] = {0: 2, 1: 2, "rest": 2}
TABLE = Whereabouts.of(SMALL, ROOMS)

cards = st.integers(0, SMALL.all.bits).map(lambda bits: Cards(SMALL, bits))
places = st.sampled_from(list(ROOMS))
facts = st.lists(
    st.tuples(st.sampled_from(["lying", "missing"]), cards, st.lists(places, max_size=2, unique=True)), max_size=6
)


def test_two_hands_cannot_share_a_card_nor_hold_more_than_there_is_room_for() -> None:
    assert TABLE.lying(KING, 0).possible
    assert not TABLE.lying(KING, 0).lying(KING, 1).possible
    assert not TABLE.lying(SPADES, 0).possible
    assert TABLE.lying(SPADES, 0, 1).possible


def test_cards_that_every_other_place_excludes_must_lie_in_the_last() -> None:
    without = TABLE.missing(SPADES, 0).missing(KING, 1)
    assert without.possible
    assert not without.missing(SPADES, "rest").possible  # three spades, and room for two
    assert without.missing(SMALL.read("S1"), "rest").possible


def test_a_place_may_have_to_hold_one_of_some_cards() -> None:
    assert TABLE.holding(SPADES, 0).possible
    assert not TABLE.holding(SPADES, 0).lying(SMALL.all - SPADES, 0, 1).lying(SPADES, 1, "rest").possible
    assert not TABLE.missing(SPADES, 0).holding(SPADES, 0).possible


def test_a_place_without_room_is_none() -> None:
    assert not Whereabouts.of(SMALL, {0: 6, 1: 0}).lying(KING, 1).possible


@given(facts, st.none() | st.tuples(cards, places, st.integers(1, 2)))
def test_it_is_possible_exactly_if_there_is_a_way_to_lay_the_cards_out(
    told: list[tuple[str, Cards, list[Hashable]]], held: tuple[Cards, Hashable, int] | None
) -> None:
    world = TABLE
    for fact, some, where in told:
        world = world.lying(some, *where) if fact == "lying" else world.missing(some, *where)
    world = world.holding(*held) if held else world
    assert world.possible == any(
        agrees(dict(zip(SMALL.cards, way, strict=True)), told, held) for way in product([*ROOMS], repeat=len(SMALL))
    )


def agrees(
    way: dict[Card, Hashable],
    told: list[tuple[str, Cards, list[Hashable]]],
    held: tuple[Cards, Hashable, int] | None,
) -> bool:
    """Whether the cards, laid out in one way, are as they are told to be."""
    lies = list(way.values())
    full = all(lies.count(place) == room for place, room in ROOMS.items())
    kept = all((way[card] in where) is (fact == "lying") for fact, some, where in told for card in some)
    return full and kept and (held is None or sum(way[card] == held[1] for card in held[0]) >= held[2])
