"""The call at a table of five: which cards may be called, and what a taker is told of the others."""

from __future__ import annotations

import pytest

from tutor.core.cards import TAROT
from tutor.core.obligation import Verdict
from tutor.show.words import Words
from tutor.tarot.call import Call
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting

KINGS, QUEENS, KNIGHTS = ("SK HK DK CK", "SQ HQ DQ CQ", "SN HN DN CN")


def verdict(hand: str, card: str, *, call_jack: bool = True) -> Verdict[str]:
    """What is said of calling ``card`` to a taker with these cards."""
    setting = Setting(5, 4, Options(call_jack=call_jack), (TAROT.read(hand), None, None, None, None))
    return Call(setting, 0, "garde").obligation().verdict(f"call {card}")


@pytest.mark.parametrize(
    ("hand", "card", "rule"),
    [
        ("SK T5", "HK", "T-CALL-KING"),
        ("SK T5", "SK", "T-CALL-SELF"),
        (f"{KINGS} HQ", "SQ", "T-CALL-FALLBACK"),
        (f"{KINGS} HQ", "HQ", "T-CALL-SELF"),
        (f"{KINGS} {QUEENS}", "SN", "T-CALL-FALLBACK"),
        (f"{KINGS} {QUEENS} {KNIGHTS} SJ", "HJ", "T-CALL-FALLBACK"),
        (f"{KINGS} {QUEENS} {KNIGHTS} SJ", "SJ", "T-CALL-SELF"),
    ],
)
def test_any_king_may_be_called_and_a_lower_card_once_all_above_it_are_held(hand: str, card: str, rule: str) -> None:
    assert (verdict(hand, card).legal, verdict(hand, card).rule.id) == (True, rule)


@pytest.mark.parametrize(
    ("hand", "card"),
    [("SK T5", "SQ"), ("SK HQ", "HQ"), (f"{KINGS} HQ HN", "HN"), (f"{KINGS} {QUEENS} SN SJ", "SJ")],
)
def test_a_lower_card_may_not_be_called_earlier_not_even_ones_own(hand: str, card: str) -> None:
    assert (verdict(hand, card).legal, verdict(hand, card).rule.id) == (False, "T-CALL-FALLBACK")


def test_a_taker_without_all_kings_is_told_which_are_lacking_and_what_may_be_called() -> None:
    assert Words(seat=0, players=5).verdict(verdict("SK HK DK HQ", "HQ").ruling) == (
        "You may call this card only if you hold every card of the higher ranks, and you lack K♣."
        " You may call K♠, K♥, K♦ or K♣."
    )


def test_where_no_jack_is_called_a_taker_with_all_else_calls_a_card_of_their_own() -> None:
    hand = f"{KINGS} {QUEENS} {KNIGHTS} SJ"
    assert verdict(hand, "SN", call_jack=False).rule.id == "T-CALL-SELF"
    assert not any(verdict(hand, jack, call_jack=False).legal for jack in ("SJ", "HJ", "DJ", "CJ"))
