"""The simple opponents: legal, honest, the same every time, and not quite foolish."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.strategies import PLAYERS, deals, hidden, position, records
from tutor.cards import TAROT
from tutor.record import Record
from tutor.tarot.opponent import choose, choose_card
from tutor.tarot.play import Play


def play(hand: str, trick: str, *, taker: int) -> Play:
    """A position with seat 0 to play from ``hand`` to ``trick``; nobody else's cards are known."""
    hands = (TAROT.read(hand), *(None,) * (PLAYERS - 1))
    moves = tuple(trick.split())
    leader = -len(moves) % PLAYERS
    start = {"phase": "play", "taker": taker, "contract": "garde", "leader": leader}
    return position(Record("tarot", PLAYERS, hands, start=start, moves=moves))


@pytest.mark.parametrize(
    ("hand", "trick", "taker", "card"),
    [
        ("S4 S9 SK H2 T21", "", 1, "S4"),
        ("T5 T6", "", 1, "T5"),
        ("H2 HQ S3", "H7 HK H8", 2, "H2"),
        ("H2 HQ S3", "H7 HK H8", 3, "HQ"),
        ("H2 HQ HK", "H7 H8 HN", 3, "HQ"),
        ("H2 HQ HK", "H7", 3, "HK"),
        ("H2 H5 S3", "HK", 3, "H2"),
        ("H2 H5 EX", "HK", 3, "H2"),
        ("HQ EX", "H7", 3, "EX"),
        ("EX", "H7", 3, "EX"),
    ],
    ids=[
        "leads low from the longest suit",
        "leads a trump only if there is nothing else",
        "gives nothing to the other side",
        "gives points to a partner who is winning",
        "wins as cheaply as it can from the last seat",
        "wins as surely as it can before others",
        "plays low when it cannot win",
        "keeps the Excuse",
        "plays the Excuse before the last trick takes it away",
        "plays the Excuse when it is the last card",
    ],
)
def test_an_opponent(hand: str, trick: str, taker: int, card: str) -> None:
    assert choose_card(play(hand, trick, taker=taker)).code == card


@given(records())
@deals
def test_an_opponent_plays_a_legal_card(record: Record) -> None:
    at = position(record)
    assert TAROT[choose(at)] in at.duty()


@given(records())
@deals
def test_an_opponent_does_not_look_into_other_hands(record: Record) -> None:
    at = position(record)
    assert choose(position(hidden(record, at.turn))) == choose(at)
