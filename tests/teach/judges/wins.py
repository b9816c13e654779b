"""Taking a trick or leaving it, said again."""

from __future__ import annotations

from tests.barbu import plain
from tests.tarot import naive as tarot
from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: A suit from the lowest card to the highest.
SUIT = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]


def trick_winner(asked: Json, answer: Answer) -> bool:
    """Whether the card is the highest trump, or without one the highest of the suit led."""
    return answer == (tarot.winning(asked["boards"][0]["cards"]),)


def asked_suit(asked: Json, answer: Answer) -> bool:
    """Whether it is the suit of the first card that is not the Excuse."""
    suits = [card[0] for card in asked["boards"][0]["cards"] if card != "EX"]
    return answer == (suits[0] if suits else "nothing",)


def winning_cards(asked: Json, answer: Answer) -> bool:
    """Whether just the cards are marked that would be the highest of the trick."""
    trick, hand = _seen(asked)
    return {*answer} == {card for card in hand if tarot.winning([*trick, card]) == card}


def lowest_to_win(asked: Json, answer: Answer) -> bool:
    """Whether the card wins, and no lower one of its suit does; trumps and a suit never win both."""
    trick, hand = _seen(asked)
    winners = [card for card in hand if tarot.winning([*trick, card]) == card]
    return answer == (min(winners, key=_height),)


def highest_to_lose(asked: Json, answer: Answer) -> bool:
    """Whether the card may be played and does not win, and no higher one can be left there."""
    trick, hand = _seen(asked)
    losers = [card for card in tarot.playable(hand, trick) if tarot.winning([*trick, card]) != card]
    return answer == (max(losers, key=_height),)


def next_leader(asked: Json, answer: Answer) -> bool:
    """Whether it is whose card wins: the learner has played last, and the others before, from their right on."""
    trick, _ = _seen(asked)
    cards = [*trick, asked["facts"]["card"]]
    won_by = cards.index(tarot.winning(cards))
    return answer == (str((won_by + 1) % len(cards)),)


def winner(asked: Json, answer: Answer) -> bool:
    """Whether the card is the highest trump of Barbu, or without one the highest of the suit led."""
    return answer == (plain.best(asked["boards"][0]["cards"], asked["facts"].get("suit")),)


def no_tricks_below(asked: Json, answer: Answer) -> bool:
    """Whether the card is the highest that follows suit and does not win the trick."""
    trick, hand = _seen(asked)
    lower = [card for card in plain.legal("no-tricks", hand, trick) if plain.best([*trick, card]) != card]
    return answer == (max(lower, key=plain.height),)


def _seen(asked: Json) -> tuple[list[str], list[str]]:
    """The trick on the board, and the hand of who plays to it."""
    [board] = asked["boards"]
    return naive.trick_of(board), naive.hand_of(board)


def _height(card: str) -> int:
    return int(card[1:]) if card[0] == "T" else SUIT.index(card[1:])


JUDGES = {
    "trick-winner": trick_winner,
    "with-the-excuse": trick_winner,
    "asked-suit": asked_suit,
    "winning-cards": winning_cards,
    "lowest-to-win": lowest_to_win,
    "highest-to-lose": highest_to_lose,
    "next-leader": next_leader,
    "winner": winner,
    "no-tricks-below": no_tricks_below,
}
