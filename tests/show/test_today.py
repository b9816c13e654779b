"""Where a learner goes on today: one lesson, and a few topics to come back to."""

from __future__ import annotations

from tests.page import Element, page
from tutor.show.exercises.progress import Progress
from tutor.show.exercises.today import MOST, NAMED, goes_on, today
from tutor.show.html import Html
from tutor.teach.course.lesson import Step
from tutor.teach.course.parts import LESSONS
from tutor.teach.course.taught import asked_about
from tutor.teach.known.log import Answer, Log

A_DAY = 86400
NOW = 1763760000
FIRST, SECOND = [*LESSONS.values()][:2]


def answered(step: Step, days: int = 0) -> Answer:
    """The answer to a step of a lesson, so many days ago."""
    asked = step.exercise
    return Answer(NOW - days * A_DAY, asked.kind.id, 1, asked.level, asked.seed, (), right=True, hints=0)


def arose(topic: str, days: int = 9) -> Answer:
    """A deal in which a topic arose, so many days ago."""
    return Answer(NOW - days * A_DAY, "deal-tarot", 1, 1, 1, (topic,), right=True, hints=0)


def all_of(lesson: str, days: int = 0) -> list[Answer]:
    return [answered(step, days) for step in LESSONS[lesson].to_answer]


def progress(*answers: Answer) -> Progress:
    return Progress(Log(tuple(sorted(answers))), NOW)


def told(*answers: Answer) -> Element:
    return page(today(progress(*answers), Html("en"), lambda lesson: f"{lesson.id}.ipynb"))


def test_a_newcomer_begins_with_the_first_lesson() -> None:
    found = told()
    assert found.one("p a")["href"] == f"{FIRST.id}.ipynb"
    assert found.texts("p") == [f"Begin with: {FIRST.title}", "There is nothing to come back to today."]


def test_one_goes_on_in_the_lesson_of_the_last_answer_at_the_exercise_that_is_next() -> None:
    excuse = LESSONS["excuse"]
    steps = excuse.to_answer
    found = told(answered(steps[0]), *all_of(FIRST.id, 3))
    assert found.texts("p")[0] == f"Go on with: The Excuse, exercise 2 of {len(steps)}"


def test_after_a_lesson_the_next_one_that_is_not_done_is_offered() -> None:
    assert told(*all_of(FIRST.id)).texts("p")[0] == f"The next lesson: {SECOND.title}"


def test_after_all_lessons_nothing_is_offered() -> None:
    every = [one for lesson in LESSONS for one in all_of(lesson)]
    assert goes_on(progress(*every)) is None
    assert told(*every).texts("p") == ["There is nothing to come back to today."]


def test_the_first_few_questions_that_come_back_are_named_by_topics_with_the_day_when_they_were_met() -> None:
    found = told(arose("T04"))
    assert found.texts("li") == ["Which card wins, last met 9 days ago"]
    assert len(told(*(arose(topic.id, 9 + n) for n, topic in enumerate(asked_about()))).all("li")) == NAMED


def test_while_much_waits_no_new_lesson_is_offered_and_one_that_is_begun_still_is() -> None:
    step = FIRST.to_answer[0]
    waiting = [arose(one.id) for one in asked_about()]
    assert told(*waiting[:MOST]).one("p a").text == FIRST.title
    assert told(*waiting[: MOST + 1]).all("p a") == []
    assert told(*waiting, answered(step)).texts("p")[0].startswith("Go on with:")
