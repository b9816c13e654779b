"""What everybody can know of the hands: each thing with the card that proves it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import PLAYERS, deals, hidden, position, records
from tests.tarot.table import play as deal
from tests.tarot.table import record as dealt
from tutor.core.cards import TAROT, Cards
from tutor.core.record import Record
from tutor.show.tarot.inferences import proof
from tutor.show.words import Words
from tutor.tarot.advice.knowledge import Known, known
from tutor.tarot.announce import Declaration
from tutor.tarot.play import Play

TRUMPS = TAROT.all.of("T")


def table(moves: str, *shown: tuple[int, Declaration]) -> Play:
    """The play after some moves, all hands unknown, seat 0 leading and taking."""
    start = {"phase": "play", "taker": 0, "contract": "garde", "leader": 0}
    record = Record("tarot", PLAYERS, (None,) * PLAYERS, start=start, moves=tuple(moves.split()))
    return replace(position(record), shown=shown)


def told(moves: str, *shown: tuple[int, Declaration]) -> list[tuple[int, str, str]]:
    """What is known: of whom, by which rule, and which card proves it in which trick."""
    return [
        (one.seat, one.reason.rule.id, f"{one.reason.facts.get('card')} {one.reason.facts.get('trick')}")
        for one in known(table(moves, *shown))
    ]


@pytest.mark.parametrize(
    ("moves", "found"),
    [
        ("H7 H2 HK H3", []),
        ("H7 T6", [(1, "T-PLAY-FOLLOW", "T6 1")]),
        ("H7 S2", [(1, "T-PLAY-FOLLOW", "S2 1"), (1, "T-PLAY-MUST-TRUMP", "S2 1")]),
        ("H7 T9 T6", [(1, "T-PLAY-FOLLOW", "T9 1"), (2, "T-PLAY-FOLLOW", "T6 1"), (2, "T-PLAY-OVERTRUMP", "T6 1")]),
        ("T9 T6", [(1, "T-PLAY-TRUMP-LED-OVER", "T6 1")]),
        ("T9 S2", [(1, "T-PLAY-MUST-TRUMP", "S2 1")]),
        ("H7 EX", []),
        ("EX H7 S2", [(2, "T-PLAY-FOLLOW", "S2 1"), (2, "T-PLAY-MUST-TRUMP", "S2 1")]),
    ],
    ids=[
        "everybody follows",
        "who trumps has none of the suit",
        "who discards has no trump either",
        "who stays below a trump has none above it",
        "so has who stays below when trumps are led",
        "who has no trump to a trump lead",
        "the Excuse proves nothing",
        "after the Excuse the next card sets the suit",
    ],
)
def test_what_a_card_proves_is_known_with_the_rule_and_the_card(moves: str, found: list[tuple[int, str, str]]) -> None:
    assert told(moves) == found


def test_a_better_proof_takes_the_place_of_a_weaker_one_and_the_first_of_two_equal_ones_stays() -> None:
    assert told("T18 T12 T16 T17")[0] == (1, "T-PLAY-TRUMP-LED-OVER", "T12 1")
    assert told("T18 T12 T16 T17 T10 T9")[-1] == (1, "T-PLAY-TRUMP-LED-OVER", "T9 2")
    assert told("T20 T12 T16 T17 T19 T11")[0] == (1, "T-PLAY-TRUMP-LED-OVER", "T12 1"), "only the 21 is above either"


def test_what_has_become_trivial_is_no_longer_said() -> None:
    assert told("T21 T6 T7 T8") == [], "there is no trump above the 21"
    assert told("T20 T6 T7 T8")[0] == (1, "T-PLAY-TRUMP-LED-OVER", "T6 1")
    assert told("T20 T6 T7 T8 T21") == [], "the only higher trump has been played"


def test_a_poignee_shows_cards_until_they_are_played() -> None:
    ten = TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11")
    (shown,) = known(table("H7", (1, Declaration("poignee simple", ten))))
    assert (shown.seat, shown.reason.rule.id, shown.shown) == (1, "T-POIGNEE-SHOW-EXACT", ten)
    assert known(table("H7 T2", (1, Declaration("poignee simple", ten))))[0].shown == ten.without(TAROT["T2"])


def test_the_excuse_in_a_poignee_says_that_there_is_no_other_trump() -> None:
    ten = TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 EX")
    _, none = known(table("", (1, Declaration("poignee simple", ten))))
    assert (none.reason.rule.id, none.missing) == ("T-POIGNEE-EXCUSE-IMPLIES", TRUMPS - ten)


def test_a_trump_of_the_ecart_is_shown_once_more_but_lies_in_no_hand() -> None:
    ten = TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9 T10 EX")
    shown, none = known(replace(table("", (1, Declaration("poignee simple", ten))), taker=1, aside=TAROT.read("T2 S4")))
    assert shown.shown == ten.without(TAROT["T2"])
    assert TAROT["T2"] in none.missing


def test_misere_says_one_thing_or_another_and_so_proves_nothing() -> None:
    assert known(table("H7", (1, Declaration("misere")))) == ()


def test_what_is_known_is_said_in_a_sentence_with_the_card_and_the_trick() -> None:
    found = known(table("H7 H2 HK H3 S4 S7 S8 T5"))
    said = [proof(one.reason, Words(lang, 0)) for lang in ("en", "fr") for one in found]
    english, french = said
    assert english == (
        "The player on your right has no spades: in trick 2, trump 5 did not follow suit, and a player who can must."
    )
    assert french.startswith(
        "Le joueur à votre droite n’a pas de pique\u00a0: au pli 2, le 5 d’atout ne fournissait pas"
    )


def missing(found: tuple[Known, ...], seat: int) -> Cards:
    """All cards that a seat is known not to hold."""
    cards = TAROT.none
    for one in found:
        cards |= one.missing if one.seat == seat else TAROT.none
    return cards


@given(records())
@deals
def test_what_is_said_is_all_that_is_excluded_and_no_more(record: Record) -> None:
    play = position(record)
    for seat, excluded in enumerate(play.excluded):
        assert missing(known(play), seat) == excluded - play.played


@given(records())
@deals
def test_nothing_is_known_but_from_what_everybody_has_seen(record: Record) -> None:
    play = position(record)
    assert known(position(hidden(record, play.turn))) == known(play)


@given(st.integers(3, 5), st.integers(0, 2**32))
@settings(deals, max_examples=30)
def test_what_is_known_is_true_at_every_table(players: int, seed: int) -> None:
    for step in deal(dealt(players, seed % 50, {"misere": True}), random.Random(seed)):
        if not isinstance(step.at, Play) or step.at.over:
            continue
        aside = step.at.aside
        for one in known(step.at):
            hand = step.at.hands[one.seat]
            assert hand is not None
            assert not one.missing & hand
            assert not one.shown - hand - aside
        blind = replace(step.at, hands=(None,) * players, dog=None, aside=TAROT.none)
        assert known(blind) == known(step.at)
