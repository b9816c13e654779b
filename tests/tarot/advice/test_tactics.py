"""How the tutor's players play their cards: each tactic in one position, from which one can learn it."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, islice

import pytest

from tests.strategies import PLAYERS, position
from tests.tarot.table import tutored
from tutor.core.advice import Advice
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.tarot.advice.sight import Sight
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play


def advised(hand: str, moves: str, *, taker: int, leader: int) -> Advice:
    """What seat 0 is advised, who held ``hand`` before these moves; nobody else's cards are known."""
    hands = (TAROT.read(hand), *(None,) * (PLAYERS - 1))
    start = {"phase": "play", "taker": taker, "contract": "garde", "leader": leader}
    return card_to_play(position(Record("tarot", PLAYERS, hands, start=start, moves=tuple(moves.split()))))


#: The player opposite has ruffed hearts in the first trick, and seat 0 leads again after the second.
RUFFED = "H9 H2 T4 H3 C2 C3 CK C4"


@pytest.mark.parametrize(
    ("hand", "moves", "taker", "leader", "card", "rule"),
    [
        ("HK H2 S3 S4 S5", "", 0, 0, "HK", "CASH"),
        ("H9 HK S3 S4 CK", RUFFED, 0, 0, "S3", "LONG"),
        ("H9 HK H8 S3 S4 S5 CK", RUFFED, 2, 0, "H8", "RUFF"),
        ("H9 HK H8 S3 S4 S5 CK", RUFFED, 1, 0, "H8", "RETURN"),
        ("DK D5 S3 S4 S5", "D2 D3 D4 DK", 3, 1, "D5", "RETURN"),
        ("T1 T9 S3", "H2 H3 H4", 1, 1, "T1", "PETIT"),
        ("T1 T9 S3", "H2", 1, 3, "T9", "LEAST"),
        ("T1 T2 S3", "T3 T21 T4", 1, 1, "T1", "PETIT"),
        ("T21 T16 S3", "T15", 1, 3, "T21", "TAKE-OVER"),
        ("H2 HQ S3", "H7 HK H8", 1, 1, "HQ", "LOAD"),
        ("H2 HQ S3", "HK", 1, 3, "H2", "LEAST"),
        ("T5 T15 S3", "H7", 1, 3, "T5", "LEAST"),
        ("HK HQ H2", "H7 HJ H8", 3, 1, "HK", "LOAD"),
        ("HQ EX S3", "HK", 3, 3, "EX", "EXC-USES"),
        ("HJ EX S3", "HK", 3, 3, "HJ", "LEAST"),
        ("T18 EX S3", "T21", 3, 3, "EX", "EXC-USES"),
        ("T12 EX S3", "T21", 3, 3, "T12", "LEAST"),
        ("T1 EX S3 S4", "H7", 1, 3, "EX", "PETIT"),
        ("T1 EX S3 S4", "T9", 3, 3, "EX", "PETIT"),
    ],
    ids=[
        "the attack takes the trick of a king while everybody follows",
        "it does not lead a king into a known ruff",
        "the defence makes the taker ruff",
        "it goes on with its suit",
        "it returns a partner's suit",
        "the Petit ruffs from the last seat",
        "the Petit does not ruff before the taker plays",
        "the Petit goes under a partner's 21",
        "a partner's trick is made safe before the taker plays",
        "a partner's sure trick gets points",
        "a partner's king before the taker gets none: it may be ruffed",
        "a ruff before others is low",
        "a sure trick brings the dearest card home",
        "the Excuse saves a bare queen",
        "a jack is not worth the Excuse",
        "the Excuse saves a lone big trump",
        "a middling trump is not worth the Excuse",
        "the Excuse keeps the Petit out of a partner's trick that is not sure",
        "the Excuse keeps the Petit out of the taker's trick",
    ],
)
def test_a_tactic(hand: str, moves: str, taker: int, leader: int, card: str, rule: str) -> None:  # noqa: PLR0913, PLR0917 - a row
    found = advised(hand, moves, taker=taker, leader=leader)
    assert (found.move, found.reason.rule.id) == (card, f"T-STR-{rule}")


def after_a_poignee(cards: str, by: int, hand: str, *moves: str) -> Play:
    """Seat 0 to play, with the taker on the right; somebody has shown a poignée, and nobody else's cards are known."""
    hands = (TAROT.read(hand), *(None,) * (PLAYERS - 1))
    start = {"phase": "play", "taker": 1, "contract": "garde", "leader": -len(moves) % PLAYERS}
    at = position(Record("tarot", PLAYERS, hands, start=start, moves=moves))
    return replace(at, shown=((by, Declaration("poignee simple", TAROT.read(cards))),))


HIGH = "T21 T20 T14 T13 T12 T11 T10 T9 T8 T7"


@pytest.mark.parametrize(
    ("cards", "by", "card"),
    [
        ("T14 T13 T12 T11 T10 T9 T8 T7 T6 T5", 2, "T16"),
        (HIGH, 2, "T19"),
        (HIGH, 1, "T16"),
        ("T14 T13 T12 T11 T10 T9 T8 T7 T6 EX", 1, "T16"),
        ("T17 T14 T13 T12 T11 T10 T9 T8 T7 EX", 1, "T19"),
    ],
    ids=[
        "the taker may still have the 20, so no trump is sure",
        "a partner has shown what beats the 19, so it wins",
        "the taker has",
        "who shows the Excuse has no other trump, so the lowest wins",
        "the taker's only higher trump is the 17 that was shown",
    ],
)
def test_a_poignee_tells_where_its_cards_are_and_where_they_are_not(cards: str, by: int, card: str) -> None:
    """A partner leads the king of hearts, which the player here can only trump."""
    assert card_to_play(after_a_poignee(cards, by, "T16 T19 S3", "HK")).move == card


def test_who_has_no_more_cards_than_were_shown_is_known_to_have_no_others() -> None:
    """The taker, on the right, has shown ten trumps and keeps them to the end: any suit that is led is trumped."""
    ten_cards, eleven = "S4 S5 S6 S7 S8 H9 H8 D10 D9 C2", "S4 S5 S6 S7 S8 H9 H8 D10 D9 C2 C3"
    known, unknown = (after_a_poignee(HIGH, 1, hand) for hand in (ten_cards, eleven))
    assert Sight.of(known).may_hold[1] == TAROT.read(HIGH)
    assert TAROT["S9"] in Sight.of(unknown).may_hold[1], "one of the eleven cards may be any"
    assert (card_to_play(known).move, card_to_play(unknown).move) == ("C2", "S4")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_is_thought_unable_to_hold_a_card_that_they_hold(players: int) -> None:
    shows = 0
    for seed in range(40):
        for at, _ in tutored(players, seed):
            if isinstance(at, Play):
                sight = Sight.of(at.seen_by(at.turn))
                for hand, may_hold in zip(at.hands, sight.may_hold, strict=True):
                    assert hand is not None
                    assert not hand & sight.out - may_hold
                shows += bool(at.shown)
    assert shows, "no poignée was shown"


def test_the_excuse_waits_for_the_last_trick_where_its_side_has_won_all_others() -> None:
    trumps = [f"T{number}" for number in range(21, 4, -1)]
    plain = (f"{suit}{rank}" for suit in "SHDC" for rank in (*range(1, 11), *"JNQK"))
    others = chain(("T1", "T2", "T3", "T4"), plain)
    moves = " ".join(" ".join((trump, *islice(others, PLAYERS - 1))) for trump in trumps[:-1])
    assert advised(" ".join((*trumps, "EX")), moves, taker=0, leader=0).move == "T5"
