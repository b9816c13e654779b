"""Whether to show a poignée: it goes to the side that wins the deal, so the likelier side shows it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import deals
from tests.tarot.table import tutored
from tutor.core.cards import TAROT
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot.advice.opponent import choose
from tutor.tarot.advice.poignee import LIKELY, WON, weigh
from tutor.tarot.announce import Declaration
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import Trick

#: Ten trumps, none of them a bout, and no court card: with what else a hand may hold.
TEN = "T2 T3 T5 T7 T8 T9 T12 T13 T14 T15"
REST = "S3 S4 S6 S7 S9 H4 H5 H7"
COURTS = "SK SQ HK HQ H4 H5 H7 DK"


def first_card(trumps: str, rest: str = REST, *, taker: int = 0, players: int = 4, called: str | None = None) -> Play:
    """The first lead of a deal by seat 0, who may show a poignée before it."""
    cards = TAROT.read(" ".join([*trumps.split(), *rest.split()][: HAND_SIZES[players]]))
    hands = (cards, *(None,) * (players - 1))
    dog = TAROT.read("C1 C2 C3 C4 C5 C6")
    play = Play(HAND_SIZES[players], taker, "garde", hands, Trick(0, players), dog=dog, announcing=True)
    return replace(play, called=TAROT[called] if called else None)


@pytest.mark.parametrize(
    ("trumps", "rest", "taker", "shows"),
    [
        (TEN, REST, 0, False),
        (TEN, COURTS, 0, False),
        (TEN.replace("T15", "T21"), REST, 0, False),
        (TEN.replace("T15", "T21"), COURTS, 0, True),
        (TEN.replace("T14 T15", "T1 T21"), REST, 0, True),
        (TEN.replace("T13 T14 T15", "T1 T21 EX"), REST, 0, True),
        (TEN, REST, 1, False),
    ],
    ids=[
        "a taker without a bout keeps it",
        "and does so with kings",
        "with one bout and nothing else as well",
        "with one bout and kings it is shown",
        "with two bouts always",
        "with all three too",
        "a taker who bids a garde without these trumps is strong",
    ],
)
def test_at_a_table_of_four_it_is_the_bouts_that_decide(trumps: str, rest: str, taker: int, *, shows: bool) -> None:
    play = first_card(trumps, rest, taker=taker)
    weighed = weigh(play)
    assert weighed
    assert (weighed.show is not None) == shows
    assert choose(play).startswith("poignee") == shows


@pytest.mark.parametrize(
    ("contract", "dog", "trumps", "shows"),
    [
        ("prise", "C1 C2 C3 C4 C5 C6", TEN, True),
        ("prise", "T21 C2 C3 C4 C5 C6", TEN, False),
        ("garde", "C1 C2 C3 C4 C5 C6", TEN, False),
        ("prise", "EX C2 C3 C4 C5 C6", TEN.replace("T14 T15", "T1 T21"), True),
    ],
    ids=[
        "after a prise it is shown",
        "not with a bout in the dog",
        "nor after a garde",
        "two bouts of one’s own are enough",
    ],
)
def test_a_defender_looks_at_the_dog_and_listens_to_the_bid(
    contract: str, dog: str, trumps: str, *, shows: bool
) -> None:
    play = replace(first_card(trumps, taker=1), contract=contract, dog=TAROT.read(dog))
    weighed = weigh(play)
    assert weighed
    assert (weighed.show is not None) == shows


def test_the_largest_is_shown_if_any() -> None:
    twelve = "T1 T2 T3 T5 T7 T8 T9 T12 T13 T14 T15 T20 T21"
    assert choose(first_card(twelve)).startswith("poignee double T21 T20 T15")


def test_misere_is_declared_where_the_table_plays_it_and_a_poignee_beside_it_is_weighed() -> None:
    """Ten trumps without a court card are both."""
    play = replace(first_card(TEN.replace("T14 T15", "T1 T21")), options=Options(misere=True))
    assert choose(play) == "misere"
    assert choose(play.after(Declaration("misere"))).startswith("poignee simple")


def test_at_a_table_of_five_the_side_matters_more() -> None:
    eight = "T2 T3 T5 T7 T8 T9 T12 T13"
    of_attack, of_defence, of_partner = (
        weigh(first_card(eight, "S3 S4 S6 S7 S9 H4 HK", players=5, taker=taker, called=called))
        for taker, called in ((0, "DK"), (1, "DK"), (1, "HK"))
    )
    assert of_attack
    assert of_attack.show
    assert of_partner == of_attack, "who holds the called card plays with the taker"
    assert of_defence
    assert of_defence.show is None


def test_who_can_show_none_or_has_shown_one_or_has_begun_to_play_is_not_advised() -> None:
    play = first_card(TEN)
    assert weigh(play)
    assert weigh(first_card("T2 T3", "S3 S4 S6 S7 S9 H4 H5 H7 D1 D2 D3 D4 D5 D6 D7 D8")) is None
    assert weigh(replace(play, announcing=False)) is None
    shown = play.after(Declaration("poignee simple", TAROT.read(TEN)))
    assert weigh(shown) is None
    assert choose(shown) in TEN + REST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_advice_can_be_said_and_names_the_chance(lang: str) -> None:
    words = Words(lang, 0)
    for trumps, rest in ((TEN, REST), (TEN.replace("T15", "T21"), COURTS)):
        weighed = weigh(first_card(trumps, rest))
        assert weighed
        text = words.tell(weighed.reason.hint, weighed.reason.facts)
        assert str(weighed.reason.facts["chance"]) in text


def test_what_is_likely_is_more_than_an_even_chance() -> None:
    """A simple poignée brings 20 from each opponent or costs as much: on average 20 (2p - 1), less what it tells."""
    assert 20 * (2 * Fraction(LIKELY, 100) - 1) > 0
    for cells in WON.values():
        assert all(0 <= weak <= strong <= 100 for weak, strong in cells)


@given(st.integers(3, 5), st.integers(0, 2**32))
@deals
def test_hidden_hands_never_change_the_advice(players: int, seed: int) -> None:
    first = takewhile(lambda at: not getattr(at, "tricks", ()), (at for at, _ in tutored(players, seed)))
    for at in first:
        if isinstance(at, Play):
            assert weigh(at) == weigh(at.seen_by(at.turn))
