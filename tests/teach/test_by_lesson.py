"""The kinds of exercise, lesson by lesson: each stands once, where it is first asked."""

from __future__ import annotations

from tutor.teach.course.by_lesson import first_asked, in_no_lesson, one_of_each
from tutor.teach.course.parts import LESSONS
from tutor.teach.kinds import KINDS


def test_every_kind_stands_under_one_lesson_or_under_none() -> None:
    listed = [kind for kinds in first_asked().values() for kind in kinds] + [one.kind for one in in_no_lesson()]
    assert len(listed) == len({*listed})
    assert {kind.id for kind in listed} == {*KINDS}


def test_a_lesson_comes_with_all_that_it_asks_in_its_order_each_kind_once() -> None:
    for lesson in LESSONS.values():
        kinds = [exercise.kind.id for exercise in one_of_each(lesson)]
        assert kinds == [*dict.fromkeys(step.kind for step in lesson.to_answer)]


def test_a_kind_stands_under_no_lesson_before_the_one_that_asks_it_first() -> None:
    seen: set[str] = set()
    for lesson in LESSONS.values():
        new = {step.kind for step in lesson.asked} - seen
        assert {kind.id for kind in first_asked()[lesson.id]} == new
        seen |= new
