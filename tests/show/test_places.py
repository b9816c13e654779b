"""Places of an answer on a page: they stand where they belong, in the tricks on the boards, or above the things."""

from __future__ import annotations

import pytest

from tests.every import every
from tests.page import Element, Table
from tutor.show.exercises.exercise import exercise
from tutor.show.html import Html
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS


def drawn(kind: str) -> Table:
    """An exercise of a kind, read as a page."""
    return Table(exercise(Exercise(KINDS[kind], 1, 1), Html("en")))


def places(part: Element) -> list[str]:
    return [place["data-place"] for place in part.all("[data-place]")]


@every(("take-all", "say-by-order"))
def test_a_card_that_is_laid_to_a_trick_goes_into_the_trick(kind: str) -> None:
    page = drawn(kind)
    boards = page.all(".board")
    assert len(boards) > 1
    assert [len(places(board)) for board in boards] == [1] * len(boards)
    assert places(page.one(".arrange")) == []


@pytest.mark.parametrize("kind", ["order", "poker-set", "settle-all"])
def test_other_places_stand_with_the_things_that_are_put_to_them(kind: str) -> None:
    page = drawn(kind)
    assert places(page.one(".arrange")) == places(page)
    assert len(places(page)) > 1
