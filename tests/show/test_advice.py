"""What stands around the play, as text and as JSON: from what the player to move may know, and always called advice."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import deals, hidden, position, records
from tests.tarot.advice.test_opponent import known_to
from tests.tarot.table import OPTIONS
from tests.tarot.table import play as deal
from tests.tarot.table import record as dealt
from tutor.cards import BARBU
from tutor.cli import main
from tutor.errors import RecordError
from tutor.games import read_record, record_of
from tutor.record import Record
from tutor.show import answer
from tutor.show.answer import advice
from tutor.show.barbu.recommended import CHOICE
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.around import FROM_THE_MIDDLE, SIGNALS, TRUE, UNTRUE
from tutor.show.tarot.worth import LEAVING_DOG, OTHER_TABLE, WORTH
from tutor.show.text import NO_ADVICE
from tutor.show.text import advice as explain
from tutor.show.words import Words
from tutor.tarot import ADVICE, RULES

WORDS = [Words(lang) for lang in LANGUAGES]
ENGLISH = WORDS[0]
FORMATS = Path(__file__).parents[2] / "docs" / "reference" / "formats.md"

GARDE = "T21 T19 T12 T6 T1 EX HK HN H10 H8 H1 DJ D8 CQ CN C7 S6 S4"
SANS = "T21 T20 T19 T16 T14 T12 T8 EX HK HQ H8 H5 H4 H2 DK C9 C8 C3"
DEFENDER = "S3 S7 SK H2 H6 H9 HQ D4 D8 DJ C5 C6 C10 T3 T8 T12 T15 EX"
START = {"phase": "play", "taker": 1, "contract": "garde", "leader": 0}


def auction(hand: str, *moves: str, **rules: object) -> Record:
    """An auction in which the player with this hand has to speak, after the moves of the others."""
    seat = len(moves)
    hands = {str(seat): hand.split()}
    return record_of({"game": "tarot", "dealer": 3, "hands": hands, "moves": list(moves), "rules": rules})


def defence(*moves: str, **start: object) -> Record:
    """A play in which seat 0 defends."""
    hands = {"0": DEFENDER.split()}
    return record_of({"game": "tarot", "hands": hands, "from": {**START, **start}, "moves": list(moves)})


def said(record: Record, words: Words = ENGLISH) -> Any:  # noqa: ANN401 - parsed JSON
    """The advice, as whoever asked reads it."""
    return json.loads(json.dumps(advice(record, words), ensure_ascii=False))


def test_in_the_auction_the_hand_is_valued_line_by_line_and_a_bid_suggested() -> None:
    hand = said(auction(GARDE, "pass", "prise"))["hand"]
    assert (hand["bid"], hand["rule"], hand["text"]) == ("garde", "T-EVAL-BID", "60 points: the advice is garde")
    assert hand["with_dog"]["total"] == sum(line["points"] for line in hand["with_dog"]["lines"]) == 60
    assert hand["with_dog"]["lines"][0] == {
        "rule": "T-EVAL-21",
        "facts": {"cards": ["T21"]},
        "text": "Trump 21, which always wins its trick",
        "points": 10,
    }


@pytest.mark.parametrize(
    ("moves", "rules", "bid"),
    [
        ((), {}, "garde"),
        (("prise",), {}, "garde"),
        (("garde",), {}, "pass"),
        (("garde-sans",), {}, "pass"),
        (("prise",), {"pousse": True}, "garde"),
    ],
)
def test_the_bid_is_one_that_may_be_made(moves: tuple[str, ...], rules: dict[str, object], bid: str) -> None:
    assert said(auction(GARDE, *moves, **rules))["hand"]["bid"] == bid


def test_a_hand_that_is_not_worth_a_higher_bid_is_told_why_to_pass() -> None:
    hand = said(auction(GARDE, "garde"))["hand"]
    assert hand["text"] == "60 points are worth garde, which may not be bid here: the advice is pass"


def test_the_hand_is_valued_twice_and_both_totals_are_shown_where_they_differ() -> None:
    record = auction(SANS)
    hand = said(record)["hand"]
    assert (hand["with_dog"]["total"], hand["without_dog"]["total"], hand["bid"]) == (68, 77, "garde-sans")
    assert "    77  in all, with the dog left where it is" in explain(record, ENGLISH)
    assert ENGLISH.say(LEAVING_DOG) not in explain(auction(GARDE), ENGLISH)


def test_at_another_table_the_advice_says_for_how_many_it_was_made() -> None:
    start = dealt(5, 1, {})
    assert ENGLISH.say(OTHER_TABLE, players=5) in explain(start, ENGLISH)
    assert ENGLISH.say(OTHER_TABLE, players=4) not in explain(auction(GARDE), ENGLISH)


def test_a_hand_that_is_not_known_cannot_be_valued() -> None:
    record = replace(auction(GARDE), moves=("pass",))
    for ask in (advice, explain):
        with pytest.raises(RecordError, match=r"hands\.1"):
            ask(record, ENGLISH)


def test_in_the_play_each_legal_card_of_a_defender_has_what_it_tells() -> None:
    told = {entry["move"]: entry["tells"] for entry in said(defence())["signals"]}
    assert sorted(told) == sorted(DEFENDER.split())
    (low,), (high,), silent = told["H2"], told["H9"], told["HQ"]
    assert (low["rule"], low["true"], high["rule"], high["true"]) == ("T-SIG-LEAD-LOW", True, "T-SIG-LEAD-HIGH", False)
    assert low["text"].startswith("By convention this tells your partners that you hold the king or the queen of heart")
    assert silent == []


def test_the_text_says_the_same_and_whether_the_promise_is_kept() -> None:
    text = explain(defence(), ENGLISH)
    assert "  6♥  9♥\n" in text
    assert text.count(ENGLISH.say(TRUE)) == 5
    assert text.count(ENGLISH.say(UNTRUE)) == 6


def test_the_attack_has_nobody_to_signal_to() -> None:
    record = defence(taker=0)
    assert said(record)["signals"] == []
    assert ENGLISH.say(SIGNALS) not in explain(record, ENGLISH)


def test_a_record_from_the_middle_of_the_deal_says_why_there_are_no_signals() -> None:
    text = explain(read_record((FORMATS.parents[1] / "examples" / "overtrump.json").read_bytes()), ENGLISH)
    assert ENGLISH.say(FROM_THE_MIDDLE) in text
    assert "The player on your left has no hearts: in trick 1, trump 9 did not follow suit" in text


def test_what_is_known_stands_by_seat_from_the_right_to_the_left() -> None:
    known = said(defence("S3", "SQ", "T4", "T2", "D3", "D5"))["known"]
    assert [(one["seat"], one["rule"]) for one in known] == [
        (2, "T-PLAY-FOLLOW"),
        (3, "T-PLAY-FOLLOW"),
        (3, "T-PLAY-OVERTRUMP"),
    ]
    assert known[0]["facts"] == {"led": "S", "top": None, "card": "T4", "by": 2, "trick": 1}
    assert "T21" in known[2]["missing"]
    assert known[2]["shown"] == []


def test_there_are_moments_without_advice() -> None:
    for step in deal(dealt(4, 1, {}), random.Random(1)):
        record = replace(dealt(4, 1, {}), moves=step.moves)
        if step.at.phase not in {"auction", "play"} or step.at.turn is None:
            assert advice(record, ENGLISH) is None
            assert explain(record, ENGLISH) == f"\n{ENGLISH.say(NO_ADVICE)}\n"


@given(records())
@settings(deals, max_examples=50)
def test_hiding_what_the_player_cannot_see_changes_no_letter_of_the_advice(record: Record) -> None:
    seat = position(record).turn
    for words in WORDS:
        assert said(hidden(record, seat), words) == said(record, words)
        assert explain(hidden(record, seat), words) == explain(record, words)


@given(st.integers(3, 5), st.integers(0, 2**32))
@settings(deals, max_examples=8)
def test_at_every_table_from_the_auction_on_hidden_cards_change_no_letter(players: int, seed: int) -> None:
    rng = random.Random(seed)
    start = dealt(players, seed % 40, rng.choice(OPTIONS))
    for step in deal(start, rng):
        if step.at.turn is None or step.at.phase not in {"auction", "play"} or rng.random() < 0.7:
            continue
        seen, blind = (answered(step.at, known) for known in (True, False))
        assert seen == blind


def answered(at: Any, known: bool) -> list[Any]:  # noqa: ANN401, FBT001 - a position of any phase
    """What a position says with all hands known, or with the hand of the player to move only."""
    shown = []
    for words in WORDS:
        with pytest.MonkeyPatch.context() as patch:
            for room in ("answer", "text"):
                patch.setattr(f"tutor.show.{room}.position", lambda _: at if known else known_to(at, at.turn))
            record = Record("tarot", len(getattr(at, "hands", ())) or at.setting.players, ())
            shown += [said(record, words), explain(record, words)]
    return shown


@given(records())
@settings(deals, max_examples=50)
def test_only_what_is_proven_names_a_rule_of_the_game(record: Record) -> None:
    found = said(record)
    assert {one["rule"] for one in found["known"]} <= set(RULES)
    assert {one["rule"] for entry in found["signals"] for one in entry["tells"]} <= set(ADVICE)


def test_the_answer_is_the_same_with_advice_beside_it_and_unchanged_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "auction.json"
    file.write_text(json.dumps(auction(GARDE).to_json()), "utf-8")
    outputs = []
    for flags in ([], ["--json"], ["--advice"], ["--json", "--advice"]):
        assert main(["explain", str(file), "--lang", "en", *flags]) == 0
        outputs.append(capsys.readouterr().out)
    text, plain, longer, both = outputs
    assert longer == text + explain(auction(GARDE), ENGLISH)
    assert json.loads(both) == {**json.loads(plain), "advice": said(auction(GARDE))}
    assert json.loads(plain) == answer.answer(auction(GARDE), ENGLISH)
    assert ENGLISH.say(WORTH) not in text


def test_the_formats_are_documented_with_an_example() -> None:
    (example,) = re.findall(r'^```json\n(\{"known".*?)```$', FORMATS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    told = json.loads(example)
    found = said(defence("S3", "SQ", "T4", "T2", "D3", "D5"))
    assert told["known"] == found["known"][:1]
    (entry,) = told["signals"]
    assert entry in said(defence())["signals"]


# --- Barbu ------------------------------------------------------------------------------------------------------

LEAD = Record(
    "barbu",
    4,
    (BARBU.read("S4 S9 SK H2 DA"), None, None, None),
    start={"phase": "play", "contract": "no-tricks", "leader": 0},
)


def test_barbu_says_what_to_do_why_and_who_says_so() -> None:
    assert said(LEAD)["choice"] == {
        "move": "H2",
        "rule": "B-STR-LOW",
        "facts": {"card": "H2", "suit": "H", "above": 12, "below": 0},
        "text": "Somebody will probably have to beat 2♥. Higher hearts still out: 12; lower ones: 0.",
        "sources": [],
    }
    assert explain(LEAD, ENGLISH).strip().split("\n") == [
        ENGLISH.say(CHOICE),
        "  2♥",
        f"      {said(LEAD)['choice']['text']} [B-STR-LOW]",
    ]


def test_barbu_says_beside_a_call_what_to_keep_for_another_hand() -> None:
    hands = (BARBU.read("S2 SA S10 H2 HQ H8 D2 DK D9 C2 C8 C9 CJ"), None, None, None)
    call = Record("barbu", 4, hands, dealer=0)
    note = said(call)["choice"]["note"]
    assert note == {
        "rule": "B-STR-CALL-KEEP",
        "facts": {"kept": "domino"},
        "text": "Of what is left, Domino suits this hand least: keep it for another.",
    }
    assert explain(call, ENGLISH).endswith(f"\n      {note['text']} [B-STR-CALL-KEEP]\n")


def test_barbu_has_no_advice_where_there_is_no_choice() -> None:
    only = replace(LEAD, start={**(LEAD.start or {}), "leader": 3}, moves=("D3",))
    assert said(only) is None
    assert explain(only, ENGLISH) == f"\n{ENGLISH.say(NO_ADVICE)}\n"


def test_barbu_names_other_players_by_where_they_sit() -> None:
    hands = (BARBU.read("S2 S3 S4 S5 H2 H3 H4 D2 D3 D4 C2 C3 C4"), None, None, None)
    redouble = Record("barbu", 4, hands, dealer=0, moves=("no-tricks", "double 0", "pass", "pass"))
    assert said(redouble)["choice"]["text"] == (
        "You were doubled by the player on your left. Compared with an average hand, yours promises about +13 in"
        " points. That is enough to raise the bet."
    )
