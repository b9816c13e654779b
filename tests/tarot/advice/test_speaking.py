"""The tutor's defenders begin a word of two cards where it is true and costs nothing, and else play their lowest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tarot.advice.defender import SEAT, TAKER, table
from tutor.core.advice import Advice
from tutor.core.cards import TAROT
from tutor.show.words import Words
from tutor.tarot.advice.signals import signals
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.options import TRICKS, Options
from tutor.tarot.play import Play

PARTNER, LAST = 2, 3
WORDS = Words("en", 0)
#: Enough of another suit that nobody is short of cards.
REST = "D2 D3 D4"


def noted(found: Advice) -> str | None:
    return found.note and found.note.rule.id.removeprefix("T-STR-")


def after_a_king(hand: str, leader: int, king: str = "SK") -> Play:
    """A king has been led, and what lies between its player and seat 1 is as low as can be."""
    between = {PARTNER: [king, "S1", "S2"], LAST: [king, "S2"], TAKER: [king]}[leader]
    return table(f"{hand} {REST}", leader, " ".join(between))


@pytest.mark.parametrize(
    ("hand", "leader", "card"),
    [
        ("S9 S4 T5 T6", LAST, "S9"),
        ("S9 S5 S4 T5 T6", LAST, "S4"),
        ("S9 S4", LAST, "S4"),
        ("S9 S4 T1 T6", LAST, "S4"),
        ("SN S4 T5 T6", LAST, "SN"),
        ("S9 S4 T5 T6", TAKER, "S4"),
        ("SQ S9 S6 S5 S4 T5", TAKER, "S5"),
        ("SN S9 S6 S5 S4 T5", TAKER, "S4"),
        ("SQ S9 S6 S5 S4 T1 T5", TAKER, "S4"),
    ],
    ids=[
        "two small cards in a partner's suit: the higher goes first",
        "of three it would not be true",
        "without a trump nobody will trump the next round",
        "with the Petit nobody wants to be made to trump",
        "a knight is given to the partner for its points, and is no word",
        "in the taker's suit two cards that fall promise something else",
        "a tenue in the taker's suit is told by its two lowest cards",
        "without king and queen it is none",
        "who holds the Petit does not invite trumps",
    ],
)
def test_two_cards_fall_only_where_what_they_tell_is_true_and_good_to_know(hand: str, leader: int, card: str) -> None:
    found = card_to_play(after_a_king(hand, leader))
    assert found.move == card
    assert (noted(found) == "SPEAK") is (card in {"S9", "S5"})


def test_the_second_card_then_says_it_and_it_is_true() -> None:
    first = after_a_king("S9 S4 T5 T6", LAST).after(TAROT["S9"])
    again = first.after(TAROT["S3"]).after(TAROT["SQ"]).after(TAROT["S8"])
    assert again.trick.turn == SEAT
    assert [(signal.rule.id, signal.true) for signal in signals(again, SEAT, TAROT["S4"])] == [
        ("T-SIG-HIGH-LOW-DEF", True)
    ]


@pytest.mark.parametrize(
    ("hand", "leader", "card"),
    [("T1 T4 T6 T9", LAST, "T6"), ("T2 T4 T6 T9", LAST, "T2"), ("T1 T4 T6 T9", TAKER, "T4")],
    ids=["a partner leads trumps, and the Petit is here", "it is not here", "the taker would not stop for anybody"],
)
def test_the_petit_is_told_to_partners_who_lead_trumps(hand: str, leader: int, card: str) -> None:
    assert card_to_play(table(hand, leader, "T15 T20" if leader == LAST else "T20")).move == card


def test_a_table_that_asks_more_of_a_tenue_is_told_of_what_it_asks() -> None:
    long, strong = (after_a_king(hand, TAKER) for hand in ("SQ S9 S6 S5 S4 T5", "SQ SN S6 S5 S4 T5"))
    for at, sure_of_two in ((long, False), (strong, True)):
        assert noted(card_to_play(at)) == "SPEAK"
        assert (noted(card_to_play(replace(at, options=Options(tenue=TRICKS)))) == "SPEAK") is sure_of_two


def test_the_words_say_what_the_two_cards_will_tell() -> None:
    found = card_to_play(after_a_king("S9 S4 T5 T6", LAST))
    assert found.note
    assert WORDS.tell(found.note.hint, {**found.note.facts, "by": 0}) == (
        "9♠ goes before 4♠, which is worth no less: high, then low, will tell the partners that there are no more"
        " spades and that you will trump the next round."
    )
