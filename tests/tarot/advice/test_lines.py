"""The line that a partner's card has begun: which leads go on with it."""

from __future__ import annotations

import pytest

from tests.tarot.advice.defender import SEAT, TAKER, table
from tutor.tarot.advice.lines import wanted
from tutor.tarot.advice.told import told
from tutor.tarot.conventions.meanings import MEANINGS

#: A partner of the defender whom we look at.
PARTNER = 2


@pytest.mark.parametrize(
    ("leader", "moves", "suits"),
    [
        (SEAT, "D3", "D"),
        (SEAT, "T5", "T"),
        (PARTNER, "DK D9 DJ D7 DN D8 D10 D2", "D"),
        (TAKER, "DK D7 D4 D5 D10 D2 D6 D8", "T"),
        (PARTNER, "T8 T9 T14 EX", "CDHS"),
    ],
    ids=["a low lead", "an odd trump", "a doubleton", "a tenue", "the Excuse in trumps"],
)
def test_a_card_that_speaks_begins_a_line(leader: int, moves: str, suits: str) -> None:
    hand = "D2 D3 D7 DQ T5 EX"
    lines = [wanted(one) for one in told(table(hand, leader, moves)) if one.seat == SEAT]
    assert [{card.suit for card in cards} for cards in lines if cards is not None] == [{*suits}]


@pytest.mark.parametrize("moves", ["D8", "T6", "EX"], ids=["a high lead", "an even trump", "the Excuse"])
def test_what_asks_for_nothing_begins_no_line(moves: str) -> None:
    for one in told(table("D8 T6 EX", SEAT, moves)):
        assert wanted(one) is None


def test_the_excuse_in_the_takers_suit_asks_nobody_to_lead_it() -> None:
    (one,) = told(table("EX DK", TAKER, "D7 EX"))
    assert one.signal.meaning is MEANINGS["tenue"]
    assert wanted(one) is None
