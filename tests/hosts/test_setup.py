"""A position that is set up on a page: what each press answers, and everything that cannot be."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from tests.exported import plain
from tutor.core.errors import Json
from tutor.core.fragment import packed, unpacked
from tutor.hosts.intents import ask
from tutor.hosts.setup.setup import Setup
from tutor.teach.classroom.task import Task

#: A whole deal of a record that no draft makes, for the auction.
AUCTION = {
    "game": "tarot",
    "dealer": 3,
    "hands": {"0": [f"S{rank}" for rank in range(1, 11)] + [f"H{rank}" for rank in range(1, 9)]},
}
BOMB = urlsafe_b64encode(zlib.compress(b"[" + b"0," * 5_000_000 + b"0]")).rstrip(b"=").decode()


def after(*intents: dict[str, Json], lang: str = "en") -> Any:  # noqa: ANN401 - parsed JSON
    """The last answer to some intents, each about the state that the one before has left."""
    state: Any = {"setup": {}, "lang": lang, "rulebook": "../rulebook/"}
    answer: Any = {}
    for intent in intents:
        answer = json.loads(ask(json.dumps(state), json.dumps(intent)))
        state = answer.get("state", state)
    return answer


def presses(hand: str, trick: str) -> list[dict[str, Json]]:
    put: Any = [{"put": code} for code in (*hand.split(), *trick.split())]
    return [*put[: len(hand.split())], {"place": "trick"}, *put[len(hand.split()) :]]


DISPUTE = presses("S4 H4 H8 T1 T21", "HK H6")


def test_a_dispute_takes_no_more_than_twelve_presses_to_its_verdict() -> None:
    html = after(*DISPUTE)["html"]
    assert len(DISPUTE) <= 12
    verdicts = re.sub(r"<[^>]+>", " ", html.split('class="verdicts"')[1])
    assert "Hearts were led, and you follow suit." in verdicts
    assert "You may play" in plain(html)
    assert html.count('class="outcome" data-legal="yes"') == 1
    assert html.count('class="outcome" data-legal="no"') == 2


def test_a_taker_who_has_picked_up_the_dog_is_told_what_may_be_set_aside_once_all_cards_are_there() -> None:
    trumps = [f"T{rank}" for rank in (1, 2, 4, 6, 8, 11, 14, 16, 17, 20, 21)]
    hand = ["SK", "SQ", "S9", "S4", "HK", "H8", "H3", "DJ", "D5", "CK", "C7", "C2", *trumps, "EX"]
    scene: dict[str, Json] = {"scene": "tarot-4-dog"}
    put: list[dict[str, Json]] = [{"put": code} for code in hand]
    assert "1 is missing" in after(scene, *put[:-1])["html"]
    answer = after(scene, *put)
    assert "9 of your 24 cards may be set aside." in answer["html"]
    verdicts = plain(answer["html"].split('class="verdicts"')[1])
    assert "A king may never be set aside" in verdicts
    again = after({"link": Setup(answer["state"]).position.link})
    assert {*again["state"]["setup"]["hand"]} == {*hand}


def test_before_there_is_a_hand_the_page_says_what_to_do() -> None:
    assert "Put the cards of your hand there" in Setup({"setup": {}}).html
    assert after({"put": "H4"}, {"put": "H4"})["state"]["setup"]["hand"] == []


def test_a_link_opens_the_same_position_and_its_cards_can_be_moved_on() -> None:
    link = re.search(r'data-link="(#record=[^"]+)"', after(*DISPUTE)["html"])
    assert link
    assert unpacked("record", link[1])
    opened = after({"link": link[1]}, {"place": "hand"}, {"put": "S4"})
    assert opened["state"]["setup"]["hand"] == ["H4", "H8", "T1", "T21"]


def test_a_record_of_any_phase_is_explained_though_it_cannot_be_changed() -> None:
    answer = after({"text": json.dumps(AUCTION)})
    assert "data-put" not in answer["html"]
    assert "garde" in answer["html"]
    assert "data-put" in after({"text": json.dumps(AUCTION)}, {"clear": True})["html"]


def test_a_position_is_kept_as_a_picture_and_a_file_and_asked_as_an_exercise() -> None:
    assert after(*DISPUTE, {"picture": True})["picture"].startswith("<svg")
    kept = json.loads(after(*DISPUTE, {"file": True})["text"])
    assert kept["moves"] == ["HK", "H6"]
    assert Task.linked(after(*DISPUTE, {"ask": True})["opens"]).exercises[0].kind.id == "allowed"


@pytest.mark.parametrize(
    ("intents", "said"),
    [
        ([*DISPUTE, {"put": "H9"}, {"put": "H10"}], "The trick is full"),
        ([{"put": "Z4"}], "put: found “Z4”"),
        ([{"place": "lying"}], "place: found “lying”"),
        ([{"scene": "bridge"}], "scene: found “bridge”"),
        ([{"taker": "9"}], "taker: found “9”"),
        ([{"text": "I hold 99s"}], "text: found “99s”"),
        ([{"text": '{"game": "tarot"'}], "column 17"),
        ([{"text": '{"game": "tarot", "hands": {}, "moves": []}'}], "dealer: found null"),
        ([{"link": "#record=abc"}], "record: found “abc”"),
        ([{"link": f"#record={BOMB}"}], "record: found"),
        ([{"link": packed("record", {"game": "<img src=x onerror=alert(1)>"})}], "game: found “<img"),
        ([{"ask": True}], "hand: found null"),
        ([{"what": True}], "intent: found"),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(intents: list[dict[str, Json]], said: str) -> None:
    answer = after(*intents)
    assert said in answer["error"]
    assert "html" not in answer


def test_where_it_becomes_impossible_the_card_is_named() -> None:
    # Whoever discards has neither spades nor hearts, the trumps. Then the first player would hold all 26 of them.
    clubs = ", ".join(f"{rank}c" for rank in (*range(2, 11), "j", "q", "k", "a"))
    answer = after({"text": f"Trumps, hearts. I hold {clubs}; 2s led, then 2d, 3d"})
    assert "verdicts" not in answer["html"]
    assert "cannot have been played here" in answer["html"]
    assert "verdicts" in after({"text": f"Trumps, hearts. I hold {clubs}; 2s led, then 2d"})["html"]


def test_nothing_typed_reaches_the_page_unescaped() -> None:
    answer = after({"text": "I hold <b>4s</b>"})
    assert "<b>" not in answer.get("html", "")


@pytest.mark.parametrize(
    "state",
    [
        {"setup": []},
        {"setup": {"hand": ["H4", "H4"]}},
        {"setup": {}, "place": "pocket"},
        {"setup": {}, "rulebook": "//evil"},
    ],
)
def test_a_state_that_was_changed_is_refused(state: Json) -> None:
    assert "error" in json.loads(ask(json.dumps(state), '{"clear": true}'))
