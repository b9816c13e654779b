"""What lessons bring back: towards the end of each, exercises of kinds that earlier ones have asked."""

from __future__ import annotations

from itertools import groupby
from math import ceil

import pytest

from tests.every import every
from tutor.show.exercises.course import as_text
from tutor.show.exercises.lesson import about
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.earlier import brought_back, lessons_brought_back
from tutor.teach.course.lesson import Lesson, Step
from tutor.teach.course.parts import LESSONS

#: The lessons with which a game begins: there is nothing to bring back but the other game.
FIRST = {"first-trick", "barbu-idea"}
LATER = [lesson for lesson in LESSONS.values() if lesson.id not in FIRST]
EVERY_LATER_LESSON = pytest.mark.parametrize("lesson", LATER, ids=[lesson.id for lesson in LATER])
#: The least share of the exercises of a lesson that come back, and the greatest number of its exercises.
SHARE, MOST = 0.25, 18
#: So many exercises that come back may follow each other: what is mixed is told apart.
RUN = 2


def late(lesson: Lesson) -> tuple[Step, ...]:
    """The last third of a lesson's steps, and its check."""
    return (*lesson.steps[-ceil(len(lesson.steps) / 3) :], *lesson.check)


@EVERY_LATER_LESSON
def test_a_quarter_of_a_lesson_comes_back_in_its_last_third_and_in_its_check(lesson: Lesson) -> None:
    back = [step.name for step in late(lesson) if step in brought_back(lesson)]
    assert len(back) >= SHARE * len(lesson.asked), back
    assert any(step in brought_back(lesson) for step in lesson.check)
    assert not all(step in brought_back(lesson) for step in lesson.check)
    assert len(lesson.asked) <= MOST


@EVERY_LATER_LESSON
def test_what_comes_back_is_of_more_than_one_kind_and_no_exercise_is_asked_twice(lesson: Lesson) -> None:
    back = [step for step in late(lesson) if step in brought_back(lesson)]
    assert len({(step.kind, step.about) for step in back}) > len(back) / 2
    asked_before = {step.exercise for one in LESSONS.values() if one is not lesson for step in one.asked}
    assert [step.name for step in back if step.exercise in asked_before] == []


@EVERY_LATER_LESSON
def test_what_comes_back_is_mixed_with_what_is_new(lesson: Lesson) -> None:
    """At the end, where the steps of a lesson are no longer about one thing after the other."""
    second_half = lesson.steps[len(lesson.steps) // 2 :]
    runs = [[*steps] for back, steps in groupby(second_half, brought_back(lesson).__contains__) if back]
    assert [[step.name for step in run] for run in runs if len(run) > RUN] == []


def test_the_first_lesson_of_a_game_brings_nothing_back_and_says_nothing_of_it() -> None:
    assert [lesson for name in FIRST for lesson in lessons_brought_back(LESSONS[name])] == []
    assert "comes back to" not in about(LESSONS["first-trick"], Html("en"))


@every(LANGUAGES)
def test_the_head_of_a_lesson_and_the_course_in_plain_text_name_the_lessons_that_come_back(lang: str) -> None:
    words, text = Words(lang), as_text(Words(lang))
    for lesson in LATER:
        says = {"en": "Towards the end the lesson comes back to", "fr": "Vers la fin, la leçon revient sur"}[lang]
        titles = [words.say(one.title) for one in lessons_brought_back(lesson)]
        assert f"{says} {words.list([f'<em>{title}</em>' for title in titles], 'and')}." in about(lesson, Html(lang))
        sentence = text.partition(f"{words.say(lesson.goal)} {says} ")[2].partition("\n")[0]
        assert all(title in sentence for title in titles)
