"""How long a card can be kept back, by whoever spends all others first."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tutor.core.cards import TAROT
from tutor.core.obligation import Obligation, Position, allow
from tutor.core.rule import Reason
from tutor.tarot.legal_cards import LEAD_FREE
from tutor.tarot.trick import PETIT
from tutor.teach.guards import falls_in, hunted
from tutor.teach.judge import RULES


@pytest.mark.parametrize(
    ("hand", "number"), [("T1", 1), ("S3 HK T1", 1), ("S3 T1 T5", 2), ("T1 EX", 2), ("D2 T1 T5 T7 EX", 4)]
)
def test_the_petit_falls_when_neither_another_trump_nor_the_excuse_is_left(hand: str, number: int) -> None:
    assert falls_in(PETIT, TAROT.read(hand), hunted, RULES) == number


def test_who_believes_that_any_card_may_be_played_keeps_the_petit_to_the_last() -> None:
    def anything(at: Position[Any]) -> Obligation[Any]:
        moves = [move for ruling in at.obligation().rulings for move in ruling.moves]
        return Obligation(allow(moves, Reason(LEAD_FREE, {})))

    assert falls_in(PETIT, TAROT.read("S3 HK T1 T5"), hunted, replace(RULES, obligation=anything)) == 4
