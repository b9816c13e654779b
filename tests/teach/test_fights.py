"""The wrong beliefs that a lesson fights: whoever holds one errs in two exercises, and in half of all on its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.every import every
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.beliefs import BELIEFS
from tutor.teach.beliefs.belief import Belief
from tutor.teach.course.lesson import Lesson, Step
from tutor.teach.course.parts import LESSONS
from tutor.teach.holders import CLAIMS, JUDGES, can_slip, errs
from tutor.teach.holders.habits import HABITS
from tutor.teach.question import Question
from tutor.teach.slips import SLIPS

FIGHTS = [(lesson, belief) for lesson in LESSONS.values() for belief in lesson.fights]


def unaided(lesson: Lesson) -> Iterator[Step]:
    """The exercises of a lesson of whose answer nothing is shown beforehand."""
    return (step for step in lesson.asked if step.help not in {"worked", "half"})


def rests_on(question: Question) -> set[str]:
    """The rules by which the right answer to a question is right."""
    told = [*question.because, *(option.says for option in question.options if option.right)]
    if question.grid:
        told += [cell.says for cell in question.grid.cells]
    return {saying.rule.id for saying in told if saying.rule}


def touches(belief: Belief, step: Step) -> bool:
    """Whether a belief bears on an exercise: one can make a slip of its holder there.

    Where a belief is known by no slip, the right answer rests on a rule that it is against.
    """
    if belief.slips:
        return can_slip(belief, step.exercise.question)
    return bool(rests_on(step.exercise.question) & {rule.id for rule in belief.against})


def told(lesson: Lesson, belief: Belief) -> tuple[list[str], list[str]]:
    """The steps in which a holder of a belief errs, and those that touch it besides, in which nobody does."""
    caught = [step.name for step in unaided(lesson) if errs(belief, step.exercise)]
    return caught, [step.name for step in unaided(lesson) if step.name not in caught and touches(belief, step)]


@pytest.mark.parametrize(("lesson", "belief"), FIGHTS, ids=[f"{lesson.id} {belief.id}" for lesson, belief in FIGHTS])
def test_a_belief_that_a_lesson_fights_errs_in_two_exercises_and_in_half_of_those_that_touch_it(
    lesson: Lesson, belief: Belief
) -> None:
    """So nobody finishes a lesson without mistakes who holds one of its beliefs and knows everything else."""
    caught, missed = told(lesson, belief)
    assert len(caught) >= max(2, len(missed)), f"caught in {caught}, not in {missed}"


def test_every_belief_is_fought_by_a_lesson_and_known_by_a_judge_a_habit_a_sentence_or_a_slip() -> None:
    assert {lesson.id for lesson, _ in FIGHTS} == {*LESSONS}
    assert {*BELIEFS} == {belief.id for _, belief in FIGHTS}
    held = {*JUDGES, *HABITS, *CLAIMS}
    assert [belief.id for belief in BELIEFS.values() if not belief.slips and belief.id not in held] == []
    assert held <= {*BELIEFS}


def test_a_belief_is_against_rules_that_a_lesson_teaches_and_names_slips_that_there_are() -> None:
    taught = {rule for lesson in LESSONS.values() for rule in lesson.rules}
    for belief in BELIEFS.values():
        assert belief.against
        assert {*belief.against} <= taught, belief.id
        assert {*belief.slips} <= {*SLIPS}, belief.id


@every(BELIEFS.values())
def test_a_belief_has_a_name_that_can_be_typed_and_is_one_sentence_in_every_language(belief: Belief) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)+", belief.id)
    told = [Words(lang).say(belief.says) for lang in LANGUAGES]
    assert len({*told}) == len(LANGUAGES)
    assert all(says.endswith(".") and ". " not in says for says in told)
