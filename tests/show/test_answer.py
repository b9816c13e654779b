"""The answer: one verdict for every card, made of what the player to move may know and of nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.strategies import deals, hidden, position, records
from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.games import read_record
from tutor.rulebook.our_table import OurTable
from tutor.show import text
from tutor.show.answer import answer, score
from tutor.show.coached import verdict_json
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot import RULES

FORMATS = Path(__file__).parents[2] / "docs" / "reference" / "formats.md"
JSON_BLOCK = re.compile(r"^```json\n(.*?)```$", re.MULTILINE | re.DOTALL)
WORDS = [Words(lang) for lang in LANGUAGES]
#: A card in a sentence, in either language.
MENTION = re.compile(r"trump \d+|le \d+ d’atout|(?:\d+|[A-Z])[♠♥♦♣]")


def said(record: Record, words: Words) -> dict[str, Any]:
    """The answer, as whoever asked reads it."""
    found: dict[str, Any] = json.loads(json.dumps(answer(record, words), ensure_ascii=False))
    return found


@given(records())
@deals
def test_there_is_one_verdict_for_every_card_of_the_player_to_move(record: Record) -> None:
    play = position(record)
    found = said(record, WORDS[0])
    assert (found["turn"], found["over"], found["scores"]) == (play.turn, False, None)
    assert sorted(verdict["move"] for verdict in found["verdicts"]) == sorted(
        map(str, play.hands[play.trick.turn] or ())
    )
    assert {verdict["move"] for verdict in found["verdicts"] if verdict["legal"]} == {
        card.code for card in play.duty().legal()
    }


@given(records())
@deals
def test_a_chain_starts_from_the_suit_led_and_ends_at_the_rule_that_decides(record: Record) -> None:
    led = position(record).trick.led
    for verdict in said(record, WORDS[0])["verdicts"]:
        assert verdict["chain"][0]["facts"]["led"] == led
        assert verdict["rule"] == verdict["chain"][-1]["rule"]
        assert {reason["rule"] for reason in verdict["chain"]} <= set(RULES)


@given(records())
@deals
def test_hiding_what_the_player_cannot_see_changes_no_letter_of_the_answer(record: Record) -> None:
    seat = position(record).turn
    for words in WORDS:
        assert said(hidden(record, seat), words) == said(record, words)
        assert text.explain(hidden(record, seat), words) == text.explain(record, words)


@given(records())
@deals
def test_no_sentence_mentions_a_card_that_the_player_does_not_see(record: Record) -> None:
    play = position(record)
    seen = (play.hands[play.trick.turn] or TAROT.none) | TAROT.set(play.trick.cards)
    for words in WORDS:
        names = {words.card(card) for card in seen}
        mentioned = set(MENTION.findall(" ".join(verdict["text"] for verdict in said(record, words)["verdicts"])))
        assert mentioned <= names


def test_the_mentions_of_cards_are_found() -> None:
    for words in WORDS:
        assert all(MENTION.fullmatch(words.card(card)) for card in TAROT.cards if card is not TAROT["EX"])


@given(records(over=True))
@deals
def test_a_deal_that_is_over_has_no_verdicts(record: Record) -> None:
    found = said(record, WORDS[0])
    assert (found["turn"], found["over"], found["verdicts"]) == (None, True, [])
    assert set(found) == {"game", "phase", "turn", "over", "verdicts", "scores", "sheet"}


@given(records(over=True, whole=True))
@deals
def test_the_scores_of_a_whole_deal_sum_to_zero(record: Record) -> None:
    found = said(record, WORDS[0])
    assert len(found["scores"]) == 4
    assert sum(found["scores"]) == 0
    assert {line["rule"] for line in found["sheet"]} <= set(RULES)


@given(records())
@deals
def test_the_text_for_a_terminal_says_the_same_as_the_answer(record: Record) -> None:
    for words in WORDS:
        shown = text.explain(record, words)
        allowed, _, forbidden = shown.partition(words.say(text.MAY_NOT))
        for verdict in said(record, words)["verdicts"]:
            part = allowed if verdict["legal"] else forbidden
            assert words.card(TAROT[verdict["move"]]) in part
            assert verdict["text"] in part
            assert f"[{' → '.join(reason['rule'] for reason in verdict['chain'])}]" in part


def test_where_the_sources_differ_a_verdict_and_a_sheet_say_so_and_what_the_table_has_chosen() -> None:
    start = Record("tarot", 4, (None,) * 4, dealer=3)
    shown = text.explain(start, WORDS[0])
    (word,) = (verdict for verdict in said(start, WORDS[0])["verdicts"] if verdict["move"] == "pass")
    assert word["differs"].endswith("At this table each player speaks once.")
    assert word["differs"] in shown
    assert shown.count("Where the sources differ:") == 1
    assert not any("differs" in verdict for verdict in said(start, WORDS[0])["verdicts"] if verdict["move"] == "garde")


def test_a_sheet_says_once_where_the_sources_differ_about_a_rule() -> None:
    deal = {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "poignees": ["simple", "double"]}
    sheet: Any = score(tarot.settle(deal), WORDS[0])["sheet"]
    first, second = (line for line in sheet if line["rule"] == "T-POIGNEE-VALUE")
    assert "Wikipedia counts 20, 40 and 60." in first["differs"]
    assert "differs" not in second


def test_the_formats_are_documented_with_a_record_and_its_answer() -> None:
    record, example, _, coached, table, error, *_ = JSON_BLOCK.findall(FORMATS.read_text("utf-8"))
    found = said(read_record(record), WORDS[0])
    told = json.loads(example)
    assert {**told, "verdicts": []} == {**found, "verdicts": []}
    (verdict,) = told["verdicts"]
    (same,) = (verdict for verdict in found["verdicts"] if verdict["move"] == told["verdicts"][0]["move"])
    assert same["text"].startswith(verdict.pop("text").rstrip("…"))
    assert verdict.items() <= same.items()
    assert json.loads(coached).keys() == verdict_json(None).keys()
    assert OurTable.read(table).to_json() == json.loads(table)
    assert set(json.loads(error)["error"]) == {"place", "found", "expected", "text"}


def test_a_record_of_barbu_is_documented() -> None:
    blocks = JSON_BLOCK.findall(FORMATS.read_text("utf-8"))
    record = read_record(next(block for block in blocks if '"game": "barbu", "players"' in block))
    rules = {verdict["move"]: verdict["rule"] for verdict in said(record, WORDS[0])["verdicts"]}
    assert (record.game, rules["D9"], rules["S7"]) == ("barbu", "B-TR-TRUMPLED-BEAT", "B-FOLLOW")


SENTENCES = {
    "en": (
        "You have no hearts, so you must trump. The player on your left has played trump 9, and you hold trump 16: you"
        " must go higher, even over a partner. You may play trump 16 or the Excuse."
    ),
    "fr": (
        "Vous n’avez pas de cœur : vous devez couper. Le joueur à votre gauche a joué le 9 d’atout et vous avez le 16"
        " d’atout : vous devez monter, même sur un partenaire. Vous pouvez jouer le 16 d’atout ou l’Excuse."
    ),
}


@pytest.mark.parametrize("lang", SENTENCES)
def test_a_verdict_is_a_sentence_that_a_player_can_use(lang: str) -> None:
    example = FORMATS.parents[1] / "examples" / "overtrump.json"
    verdicts = said(read_record(example.read_bytes()), Words(lang))["verdicts"]
    assert next(verdict["text"] for verdict in verdicts if verdict["move"] == "T6") == SENTENCES[lang]
