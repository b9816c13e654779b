"""A code holds exactly what was answered, and shows when a letter of it is wrong."""

from __future__ import annotations

import random
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classes import any_answers, right_answers, task_of, task_with
from tests.every import every
from tutor.core.errors import RecordError
from tutor.teach.classroom.code import ALPHABET, CHECKS, code, handed_in_by
from tutor.teach.classroom.fixed import LONGEST_CODE
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.packing import answers_in, number_of
from tutor.teach.classroom.task import Task
from tutor.teach.classroom.ways import ways
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS
from tutor.teach.question import Answer

NAMES = st.text(st.characters(blacklist_categories=("Cc", "Cf", "Cs", "Zl", "Zp")), max_size=12).map(str.strip)


@every(LESSONS)
def test_any_answers_to_a_lesson_fit_into_a_code_with_a_name_and_come_out_as_they_were_given(lesson: str) -> None:
    task, rng = task_of(lesson), random.Random(lesson)
    for answers in (right_answers(task), *(any_answers(task, rng) for _ in range(20))):
        assert answers_in(task.questions, number_of(task.questions, answers, 77)) == (answers, 77)
        handed_in = HandedIn("Zoé Martin", answers)
        found = code(task, handed_in)
        assert found.named
        assert len(found.text) <= LONGEST_CODE
        assert {*found.text} <= {*ALPHABET}
        assert handed_in_by(task, found.text) == handed_in


def test_right_answers_make_the_shortest_codes() -> None:
    lengths = [len(code(task, HandedIn("", right_answers(task))).text) for task in map(task_of, LESSONS)]
    assert max(lengths) <= 12
    assert median(lengths) <= 10


@given(NAMES, st.integers(0, 2**20))
def test_a_name_stands_in_the_code_where_there_is_room(name: str, seed: int) -> None:
    task = task_of("which-cards")
    answers = any_answers(task, random.Random(seed))
    found = code(task, HandedIn(name, answers))
    assert handed_in_by(task, found.text) == HandedIn(name if found.named else "", answers)


def test_a_long_name_gives_way_to_the_answers() -> None:
    task = task_of("which-cards")
    given_in = HandedIn("M" * 60, right_answers(task))
    found = code(task, given_in)
    assert not found.named
    assert handed_in_by(task, found.text) == given_in._replace(name="")


def test_answers_that_no_code_holds_are_an_error() -> None:
    task = task_with(*(Exercise(KINDS["score-taker"], 1, seed) for seed in range(1, 8)))
    odd = HandedIn("", tuple(("-1234567890123456.78",) for _ in task.exercises))
    with pytest.raises(RecordError) as error:
        code(task, odd)
    assert error.value.place == "answers"


def test_one_letter_that_is_wrong_is_found() -> None:
    rng = random.Random(1)
    noticed = tried = 0
    for lesson in LESSONS:
        task = task_of(lesson)
        text = code(task, HandedIn("Zoé", any_answers(task, rng))).text
        for place, letter in enumerate(text):
            for other in {*ALPHABET} - {letter}:
                tried += 1
                noticed += refuses(task, text[:place] + other + text[place + 1 :])
    assert tried > 20_000
    assert noticed / tried >= 0.999


def refuses(task: Task, text: str) -> bool:
    try:
        handed_in_by(task, text)
    except RecordError:
        return True
    return False


def test_a_code_is_read_by_its_own_task_only() -> None:
    answers = right_answers(task_of("which-cards"))
    text = code(task_of("which-cards"), HandedIn("", answers)).text
    for lesson in {*LESSONS} - {"which-cards"}:
        assert refuses(task_of(lesson), text)


def test_a_code_is_read_in_small_letters_and_in_groups() -> None:
    task = task_of("first-trick")
    given_in = HandedIn("Ada", right_answers(task))
    text = code(task, given_in).text
    assert handed_in_by(task, text.lower()) == given_in
    assert handed_in_by(task, f"{text[:4]} {text[4:9]}-{text[9:]}") == given_in


@pytest.mark.parametrize("text", ["", "A" * (CHECKS - 1), "0" * (LONGEST_CODE + 1), "ABCDEFGI", "ABCDÉ", "AB CD!"])
def test_what_is_no_code_is_said_so(text: str) -> None:
    with pytest.raises(RecordError) as error:
        handed_in_by(task_of("first-trick"), text)
    assert error.value.place == "code"


def test_a_code_that_somebody_has_made_up_is_judged_as_a_file_is() -> None:
    task = task_of("ecart")
    crowded = next(place for place, question in enumerate(task.questions) if question.arrangement)
    number = next(place for place, question in enumerate(task.questions) if question.number)
    all_in_one = tuple(texts[0] for texts in ways(task.questions[crowded]))
    for place, answer, name in ((crowded, all_in_one, ""), (number, ("..",), ""), (number, ("7",), "a\x1b[2J")):
        answers: list[Answer | None] = [None] * len(task.questions)
        answers[place] = answer
        text = code(task, HandedIn(name, tuple(answers))).text
        assert refuses(task, text), (answer, name)


def test_nothing_answered_is_a_code_too() -> None:
    task = task_of("first-trick")
    nothing = HandedIn("", (None,) * len(task.exercises))
    assert handed_in_by(task, code(task, nothing).text) == nothing
