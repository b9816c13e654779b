"""Tasks and the answers of a class to them, as the tests make them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from tutor.core.errors import RecordError
from tutor.teach.classroom.exercises import Drawn, of_lesson
from tutor.teach.classroom.task import Task
from tutor.teach.classroom.ways import Answers, in_order, ways
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import Exercise
from tutor.teach.number import written
from tutor.teach.question import Answer, Question

#: Numbers as people type them.
TYPED = ("0", "7", "-116", "40.5", "+216", ".5", "007", "-416.5", "1000")


@cache
def task_of(lesson: str) -> Task:
    """The task of a lesson: all its exercises that are to be answered."""
    return Task(of_lesson(LESSONS[lesson]))


def task_with(*exercises: Exercise) -> Task:
    """A task of some exercises."""
    return Task(tuple(map(Drawn, exercises)))


def right_answers(task: Task) -> Answers:
    """The right answer to every exercise."""
    return tuple(question.key[0] for question in task.questions)


def any_answer(question: Question, rng: random.Random) -> Answer:
    """Any answer that a question takes, right or wrong, whole or not."""
    if question.number:
        return rng.choice([(number,) for number in TYPED] + [()])
    for share in (1.0, 0.5, 0.2, 0.0):  # the fewer things, the sooner there is room for them
        chosen = {rng.choice(part) for part in ways(question) if rng.random() <= share}
        answer = in_order(
            question, chosen if question.pad != "mark" else {*rng.sample(sorted(chosen), len(chosen) // 2)}
        )
        if _taken(question, answer):
            return answer
    return ()


def _taken(question: Question, answer: Answer) -> bool:
    try:
        question.reply(answer)
    except RecordError:
        return False
    return True


def any_answers(task: Task, rng: random.Random) -> Answers:
    """Any answers to a task, right ones and wrong ones, and some exercises without any."""

    def one(question: Question) -> Answer | None:
        return rng.choice([None, question.key[0], any_answer(question, rng), any_answer(question, rng)])

    return tuple(map(one, task.questions))


def slipping(task: Task, rng: random.Random, share: float) -> Answers:
    """The answers of somebody who knows everything, and slips in a share of them."""
    return tuple(slip(question, rng) if rng.random() < share else question.key[0] for question in task.questions)


def slip(question: Question, rng: random.Random) -> Answer:
    """A wrong answer by chance: one part of the right one changed, or another number that lies near."""
    right = wrong = question.key[0]
    while question.reply(wrong).right:
        if question.number:
            number = question.number
            near = [number.right + 1, number.right - 1, 2 * number.right + 3]
            wrong = (written(rng.choice([*number.slips, *near])),)
        elif question.pad == "choose":
            wrong = (rng.choice(question.options).id,)
        elif question.arrangement:
            left_out = rng.choice(right)
            wrong = tuple(part for part in right if part != left_out)
        else:
            wrong = in_order(question, _changed(right, rng.choice(ways(question)), rng))
    return wrong


def _changed(right: Answer, part: Sequence[str], rng: random.Random) -> set[str]:
    """A right answer in which one part was left out, or put in, or is another."""
    others = [text for text in part if text not in right]
    changed = {*right} - {*part}
    return changed | {rng.choice(others)} if others and (len(part) > 1 or not {*right} & {*part}) else changed
