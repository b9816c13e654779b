"""What is said of an answer is the whole truth, and no hint speaks of what a lesson has not come to yet."""

from __future__ import annotations

import pytest

from tests.teach.asked import questions
from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.show.exercises.asked import as_text
from tutor.show.exercises.said import said
from tutor.show.words import Words
from tutor.teach.kind import LEVELS, Exercise
from tutor.teach.kinds.choice.ecart import better_ecart
from tutor.teach.kinds.may.around_the_play import deal_next
from tutor.teach.kinds.wins.little_tables import next_leader
from tutor.teach.kinds.wins.tricks import trick_winner
from tutor.teach.question import Laid


def answer(exercise: Exercise) -> str:
    """An exercise in plain text, with its answer."""
    return as_text(exercise.kind, exercise.question, Words("en"), str(exercise), key=True)


@pytest.mark.parametrize("level", LEVELS)
def test_every_suit_is_named_that_an_ecart_leaves_without_a_card(level: int) -> None:
    for exercise, question in questions(better_ecart, level).items():
        (laid,), (better,) = question.boards, [option for option in question.options if option.right]
        assert isinstance(laid, Laid)
        aside = TAROT.set(card for card in laid.cards if isinstance(better.shows, tuple) and card in better.shows)
        gone = {suit for suit in SUITS if aside.of(suit) and not (TAROT.set(laid.cards) - aside).of(suit)}
        named = {fact for _, facts in better.says.sentences for fact in facts.values() if fact in SUITS}
        assert named == gone, exercise


def test_of_an_ecart_without_two_suits_one_hears_that_both_can_be_trumped() -> None:
    assert "No spades and no hearts are left, so you can trump both" in answer(Exercise(better_ecart, 1, 2))


def test_it_is_told_of_each_player_which_card_was_theirs() -> None:
    told = answer(Exercise(next_leader, 2, 3))
    assert "You play 3♣, but the trick is won with 10♣." in told
    assert "The player opposite played 5♣, but the trick is won with 10♣." in told


def test_why_the_last_packet_must_wait_is_told_whole() -> None:
    assert "only 1 packet is left to deal, so a card must go to the dog now" in answer(Exercise(deal_next, 3, 6))


@pytest.mark.parametrize("level", LEVELS)
def test_no_hint_speaks_of_trumps_in_a_trick_that_has_none(level: int) -> None:
    for exercise, question in questions(trick_winner, level).items():
        (laid,) = question.boards
        assert isinstance(laid, Laid)
        hints = " ".join(said(hint, Words("en")) for hint in (*question.hints.nudges, *question.hints.rules))
        assert ("trump" in hints) == any(card.suit == TRUMP for card in laid.cards), exercise
