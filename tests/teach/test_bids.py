"""The bank of hands before one speaks in the auction: each is what it says it is, and clear."""

from __future__ import annotations

import pytest

from tests.every import every
from tests.teach.habits import guessed
from tests.teach.test_guessed import TOO_OFTEN
from tutor.games import reached
from tutor.tarot.advice.chances import prospect
from tutor.tarot.auction import PASS, Auction
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.choice.bidding import weigh_bid
from tutor.teach.positions import seen
from tutor.teach.tarot.bids import FILE, SORTS, WeighedBid, bank, hands
from tutor.teach.tarot.weighed import clear


@every(bank())
def test_its_holder_is_to_speak_may_bid_so_and_knows_no_other_card(hand: WeighedBid) -> None:
    at = reached(hand.board)
    assert isinstance(at, Auction)
    assert at.turn == hand.seat
    assert {hand.bid, PASS} <= {*at.obligation().legal()}
    assert {*hand.board.moves} <= ({PASS} if hand.sort == "first" else {PASS, "prise"})
    assert seen(hand.board, hand.seat) == hand.board


@every(bank())
def test_a_bid_that_brings_more_than_a_pass_is_made_clearly_more_often_than_not(hand: WeighedBid) -> None:
    assert clear(hand.made)
    assert (hand.made.share > 1 / 2) is hand.pays


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sort", SORTS)
def test_as_many_are_better_bid_as_passed(sort: str, level: int) -> None:
    found = hands(sort, level)
    assert weigh_bid.stock
    assert len({hand.line for hand in found}) >= weigh_bid.stock
    assert [hand.pays for hand in found].count(True) == len(found) / 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sort", SORTS)
def test_no_habit_and_no_single_count_of_a_hand_tells_often_whether_to_bid(sort: str, level: int) -> None:
    best = guessed(weigh_bid, level, sort, len(hands(sort, level)))
    assert best.share < TOO_OFTEN, best


def test_every_line_is_read_as_it_is_written() -> None:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [hand.line for hand in bank()] == lines
    assert len({str(hand.board) for hand in bank()}) == len(lines)


@pytest.mark.parametrize("sort", SORTS)
def test_the_deals_come_out_as_they_did_when_they_were_measured(sort: str) -> None:
    """The bid of one hand of each sort, tried again; ``python -m measures bidding`` does so with all of them."""
    hand = hands(sort, 1)[0]
    found = prospect(hand.board, hand.bid)
    assert (found.made, round(found.points)) == (hand.made, hand.points[0])
