"""Before the deal and right after it: the draw, the shuffle, the cut, the misdeal, and hands that end a deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import SUITS, TAROT, Card, Cards
from tutor.core.errors import RefusedError
from tutor.show.words import Words
from tutor.tarot.before_bidding import lone_petit, throwing_in, void
from tutor.tarot.cut import collect, cut, cuts, cutter, misdeal, next_dealer, shuffled
from tutor.tarot.draw import first_dealer
from tutor.tarot.options import PROFILES
from tutor.tarot.setting import HAND_SIZES

FFT, SEED = PROFILES["fft"], PROFILES["seed"]
IMPRENABLE = replace(FFT, petit_imprenable=True)
MALDONNE = replace(FFT, maldonne=True)


def cards(codes: str) -> list[Card]:
    """Cards in the order in which they are written."""
    return [TAROT[code] for code in codes.split()]


def drawn(codes: str) -> tuple[int, list[str]]:
    """Who deals when the seats have drawn these cards, and the rules that say so."""
    result = first_dealer(cards(codes))
    return result.dealer, [reason.rule.id for reason in result.chain]


def hand(codes: str) -> Cards:
    """A hand of a few cards."""
    return TAROT.read(codes)


@pytest.mark.parametrize(
    ("codes", "dealer"),
    [
        ("H7 DK S2 C9", 2),
        ("T1 SK HK DK", 3),  # any trump is higher than any king
        ("T21 T4 T5 T20 T3", 4),
        ("C1 D1 H1", 0),
    ],
)
def test_the_lowest_card_drawn_deals_first(codes: str, dealer: int) -> None:
    assert drawn(codes)[0] == dealer


def test_equal_cards_are_told_apart_by_suit_and_the_tie_is_explained() -> None:
    assert drawn("H5 S9 S5 DK") == (0, ["T-DEAL-DRAW", "T-DEAL-DRAW-TIE"])
    assert drawn("H5 S9 S6 DK") == (0, ["T-DEAL-DRAW"])
    chain = first_dealer(cards("H5 S9 S5 DK")).chain
    said = [Words().tell(reason.note, reason.facts) for reason in chain]
    assert said == [
        "The lowest card is 5♥, so seat 0 deals first.",
        "5♠ and 5♥ are equally high, so the suits decide: spades are highest, then hearts, diamonds and clubs.",
    ]


@given(
    st.lists(st.sampled_from([card for card in TAROT.cards if card.code != "EX"]), min_size=3, max_size=5, unique=True)
)
def test_the_draw_follows_one_order_of_all_cards(of_seats: list[Card]) -> None:
    order = [TAROT[suit + rank] for rank in (*map(str, range(1, 11)), *"JNQK") for suit in reversed(SUITS)]
    order += [TAROT[f"T{number}"] for number in range(1, 22)]
    assert first_dealer(of_seats).dealer == of_seats.index(min(of_seats, key=order.index))
    assert order[0] is TAROT["C1"]


def test_the_deal_passes_to_the_right() -> None:
    assert [next_dealer(3, dealer) for dealer in range(3)] == [1, 2, 0]


def test_the_player_on_the_dealers_left_cuts() -> None:
    assert [cutter(5, dealer) for dealer in range(5)] == [4, 0, 1, 2, 3]


@given(st.sampled_from((3, 4, 5)), st.integers(0, 2))
def test_who_has_dealt_cuts_for_the_next_dealer(players: int, dealer: int) -> None:
    assert cutter(players, next_dealer(players, dealer)) == dealer


@pytest.mark.parametrize("at", [-1, 0, 1, 3, 75, 77, 78])
def test_a_cut_that_leaves_three_cards_or_fewer_is_refused(at: int) -> None:
    with pytest.raises(RefusedError) as refused:
        cut(TAROT.cards, at)
    said = Words().tell(refused.value.expected, refused.value.facts)
    assert said == "a number of cards to lift, from 4 to 74 (T-DEAL-CUT-MIN)"


def test_a_cut_lays_the_upper_part_below() -> None:
    assert [str(card) for card in cut(TAROT.cards, 74)[:6]] == ["T19", "T20", "T21", "EX", "S1", "S2"]
    assert cut(cut(TAROT.cards, 4), 74) == TAROT.cards


def test_every_cut_is_judged_by_its_rule() -> None:
    verdicts = {verdict.move: verdict for verdict in cuts()}
    assert set(verdicts) == {f"cut {number}" for number in range(1, 78)}
    too_few = {f"cut {number}" for number in (1, 2, 3, 75, 76, 77)}
    assert {move for move, verdict in verdicts.items() if not verdict.legal} == too_few
    assert Words().verdict(verdicts["cut 3"].ruling) == (
        "Each part of the cut must hold more than three cards: lift at least 4 and at most 74."
    )


def test_a_full_shuffle_mixes_the_cards_and_a_soft_one_leaves_them() -> None:
    mixed = shuffled(TAROT.cards, FFT, random.Random(1))
    assert mixed != TAROT.cards
    assert TAROT.set(mixed) == TAROT.all
    assert shuffled(TAROT.cards, replace(FFT, shuffle="soft"), random.Random(1)) == TAROT.cards


def test_piles_are_collected_as_they_lie_and_none_may_be_missing() -> None:
    attack, defence, dog = TAROT.cards[30:60], TAROT.cards[:30], TAROT.cards[60:]
    assert collect(attack, defence, dog) == attack + defence + dog
    for piles in ((attack, defence), (attack, defence, dog, dog[:1])):
        with pytest.raises(RefusedError, match="each once"):
            collect(*piles)


def test_after_a_misdeal_the_same_dealer_deals_and_may_bid_where_the_table_says_so() -> None:
    for options, told in (
        (FFT, "A misdeal: the same dealer deals again, and may not bid."),
        (SEED, "A misdeal: the same dealer deals again."),
    ):
        reason = misdeal(2, options)
        assert (reason.rule.id, reason.facts) == ("T-DEAL-MISDEAL", {"seat": 2})
        assert reason.line == told


@pytest.mark.parametrize(
    ("codes", "ends"),
    [
        ("S1 HK T1", True),
        ("S1 HK T1 EX", False),  # with the Excuse the deal is played
        ("S1 HK T1 T2", False),
        ("S1 HK T2", False),
        ("S1 HK EX", False),
        ("S1 HK DK", False),
    ],
)
def test_the_petit_as_only_trump_ends_the_deal(codes: str, ends: bool) -> None:  # noqa: FBT001 - an expected result
    reason = void([None, hand(codes), None, None], FFT)
    assert (reason is not None) == ends
    if reason:
        assert reason.rule.id == "T-DEAL-PETIT-SEC"
        assert reason.facts == {"seat": 1}


def test_where_the_petit_cannot_be_taken_the_deal_is_played() -> None:
    assert void([hand("S2 T5"), hand("S1 HK T1")], IMPRENABLE) is None


@pytest.mark.parametrize(
    ("codes", "least", "may"),
    [
        ("S1 HK EX", 0, True),  # the Excuse is no trump
        ("S1 HK T2", 0, False),
        ("S1 HK T2", 3, True),
        ("S1 HK T2", 2, False),
        ("S1 S2 S3", 2, True),
    ],
)
def test_a_poor_hand_may_be_thrown_in(codes: str, least: int, may: bool) -> None:  # noqa: FBT001 - an expected result
    ruling = throwing_in(hand(codes), replace(MALDONNE, maldonne_below=least))
    assert (ruling.legal, ruling.rule.id) == (may, "T-DEAL-HOUSE-MALDONNE")


def test_whoever_may_not_throw_the_hand_in_is_told_what_it_would_take() -> None:
    assert Words().verdict(throwing_in(hand("S1 HK T2"), replace(MALDONNE, maldonne_below=2))) == (
        "You hold 1 trump and 1 court card. At this table only a hand without trumps, or with fewer than 2 trumps and"
        " court cards together, may be thrown in."
    )


def test_unknown_hands_end_nothing() -> None:
    assert void([None] * 5, MALDONNE) is None


def test_a_lone_petit_needs_plain_cards_for_all_the_rest_of_the_hand() -> None:
    small = TAROT.read("S1 S2 H1 H2 D1 D2 C1 T1 T2 EX")
    for size in range(1, 8):
        lone = sum(lone_petit(TAROT.set(chosen)) for chosen in combinations(small, size))
        assert lone == comb(7, size - 1)


def kinds_of_hands(size: int) -> Iterator[tuple[Cards, int]]:
    """A hand for each Petit or none, Excuse or none and number of other trumps; and how many hands are like it."""
    trumps = [f"T{number}" for number in range(2, 22)]
    plain = [card.code for card in TAROT.cards if card.suit in SUITS]
    for petit, excuse, number in product((0, 1), (0, 1), range(len(trumps) + 1)):
        rest = size - petit - excuse - number
        if rest >= 0:
            codes = ["T1"][:petit] + ["EX"][:excuse] + trumps[:number] + plain[:rest]
            yield hand(" ".join(codes)), comb(len(trumps), number) * comb(len(plain), rest)


@pytest.mark.parametrize(("players", "one_in"), [(3, 8321), (4, 542), (5, 150)])
def test_how_rarely_the_petit_comes_alone(players: int, one_in: int) -> None:
    size = HAND_SIZES[players]
    kinds = list(kinds_of_hands(size))
    lone = sum(ways for kind, ways in kinds if lone_petit(kind))
    assert sum(ways for _, ways in kinds) == comb(len(TAROT), size)
    assert lone == comb(56, size - 1)
    assert round(comb(len(TAROT), size) / (players * lone)) == one_in
