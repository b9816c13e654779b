"""A hand in its rows, and what the style sheet knows of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tutor.cards import TAROT
from tutor.show import hand

CSS = (Path(hand.__file__).parents[1] / "hosts" / "table.css").read_text("utf-8")


@pytest.mark.parametrize(
    ("cards", "wide", "narrow"), [(1, 1, 1), (6, 6, 6), (12, 12, 6), (18, 18, 6), (24, 12, 6), (30, 15, 6)]
)
def test_a_hand_has_rows_in_which_every_card_has_room_for_a_thumb(cards: int, wide: int, narrow: int) -> None:
    assert hand.fan(["card"] * cards) == {"class_": "hand", "data_cards": wide, "data_half": narrow}


def test_the_style_sheet_has_a_rule_for_every_row_that_a_hand_can_have() -> None:
    known = set(re.findall(r'\[data-(\w+)="(\d+)"\] \{ --(\w+): (\d+); \}', CSS))
    for cards in range(1, len(TAROT) + 1):
        rows = hand.fan(["card"] * cards)
        for name in ("cards", "half"):
            count = str(rows[f"data_{name}"])
            assert (name, count, name, count) in known, cards
