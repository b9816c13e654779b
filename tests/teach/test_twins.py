"""“Another like this”: an exercise that nobody has met on the page, and that gives nothing away."""

from __future__ import annotations

import pytest

from tutor.teach.course.parts import LESSONS


@pytest.mark.parametrize("lesson", LESSONS)
def test_another_like_an_exercise_is_not_asked_elsewhere_in_its_lesson(lesson: str) -> None:
    asked = {str(step.exercise) for step in LESSONS[lesson].asked}
    assert [step.exercise for step in LESSONS[lesson].asked if str(step.exercise.twin) in asked] == []
