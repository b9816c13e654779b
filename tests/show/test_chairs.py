"""Chairs: where everybody sits, seen from one's own place, also where somebody sits out."""

from __future__ import annotations

import pytest

from tutor.show.table.chairs import PLAYERS, Chairs


def names(chairs: Chairs) -> list[str | None]:
    """What the player at our own chair calls the seats of the deal, one by one."""
    return [chairs.name(seat) for seat in range(chairs.players)]


def test_the_next_to_play_sits_on_the_right_or_where_one_plays_clockwise_on_the_left() -> None:
    assert names(Chairs(0, 3)) == ["you", "the player on your right", "the player on your left"]
    assert names(Chairs(0, 3, clockwise=True)) == ["you", "the player on your left", "the player on your right"]


def test_without_an_own_chair_seats_have_numbers_only() -> None:
    assert names(Chairs()) == [None] * 4


def test_the_order_of_play_begins_with_oneself() -> None:
    assert Chairs(2, 5).order() == [2, 3, 4, 0, 1]
    assert Chairs().order() == [0, 1, 2, 3]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("clockwise", [False, True])
def test_everybody_sits_somewhere_else(players: int, *, clockwise: bool) -> None:
    for seat in range(players):
        chairs = Chairs(seat, players, clockwise)
        assert chairs.steps(seat) == 0
        assert {chairs.steps(other) for other in range(players)} == set(range(players))
        assert len(set(names(chairs))) == players


def test_who_sits_out_has_a_place_at_the_table_and_no_seat_in_the_deal() -> None:
    """Of five at the table the one at place 2 deals and sits out: seat 2 of the deal is the place 3."""
    chairs = Chairs(0, 4, dead=2)
    assert (chairs.table, chairs.around()) == (5, Chairs(0, 5))
    assert [chairs.steps(seat) for seat in range(4)] == [0, 1, 3, 4]
    assert names(chairs) == [chairs.around().name(place) for place in (0, 1, 3, 4)]


def test_who_sits_out_sees_the_deal_from_their_own_place() -> None:
    assert names(Chairs(None, 4, dead=0)) == [Chairs(0, 5).name(place) for place in (1, 2, 3, 4)]
