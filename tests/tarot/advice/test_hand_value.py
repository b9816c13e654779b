"""What a hand is worth by Noël Chavey's table, and the bid that this suggests."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.chapters import rules_of
from tutor.core.message import Message
from tutor.core.rule import Reason
from tutor.show.words import Words
from tutor.tarot.advice import hand_value
from tutor.tarot.advice.hand_value import BID, Evaluation, evaluate, suggest
from tutor.tarot.setting import CONTRACTS

#: Worked examples that the club Le 21 bollénois publishes with the table.
GARDE = TAROT.read("T21 T19 T12 T6 T1 EX HK HN H10 H8 H1 DJ D8 CQ CN C7 S6 S4")
PASS = TAROT.read("T20 T18 T14 T13 T9 T8 T6 HK H10 H5 H4 DK DQ C7 C8 S8 S7 S5")
GARDE_SANS = TAROT.read("T21 T20 T19 T16 T14 T12 T8 EX HK HQ H8 H5 H4 H2 DK C9 C8 C3")

#: On a busy machine a test may take its time.
hands = st.lists(st.sampled_from(TAROT.cards), unique=True, min_size=15, max_size=24).map(TAROT.set)


def lines(evaluation: Evaluation) -> list[tuple[str, int]]:
    """The lines of an evaluation, by the last part of their rules' ids."""
    return [(line.reason.rule.id.removeprefix("T-EVAL-"), line.points) for line in evaluation.lines]


def worth(codes: str, feature: str, *, without_dog: bool = False) -> int:
    """What one feature of a hand is worth."""
    found = lines(evaluate(TAROT.read(codes), without_dog=without_dog))
    return sum(points for name, points in found if name == feature)


def test_a_hand_is_evaluated_line_by_line() -> None:
    evaluation = evaluate(GARDE)
    assert lines(evaluation) == [
        ("21", 10),
        ("EXCUSE", 8),
        ("PETIT", 7),
        ("TRUMPS", 12),
        ("MAJOR", 4),
        ("KING", 6),
        ("QUEEN", 3),
        ("KNIGHT", 4),
        ("JACK", 1),
        ("LONG", 5),
    ]
    assert evaluation.total == 60


@pytest.mark.parametrize(("hand", "total", "bid"), [(GARDE, 60, "garde"), (PASS, 34, "pass")], ids=["garde", "pass"])
def test_a_published_example_comes_out_as_its_source_says(hand: Cards, total: int, bid: str) -> None:
    suggestion = suggest(hand)
    assert (suggestion.with_dog.total, suggestion.bid) == (total, bid)


def test_a_void_and_a_singleton_count_only_when_the_dog_stays_where_it_is() -> None:
    suggestion = suggest(GARDE_SANS)
    assert (suggestion.with_dog.total, suggestion.without_dog.total) == (68, 77)
    assert set(lines(suggestion.without_dog)) - set(lines(suggestion.with_dog)) == {("SINGLETON", 3), ("VOID", 6)}
    assert suggestion.bid == "garde-sans"
    assert suggestion.reason == Reason(BID, {"total": 77, "bid": "garde-sans"})


@pytest.mark.parametrize(
    ("trumps", "points"),
    [
        ("T1 T2", 0),
        ("T1 T2 T3 T4", 0),
        ("T1 T2 T3 T4 T5", 5),
        ("T1 T2 T3 T4 EX", 5),
        ("T1 T2 T3 T4 T5 T6", 7),
        ("T1 T2 T3 T4 T5 T6 T7", 9),
        ("T1 T2 T3 T4 T5 T6 T7 T8", 9),
        ("T2 T3 T4 T5 T6", 0),
    ],
)
def test_the_petit_is_worth_what_its_company_makes_it(trumps: str, points: int) -> None:
    assert worth(trumps, "PETIT") == points


@pytest.mark.parametrize(
    ("trumps", "points"),
    [("T2 T3 T4", 0), ("T2 T3 T4 T5", 0), ("T2 T3 T4 EX", 0), ("T2 T3 T4 T5 T6", 10), ("T2 T3 T4 T5 EX", 10)],
)
def test_trumps_count_only_if_there_are_more_than_four_and_the_excuse_is_one_of_them(trumps: str, points: int) -> None:
    assert worth(trumps, "TRUMPS") == points


def test_the_rule_says_that_the_source_document_has_its_condition_turned_round() -> None:
    differs = str(hand_value.TRUMPS.differs)
    assert "fewer than 4" in differs
    assert "more than 4" in differs


@pytest.mark.parametrize(
    ("trumps", "points"),
    [
        ("T20 T21", 2),
        ("T16 T17 T18", 3),
        ("T16 T17 T19 T20 T21", 5),
        ("T16 T18 T20", 0),
        ("T14 T15 T16", 0),
        ("T21 EX", 0),
    ],
)
def test_major_trumps_count_once_more_in_a_row(trumps: str, points: int) -> None:
    assert worth(trumps, "SEQUENCE") == points


