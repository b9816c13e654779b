"""The tutor's defenders promise their partners nothing false, where a card that is as good tells the truth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.tarot.advice.defender import SEAT, TAKER, table
from tests.tarot.table import tutored
from tutor.core.cards import EXCUSE, TRUMP, Card
from tutor.tarot.advice.signals import lies
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.play import Play
from tutor.tarot.score.count import points


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("S1 S4 S7 S9 DK D2", "S7"),
        ("S1 S4 S7 SQ DK D2", "S1"),
        ("S1 S3 S4 S5 DK D2", "D2"),
        ("S1 S3 S4 SN DK D2", "D2"),
        ("S1 S3 S4 S5 D1", "S1"),
        ("T3 T5 T8", "T8"),
        ("T4 T5 T6 T7 T9 T10 T12", "T5"),
    ],
    ids=[
        "a low lead would promise an honour, a seven does not",
        "with an honour the low lead is true",
        "a suit of small cards alone waits for one that can tell the truth",
        "a knight would tell the truth but costs points",
        "where every card lies one of them has to be played",
        "an odd trump would ask for trumps, an even one does not",
        "with seven trumps the odd one is true",
    ],
)
def test_a_defender_leads_a_card_that_tells_the_truth(hand: str, card: str) -> None:
    assert card_to_play(table(hand, leader=SEAT)).move == card


def test_the_taker_has_nobody_to_deceive() -> None:
    defends = table("S1 S4 S7 S9", leader=SEAT)
    assert (card_to_play(defends).move, card_to_play(replace(defends, taker=SEAT)).move) == ("S7", "S1")


def test_two_cards_that_fall_without_a_reason_are_not_played_either() -> None:
    """After the six under the jack the two would promise a tenue: five cards of diamonds with the king or the queen."""
    assert card_to_play(table("D2 D6 D9 D10 S4", TAKER, "DJ D6 D3 D4 DK")).move == "D9"
    assert card_to_play(table("D2 D6 D9 D10 DQ", TAKER, "DJ D6 D3 D4 DK")).move == "D2", "here it is true"


def needless(seen: Play, card: Card) -> bool:
    """Whether a card breaks a promise that another card of the same suit and points, or another plain lead, keeps."""
    seat = seen.trick.turn
    if not lies(seen, seat, card):
        return False
    others = (other for other in seen.duty().legal() if points(other) == points(card) and not lies(seen, seat, other))
    return any(
        other.suit == card.suit or (seen.trick.led is None and other.suit not in {TRUMP, EXCUSE[0]}) for other in others
    )


def cards_of(players: int, seed: int) -> Iterator[tuple[Play, Card]]:
    """Every card of a deal by the tutor's players, and what its player saw."""
    for at, move in tutored(players, seed):
        if isinstance(move, Card):
            yield at.seen_by(at.turn), move


@pytest.mark.parametrize(("players", "deals"), [(3, 40), (4, 250), (5, 60)])
def test_over_many_deals_no_promise_is_broken_without_need(players: int, deals: int) -> None:
    told = [step for seed in range(deals) for step in cards_of(players, seed)]
    assert [(str(card), seen.trick) for seen, card in told if needless(seen, card)] == []
    assert any(lies(seen, seen.trick.turn, card) for seen, card in told), "what is left had to be told"
