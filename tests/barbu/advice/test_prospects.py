"""What a hand promises in each contract: what speaks for it, what against it, in points beside the table's average."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.barbu import contracts
from tutor.barbu.advice.prospects import edge
from tutor.barbu.options import USUAL, Options
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, BARBU_32

NINE = Options.of({"ravage_city": True, "chinese_poker": True})
#: Nothing special: as many low cards as high ones, one ace, king, queen and two, no short suit.
PLAIN = "S2 S6 S10 SA H4 H7 HJ D5 D8 DQ C3 C9 CK"


def setting(rules: dict[str, object]) -> Setting:
    """A table of four with these house rules, whose hands nobody knows."""
    return Setting(4, 0, Options.of(rules), (None, None, None, None))


def promised(hand: str, contract: str) -> float:
    """The points that a hand promises at the usual table."""
    return edge(BARBU.read(hand), contracts.calls(NINE)[contract], setting({}))


@pytest.mark.parametrize("contract", ["no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H"])
def test_an_average_hand_promises_about_nothing(contract: str) -> None:
    assert abs(promised(PLAIN, contract)) < 3


@pytest.mark.parametrize(
    ("contract", "away", "instead", "points"),
    [
        ("no-tricks", "SA", "S3", 2.25),
        ("no-tricks", "D5 D8", "S7 H8", 1),
        ("no-hearts", "SA", "S3", 2.25),
        ("no-hearts", "S10", "H10", 1.25),
        ("no-queens", "CK", "C4", 2),
        ("no-queens", "S6", "D6", 2),
        ("no-queens", "D5 D8", "S7 H8", 1.25),
        ("barbu", "CK", "HK", 4),
        ("barbu", "SA", "S3", 1.5),
        ("no-last-two", "D5", "D2", 4),
        ("no-last-two", "D5", "D3", 2.5),
        ("trumps S", "D5", "S5", 4),
        ("trumps S", "H4", "HA", 5),
        ("trumps S", "H4", "HK", 3.5),
        ("domino 8", "SA", "S8", 5.5),
        ("domino 8", "CK", "C8", 2),
        ("domino 8", "C9", "C5", 0),
        ("ravage-city", "SA", "S3", 3.5),
        ("chinese-poker", "S6", "SK", 3),
    ],
    ids=[
        "No Tricks: a low card for a high one",
        "No Tricks: a suit with one card, even for a low one less",
        "No Hearts: a low card for a high one",
        "No Hearts: a heart that one can give away",
        "No Queens: a low card for a king",
        "No Queens: a queen with three cards to hide behind",
        "No Queens: a suit with one card, even the queen's",
        "Barbu: the king of hearts, whom one gives away oneself",
        "Barbu: a low card for a high one",
        "No Last Two: a two to get out with",
        "No Last Two: a three, which is worth less",
        "Trumps: one trump more",
        "Trumps: an ace",
        "Trumps: a king",
        "Domino: no ace, which comes last and lies far away",
        "Domino: no king, two steps too far away",
        "Domino: up to three steps a card is near",
        "Ravage City: a low card for a high one",
        "Chinese poker: a pair",
    ],
)
def test_what_one_change_to_a_hand_is_worth(contract: str, away: str, instead: str, points: float) -> None:
    changed = BARBU.read(PLAIN) - BARBU.read(away) | BARBU.read(instead)
    assert len(changed) == len(BARBU.read(PLAIN))
    found = promised(" ".join(map(str, changed)), contract) - promised(PLAIN, contract)
    assert found == pytest.approx(points)


def test_a_queen_is_bare_with_at_most_two_cards_of_her_suit_beside_her() -> None:
    no_queens = contracts.calls(USUAL)["no-queens"]
    assert no_queens.evidence(BARBU.read("SQ S2 S3 HQ H2 H3 H4")) == {"top": 2, "bare": 1, "low": 5, "short": 2}


def test_where_points_are_worth_more_a_hand_promises_more() -> None:
    hand, queens = BARBU.read(PLAIN), contracts.calls(NINE)["no-queens"]
    dearer = setting({"ravage_city": True, "values": "ravage"})
    assert edge(hand, queens, dearer) == pytest.approx(edge(hand, queens, setting({})) * 8 / 6)


def test_of_a_contract_that_nobody_chooses_nothing_is_known() -> None:
    table = setting({"salade": True})
    assert edge(BARBU.read(PLAIN), contracts.calls(table.options)["salade"], table) == 0


@given(st.permutations(BARBU.cards), st.sampled_from(["no-hearts", "barbu", "no-last-two", "trumps H", "domino 4"]))
def test_what_is_counted_card_by_card_and_speaks_for_one_hand_speaks_against_the_others(
    cards: list[object], contract: str
) -> None:
    hands = [" ".join(map(str, cards[seat::4])) for seat in range(4)]
    assert sum(promised(hand, contract) for hand in hands) == pytest.approx(0)


def test_in_a_pack_without_low_cards_nothing_low_is_counted() -> None:
    table = Setting(4, 0, Options.of({"pack": 32}), (None, None, None, None), pack=BARBU_32)
    no_tricks = contracts.calls(table.options, BARBU_32)["no-tricks"]
    assert no_tricks.evidence(BARBU_32.read("S7 S8 H9 HK D10 DA C7 C9")) == {"low": 0, "high": 2, "short": 0}
