"""What no deal can come to is said before the score, and counted all the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.tarot.table import OPTIONS, play, record
from tutor.show.answer import score
from tutor.show.words import Words
from tutor.tarot.doubts import doubts
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score import settle
from tutor.tarot.summary import Summary, summary

EXAMPLE = {"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2}


def doubted(**changed: object) -> list[str]:
    """What is said to be impossible of the example with these changes, by rule."""
    return [line.reason.rule.id for line in doubts(Summary.of(EXAMPLE | changed), Options())]


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
    ],
    ids=str,
)
def test_numbers_that_contradict_each_other_are_told_by_the_rule(changed: dict[str, object], rules: list[str]) -> None:
    assert doubted(**changed) == rules


def test_the_doubt_comes_first_and_the_score_all_the_same() -> None:
    said: Any = score(settle(EXAMPLE | {"points": 5, "bouts": 3}), Words())
    first = said["sheet"][0]
    assert first["text"] == "this cannot be: with so many bouts (3) the attack has from 17 to 91 points"
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
