"""The story of a deal tells of the turns at which there was a choice; every move is folded."""

from __future__ import annotations

import pytest

from tests.hosts.playing import play
from tests.page import Element, Table
from tutor.core.errors import Json
from tutor.hosts.table.session import Session

#: The most words of the story of a deal, without the moves that are folded.
MOST = 650

DEALS: dict[str, dict[str, Json]] = {
    "three": {"game": "tarot", "players": 3, "seed": 21},
    "four": {"game": "tarot", "players": 4, "seed": 39},
    "five": {"game": "tarot", "players": 5, "seed": 41},
    "no-queens": {"game": "barbu", "dealer": 0, "seed": 8, "moves": ["no-queens"]},
    "domino": {"game": "barbu", "dealer": 0, "seed": 9, "moves": ["domino 8"]},
}


def told(state: dict[str, Json]) -> Element:
    """The story of a deal that the tutor has played to its end."""
    session = Session(state)
    for _ in play(session):
        pass
    return Table(session.html).part("story")


def is_folded(line: Element) -> bool:
    return "data-rest" in line


@pytest.mark.parametrize("deal", DEALS)
def test_what_stands_open_of_a_story_is_short_and_every_move_is_there(deal: str) -> None:
    story = told(DEALS[deal])
    lines = story.all("ul li")
    words = sum(len(line.seen.split()) for line in lines if not is_folded(line))
    assert 0 < words < MOST
    assert any(map(is_folded, lines))
    assert story.one("details.every summary").text == "Tell every move"


def test_of_a_trick_it_tells_who_opened_a_suit_and_what_we_played_if_there_was_a_choice() -> None:
    story = told(DEALS["four"])
    tricks = [chapter for chapter in story.all("li") if chapter.all("strong") and "Trick" in chapter.one("strong").text]
    first, third = tricks[0], tricks[2]
    assert [is_folded(line) for line in first.all("ul li")] == [False, True, True, True, True]
    assert [line.text.startswith("You ") for line in third.all("ul li") if not is_folded(line)] == [False, True, True]
