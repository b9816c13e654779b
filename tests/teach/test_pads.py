"""Answers that are laid out, and answers in a grid: what is right by counting, and again by trying everything."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.teach import arrangement
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.number import Number
from tutor.teach.saying import Saying

SAYS = [Saying.plain(N_("The first demand.")), Saying.plain(N_("The second demand.")), Saying.plain(N_("Well done."))]
DEMAND, ANOTHER, WELL = SAYS
NAMES = ("T3", "T5", "T8", "EX")
#: A simple matter: three trumps in all, and if the Excuse is one of them, no trump may stay in the hand.
SHOWN = Arrangement(
    tuple(Thing(name, name) for name in NAMES),
    (Place("shown", WELL, 4),),
    (Demand("shown", NAMES, 3, 3, DEMAND), Demand("shown", NAMES[:3], 3, 3, ANOTHER, given="EX")),
)


def test_right_is_whatever_meets_all_demands() -> None:
    assert SHOWN.key == (("T3@shown", "T5@shown", "T8@shown"),)
    assert SHOWN.reply(["T8@shown", "T5@shown", "T3@shown"], (WELL,)).because == (WELL,)


def test_the_first_demand_that_is_not_met_is_told() -> None:
    assert SHOWN.reply(["T3@shown"], ()).because == (DEMAND,)
    assert SHOWN.reply(["T3@shown", "T5@shown", "EX@shown"], ()).because == (ANOTHER,)


@pytest.mark.parametrize("wrong", ["T9@shown", "T3@table", "T3", 3])
def test_a_thing_or_a_place_that_there_is_not_is_an_error_that_says_where(wrong: object) -> None:
    with pytest.raises(RecordError) as refused:
        SHOWN.reply(["T5@shown", wrong], ())
    assert refused.value.place == "answer[1]"


def test_no_thing_lies_at_two_places_and_no_place_takes_more_than_it_has_room_for() -> None:
    two = Arrangement(SHOWN.things, (Place("one", WELL, 1), Place("other", WELL, 4)), ())
    for answer in (["T3@one", "T3@other"], ["T3@one", "T5@one"]):
        with pytest.raises(RecordError):
            two.reply(answer, ())


def test_of_very_many_right_answers_some_are_told_and_how_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrangement, "MANY", 5)
    monkeypatch.setattr(arrangement, "SOME", 2)
    any_two = Arrangement(SHOWN.things, SHOWN.places, (Demand("shown", NAMES, 2, 2, DEMAND),))
    assert any_two.members == 6
    assert len(any_two.key) == 2


@st.composite
def arrangements(draw: st.DrawFn) -> Arrangement:
    """Up to five things, one or two places, and a few demands of any sort."""
    names = [f"T{number}" for number in range(1, draw(st.integers(2, 5)) + 1)]
    places = [Place(name, WELL, draw(st.integers(1, 4))) for name in ("row", "other")[: draw(st.integers(1, 2))]]
    demands = []
    for _ in range(draw(st.integers(0, 3))):
        among = draw(st.lists(st.sampled_from(names), unique=True, min_size=1))
        least = draw(st.integers(0, len(among)))
        most = draw(st.integers(least, len(among)))
        given_one = draw(st.none() | st.sampled_from(names))
        demands.append(Demand(draw(st.sampled_from(places)).id, tuple(among), least, most, DEMAND, given_one))
    return Arrangement(tuple(Thing(name, name) for name in names), tuple(places), tuple(demands))


@given(arrangements())
def test_what_is_right_by_counting_is_what_is_right_by_trying_everything(laid_out: Arrangement) -> None:
    right = set()
    for places in product((None, *(place.id for place in laid_out.places)), repeat=len(laid_out.things)):
        put = zip((thing.id for thing in laid_out.things), places, strict=True)
        answer = tuple(f"{name}@{place}" for name, place in put if place)
        rooms = [(sum(one.endswith(f"@{place.id}") for one in answer), place.room) for place in laid_out.places]
        if all(lie <= room for lie, room in rooms) and laid_out.reply(answer, ()).right:
            right.add(answer)
    assert laid_out.members == len(right)
    assert {*laid_out.key} == right


PAID = Grid(
    (Cell("attack", "garde", "attack", DEMAND), Cell("defence", "prise", "defence", ANOTHER)),
    (State("attack", WELL), State("defence", WELL)),
)


def test_each_cell_has_one_state_and_what_is_wrong_is_told_of_its_cell() -> None:
    assert PAID.reply(["defence=defence", "attack=attack"], (WELL,)).right
    assert PAID.reply(["attack=defence", "defence=defence"], (WELL,)).because == (DEMAND,)
    assert PAID.reply(["attack=attack"], (WELL,)).because == (ANOTHER,)


@pytest.mark.parametrize("wrong", ["attack=nobody", "nobody=attack", "attack", "attack=attack"])
def test_a_cell_or_a_state_that_there_is_not_or_a_cell_twice_is_an_error_that_says_where(wrong: str) -> None:
    with pytest.raises(RecordError) as refused:
        PAID.reply(["attack=attack", wrong], ())
    assert refused.value.place == "answer[1]"


def test_an_estimate_that_may_not_be_off_at_all_is_refused_with_its_place() -> None:
    assert Number.estimate(51, {}, within=8).reply(["44"], ()).right
    with pytest.raises(RecordError, match=r"within.*0.*more than 0"):
        Number.estimate(51, {}, within=0)
