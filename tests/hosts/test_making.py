"""A task in the making: what the page is answered is what the commands print."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from tests.classes import task_of
from tests.command import Output, said
from tutor.cli import main
from tutor.hosts.intents import ask
from tutor.teach.classroom.task import LONGEST_TITLE, Task
from tutor.teach.course.parts import LESSONS

RECORD = (Path(__file__).parents[2] / "docs" / "examples" / "overtrump.json").read_text("utf-8")
SIX = ["allowed.1.1.3", "beats.1.1.3", "trick-winner.2.2.5", "find.1.2.1", "values.1.1.2", "piles.1.1.4"]

pytestmark = pytest.mark.usefixtures("english")


def answer(intent: object, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ask(json.dumps({"making": True, "lang": lang}), json.dumps(intent)))
    return found


def made(exercises: object, lang: str = "en", beside: Mapping[str, object] = MappingProxyType({})) -> dict[str, Any]:
    return answer({"task": {"title": "", "hints": True, "answers": "once", "exercises": exercises, **beside}}, lang)


def test_six_exercises_are_the_link_that_the_command_prints_in_every_language(capsys: Output) -> None:
    beside = {"title": "L’été – “Monday” <b>", "hints": False, "answers": "end"}
    link = made(SIX, beside=beside)["link"]
    assert made(SIX, "fr", beside)["link"] == link
    options = ["--title", str(beside["title"]), "--hints", "no", "--answers", "end"]
    assert said(capsys, "task", *SIX, *options).strip() == link


@pytest.mark.parametrize("title", ["", "Monday", "it’s 'quoted' $HOME", "-x"])
def test_the_command_that_it_names_makes_the_same_task(title: str, capsys: Output) -> None:
    found = made(SIX, beside={"title": title, "hints": False})
    program, *words = shlex.split(found["command"])
    assert program == "tutor"
    assert main(words) == 0
    assert capsys.readouterr().out.strip() == found["link"]


def test_a_whole_lesson_is_named_by_its_name_in_the_command() -> None:
    names = [one.packed() for one in task_of("which-cards").exercises]
    assert made(names)["command"] == "tutor task which-cards"
    assert made(names[1:])["command"].startswith(f"tutor task {names[1]} ")


def test_a_link_is_taken_up_with_all_that_is_in_it() -> None:
    first = made(SIX, beside={"title": "Monday", "hints": False, "answers": "end"})
    again = answer({"link": f"https://example.org/task/{first['link']}"})
    assert again == first
    assert [one["packed"] for one in again["task"]["exercises"]] == SIX
    assert again["task"]["exercises"][0]["title"] == "What may you do?"


def test_a_position_of_ones_own_is_offered_to_the_kinds_that_can_ask_about_it_and_joins_a_task() -> None:
    found = answer({"position": RECORD})["exercises"]
    assert [one["name"] for one in found] == ["allowed.1", "deciding-rule.1"]
    task = made([found[0]["packed"], SIX[0]])
    assert [one.name for one in Task.linked(task["link"]).exercises] == ["allowed.1", SIX[0]]
    assert task["command"] == f"tutor task '{task['link']}'"


def test_a_qr_code_has_the_whole_address() -> None:
    task = {"title": "", "hints": True, "answers": "once", "exercises": SIX}
    drawn = answer({"task": task, "at": "https://example.org/task/"})["qr_code"]
    assert drawn.startswith("<svg")
    assert answer({"task": task, "at": "https://example.org/another/"})["qr_code"] != drawn
    assert answer({"task": task})["qr_code"] == ""


UNMADE = {
    "nothing picked": ({"task": {"exercises": []}}, "exercises"),
    "an unknown kind": ({"task": {"exercises": ["nothing.1.1.1"]}}, "exercises[0]"),
    "another edition": ({"task": {"exercises": ["allowed.9.1.1"]}}, "exercises[0]"),
    "a title too long": ({"task": {"title": "x" * (LONGEST_TITLE + 1), "exercises": SIX}}, "title"),
    "a title on two lines": ({"task": {"title": "a\nb", "exercises": SIX}}, "title"),
    "a link that was cut": ({"link": task_of("which-cards").link[:-5]}, "task"),
    "a link longer than browsers take": ({"link": "#task=" + "e" * 9000}, "task"),
    "no record": ({"position": "{"}, "column 2"),
    "half a record": ({"position": RECORD[: len(RECORD) // 2]}, "line 3"),
    "nothing that is known": ({"dance": True}, "intent"),
    "no intent": (7, "intent"),
}


@pytest.mark.parametrize(("intent", "place"), UNMADE.values(), ids=UNMADE.keys())
def test_what_cannot_be_made_is_said_in_one_sentence_with_its_place(intent: object, place: str) -> None:
    found = answer(intent)
    assert [*found] == ["error"]
    assert found["error"].startswith(place)
    assert "\n" not in found["error"]
    assert answer(intent, "fr")["error"] != found["error"]


def test_a_hundred_positions_are_too_long_for_a_link_and_said_so() -> None:
    own = answer({"position": RECORD})["exercises"][0]["packed"]
    hands = ["S4", "D10", "T6", "T16", "EX"]
    many = [
        {
            **own,
            "record": {
                **own["record"],
                "hands": {**own["record"]["hands"], "0": hands[n % 3 :] + [f"C{n % 9 + 1}"] * (n % 3)},
            },
        }
        for n in range(60)
    ]
    assert "error" in made(many)


def test_every_lesson_can_be_taken_whole() -> None:
    for name in LESSONS:
        assert answer({"link": task_of(name).link})["command"] == f"tutor task {name}"