@pytest.mark.parametrize(
    ("courts", "marriage", "king", "queen"),
    [("HK HQ", 10, 0, 0), ("HK", 0, 6, 0), ("HQ", 0, 0, 3), ("HK SQ", 0, 6, 3), ("HK HQ SK SQ DK CQ", 20, 6, 3)],
)
def test_a_queen_is_worth_more_beside_her_king(courts: str, marriage: int, king: int, queen: int) -> None:
    assert [worth(courts, feature) for feature in ("MARRIAGE", "KING", "QUEEN")] == [marriage, king, queen]


@pytest.mark.parametrize(("cards", "points"), [(4, 0), (5, 5), (6, 7), (7, 9), (9, 9)])
def test_a_suit_is_worth_its_length(cards: int, points: int) -> None:
    assert worth(" ".join(f"H{rank}" for rank in range(1, cards + 1)), "LONG") == points


def test_a_void_a_singleton_and_a_doubleton() -> None:
    hand = "H1 S1 S2 D1 D2 D3"
    assert worth(hand, "VOID", without_dog=True) == 6
    assert worth(hand, "SINGLETON", without_dog=True) == 3
    assert (worth(hand, "VOID"), worth(hand, "SINGLETON")) == (0, 0)


#: Five trumps that are worth 32 or, with the Excuse, 40; the other hands have at least two cards of each suit.
WEAKER, STRONGER = "T21 T20 T19 T18 T2", "T21 T20 T19 T18 EX"


@pytest.mark.parametrize(
    ("trumps", "suits", "total", "bid"),
    [
        (WEAKER, "HK HJ S2 S3 D2 D3 C2 C3", 39, "pass"),
        (WEAKER, "HK HN S2 S3 D2 D3 C2 C3", 40, "prise"),
        (STRONGER, "HK HQ SQ SN D2 D3 C2 C3", 55, "prise"),
        (STRONGER, "HK HQ SQ SN SJ D2 D3 C2 C3", 56, "garde"),
        (STRONGER, "HK HQ HN SK SQ DK D2 CN C2", 70, "garde"),
        (STRONGER, "HK HQ HN HJ SK SQ DK D2 CN C2", 71, "garde-sans"),
        (STRONGER, "HK HQ HN SK SQ DK DQ CK CN", 80, "garde-sans"),
        (STRONGER, "HK HQ HN HJ SK SQ DK DQ CK CN", 81, "garde-contre"),
    ],
    ids=lambda value: value if value in {"pass", *CONTRACTS} else "",
)
def test_each_bid_begins_with_its_own_number_of_points(trumps: str, suits: str, total: int, bid: str) -> None:
    suggestion = suggest(TAROT.read(f"{trumps} {suits}"))
    assert (suggestion.with_dog.total, suggestion.without_dog.total, suggestion.bid) == (total, total, bid)


@pytest.mark.parametrize(
    ("allowed", "bid", "said"),
    [
        ({"pass", "garde", "garde-sans"}, "garde", hand_value.BID.hint),
        ({"pass", "garde-sans"}, "pass", hand_value.NO_BID),
        ({"pass"}, "pass", hand_value.NO_BID),
    ],
    ids=["its own bid is higher", "only bids above it are left", "nobody can go higher"],
)
def test_a_hand_that_is_worth_none_of_the_bids_that_are_left_passes(allowed: set[str], bid: str, said: Message) -> None:
    suggestion = suggest(GARDE, allowed)
    assert (suggestion.bid, suggestion.reason.hint) == (bid, said)


@given(hands)
def test_the_total_is_the_sum_of_the_lines_and_each_line_counts_cards_of_the_hand(hand: Cards) -> None:
    evaluation = evaluate(hand, without_dog=True)
    assert evaluation.total == sum(points for _, points in lines(evaluation))
    for line in evaluation.lines:
        cards = line.reason.facts["cards"]
        assert isinstance(cards, Cards)
        assert not cards - hand


@given(hands)
def test_leaving_the_dog_adds_only_voids_and_singletons(hand: Cards) -> None:
    with_dog, without_dog = lines(evaluate(hand)), lines(evaluate(hand, without_dog=True))
    assert [line for line in without_dog if line[0] not in {"VOID", "SINGLETON"}] == with_dog


@given(hands)
def test_a_suggestion_leaves_the_dog_only_by_what_the_hand_is_worth_without_it(hand: Cards) -> None:
    bid, _, with_dog, without_dog = suggest(hand)
    assert bid in {"pass", *CONTRACTS}
    assert (bid in {"garde-sans", "garde-contre"}) == (without_dog.total > 70)
    assert (bid == "pass") == (with_dog.total < 40 and without_dog.total <= 70)


@given(hands, st.sampled_from(tuple(TAROT.all.of(TRUMP))))
def test_one_more_trump_never_makes_a_hand_worth_less(hand: Cards, trump: Card) -> None:
    assert evaluate(hand | TAROT.set([trump])).total >= evaluate(hand).total


@given(hands)
def test_every_line_can_be_said(hand: Cards) -> None:
    words = Words("en")
    suggestion = suggest(hand)
    for reason in (suggestion.reason, *(line.reason for line in suggestion.without_dog.lines)):
        assert words.tell(reason.hint, reason.facts)


def test_all_of_it_is_marked_as_advice() -> None:
    rules = rules_of(hand_value)
    assert len(rules) == 15
    assert all(rule.statement.startswith("Advice: ") for rule in rules.values())
    assert all(rule.allows is None and rule.forbids is None for rule in rules.values())
