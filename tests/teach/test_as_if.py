"""A wrong answer that just one belief explains is told as such."""

from __future__ import annotations

from tests.every import every
from tutor.teach.beliefs import BELIEFS
from tutor.teach.course.parts import LESSONS
from tutor.teach.holders import answers, as_if
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.question import Question

#: Where the rules of a lesson leave several beliefs with one answer, none of them is named: at least so many are.
NAMED = 0.6


def wrong(question: Question, answer: tuple[str, ...]) -> bool:
    return set(answer) not in map(set, question.key)


def test_somebody_who_takes_trumping_for_a_choice_is_told_so() -> None:
    exercise, belief = Exercise(KINDS["allowed"], 1, 6), BELIEFS["trumping-optional"]
    (answer,) = answers(belief, exercise)
    assert wrong(exercise.question, answer)
    assert as_if(exercise, answer) is belief
    assert as_if(exercise, exercise.question.key[0]) is None
    assert as_if(exercise, ()) is None
    assert as_if(exercise, ["no option"]) is None


def test_whoever_holds_a_belief_that_a_lesson_fights_is_mostly_named_by_it() -> None:
    named: list[bool] = []
    for lesson in LESSONS.values():
        for exercise in (step.exercise for step in lesson.to_answer):
            for belief in lesson.fights:
                given = next(iter(answers(belief, exercise)), exercise.question.key[0])
                if wrong(exercise.question, given):
                    found = as_if(exercise, given)
                    assert found is None or given in answers(found, exercise), (str(exercise), belief.id)
                    named.append(found is belief)
    assert sum(named) >= NAMED * len(named)


@every(KINDS.values())
def test_every_exercise_can_be_asked_what_its_believers_answer(kind: Kind) -> None:
    for level in LEVELS:
        exercise = Exercise(kind, level, 1)
        for belief in BELIEFS.values():
            if belief.against[0].id[0] in {rule.id[0] for rule in exercise.rules}:
                answers(belief, exercise)
