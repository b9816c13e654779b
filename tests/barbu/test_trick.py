"""The duties of the player to move, contract by contract: the hand, the trick so far, and what may be played to it.

The player to move sits at seat 0 of four; the trick is told in the order of play.  Where it matters, spades are trumps.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tutor.barbu import contracts
from tutor.barbu.contracts import TrickContract
from tutor.barbu.options import Options
from tutor.barbu.trick import Trick
from tutor.core.cards import BARBU, Card
from tutor.core.obligation import Obligation, Ruling
from tutor.show.words import Words


class Turn(NamedTuple):
    """What the rules say to the player to move, in codes and rule ids."""

    duty: Obligation[Card]

    @property
    def may_play(self) -> set[str]:
        """The cards that are allowed."""
        return set(map(str, self.duty.legal()))

    def ruling(self, code: str) -> Ruling[Card]:
        """What is said of one card."""
        return self.duty.verdict(BARBU[code]).ruling

    def decides(self, code: str) -> str:
        """The rule that allows or forbids a card."""
        return self.ruling(code).rule.id

    def notes(self, code: str) -> list[str]:
        """The rules that are worth a word beside it."""
        return [reason.rule.id for reason in self.ruling(code).notes]


def turn(call: str, hand: str, trick: str = "", played: str = "", **rules: object) -> Turn:
    """The turn of a player who holds ``hand`` when ``trick`` lies on the table."""
    options = Options.of(rules)
    contract = contracts.read(call, "here", options)
    assert isinstance(contract, TrickContract)
    cards = tuple(BARBU[code] for code in trick.split())
    at = Trick(4 - len(cards), 4, cards)
    return Turn(contract.duty(BARBU.read(hand), at, BARBU.read(played), options))


#: Contract, hand, trick, the cards that are allowed, and the rule by which.
Vector = tuple[str, str, str, str, str]

TRUMPS: list[Vector] = [
    ("trumps S", "S9 S4 HA D3", "S7", "S9", "B-TR-TRUMPLED-BEAT"),
    ("trumps S", "SQ S9 S4", "S7 SJ", "SQ", "B-TR-TRUMPLED-BEAT"),
    ("trumps S", "S9 S8 S4", "S7 SJ", "S9 S8 S4", "B-TR-TRUMPLED-LOW"),
    ("trumps S", "S6 S4 HA", "S7", "S6 S4", "B-TR-TRUMPLED-LOW"),
    ("trumps S", "HA D3", "S7", "HA D3", "B-TR-TRUMPLED-VOID"),
    ("trumps S", "HK H2 SA", "H9 S5", "HK H2", "B-TR-PLAIN-FOLLOW"),
    ("trumps S", "H2 SA", "H9", "H2", "B-TR-PLAIN-FOLLOW"),
    ("trumps S", "SQ S2 DA", "H9", "SQ S2", "B-TR-MUST-RUFF"),
    ("trumps S", "SQ S2 DA", "H9 S5", "SQ", "B-TR-OVERRUFF"),
    ("trumps S", "S9 S2 DA", "H9 SJ", "S9 S2 DA", "B-TR-NO-UNDERRUFF-DUTY"),
    ("trumps S", "DA D3 C7", "H9 SJ", "DA D3 C7", "B-TR-VOID-ALL"),
    ("trumps S", "SK S9 D3", "H9 S5 SJ", "SK", "B-TR-OVERRUFF"),
    ("trumps S", "DK D2", "DQ", "DK D2", "B-TR-PLAIN-FOLLOW"),
    ("trumps S", "SA D2", "", "SA D2", "B-TR-SUIT"),
]
NEGATIVE: list[Vector] = [
    ("no-hearts", "H5 S9 C2", "", "S9 C2", "B-HEARTS-NO-LEAD"),
    ("no-hearts", "H5 HA", "", "H5 HA", "B-HEARTS-NO-LEAD"),
    ("no-hearts", "H2 SA", "H9", "H2", "B-FOLLOW"),
    ("no-hearts", "HA C2", "S9", "HA C2", "B-VOID-FREE"),
    ("barbu", "HK S2", "", "S2", "B-KH-HEART-BAN"),
    ("barbu", "HK C2", "S9", "HK C2", "B-VOID-FREE"),
    ("barbu", "HK C2", "HA", "HK", "B-FOLLOW"),
    ("no-queens", "HQ S2", "", "HQ S2", "B-NQ-LEAD-FREE"),
    ("no-last-two", "HA S2", "", "HA S2", "B-L2-LEAD-FREE"),
    ("no-tricks", "HA S2", "", "HA S2", "B-NT-LEAD-FREE"),
]


@pytest.mark.parametrize(("call", "hand", "trick", "allowed", "rule"), TRUMPS + NEGATIVE)
def test_which_cards_may_be_played_and_by_which_rule(call: str, hand: str, trick: str, allowed: str, rule: str) -> None:
    mine = turn(call, hand, trick)
    assert mine.may_play == set(allowed.split())
    assert {mine.decides(code) for code in allowed.split()} == {rule}


@pytest.mark.parametrize(
    ("call", "hand", "trick", "forbidden", "rule"),
    [
        ("trumps S", "S9 S4 HA D3", "S7", "S4", "B-TR-TRUMPLED-BEAT"),
        ("trumps S", "S9 S4 HA D3", "S7", "HA", "B-FOLLOW"),
        ("trumps S", "HK H2 SA", "H9 S5", "SA", "B-TR-PLAIN-FOLLOW"),
        ("trumps S", "HK H2 SA C3", "H9 S5", "C3", "B-FOLLOW"),
        ("trumps S", "SQ S2 DA", "H9", "DA", "B-TR-MUST-RUFF"),
        ("trumps S", "SQ S2 DA", "H9 S5", "S2", "B-TR-OVERRUFF"),
        ("trumps S", "SQ S2 DA", "H9 S5", "DA", "B-TR-OVERRUFF"),
        ("no-hearts", "H5 S9 C2", "", "H5", "B-HEARTS-NO-LEAD"),
        ("barbu", "HK S2", "", "HK", "B-KH-HEART-BAN"),
        ("no-tricks", "HK S2", "S9", "HK", "B-FOLLOW"),
    ],
)
def test_a_forbidden_card_names_the_rule_that_forbids_it(
    call: str, hand: str, trick: str, forbidden: str, rule: str
) -> None:
    mine = turn(call, hand, trick)
    assert forbidden not in mine.may_play
    assert mine.decides(forbidden) == rule


def test_hearts_stay_banned_after_some_have_been_played() -> None:
    assert turn("no-hearts", "H5 S9", played="H2 H3").may_play == {"S9"}


@pytest.mark.parametrize("call", ["no-hearts", "barbu"])
def test_a_house_may_lift_the_ban_with_the_first_heart_or_do_without_it(call: str) -> None:
    assert turn(call, "H5 S9", hearts_ban="broken").may_play == {"S9"}
    assert turn(call, "H5 S9", played="H2", hearts_ban="broken").may_play == {"H5", "S9"}
    assert turn(call, "H5 S9", hearts_ban="none").may_play == {"H5", "S9"}


@pytest.mark.parametrize(
    ("rules", "hand", "played", "said"),
    [
        ({}, "H5 HA", "", "You lead and hold nothing but hearts, so you may lead one."),
        ({}, "H5 S9", "H2", "Hearts may not be led by a player who holds anything else. You may lead 9♠."),
        (
            {"hearts_ban": "broken"},
            "H5 S9",
            "",
            "Hearts may not be led by a player who holds anything else. You may lead 9♠.",
        ),
        (
            {"hearts_ban": "broken"},
            "H5 S9",
            "H2",
            "You lead, and a heart has been played before: at this table hearts may now be led.",
        ),
        (
            {"hearts_ban": "none"},
            "H5 S9",
            "",
            "You lead this trick, so you may play any card: this table lets hearts be led.",
        ),
    ],
)
def test_who_would_lead_a_heart_is_told_whether_the_ban_holds(
    rules: dict[str, Any], hand: str, played: str, said: str
) -> None:
    assert Words("en", 0).verdict(turn("no-hearts", hand, played=played, **rules).ruling("H5")) == said


def test_the_ban_on_hearts_is_for_leads_only() -> None:
    assert turn("no-hearts", "HA C2", "S9").notes("HA") == ["B-HEARTS-FOLLOW-OK"]
    assert turn("no-hearts", "HA C2", "S9").notes("C2") == []


def test_a_house_may_make_the_king_of_hearts_go_at_the_first_chance() -> None:
    mine = turn("barbu", "HK C2", "S9", no_wait=True)
    assert mine.may_play == {"HK"}
    assert mine.decides("HK") == mine.decides("C2") == "B-KH-NO-WAIT"
    assert turn("barbu", "HK S2", "S9", no_wait=True).may_play == {"S2"}
    assert turn("barbu", "HK S2", no_wait=True).may_play == {"S2"}
    assert turn("no-hearts", "HK C2", "S9", no_wait=True).may_play == {"HK", "C2"}


def test_a_house_may_drop_the_duty_to_beat_trumps_that_are_led_but_a_ruff_is_still_beaten() -> None:
    mine = turn("trumps S", "S9 S4 HA", "S7", must_beat=False)
    assert mine.may_play == {"S9", "S4"}
    assert mine.decides("S4") == "B-TR-NOHEAD-VARIANT"
    assert turn("trumps S", "SQ S2 DA", "H9 S5", must_beat=False).may_play == {"SQ"}


def test_the_card_that_must_be_beaten_is_the_highest_trump_not_the_one_led() -> None:
    facts = turn("trumps S", "SQ S9 S4", "S7 SJ").ruling("S9").reason.facts
    assert (facts["top"], facts["by"]) == (BARBU["SJ"], 3)


@pytest.mark.parametrize(
    ("call", "card", "trick", "proved"),
    [
        ("no-tricks", "S2", "", ""),
        ("no-tricks", "S2", "S9", ""),
        ("no-tricks", "S2", "D9", "D"),
        ("no-hearts", "H2", "", "S D C"),
        ("trumps S", "H2", "D9", "S D"),
        ("trumps S", "S2", "D9", "D"),
        ("trumps S", "S2", "D9 SK", "D SA"),
        ("trumps S", "H2", "D9 SK", "D SA"),
        ("trumps S", "S2", "S9 SQ", "SK SA"),
        ("trumps S", "H2", "S9 SQ", "S"),
    ],
)
def test_what_a_card_proves_of_the_hand_that_it_came_from(call: str, card: str, trick: str, proved: str) -> None:
    contract = contracts.read(call, "here", Options())
    assert isinstance(contract, TrickContract)
    cards = tuple(BARBU[code] for code in trick.split())
    found = contract.proof(BARBU[card], Trick(0, 4, cards), BARBU.none, Options())
    expected = [card for name in proved.split() for card in BARBU.cards if name in {card.suit, card.code}]
    assert found - BARBU.set(cards) == BARBU.set(expected) - BARBU.set((BARBU[card], *cards))
