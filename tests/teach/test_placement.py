"""The placement test: five boards on which those who play other games stumble, and the lesson to which each leads."""

from __future__ import annotations

from tests.page import page
from tutor.show.exercises.placement import begin
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.teach.course.parts import LESSONS
from tutor.teach.placement import BEYOND, BOARDS


def test_each_board_has_one_answer_and_leads_to_a_lesson_of_the_course() -> None:
    assert len(BOARDS) == len({str(exercise) for exercise, _ in BOARDS}) == 5
    for exercise, lesson in BOARDS:
        assert exercise.question.unique
        assert lesson in LESSONS


def test_a_lesson_asks_for_none_of_the_boards() -> None:
    """Who begins with it has just seen them."""
    asked = {str(step.exercise) for lesson in LESSONS.values() for step in lesson.asked}
    assert asked.isdisjoint(str(exercise) for exercise, _ in BOARDS)


def test_the_lesson_of_a_board_asks_for_the_rule_that_decides_it() -> None:
    for exercise, lesson in BOARDS:
        rules = {saying.rule for saying in exercise.question.because}
        asked = [step.exercise.question.because for step in LESSONS[lesson].asked]
        assert rules <= {saying.rule for because in asked for saying in because}, exercise


def test_who_knows_it_all_begins_where_the_trick_is_behind_them() -> None:
    order = [*LESSONS]
    assert all(order.index(lesson) < order.index(BEYOND) for _, lesson in BOARDS)


def test_nothing_is_said_before_the_boards_are_answered_and_then_one_of_the_lines() -> None:
    for lang in LANGUAGES:
        drawn = page(begin(Html(lang, rulebook="../../rulebook/")))
        lines = drawn.all("p[data-begin]")
        assert [line["data-begin"] for line in lines] == [*dict.fromkeys(lesson for _, lesson in BOARDS), BEYOND]
        assert all("hidden" in line.attributes for line in lines)
