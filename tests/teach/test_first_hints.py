"""The first hint about a board on which somebody is to move: it names what is there, at any moment of either game."""

from __future__ import annotations

import random

import pytest

from tests.every import every
from tutor.core.message import Message
from tutor.core.record import Record
from tutor.show.exercises.said import said
from tutor.show.words import Words
from tutor.tarot.play import Play
from tutor.teach import first_hints
from tutor.teach.barbu.plays import dealt
from tutor.teach.boards import ANYWHERE, Sort, as_seen, of_any, of_auction, of_ecart, of_situation
from tutor.teach.tarot.ecarts import with_dog
from tutor.teach.tarot.situations import TRICK_SITUATIONS

OTHERWISE = Message("And otherwise?")


def hint(board: Record) -> str:
    return said(first_hints.about(board, OTHERWISE), Words("en"))


@every({sort for sort in ANYWHERE if sort.phase in {"dog", "play"}})
def test_boards_of_one_sort_have_hints_of_their_own(sort: Sort) -> None:
    rng = random.Random(str(sort))
    hints = [hint(of_any((sort,), rng)) for _ in range(8)]
    assert OTHERWISE not in hints
    assert len({*hints}) > len(hints) / 2
    assert all(one.endswith("?") for one in hints)


def test_in_an_auction_it_names_the_highest_bid_once_there_is_one() -> None:
    hints = {hint(of_auction(4, 2, random.Random(seed))) for seed in range(20)}
    assert any("nobody has bid" in one for one in hints)
    assert any("garde" in one for one in hints)
    assert hint(of_auction(4, 0, random.Random(0))) == OTHERWISE


def test_in_the_dog_it_counts_what_must_still_go() -> None:
    held = with_dog(12, random.Random(1))
    assert [hint(of_ecart(held, aside, random.Random(1)))[:16] for aside in (0, 5)] == [
        "6 cards must sti",
        "1 card must stil",
    ]


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_trick_that_has_been_trumped_is_told_from_one_that_has_not(seed: int) -> None:
    by_id = {situation.id: situation for situation in TRICK_SITUATIONS}
    trumped, plain, led = (hint(of_situation(by_id[name], seed)) for name in ("overtrump", "trump", "trumps-led"))
    assert "above trump" in trumped
    assert "Do you hold any? If not" in trumped
    assert plain.endswith("If not, do you hold a trump?")
    assert "Do you hold any" not in led


def test_the_excuse_alone_asks_for_no_suit() -> None:
    led = next(situation for situation in TRICK_SITUATIONS if situation.id == "excuse-led")
    assert hint(of_situation(led, 1)).startswith("Only the Excuse has been played to trick ")


def test_before_the_first_lead_it_names_the_card_that_was_called_and_the_others_of_its_suit() -> None:
    def first(at: object) -> bool:
        return isinstance(at, Play) and not at.tricks and not at.trick.cards

    board = of_any((Sort("tarot", 5, "play"),), random.Random(2), first)
    assert "K♣ was called, and of its suit you hold 2♣, 10♣ and K♣." in hint(board)


def test_domino_begins_with_nothing_on_the_table() -> None:
    assert hint(as_seen(dealt("domino 7", random.Random(3)))) == (
        "Nothing is on the table yet. Which of your cards is the 7 of its suit?"
    )


def test_before_a_call_it_names_what_is_held_of_the_cards_that_are_called() -> None:
    assert hint(of_any((Sort("tarot", 5, "call"),), random.Random(4))).startswith("You hold K♥, J♦, K♦ and J♣ of ")


def test_where_a_board_says_nothing_more_the_rule_asks() -> None:
    assert hint(of_auction(4, 0, random.Random(4))) == OTHERWISE
