"""What the tutor's defenders lead when their partners' cards have told them something."""

from __future__ import annotations

import pytest

from tests.tarot.advice.defender import SEAT, table
from tests.tarot.table import tutored
from tutor.core.advice import Advice
from tutor.core.cards import TAROT
from tutor.tarot.advice.listening import ASK, OBEY
from tutor.tarot.advice.tactics import card_to_play, observed
from tutor.tarot.advice.told import told, told_before
from tutor.tarot.play import Play

PARTNER = 2


def lead(hand: str, moves: str = "", leader: int = SEAT) -> Advice:
    return card_to_play(table(hand, leader, moves))


def named(found: Advice) -> tuple[str, str]:
    return found.move, found.reason.rule.id.removeprefix("T-STR-")


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("T3 T4 T6 T8 T10 T12 T14 S4 S5 SK", "T3"),
        ("T1 T6 T8 T10 T12 T14 T15 S4 S5 SK", "T15"),
        ("T3 T4 T6 T8 T10 T12 S4 S5 SK", None),
        ("T2 T4 T6 T8 T10 T12 T14 S4 S5 SK", None),
    ],
    ids=[
        "with seven trumps the lowest odd one asks for more",
        "the Petit is odd as well, but is not led",
        "six are not enough",
        "no trump is odd",
    ],
)
def test_a_defender_with_many_trumps_asks_for_more(hand: str, card: str | None) -> None:
    found = lead(hand)
    assert (found.move if found.reason.rule is ASK else None) == card


def asked(cards: str, hand: str = "T13 T2 T16 S4 S5 S6") -> Advice:
    """A partner has led the first of these cards; seat 1 wins the trick with the 13 and leads."""
    return lead(hand, f"{cards} T13", PARTNER)


@pytest.mark.parametrize(
    ("cards", "hand", "obeys"),
    [
        ("T5 T7 T9", "T13 T2 T16 S4 S5 S6", True),
        ("T5 T7 T9", "T13 T1 T16 S4 S5 S6", False),
        ("T6 T7 T9", "T13 T2 T16 S4 S5 S6", False),
        ("T5 EX T9", "T13 T2 T16 S4 S5 S6", False),
    ],
    ids=[
        "an odd trump is obeyed with the lowest",
        "not by who holds the Petit",
        "an even trump asks for nothing",
        "the third defender has demanded an end of trump leads with the Excuse",
    ],
)
def test_a_partner_who_asks_for_trumps_gets_them(cards: str, hand: str, *, obeys: bool) -> None:
    found = asked(cards, hand)
    assert (found.reason.rule is OBEY) is obeys
    assert found.move == "T2" or not obeys


def test_everybody_sees_that_a_trump_was_asked_for() -> None:
    seen = observed(table("T13 T2 T16 S4 S5 S6", PARTNER, "T5 T7 T9 T13"), TAROT["T16"])
    assert seen
    assert (seen.rule.id, seen.facts["asked"]) == (OBEY.id, TAROT["T5"])


def test_a_suit_that_a_partner_has_no_more_of_is_led_again() -> None:
    """Seat 2 plays the nine and then the four to the suit that seat 1 leads, and so has said that it will trump."""
    at = table("SK SQ S2 H3 H4 H5 D2 D3 D4", SEAT, "SK S9 S3 S5 SQ S4 S6 S7")
    found = card_to_play(at)
    assert named(found) == ("S2", "PARTNER-RUFFS")
    rising = card_to_play(table("SK SQ S2 H3 H4 H5 D2 D3 D4", SEAT, "SK S4 S3 S5 SQ S9 S6 S7"))
    assert rising.reason.rule.id != "T-STR-PARTNER-RUFFS"


@pytest.mark.parametrize(("before", "obeys"), [(11, True), (12, False)])
def test_nobody_is_believed_who_promises_more_trumps_than_they_have_cards(before: int, *, obeys: bool) -> None:
    """After eleven tricks of plain suits a partner has seven cards left to ask with, after twelve only six."""
    rounds = [
        [f"{suit}{rank}" for rank in (high, low + 2, low + 1, low)]
        for suit in "SHDC"
        for high, low in (("K", 1), ("Q", 4), ("N", 7))
    ][:before]
    own = [cards[-1] for cards in rounds]
    moves = [card for cards in rounds for card in cards]
    found = asked(" ".join((*moves, "T5 T7 T9")), " ".join((*own, "T13 T2 T16 S10 H10 D10")))
    assert (found.reason.rule is OBEY) is obeys


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_was_told_trick_by_trick_is_all_that_was_told(players: int) -> None:
    for at, _ in tutored(players, 7):
        if isinstance(at, Play) and not at.trick.cards:
            assert told_before(at) == told(at)
