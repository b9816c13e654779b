"""The felt: everybody's place with their card, their word and what is to be said of them; in the middle, what is open.

A game says with a ``Felt`` what lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tutor.cards import TAROT, Card, Cards
from tutor.message import N_, Message
from tutor.show.hand import drawn, in_order
from tutor.show.html import Html, element
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
DEAD = N_("dead", "tag of a player who sits out")
FACE_UP = N_("face up:")
PREVIOUS = N_("The faded cards are the previous trick.")


class Chair(NamedTuple):
    """What is to be seen at one player's place: a card, a word that was said (HTML), and tags.

    ``note`` is what else is to be known (HTML), and ``won`` cards that lie face up before their taker.
    """

    card: Card | None = None
    word: str = ""
    tags: tuple[Message, ...] = ()
    note: str = ""
    won: Cards = TAROT.none


class OpenCards(NamedTuple):
    """Cards that lie open in the middle, and what they are (HTML)."""

    title: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Felt:
    """What a game puts on the table, seen by the learner.

    ``about`` are the facts of the deal and ``role`` the learner's part in it, as HTML; ``chairs`` go by seat, and each
    has a slot for a card if ``slots``.  Cards before them may be ``faded``: those of the trick before.  ``middle`` is
    what lies open besides, and ``free`` any HTML of the game's own below it.  ``hand`` are the learner's cards,
    ``fresh`` those of them that have just come.
    """

    about: tuple[str, ...]
    role: str
    chairs: tuple[Chair, ...]
    slots: bool = True
    faded: bool = False
    middle: tuple[OpenCards, ...] = ()
    free: str = ""
    hand: Cards = TAROT.none
    fresh: Cards = TAROT.none

    def html(self, turn: int | None, words: Html) -> str:
        """The felt as HTML, seen from the seat of the words, whose place is below; ``turn`` is the seat to move."""
        seats = [self._place(seat, words, turn=seat == turn) for seat in range(len(self.chairs))]
        if words.chairs.dead is not None:
            seats.insert(words.chairs.dead, _dead(words.chairs.dead, words.around()))
        return element(
            "div",
            *seats,
            *self._middle(words),
            class_="felt",
            data_part="felt",
            data_seats=len(seats),
            data_old=self.faded,
        )

    def _place(self, seat: int, words: Html, *, turn: bool) -> str:
        """One player's place, with what is to be said of it."""
        chair = self.chairs[seat]
        who = element("span", seat_name(seat, words), class_="who")
        tags = [element("span", words.say(tag), class_="tag") for tag in chair.tags]
        word = element("p", chair.word, class_="word") if chair.word else ""
        slot = drawn(chair.card, words) if chair.card else element("span", class_="slot") if self.slots else ""
        note = element("p", chair.note, class_="note") if chair.note else ""
        face_up = (words.say(FACE_UP), " ", *map(words.card, in_order(chair.won)))
        won = element("p", *face_up, class_="won") if chair.won else ""
        at = PLACES[words.chairs.table][words.chairs.steps(seat)]
        return element("div", element("p", who, *tags), word, slot, note, won, class_=f"seat at-{at}", data_turn=turn)

    def _middle(self, words: Html) -> Iterator[str]:
        for row in self.middle:
            cards = [drawn(card, words) for card in in_order(row.cards)]
            yield element("div", element("p", row.title), element("div", *cards, class_="open"), class_="middle")
        if self.free:
            yield element("div", self.free, class_="middle")
        if self.faded:
            yield element("p", words.say(PREVIOUS), class_="previous")


def seat_name(seat: int, words: Words) -> str:
    """The short name of a seat, as it stands at its place and above a column."""
    return words.say(SEATS[words.chairs.table][words.chairs.steps(seat)])


def _dead(place: int, words: Html) -> str:
    """The place of who sits out of the deal."""
    who = element("span", seat_name(place, words), class_="who")
    tag = element("span", words.say(DEAD), class_="tag")
    return element(
        "div", element("p", who, tag), class_=f"seat at-{PLACES[words.chairs.players][words.chairs.steps(place)]}"
    )
