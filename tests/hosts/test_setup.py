"""A position that is set up on a page: what each press answers, and everything that cannot be."""

from __future__ import annotations

import json
import random
import re
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import Any

import pytest

from tests.barbu import variant_deals
from tests.barbu.table import play as barbu_play
from tests.exported import plain
from tests.golden.transcript import BARBU
from tests.tarot.table import play as tarot_play
from tests.tarot.table import record as tarot_record
from tutor.core.errors import Json
from tutor.core.fragment import packed, unpacked
from tutor.hosts.intents import ask
from tutor.hosts.setup.setup import Setup
from tutor.teach.classroom.task import Task

#: A deal of a record that no draft makes: it asks about another player’s turn.
AUCTION = {
    "game": "tarot",
    "dealer": 0,
    "hands": {"1": [f"S{rank}" for rank in range(1, 11)] + [f"H{rank}" for rank in range(1, 9)]},
}
#: The most letters of the link of a deal.
MOST_LETTERS = 4000
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


NINE = "T2 T3 T4 T5 T6 T7 T8 T9 T10"
NINE_AND_EXCUSE = f"{NINE} EX S1 S2 S3 S4 H1 H2 H3 H4"
TEN_AND_EXCUSE = f"{NINE} T12 EX S1 S2 S3 S4 H1 H2 H3"
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
    pressed = put(" ".join(hand))
    assert "1 is missing" in after(scene, *pressed[:-1])["html"]
    answer = after(scene, *pressed)
    assert "9 of your 24 cards may be set aside." in answer["html"]
    assert "A king may never be set aside" in verdicts(answer)
    assert {*again(answer)["state"]["setup"]["hand"]} == {*hand}


def verdicts(answer: Any) -> str:  # noqa: ANN401 - parsed JSON
    return plain(answer["html"].split('class="verdicts"')[1].split("</ul>")[0])


def put(cards: str, place: str = "hand") -> list[dict[str, Json]]:
    pressed: list[dict[str, Json]] = [{"put": code} for code in cards.split()]
    return [{"place": place}, *pressed]


def again(answer: Any) -> Any:  # noqa: ANN401 - parsed JSON
    """What the position’s link opens."""
    return after({"link": Setup(answer["state"]).position.link})


@pytest.mark.parametrize(
    ("intents", "said"),
    [
        (
            [{"scene": "tarot-4-auction"}, {"say": "2 prise"}],
            "The player opposite has bid prise: you must bid higher",
        ),
        ([{"scene": "doubling"}, {"say": "2 0"}], "The player opposite has doubled you, so this is a redouble"),
        ([{"scene": "doubling"}, {"contract": "trumps H"}], "the dealer, but nobody else"),
        ([{"scene": "doubling"}, {"called": "5"}], "So you must double the dealer now, and this does"),
        (
            [{"scene": "tarot-5-call"}, *put("SK HK DK CK SQ S2 S3 H2 H3 T2 T5 T8 T9 T21 EX")],
            "you lack Q♥",
        ),
        (
            [
                {"scene": "chinese-poker"},
                *put("HQ CK DQ S6"),
                *put("HA DA CA HK DK", "back"),
                *put("S2 S3 S4 S5", "middle"),
            ],
            "your middle row (straight flush) would be better",
        ),
        (
            [
                {"scene": "chinese-poker"},
                *put("HQ CK DQ"),
                *put("HA DA CA HK DK", "back"),
                *put("S2 S3 S4 S5 S6", "middle"),
            ],
            "your middle row (straight flush) would be better",
        ),
        ([*put("S4 H4 T1"), *put("HK H6", "trick"), *put("D1 D5 C2 D7", "earlier")], "Hearts were led"),
        ([{"scene": "salade-5"}, *put("SK"), *put("SA", "trick")], "Spades were led"),
        ([{"scene": "tarot-4-poignee"}, *put(NINE_AND_EXCUSE)], "9 trumps and the Excuse, which stands for the one"),
        (
            [{"scene": "tarot-4-poignee"}, *put(TEN_AND_EXCUSE), *put(f"{NINE} EX", "shown")],
            "To show the Excuse is to say that you hold no other trump than those shown",
        ),
        (
            [{"scene": "tarot-4-poignee"}, *put(TEN_AND_EXCUSE), *put(NINE, "shown")],
            "exactly 10 trumps, and you have laid out 9 cards",
        ),
        ([{"scene": "tarot-4-poignee"}, *put(TEN_AND_EXCUSE), *put(f"{NINE} T12", "shown")], "You hold 10 trumps"),
        # One has bid oneself, and was overbid: it is one's turn once more.
        (
            [
                {"scene": "tarot-4-auction-again"},
                {"dealer": "3"},
                {"say": "0 prise"},
                {"say": "2 garde"},
            ],
            "The player opposite has bid garde: you must bid higher",
        ),
        ([{"scene": "doubling-again"}, {"dealer": "3"}, {"say": "2 0"}], "Since your turn you were doubled by"),
    ],
)
def test_every_phase_is_set_up_by_touch_and_its_link_opens_it_again(intents: list[dict[str, Json]], said: str) -> None:
    answer = after(*intents)
    assert said in verdicts(answer)
    assert again(answer)["state"]["setup"]["scene"] == answer["state"]["setup"]["scene"]
    assert verdicts(again(answer)) == verdicts(answer)


