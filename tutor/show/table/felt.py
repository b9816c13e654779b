"""The felt: everybody's place with their card, their word and notes on them; in the middle, the open cards.

A game describes it with a ``Felt``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.message import N_, Message
from tutor.show.html import Html, element
from tutor.show.table.hand import drawn, in_order
from tutor.show.table.spread import Spread
from tutor.show.table.trays import Tray
from tutor.show.words import Words

#: The places at a table of three to six, from one's own on to the right, and their names in the HTML.
SEATS = {
    3: (N_("You", "a place at the table"), N_("Right", "a place at the table"), N_("Left", "a place at the table")),
    4: (
        N_("You", "a place at the table"),
        N_("Right", "a place at the table"),
        N_("Opposite", "a place at the table"),
        N_("Left", "a place at the table"),
    ),
    5: (
        N_("You", "a place at the table"),
        N_("Right", "a place at the table"),
        N_("Opposite right", "a place at the table"),
        N_("Opposite left", "a place at the table"),
        N_("Left", "a place at the table"),
    ),
    6: (
        N_("You", "a place at the table"),
        N_("Right", "a place at the table"),
        N_("Second right", "a place at the table"),
        N_("Opposite", "a place at the table"),
        N_("Second left", "a place at the table"),
        N_("Left", "a place at the table"),
    ),
}
PLACES = {
    3: ("you", "right", "left"),
    4: ("you", "right", "top", "left"),
    5: ("you", "right", "top-right", "top-left", "left"),
    6: ("you", "right", "top-right", "top", "top-left", "left"),
}
DEALER, DEAD = N_("dealer", "tag of a player"), N_("dead", "tag of a player who sits out")


class Chair(NamedTuple):
    """One player's place: a card, a word that was just said (HTML), and the facts that are known of them.

    ``heard`` (HTML) is what they have said earlier and still holds: their bid, or whom they have doubled.

    ``tags`` are their part in the deal, which everybody knows: taker, dealer.  ``marks`` say things that one could
    find out, such as whose turn it is, and ``note`` (HTML) things that one could have counted: *as at a real table*
    shows neither.  ``holds`` (HTML) are the cards of their hand that everybody sees, ``won`` (HTML) their winnings,
    ``open`` if those are face up, and ``wins`` says that the trick on the table is theirs.
    """

    card: Card | None = None
    word: str = ""
    heard: str = ""
    tags: tuple[Message, ...] = ()
    marks: tuple[Message, ...] = ()
    note: str = ""
    holds: str = ""
    won: str = ""
    open: bool = False
    wins: bool = False


class OpenCards(NamedTuple):
    """Cards that lie open, and their title (HTML)."""

    title: str
    cards: Cards

    def html(self, words: Html) -> str:
        """The cards, drawn, below their title."""
        cards = (drawn(card, words) for card in in_order(self.cards))
        return element("div", element("p", self.title), element("div", *cards, class_="open"), class_="row")

    def said(self, words: Html) -> str:
        """The title and the cards in a line of text."""
        return element("p", " ".join((self.title, *map(words.card, in_order(self.cards)))), class_="lies")


@dataclass(frozen=True, slots=True)
class Felt:
    """The table of a game as the learner sees it.

    ``about`` are the facts of the deal and ``role`` the learner's part in it, as HTML; ``chairs`` go by seat.
    ``middle`` are other open cards, ``trays`` are the learner's own, on a ``spread`` they may lay cards out.
    ``acts`` (HTML) is a part of the moves, and ``free`` is any HTML of the game's own; where that needs the whole
    width of the table (``wide``), all others sit above it.  ``tally`` (HTML) is a row along the edge, with the things
    that count and that nobody has yet.  ``lying`` are cards that may still be looked at during a trick; cards laid
    open at the end are ``below`` (HTML), above the score.  ``hand`` are the learner's cards, ``fresh`` those of them
    that are new.
    """

    about: tuple[str, ...]
    role: str
    chairs: tuple[Chair, ...]
    middle: tuple[OpenCards, ...] = ()
    trays: tuple[Tray, ...] = ()
    spread: Spread | None = None
    acts: str = ""
    free: str = ""
    wide: bool = False
    tally: str = ""
    lying: tuple[OpenCards, ...] = ()
    below: str = ""
    hand: Cards = TAROT.none
    fresh: Cards = TAROT.none

    def hearing(self, heard: Mapping[int, str]) -> Felt:
        """The felt with what players have said earlier (HTML), by seat, where no word of theirs stands anyway."""
        chairs = (
            chair if chair.word else chair._replace(heard=heard.get(seat, "")) for seat, chair in enumerate(self.chairs)
        )
        return replace(self, chairs=tuple(chairs))

    def html(self, turn: int | None, words: Html, dealer: int | None = None) -> str:
        """The felt as HTML, seen from the seat of the words, whose place is below; ``turn`` is the seat to move.

        ``dealer`` is the dealer's place at the table, which is another number than their seat where somebody sits out.
        """
        dead = words.chairs.dead
        places = [place for place in range(words.chairs.table) if place != dead]
        seats = [
            self._place(seat, words, (DEALER,) if place == dealer else (), turn=seat == turn)
            for seat, place in enumerate(places)
        ]
        if dead is not None:
            seats.insert(dead, _dead(dead, words.around(), (DEALER,) if dead == dealer else ()))
        middle = tuple(self._middle(words))
        return element(
            "div",
            *seats,
            element("div", *middle, class_="middle") if middle else "",
            self.spread.html(len(self.hand), words) if self.spread else "",
            self.tally,
            class_="felt",
            data_seats=len(seats),
            data_wide=self.wide,
        )

    def _place(self, seat: int, words: Html, more: tuple[Message, ...], *, turn: bool) -> str:
        """One player's place, with its card, word and notes, and ``more`` tags."""
        chair = self.chairs[seat]
        who = element("span", seat_name(seat, words), class_="who")
        tags = _tags((*chair.tags, *more), words)
        marks = [element("span", words.say(mark), class_="mark") for mark in chair.marks]
        plate = element(
            "div",
            element("p", who, *tags, *marks),
            element("p", chair.word, class_="word") if chair.word else "",
            element("p", chair.heard, class_="heard") if chair.heard else "",
            element("p", chair.note, class_="note") if chair.note else "",
            element("p", chair.holds, class_="holds") if chair.holds else "",
            class_="plate",
        )
        won = element("p", chair.won, class_="won", data_open=chair.open) if chair.won else ""
        at = PLACES[words.chairs.table][words.chairs.steps(seat)]
        card = drawn(chair.card, words) if chair.card else ""
        return element("div", plate, card, won, class_=f"seat at-{at}", data_turn=turn, data_wins=chair.wins)

    def _middle(self, words: Html) -> Iterator[str]:
        yield from (row.html(words) for row in self.middle)
        if self.trays:
            yield element("div", *(tray.html(words) for tray in self.trays), class_="trays", data_n=len(self.trays))
        if self.free:
            yield self.free


def seat_name(seat: int, words: Words) -> str:
    """The short name of a seat, for its place and for the head of a column."""
    return words.say(SEATS[words.chairs.table][words.chairs.steps(seat)])


def _tags(said: tuple[Message, ...], words: Html) -> list[str]:
    return [element("span", words.say(tag), class_="tag") for tag in said]


def _dead(place: int, words: Html, more: tuple[Message, ...]) -> str:
    """The place of the player who sits out of the deal."""
    who = element("span", seat_name(place, words), class_="who")
    plate = element("div", element("p", who, *_tags((DEAD, *more), words)), class_="plate")
    return element("div", plate, class_=f"seat at-{PLACES[words.chairs.players][words.chairs.steps(place)]}")
