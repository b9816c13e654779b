"""Packs and sets of cards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import BARBU, BARBU_32, TAROT, Cards, Pack, UnknownCardError

PACKS = pytest.mark.parametrize("pack", [TAROT, BARBU, BARBU_32], ids=len)

some_cards = st.sets(st.sampled_from(TAROT.cards))


def test_the_packs_hold_what_they_should() -> None:
    assert [len(pack) for pack in (TAROT, BARBU, BARBU_32)] == [78, 52, 32]
    assert [len(TAROT.all.of(suit)) for suit in "SHDCTE"] == [14, 14, 14, 14, 21, 1]
    assert [len(BARBU_32.all.of(suit)) for suit in "SHDC"] == [8, 8, 8, 8]


def test_a_pack_without_some_cards_is_another_pack() -> None:
    without = BARBU.less("S2 C2")
    assert {card.code for card in BARBU.cards} - {card.code for card in without.cards} == {"S2", "C2"}
    assert (without["S3"].height, BARBU["S3"].height) == (0, 1)
    with pytest.raises(UnknownCardError):
        without.less("S2")


def test_suits_are_ordered_from_low_to_high() -> None:
    assert " ".join(map(str, TAROT.all.of("H"))) == "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ HK"
    assert " ".join(map(str, BARBU.all.of("S"))) == "S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA"
    assert " ".join(map(str, TAROT.all.of("T"))) == " ".join(f"T{number}" for number in range(1, 22))


@PACKS
def test_every_code_finds_its_one_card(pack: Pack) -> None:
    assert all(pack[card.code] is card for card in pack.cards)
    assert len({card.code for card in pack.cards}) == len(pack)


@PACKS
def test_a_card_is_beaten_by_the_later_cards_of_its_suit_and_by_no_others(pack: Pack) -> None:
    for low, high in pairwise(pack.cards):
        assert (high in pack.all.above(low)) is (high.suit == low.suit)
        assert not {low, high} & set(pack.all.above(high))
        assert (high.height > low.height) is (high.suit == low.suit)


@pytest.mark.parametrize("code", ["", "H", "H0", "H11", "h1", "T0", "T22", "T01", "E", "ex", "HA", " H1", 7, None, []])
def test_another_code_names_no_card(code: object) -> None:
    with pytest.raises(UnknownCardError) as caught:
        TAROT[code]
    assert (caught.value.code, caught.value.pack) == (code, TAROT)


def test_codes_are_read_in_any_order_and_told_in_the_packs() -> None:
    assert repr(TAROT.read("EX T16 HK H2")) == "Cards(H2 HK T16 EX)"
    assert TAROT.read("") == TAROT.none
    with pytest.raises(UnknownCardError):
        TAROT.read("H2 HX")


def test_a_card_of_another_pack_is_not_among_them() -> None:
    assert BARBU["HK"] not in TAROT.all
    assert TAROT.all.__contains__("HK") is False
    assert BARBU.none != TAROT.none


def test_cards_above_a_card() -> None:
    assert TAROT.read("T6 T16 T21 HK EX").above(TAROT["T9"]) == TAROT.read("T16 T21")


@given(some_cards, some_cards)
def test_sets_of_cards_behave_as_sets(one: set[object], other: set[object]) -> None:
    mine, yours = (TAROT.set(card for card in TAROT.cards if card in cards) for cards in (one, other))
    assert set(mine | yours) == one | other
    assert set(mine & yours) == one & other
    assert set(mine - yours) == one - other
    assert (mine == yours) is (one == other)
    assert mine != one
    assert (len(mine), bool(mine)) == (len(one), bool(one))
    assert {card for card in TAROT.cards if card in mine} == one
    assert hash(mine) == hash(Cards(TAROT, mine.bits))


@given(some_cards)
def test_a_set_iterates_in_the_order_of_the_pack(one: set[object]) -> None:
    assert list(TAROT.set(card for card in TAROT.cards if card in one)) == [c for c in TAROT.cards if c in one]


@given(st.sets(st.sampled_from(TAROT.cards), min_size=1))
def test_a_set_without_a_card_holds_all_the_others(cards: set[object]) -> None:
    mine = TAROT.set(card for card in TAROT.cards if card in cards)
    card = next(iter(mine))
    assert set(mine.without(card)) == cards - {card}
    assert mine.without(card).without(card) == mine.without(card)
