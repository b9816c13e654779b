"""What stands around the play, as text and as JSON: from what the player to move may know, and always called advice."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from tests.certify import seeds
from tests.strategies import deals, hidden, position, records
from tests.tarot.advice.test_opponent import known_to
from tests.tarot.table import OPTIONS
from tests.tarot.table import play as deal
from tests.tarot.table import record as dealt
from tutor.cli.command import main
from tutor.core.record import Record
from tutor.games import record_of
from tutor.show import answer
from tutor.show.answer import advice
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.worth import WORTH
from tutor.show.text import NO_ADVICE
from tutor.show.text import advice as explain
from tutor.show.words import Words

WORDS = [Words(lang) for lang in LANGUAGES]
ENGLISH = WORDS[0]
FORMATS = Path(__file__).parents[2] / "docs" / "reference" / "formats.md"

GARDE = "T21 T19 T12 T6 T1 EX HK HN H10 H8 H1 DJ D8 CQ CN C7 S6 S4"
SANS = "T21 T20 T19 T16 T14 T12 T8 EX HK HQ H8 H5 H4 H2 DK C9 C8 C3"
DEFENDER = "S3 S7 SK H2 H6 H9 HQ D4 D8 DJ C5 C6 C10 T3 T8 T12 T15 EX"
#: Deals of which one at each table has an écart.
WITH_A_DOG = (0, 8, 15)
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


def test_there_are_moments_without_advice() -> None:
    for step in deal(dealt(4, 1, {}), random.Random(1)):
        record = replace(dealt(4, 1, {}), moves=step.moves)
        if step.at.turn is None:
            assert advice(record, ENGLISH) is None
            assert explain(record, ENGLISH) == f"\n{ENGLISH.say(NO_ADVICE)}\n"


@given(records())
@settings(deals, max_examples=50)
def test_hiding_what_the_player_cannot_see_changes_no_letter_of_the_advice(record: Record) -> None:
    seat = position(record).turn
    for words in WORDS:
        assert said(hidden(record, seat), words) == said(record, words)
        assert explain(hidden(record, seat), words) == explain(record, words)


@pytest.mark.parametrize("seed", seeds(WITH_A_DOG, 20))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_every_table_from_the_auction_on_hidden_cards_change_no_letter(players: int, seed: int) -> None:
    rng = random.Random(seed)
    start = dealt(players, seed % 40, rng.choice(OPTIONS))
    for words, step in zip(cycle(WORDS), deal(start, rng), strict=False):
        if step.at.turn is None or (step.at.phase == "play" and rng.random() < 0.9):
            continue
        seen, blind = (answered(step.at, words, known=known) for known in (True, False))
        assert seen == blind


def answered(at: Any, words: Words, *, known: bool) -> list[Any]:  # noqa: ANN401 - a position of any phase
    """What a position says with all hands known, or with the hand of the player to move only."""
    with pytest.MonkeyPatch.context() as patch:
        for room in ("answer", "text"):
            patch.setattr(f"tutor.show.{room}.reached", lambda _: at if known else known_to(at, at.turn))
        record = Record("tarot", len(getattr(at, "hands", ())) or at.setting.players, ())
        return [said(record, words), explain(record, words)]


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
