"""The road through Barbu: doubling is taught before the first double that one meets."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.core.record import Record
from tutor.games import reached
from tutor.hosts.table.session import Session
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS
from tutor.teach.open_boards import Threads

TEACHES = "doubling"
BEFORE = [lesson for lesson in LESSONS.values() if lesson.game == "barbu"]
BEFORE = BEFORE[: [lesson.id for lesson in BEFORE].index(TEACHES)]
#: The lesson that asks about cards and tricks alone, before anybody has spoken.
WITHOUT_A_DEAL = "barbu-idea"
EVERY_LESSON_BEFORE = pytest.mark.parametrize("lesson", BEFORE, ids=[lesson.id for lesson in BEFORE])


def test_every_contract_has_been_played_before_anybody_doubles() -> None:
    assert [lesson.id for lesson in BEFORE] == [
        "barbu-idea",
        "b-no-tricks",
        "b-no-hearts",
        "b-no-queens",
        "b-king",
        "b-last-two",
        "b-trumps",
        "b-domino",
    ]


@EVERY_LESSON_BEFORE
def test_its_tables_begin_with_the_play_and_nobody_has_doubled(lesson: Lesson) -> None:
    for opens in lesson.tables:
        session = Session({**opens, "live": True})
        assert session.at.phase == "play"
        assert session.at.turn == session.state.table.learner
        assert session.at.bets.named == ()
        assert session.state.table.match is None  # no next deal, which would begin with a call


@EVERY_LESSON_BEFORE
def test_none_of_its_exercises_shows_a_double(lesson: Lesson) -> None:
    boards = [board for step in lesson.asked for board in step.exercise.question.boards]
    assert not any(isinstance(board, Threads) for board in boards)
    deals: list[Any] = [reached(one) for one in boards if isinstance(one, Record) and one.game == lesson.game]
    assert bool(deals) is (lesson.id != WITHOUT_A_DEAL)
    for at in deals:
        assert at.phase in {"call", "play"}
        assert at.phase == "call" or at.bets.named == ()
