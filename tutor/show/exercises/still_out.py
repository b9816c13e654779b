"""The cards that a learner has not seen, a line a suit, with who has run out of it: as HTML, and in plain text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.reading import codes
from tutor.show.exercises.said import seated
from tutor.show.html import SIGNS, Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.table.felt import seat_name
from tutor.show.table.hand import in_order
from tutor.show.words import Words, capital
from tutor.teach.open_boards import StillOut
from tutor.teach.saying import Saying

UNSEEN = N_("Cards you have not seen:")
HAVE_NONE = N_("{who} {count:n|has|have} none", "of a suit: who is a list of chairs, such as Left and Opposite")


def told(board: StillOut) -> JsonObject:
    """The cards and the voids as JSON."""
    return {"cards": codes(board.cards), "voids": [[seat, suit] for seat, suit in board.voids]}


def lines(board: StillOut, words: Words) -> Iterator[str]:
    """A line a suit in plain text."""
    words = seated(Saying(None, (), board.chair), words)
    yield words.say(UNSEEN)
    for suit, cards in _suits(board):
        names = capital(words.list(words.cards(cards), "and"))
        yield "  " + " – ".join(filter(None, (names, _none_left(board, suit, words))))


def html(board: StillOut, words: Html) -> str:
    """A line a suit: its sign and the ranks, as one would note them down."""
    words = seated(Saying(None, (), board.chair), words)
    rows = (_row(board, suit, cards, words) for suit, cards in _suits(board))
    return element("p", words.say(UNSEEN), class_="about") + element("ul", *rows, class_="still-out")


def _suits(board: StillOut) -> Iterator[tuple[str, list[Card]]]:
    """The suits of which there are cards left; who has no trumps may hold the Excuse, which stands by itself."""
    for suit, cards in groupby(in_order(board.cards), key=lambda card: card.suit):
        yield suit, [*cards]


def _row(board: StillOut, suit: str, cards: list[Card], words: Html) -> str:
    sign = element("b", SIGNS[suit] or "★")
    ranks = " ".join(words.rank(card.rank) if SIGNS[suit] else words.name(card) for card in cards)
    seen = element("span", sign, " ", ranks, aria_hidden="true")
    spoken = element("span", words.list(words.cards(cards), "and"), class_="tutor-said")
    none_left = _none_left(board, suit, words)
    return element("li", seen, spoken, element("small", none_left) if none_left else "", data_suit=suit)


def _none_left(board: StillOut, suit: str, words: Words) -> str:
    """Who is known to have run out of a suit, ``""`` if nobody is."""
    who = [seat for seat, lacked in board.voids if lacked == suit]
    if not who:
        return ""
    return words.say(HAVE_NONE, who=words.list((seat_name(seat, words) for seat in who), "and"), count=len(who))
