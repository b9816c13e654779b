"""Glances at puzzles: each finds the best card of some of the ends of a bank, and none of too many."""

from __future__ import annotations

from measures import barbu_endings, endings
from measures.glances import OFTEN, SPARE, even, glances, in_their_places
from tests.every import every
from tutor.core.cards import BARBU, TAROT
from tutor.teach.barbu import endgames as barbu_ends
from tutor.teach.kind import LEVELS
from tutor.teach.tarot import endgames as tarot_ends


def test_a_card_is_found_by_its_height_its_place_and_the_length_of_its_suit() -> None:
    hand = BARBU.read("S4 SK H2 H9 HQ")
    found = glances(BARBU["SK"], tuple(hand), hand)
    assert {"highest card", "1", "highest short suit", "highest card but hearts", "most value"} <= found
    assert not {"lowest short suit", "last", "highest heart", "highest trump", "highest number"} & found


def test_of_two_suits_as_long_somebody_may_take_either() -> None:
    hand = BARBU.read("S4 SK D2 D9")
    assert "highest short suit" in glances(BARBU["D9"], tuple(hand), hand)
    assert "highest shorter suit" in glances(BARBU["SK"], tuple(hand), hand)


def test_a_low_trump_is_higher_than_a_king() -> None:
    hand = TAROT.read("SK H3 T2")
    assert {"highest card", "lowest trump", "highest trump"} <= glances(TAROT["T2"], tuple(hand), hand)


def test_so_many_go_that_a_glance_finds_no_more_than_it_may_and_the_last_go_first() -> None:
    found = {str(number): {"lowest"} if number < 30 else {"highest"} for number in range(40)}
    left = even([*found], found.__getitem__)
    assert left == [*map(str, range(len(left) - 10)), *map(str, range(30, 40))]
    assert len(left) - 10 <= OFTEN * len(left) + SPARE < len(left) - 9 + OFTEN


def test_what_is_new_stands_in_the_places_of_what_has_gone() -> None:
    assert in_their_places("abcd", "adxyz") == ["a", "x", "y", "d", "z"]
    assert in_their_places("abcd", "bx") == ["x", "b"]


@every(barbu_ends.SORTS, LEVELS)
def test_no_glance_finds_too_many_of_the_ends_of_a_contract(sort: str, level: int) -> None:
    found = barbu_ends.endings(sort, level)
    assert even(found, barbu_endings.found_at_a_glance) == [*found]


@every(tarot_ends.SORTS, LEVELS)
def test_no_glance_finds_too_many_of_the_ends_of_a_sort(sort: str, level: int) -> None:
    found = tarot_ends.endings(sort, level)
    assert even(found, endings.found_at_a_glance) == [*found]
