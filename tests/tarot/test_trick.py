"""The duties of the player to move, rung by rung: the hand, the trick so far, and what may be played to it.

The player to move sits at seat 0 of four; the trick is told in the order of play.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tutor.core.cards import TAROT, Card
from tutor.core.obligation import Obligation, Ruling
from tutor.tarot.legal_cards import obligation
from tutor.tarot.trick import Trick

PLAYERS = 4


class Turn(NamedTuple):
    """What the rules say to the player to move, in codes and rule ids."""

    duty: Obligation[Card]

    @property
    def may_play(self) -> str:
        """The cards that are allowed, in the order of the pack."""
        return " ".join(card.code for card in TAROT.set(self.duty.legal()))

    def ruling(self, code: str) -> Ruling[Card]:
        """What is said of one card."""
        return self.duty.verdict(TAROT[code]).ruling

    def decides(self, code: str) -> str:
        """The rule that allows or forbids a card."""
        return self.ruling(code).rule.id

    def chain(self, code: str) -> list[str]:
        """The rules that lead to the verdict on a card."""
        return [reason.rule.id for reason in self.ruling(code).chain]

    def notes(self, code: str) -> list[str]:
        """The rules that are worth a word beside it."""
        return [reason.rule.id for reason in self.ruling(code).notes]

    def facts(self, code: str) -> dict[str, str]:
        """The facts of the rule that decides."""
        facts = self.ruling(code).reason.facts
        return {name: fact if isinstance(fact, str) else repr(fact) for name, fact in facts.items()}


def turn(hand: str, trick: str = "") -> Turn:
    """The turn of a player who holds ``hand`` when ``trick`` lies on the table."""
    cards = tuple(TAROT[code] for code in trick.split())
    return Turn(obligation(TAROT.read(hand), Trick(PLAYERS - len(cards), PLAYERS, cards)))


def test_who_leads_may_play_any_card() -> None:
    mine = turn("S4 H9 DK T6 EX")
    assert mine.may_play == "S4 H9 DK T6 EX"
    assert mine.decides("T6") == mine.decides("EX") == "T-PLAY-LEAD-FREE"


def test_after_the_excuse_is_led_the_second_player_may_play_any_card() -> None:
    mine = turn("S4 H9 T6", "EX")
    assert mine.may_play == "S4 H9 T6"
    assert mine.decides("H9") == "T-EXC-LED"


def test_after_the_excuse_is_led_the_next_card_sets_the_suit() -> None:
    mine = turn("S4 H9 T6", "EX HK")
    assert mine.may_play == "H9"
    assert mine.decides("S4") == "T-PLAY-FOLLOW"


def test_who_has_the_suit_must_follow() -> None:
    mine = turn("S4 H2 HK T6", "H7")
    assert mine.may_play == "H2 HK"
    assert mine.decides("H2") == mine.decides("S4") == "T-PLAY-FOLLOW"


def test_in_a_plain_suit_one_need_not_go_higher() -> None:
    mine = turn("S4 H2 HK", "H7 HJ")
    assert mine.may_play == "H2 HK"
    assert mine.notes("H2") == ["T-PLAY-NO-HEAD-SUIT"]


def test_who_can_follow_may_not_trump() -> None:
    mine = turn("S4 H2 T16", "H7")
    assert mine.may_play == "H2"
    assert mine.chain("T16") == ["T-PLAY-FOLLOW", "T-PLAY-FOLLOW-BEATS-TRUMP"]


def test_who_can_follow_may_not_trump_even_when_another_has() -> None:
    mine = turn("H2 HK T16", "H7 T9")
    assert mine.may_play == "H2 HK"
    assert mine.decides("T16") == "T-PLAY-FOLLOW-BEATS-TRUMP"


def test_who_cannot_follow_must_trump() -> None:
    mine = turn("S4 D3 T6 T16", "H7 HK")
    assert mine.may_play == "T6 T16"
    assert mine.decides("T6") == mine.decides("S4") == "T-PLAY-MUST-TRUMP"
    assert mine.facts("S4") == {"led": "H", "binding": "Cards(T6 T16)", "allowed": "Cards(T6 T16)"}


def test_who_trumps_after_another_must_go_higher() -> None:
    mine = turn("S4 T6 T16 T20", "H7 T9")
    assert mine.may_play == "T16 T20"
    assert mine.chain("T16") == mine.chain("T6") == ["T-PLAY-MUST-TRUMP", "T-PLAY-OVERTRUMP"]
    assert mine.facts("T6") == {
        "led": "H",
        "top": repr(TAROT["T9"]),
        "by": "3",
        "binding": "Cards(T16 T20)",
        "allowed": "Cards(T16 T20)",
    }


def test_the_highest_trump_counts_whoever_played_it_and_whenever() -> None:
    mine = turn("T6 T10 T16", "H7 T15 H2")
    assert mine.may_play == "T16"
    assert mine.facts("T10")["by"] == "2"


def test_a_discard_instead_of_a_trump_is_told_both_duties() -> None:
    mine = turn("S4 T6 T16", "H7 T9")
    assert (mine.decides("S4"), mine.notes("S4")) == ("T-PLAY-MUST-TRUMP", ["T-PLAY-OVERTRUMP"])


def test_when_trumps_are_led_one_must_go_higher() -> None:
    mine = turn("S4 T6 T16", "T9")
    assert mine.may_play == "T16"
    assert mine.decides("T16") == mine.decides("T6") == "T-PLAY-TRUMP-LED-OVER"
    assert mine.decides("S4") == "T-PLAY-MUST-TRUMP"


def test_the_highest_trump_matters_not_the_one_that_was_led() -> None:
    assert turn("T6 T12 T16", "T9 T14").may_play == "T16"


def test_whose_trumps_are_all_too_low_must_still_play_one_of_them() -> None:
    mine = turn("S4 T6 T10", "H7 T18")
    assert mine.may_play == "T6 T10"
    assert mine.chain("T6") == ["T-PLAY-MUST-TRUMP", "T-PLAY-UNDERTRUMP"]
    assert (mine.decides("S4"), mine.notes("S4")) == ("T-PLAY-MUST-TRUMP", ["T-PLAY-UNDERTRUMP"])


def test_too_low_for_a_trump_lead_is_still_a_trump() -> None:
    mine = turn("S4 T6 T10", "T18")
    assert mine.may_play == "T6 T10"
    assert mine.decides("T10") == "T-PLAY-UNDERTRUMP"


@pytest.mark.parametrize("trick", ["H7", "H7 T18", "T18"])
def test_the_petit_is_forced_out_when_it_is_the_only_trump(trick: str) -> None:
    mine = turn("S4 D3 T1", trick)
    assert mine.may_play == "T1"
    assert mine.decides("S4") == "T-PLAY-MUST-TRUMP"


def test_the_excuse_saves_the_petit() -> None:
    assert turn("S4 T1 EX", "T18").may_play == "T1 EX"


@pytest.mark.parametrize("trick", ["H7 T9", "T9", "H7"])
def test_who_has_neither_the_suit_nor_a_trump_may_play_any_card(trick: str) -> None:
    mine = turn("S4 D3 DQ", trick)
    assert mine.may_play == "S4 D3 DQ"
    assert mine.decides("DQ") == "T-PLAY-DISCARD"


def test_the_excuse_is_no_trump_so_it_does_not_oblige() -> None:
    mine = turn("S4 D3 EX", "H7")
    assert mine.may_play == "S4 D3 EX"
    assert (mine.decides("S4"), mine.notes("S4")) == ("T-PLAY-DISCARD", ["T-DECK-EXCUSE-NOT-TRUMP"])


@pytest.mark.parametrize(
    ("hand", "trick"),
    [("H2 HK EX", "H7"), ("S4 T6 EX", "H7"), ("T6 T16 EX", "H7 T9"), ("T6 T16 EX", "T9"), ("S4 T6 EX", "T9 T18")],
    ids=["could follow", "could trump", "could overtrump", "trumps led", "could undertrump"],
)
def test_the_excuse_may_be_played_at_any_time(hand: str, trick: str) -> None:
    mine = turn(hand, trick)
    assert mine.may_play.endswith("EX")
    assert mine.decides("EX") == "T-EXC-ANYTIME"
    assert mine.notes("EX") == []


@pytest.mark.parametrize(("trick", "instead"), [("H7", "T6 EX"), ("C7", "C2 EX"), ("T3", "T6 EX"), ("T9", "T6 EX")])
def test_the_excuse_is_named_among_the_cards_that_may_be_played_instead(trick: str, instead: str) -> None:
    assert turn("S4 C2 T6 EX", trick).facts("S4")["allowed"] == f"Cards({instead})"


@pytest.mark.parametrize("trick", ["", "H7", "H7 T9"])
def test_the_excuse_as_last_card_is_legal(trick: str) -> None:
    mine = turn("EX", trick)
    assert mine.may_play == "EX"
    assert mine.decides("EX") == ("T-EXC-ANYTIME" if trick else "T-PLAY-LEAD-FREE")


@pytest.mark.parametrize(
    ("cards", "winning"),
    [
        ("H7 HK H2 HQ", "HK"),
        ("H7 SK H2 DK", "H7"),
        ("HK T1 H2 HQ", "T1"),
        ("HK T5 T9 T7", "T9"),
        ("T9 HK T12 T3", "T12"),
        ("EX S2 HK S5", "S5"),
        ("H7 EX H2 S9", "H7"),
        ("HN HJ H10 HQ", "HQ"),
        ("H10 H9 H1 HJ", "HJ"),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_card_of_the_suit_led(cards: str, winning: str) -> None:
    trick = Trick(2, PLAYERS, tuple(TAROT[code] for code in cards.split()))
    assert trick.best is TAROT[winning]
    assert trick.complete


def test_nothing_wins_as_long_as_only_the_excuse_lies_there() -> None:
    assert Trick(2, PLAYERS, (TAROT["EX"],)).best is None


def test_a_trick_knows_who_played_what_and_whose_turn_it_is() -> None:
    trick = Trick(2, PLAYERS).with_card(TAROT["H7"]).with_card(TAROT["EX"]).with_card(TAROT["T9"])
    assert (trick.turn, trick.led, trick.complete) == (1, "H", False)
    assert (trick.seat_of(TAROT["EX"]), trick.card_of(0)) == (3, TAROT["T9"])
    with pytest.raises(IndexError):
        trick.card_of(1)
