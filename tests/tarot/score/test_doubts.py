"""What no deal can come to is said before the score, and counted all the same."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from tests.tarot.table import OPTIONS, play, record
from tutor import tarot
from tutor.show.answer import score
from tutor.show.match import as_json, as_text
from tutor.show.words import Words
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score.doubts import doubts
from tutor.tarot.score.outcomes import Table, outcomes
from tutor.tarot.score.sheet import settle
from tutor.tarot.score.summary import Summary, summary
from tutor.tarot.setting import HAND_SIZES

EXAMPLE = {"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2}


def doubted(**changed: object) -> list[str]:
    """What is said to be impossible of the example with these changes, by rule."""
    table = Options(petit_slam="petit" in str(changed.get("slam")))
    return [line.reason.rule.id for line in doubts(Summary.of(EXAMPLE | changed), table)]


@pytest.mark.parametrize(
    ("changed", "rules"),
    [
        ({}, []),
        ({"points": 12.5, "bouts": 3, "players": 3}, ["T-DECK-VALUES"]),
        ({"points": 16, "bouts": 3}, ["T-DECK-VALUES"]),
        ({"points": 17, "bouts": 3}, []),
        ({"points": 78, "bouts": 0}, ["T-DECK-VALUES"]),
        ({"points": 77, "bouts": 0}, []),
        ({"points": 48.5}, ["T-COUNT-HALF"]),
        ({"points": 48.5, "players": 5, "dead": 1}, ["T-COUNT-HALF"]),
        ({"points": 48.5, "players": 5}, []),
        ({"bouts": 0, "petit_au_bout": "attack"}, ["T-PAB-DEF"]),
        ({"bouts": 3, "petit_au_bout": "defence"}, ["T-PAB-DEF"]),
        ({"points": 87, "slam": "made", "petit_au_bout": "defence"}, ["T-SLAM-DEF"]),
        ({"points": 9, "bouts": 1, "slam": "defence", "petit_au_bout": "attack"}, ["T-SLAM-DEF"]),
        ({"points": 87, "slam": "announced"}, []),
        ({"points": 86, "slam": "announced"}, ["T-SLAM-DEF"]),
        ({"points": 70, "slam": "made", "contract": "garde-contre"}, []),
        ({"poignees": ["simple", "simple"]}, []),
        ({"poignees": ["simple", "double"]}, ["T-POIGNEE-THRESH"]),
        ({"poignees": ["simple", "double"], "players": 5}, []),
        ({"points": 60, "bouts": 3, "slam": "defence"}, ["T-SLAM-DEF"]),
        ({"points": 60, "bouts": 1, "slam": "defence"}, ["T-SLAM-DEF"]),
        ({"points": 23, "bouts": 1, "slam": "defence"}, []),
        ({"points": 19.5, "bouts": 0, "slam": "defence", "players": 5}, ["T-SLAM-DEF"]),
        ({"points": 10, "bouts": 0, "slam": "defence", "players": 5}, ["T-COUNT-HALF"]),
        ({"points": 10.5, "bouts": 0, "slam": "defence", "players": 5}, []),
        ({"points": 91, "bouts": 3, "slam": "failed"}, ["T-SLAM-DEF"]),
        ({"points": 91, "bouts": 3}, ["T-SLAM-DEF"]),
        ({"points": 91, "bouts": 3, "slam": "made"}, []),
        ({"points": 89, "bouts": 3}, []),
        ({"points": 88, "bouts": 2, "slam": "made"}, ["T-DECK-VALUES"]),
        ({"points": 86, "bouts": 2}, ["T-SLAM-DEF"]),
        ({"points": 85, "bouts": 2}, []),
        ({"points": 5, "bouts": 0, "slam": "petit-made"}, ["T-SLAM-PETIT"]),
        ({"points": 76, "bouts": 0, "slam": "petit-made"}, []),
        ({"points": 91, "bouts": 3, "slam": "petit-made"}, ["T-SLAM-PETIT"]),
        ({"points": 91, "bouts": 3, "slam": "petit-announced"}, []),
        ({"points": 89, "bouts": 3, "slam": "petit-failed"}, ["T-SLAM-PETIT"]),
    ],
    ids=str,
)
def test_numbers_that_contradict_each_other_are_told_by_the_rule(changed: dict[str, object], rules: list[str]) -> None:
    assert doubted(**changed) == rules


def test_the_doubt_comes_first_and_the_score_all_the_same() -> None:
    said: Any = score(settle(EXAMPLE | {"points": 5, "bouts": 3}), Words())
    first = said["sheet"][0]
    assert first["text"] == "this cannot be: with 3 bouts the attack has from 17 to 91 points"
    assert first["value"] == 0
    assert said["scores"] == [-336, 112, 112, 112]


def test_a_petit_that_comes_back_may_leave_the_winner_of_the_last_trick_without_a_bout() -> None:
    said = EXAMPLE | {"bouts": 3, "petit_au_bout": "defence"}
    first, *_ = settle(said).lines
    assert first.reason.rule.id == "T-PAB-DEF"
    first, *_ = settle(said | {"rules": {"petit_imprenable": True}}).lines
    assert first.reason.rule.id != "T-PAB-DEF"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_a_deal_that_was_played_is_never_doubted(players: int, seed: int) -> None:
    *_, last = play(record(players, seed, OPTIONS[seed % len(OPTIONS)]), random.Random(seed))
    if isinstance(last.at, Play):
        assert list(doubts(summary(last.at), last.at.options)) == []


def test_every_number_is_doubted_in_the_same_words_in_text_and_in_json() -> None:
    """What a match prints below its table stands at the head of the deal's sheet, by the same house rules."""
    slip = {"taker": 0, "contract": "garde", "points": 49, "bouts": 3, "petit_au_bout": "defence"}
    tables: list[tuple[dict[str, object], bool]] = [({}, True), ({"petit_imprenable": True}, False)]
    for rules, doubted in tables:
        match = tarot.Match.of({"dealer": 3, "rules": rules, "deals": [slip]})
        first = as_json(match, Words())["deals"][0]["sheet"][0]["text"]  # type: ignore[index]
        assert ("cannot be" in first) is ("cannot be" in as_text(match, Words())) is doubted
        assert not doubted or f"Deal 1: {first}." in as_text(match, Words())


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("contract", ["prise", "garde-sans", "garde-contre"])
def test_whatever_can_be_is_not_doubted_and_whatever_cannot_is(players: int, contract: str) -> None:
    """Any points with any bouts, slam and side of the Petit, against the outcomes themselves."""
    options = Options(petit_slam=True)
    size = HAND_SIZES[players]
    won = {None: range(1, size - 1), "made": [size], "defence": [0], "failed": range(size), "petit-made": [size - 1]}
    for slam, tricks in won.items():
        possible = {
            (one.bouts, one.petit, points)
            for one in outcomes(Table(players, contract, paired=False), tricks)
            for points in range(one.least, one.most + 1, 2)
        }
        every = list(product(range(4), (None, "attack", "defence"), range(183)))
        for bouts, petit, points in random.Random(f"{players} {contract} {slam}").sample(every, 12):
            deal = Summary(players, 0, contract, points, bouts, petit_au_bout=petit, slam=slam)
            assert (not list(doubts(deal, options))) is ((bouts, petit, points) in possible), deal
