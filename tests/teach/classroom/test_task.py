"""A task is its link: what was put into it comes out of it, and nothing else is taken for one."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classes import task_of
from tests.every import every
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.fragment import LARGEST, LONGEST, packed, unpacked
from tutor.games import read_record
from tutor.teach.classroom.exercises import Drawn, Own
from tutor.teach.classroom.task import LONGEST_TITLE, MOST, Task
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import LEVELS, Exercise
from tutor.teach.kinds import KINDS
from tutor.teach.positions import SEEDS

RECORD = read_record((Path(__file__).parents[3] / "docs" / "examples" / "overtrump.json").read_text("utf-8"))
OWN = Own.about(KINDS["allowed"], RECORD)
DRAWN = st.builds(Exercise, st.sampled_from([*KINDS.values()]), st.sampled_from(LEVELS), st.sampled_from(SEEDS))
TITLES = st.text(st.characters(blacklist_categories=("Cc", "Cf", "Cs", "Zl", "Zp", "Cn", "Co")), max_size=LONGEST_TITLE)
TASKS = st.builds(
    Task,
    st.lists(st.one_of(DRAWN.map(Drawn), st.just(OWN)), min_size=1, max_size=30).map(tuple),
    title=TITLES,
    hints=st.booleans(),
    at_end=st.booleans(),
)


def link_of(data: object) -> str:
    return packed("task", data)


@given(TASKS)
def test_what_is_in_a_task_comes_out_of_its_link_in_the_same_order(task: Task) -> None:
    assert Task.linked(task.link) == task
    assert Task.linked(f"https://example.org/class/{task.link}").link == task.link


@every(LESSONS)
def test_the_link_of_every_lesson_fits_on_a_wall(lesson: str) -> None:
    assert len(task_of(lesson).link) < 350


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ([], "task"),
        ({"exercises": ["allowed.1.1.3"]}, "v"),
        ({"v": 2, "exercises": ["allowed.1.1.3"]}, "v"),
        ({"v": 1}, "exercises"),
        ({"v": 1, "exercises": []}, "exercises"),
        ({"v": 1, "exercises": ["allowed.1.1.3"] * (MOST + 1)}, "exercises"),
        ({"v": 1, "exercises": ["allowed.1.1.3", "nonsense.1.1.3"]}, "exercises[1].kind"),
        ({"v": 1, "exercises": ["allowed.99.1.3"]}, "exercises[0].edition"),
        ({"v": 1, "exercises": ["allowed.1.4.3"]}, "exercises[0].level"),
        ({"v": 1, "exercises": ["allowed"]}, "exercises[0]"),
        ({"v": 1, "exercises": [7]}, "exercises[0]"),
        ({"v": 1, "exercises": [{**OWN.to_json(), "edition": 99}]}, "exercises[0].edition"),
        ({"v": 1, "exercises": [{**OWN.to_json(), "seed": 1}]}, "exercises[0].seed"),
        ({"v": 1, "exercises": [{**OWN.to_json(), "record": {"game": "chess"}}]}, "exercises[0].game"),
        ({"v": 1, "exercises": ["allowed.1.1.3"], "title": "x" * (LONGEST_TITLE + 1)}, "title"),
        ({"v": 1, "exercises": ["allowed.1.1.3"], "title": "a\nb"}, "title"),
        ({"v": 1, "exercises": ["allowed.1.1.3"], "title": 7}, "title"),
        ({"v": 1, "exercises": ["allowed.1.1.3"], "hints": "no"}, "hints"),
        ({"v": 1, "exercises": ["allowed.1.1.3"], "answers": "never"}, "answers"),
        ({"v": 1, "exercises": ["allowed.1.1.3"], "colour": "red"}, "colour"),
    ],
)
def test_what_is_wrong_in_a_link_is_said_with_its_place(data: object, place: str) -> None:
    with pytest.raises(RecordError) as error:
        Task.linked(link_of(data))
    assert error.value.place == place


def squeezed(text: bytes) -> str:
    return f"#task={urlsafe_b64encode(zlib.compress(text)).rstrip(b'=').decode()}"


@pytest.mark.parametrize(
    "link",
    [
        "",
        "allowed.1.1.3",
        "#task=",
        "#task=?",
        "#task=AAAAA",
        task_of("which-cards").link[:-3],
        task_of("which-cards").link[:40] + "x" + task_of("which-cards").link[41:],
        task_of("which-cards").link + "AAAA",
        squeezed(b"no JSON"),
        squeezed(b"[" + b" " * LARGEST + b"]"),
        "#task=" + "A" * LONGEST,
    ],
)
def test_a_link_that_was_cut_or_changed_or_holds_too_much_is_an_error_and_no_crash(link: str) -> None:
    with pytest.raises(RecordError) as error:
        Task.linked(link)
    assert error.value.place.startswith("task")


def test_no_more_of_a_link_is_unpacked_than_it_may_hold() -> None:
    with pytest.raises(RecordError) as error:
        Task.linked(squeezed(b"[" + b" " * LARGEST + b"]"))
    assert error.value.facts == {"count": 64}


@given(st.integers(0, 200), st.sampled_from("ABCxyz019-_"))
def test_no_letter_of_a_link_can_be_changed_unnoticed(place: int, letter: str) -> None:
    link = task_of("which-cards").link
    at = 6 + place % (len(link) - 6)
    changed = link[:at] + letter + link[at + 1 :]
    if changed != link:
        with pytest.raises(RecordError):
            Task.linked(changed)


def test_too_many_positions_of_ones_own_are_too_long_for_a_browser() -> None:
    noise = [{"kind": str(zlib.crc32(str(number).encode()))} for number in range(2000)]
    with pytest.raises(RecordError) as error:
        packed("task", noise)
    assert error.value.place == "task"


def test_a_fragment_holds_text_of_every_language() -> None:
    assert unpacked("task", packed("task", {"title": "Écart — 31 ♥ 日本"})) == {"title": "Écart — 31 ♥ 日本"}


def test_of_a_position_of_ones_own_the_link_holds_nothing_that_a_learner_may_not_see() -> None:
    hidden = TAROT.read("S2 S3 S5 S6 S7")
    everything = replace(RECORD, hands=(RECORD.hands[0], hidden, *RECORD.hands[2:]))
    told = json.dumps(Task((Own.about(KINDS["allowed"], everything),)).to_json())
    assert "S2" in json.dumps(everything.to_json())
    assert "S2" not in told
    assert Own.about(KINDS["allowed"], everything).question() == OWN.question()


def test_a_kind_that_cannot_ask_about_a_position_says_so() -> None:
    with pytest.raises(RecordError):
        Own.about(KINDS["trick-points"], RECORD)