@pytest.mark.parametrize(
    ("intents", "said"),
    [
        ([*put("S4 H4"), *put("HK", "trick"), *put("H1 D5", "earlier")], "2 cards of the last one are missing"),
        # The card that one played there oneself, with a heart still in hand.
        (
            [*put("S4 H4"), *put("HK H6", "trick"), *put("H1 C2 H5 H7", "earlier")],
            "You yourself were not allowed to play",
        ),
        ([{"scene": "tarot-4-auction"}, {"say": "2 garde"}, {"say": "3 prise"}], "on your left cannot have said that"),
        ([{"scene": "doubling"}, {"contract": "trumps H"}, {"say": "2 0"}], "only the dealer may be doubled"),
        ([{"scene": "chinese-poker"}, *put("HA HK")], "11 are missing"),
        ([{"scene": "tarot-4-poignee"}, *put(NINE)], "9 cards are missing"),
        ([{"scene": "tarot-5-call"}, *put("T1 SK HK DK CK SQ S2 S3 H2 H3 H4 D2 D3 C2 C3")], "void"),
        ([{"scene": "tarot-4-auction-again"}, {"dealer": "3"}, {"say": "2 garde"}], "press first what you have bid"),
        ([{"scene": "tarot-4-auction-again"}, {"say": "0 garde"}], "all but one have passed"),
        (
            [{"scene": "tarot-4-auction-again"}, {"say": "1 garde"}, {"say": "0 prise"}, {"say": "2 garde-sans"}],
            "You cannot have said that",
        ),
        ([{"scene": "doubling-again"}, {"say": "0 2"}], "Nobody has doubled you since your turn"),
    ],
)
def test_what_cannot_have_been_is_said_where_it_is(intents: list[dict[str, Json]], said: str) -> None:
    answer = after(*intents)
    assert said in plain(answer["html"])
    assert "verdicts" not in answer["html"]


def test_a_whole_hand_brings_advice_on_what_to_say() -> None:
    hand = "S4 S5 S6 H4 H5 H6 D4 D5 D6 C4 C5 C6 T2 T3 T4 T5 T6 T7"
    scene: dict[str, Json] = {"scene": "tarot-4-auction"}
    assert "18 cards are missing" in plain(after(scene)["html"])
    assert "<details" not in after(scene)["html"]
    assert "<details" in after(scene, *put(hand))["html"]


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


def test_ten_megabytes_that_are_pasted_are_refused_at_once() -> None:
    assert "at most 2000" in after({"text": "4s " * 3_500_000})["error"]
    assert "error" in after({"text": '{"moves": ["' + "S4 " * 3_500_000})
    assert "error" in after({"link": "#record=" + "A" * 10_000_000})


def test_the_longest_deals_of_both_games_fit_a_link_of_four_thousand_letters() -> None:
    start = tarot_record(5, 3, {"misere": True})
    *_, last = tarot_play(start, random.Random(3))
    shown = [f"poignee triple {' '.join(f'T{rank}' for rank in range(1, 16))}", "misere", "misere"]
    tarot = {**replace(start, moves=last.moves).to_json(), "moves": [*last.moves, *shown]}
    kind = BARBU["barbu-trumps"]
    dealt = variant_deals.dealt(kind, 1)
    *_, ended = barbu_play(replace(dealt, moves=(kind.call,)), random.Random(1))
    for deal in (tarot, replace(dealt, moves=ended.moves).to_json()):
        assert len(packed("record", deal)) <= MOST_LETTERS


def test_thirty_two_cards_and_an_announced_slam_are_set_up() -> None:
    few = after({"scene": "no-hearts-32"}, *put("HA S7"))
    assert 'data-put="S2"' not in few["html"]
    assert again(few)["state"]["setup"]["scene"] == "no-hearts-32"
    slam = after({"taker": "0"}, {"slam": "slam"}, *put("EX S4"))
    assert "keep the Excuse for the last trick" in plain(slam["html"])
    assert again(slam)["state"]["setup"]["slam"] == "slam"


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
