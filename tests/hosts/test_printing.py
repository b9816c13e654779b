"""A sheet or a picture that a page asks for is what the commands make, and bad input is told in a sentence."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.classes import task_of
from tests.command import Output, said
from tests.page import page
from tutor.core.fragment import packed
from tutor.hosts.intents import ask
from tutor.hosts.table.session import Session

LINK = task_of("excuse").link
CARD = re.compile(r'data-card="(\w+)"')


def answer(state: dict[str, object], intent: object) -> Any:  # noqa: ANN401 - parsed JSON
    """What Python says, by way of the worker’s JSON."""
    return json.loads(ask(json.dumps({"lang": "en", **state}), json.dumps(intent)))


# --- sheets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("exercises", ["excuse", LINK])
def test_a_page_has_the_sheet_of_the_command(exercises: str, capsys: Output) -> None:
    html = said(capsys, "sheet", exercises, "--seeds", "1-2", "--site", "https://example.org/")
    printed = answer({"printed": exercises}, {"versions": 2, "site": "https://example.org/"})
    assert f"<title>{printed['title']}</title><style>{printed['style']}</style>" in html
    assert f"<body>{printed['content']}</body>" in html
    assert "<style" not in printed["content"], "a page of the site may have none in its HTML"
    assert " style=" not in printed["content"]


@pytest.mark.parametrize(
    ("state", "intent", "told"),
    [
        ({"printed": "nothing"}, {"versions": 1, "site": ""}, "task: found"),
        ({"printed": LINK[:-4]}, {"versions": 1, "site": ""}, "task: found"),
        ({"printed": packed("task", {"v": 1, "exercises": ["no.1.1.1"]})}, {"versions": 1, "site": ""}, "exercises[0]"),
        (
            {"printed": "excuse"},
            {"versions": 27, "site": ""},
            "versions: found 27, expected a whole number",
        ),
        ({"printed": "excuse"}, {"versions": "1", "site": ""}, "versions: found"),
        ({"printed": "excuse"}, {"print": 1}, "intent: found"),
        ({"printed": "excuse", "lang": "xx"}, {"versions": 1, "site": ""}, "lang: found"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_sentence(state: dict[str, object], intent: object, told: str) -> None:
    assert answer(state, intent)["error"].startswith(told)


# --- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [{"exercise": "allowed.1.1.20"}, {"task": task_of("excuse").link}])
def test_an_exercise_has_the_picture_of_the_command(state: dict[str, object], capsys: Output) -> None:
    name = str(state.get("exercise", task_of("excuse").exercises[0].name))
    drawn = answer(state, {"picture": 0})
    assert drawn == {"picture": said(capsys, "exercise", name, "--svg", "0").rstrip("\n"), "file": f"{name}.svg"}


def test_several_boards_are_one_picture_each_below_its_title(capsys: Output) -> None:
    drawn = answer({"exercise": "may.5.3.52"}, {"picture": 52})["picture"]
    both = [said(capsys, "exercise", "may.5.3.52", "--svg", number) for number in ("0", "1")]
    assert CARD.findall(drawn) == [card for svg in both for card in CARD.findall(svg)]
    text = "".join(ET.XML(drawn).itertext())
    assert text.index("First table: ") < text.index("Second table: ")


def test_where_there_is_no_board_no_picture_is_offered() -> None:
    shown = answer({"exercise": "values.1.1.1"}, {"lang": "en"})["html"]
    assert page(shown).all("[data-picture]") == []
    assert answer({"exercise": "values.1.1.1"}, {"picture": 1})["error"].startswith("intent: found")
    assert answer({"task": LINK}, {"picture": 99})["error"].startswith("intent: found")


def test_a_table_is_drawn_with_what_its_player_sees_and_no_card_more() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": 3})
    drawn = session.answer({"picture": True})
    own = [card.code for card in session.view().felt(0, session._words).hand]  # noqa: SLF001 - what is seen
    assert sorted(CARD.findall(str(drawn["picture"]))) == sorted(own)
    assert drawn["file"] == "tarot.svg"
    ET.XML(str(drawn["picture"]))
