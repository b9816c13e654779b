"""``tutor link``, and positions in words: a record becomes a link and back, and a dispute needs no file."""

from __future__ import annotations

import json

import pytest

from tests.command import EXAMPLE, Output, refused, said
from tutor.games import read_record
from tutor.show.setup.typed import EXAMPLE as IN_WORDS

pytestmark = pytest.mark.usefixtures("english")


def test_a_record_becomes_a_link_and_comes_back(capsys: Output) -> None:
    link = said(capsys, "link", str(EXAMPLE)).strip()
    assert link.startswith("#record=")
    record = read_record(EXAMPLE.read_text("utf-8"))
    assert read_record(said(capsys, "link", f"https://example.org/explain/{link}")) == record
    assert json.loads(said(capsys, "link", str(EXAMPLE), "--json")) == {"link": link, "record": record.to_json()}


def test_a_link_is_explained_in_place_of_a_file(capsys: Output) -> None:
    link = said(capsys, "link", str(EXAMPLE)).strip()
    assert said(capsys, "explain", link) == said(capsys, "explain", str(EXAMPLE))


def test_a_dispute_is_asked_in_words(capsys: Output) -> None:
    found = json.loads(said(capsys, "explain", "--say", IN_WORDS, "--json"))
    assert {verdict["move"]: verdict["legal"] for verdict in found["verdicts"]} == {
        "H4": True,
        "H8": True,
        "S4": False,
        "T1": False,
        "T21": False,
    }


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["link", "#record=abc"], "record: found “abc”"),
        (["link", "nowhere.json"], "nowhere.json"),
        (["explain", "--say", "I hold 99s"], "text: found “99s”"),
        (["explain", "--say", "4s; led 5s 6s 7s 8s"], "The trick is full"),
    ],
)
def test_what_is_no_position_is_refused_in_one_sentence(arguments: list[str], wrong: str, capsys: Output) -> None:
    assert wrong in refused(capsys, *arguments)
