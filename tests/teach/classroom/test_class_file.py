"""A class as a file: what is written is read again as it was, whatever people are called."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.classes import any_answers, right_answers, task_of
from tutor.core.glimpse import visible
from tutor.teach.classroom.class_file import class_text
from tutor.teach.classroom.fixed import LONGEST_CODE
from tutor.teach.classroom.handed_in import LONGEST_NAME, HandedIn
from tutor.teach.classroom.reading import Class, Source, read_class, task_named

TASK = task_of("which-cards")
OTHER = replace(TASK, title="Another")
ODD = ("Ada=Bo", "{Ada}", "[1]", "#task=abc", "x#task=abc=", "é" * LONGEST_NAME, "=", "16PME5B0", "- -")
NAMES = st.text(max_size=LONGEST_NAME).map(str.strip).filter(lambda name: visible(name) == name) | st.sampled_from(ODD)


def read(*texts: str) -> Class:
    return read_class(TASK, [Source(f"{number}.txt", text) for number, text in enumerate(texts)])


@settings(max_examples=60, deadline=None)
@given(st.lists(NAMES, max_size=6, unique=True), st.integers(0, 99))
def test_a_class_is_read_from_its_file_as_it_was(names: list[str], seed: int) -> None:
    rng = random.Random(seed)
    learners = tuple(HandedIn(name, any_answers(TASK, rng)) for name in names)
    text = class_text(TASK, learners)
    assert read(text) == Class(learners, ())
    assert task_named([Source("class.txt", text)]) == TASK.link


def test_a_file_can_be_read_by_people_too_and_each_of_its_lines_stands_alone() -> None:
    link, ada, *others = class_text(
        TASK, [HandedIn("Ada", right_answers(TASK)), HandedIn("Bo", right_answers(TASK))]
    ).splitlines()
    assert link == TASK.link
    assert ada.startswith("Ada=")
    assert len(ada) <= len("Ada=") + LONGEST_CODE
    assert len(others) == 1
    assert [one.name for one in read(ada).learners] == ["Ada"]


def test_two_classes_are_one_and_of_a_name_in_both_the_first_stays() -> None:
    ada, bo, again = (
        HandedIn(name, any_answers(TASK, random.Random(seed))) for name, seed in (("Ada", 1), ("Bo", 2), ("Ada", 3))
    )
    found = read(class_text(TASK, [ada, bo]), class_text(TASK, [again]))
    assert found.learners == (ada, bo)
    assert [(one.error.place, one.others) for one in found.unread] == [("1.txt", 0)]


def test_the_class_of_another_task_is_said_once_and_nothing_of_it_is_read() -> None:
    (unread,) = read(class_text(OTHER, [HandedIn("Ada", right_answers(OTHER))])).unread
    assert (unread.error.place, unread.others) == ("0.txt: 1", 1)
    assert not read(class_text(OTHER, [])).learners


def test_a_task_is_named_by_the_file_of_a_class_or_of_a_learner_and_by_no_code() -> None:
    handed_in = f'{{"v": 1, "task": "{TASK.link}", "name": "Ada", "answers": []}}'
    assert task_named([Source("a", "16PME5B0"), Source("b", handed_in)]) == TASK.link
    assert task_named([Source("a", "16PME5B0"), Source("b", b"\xff")]) is None
