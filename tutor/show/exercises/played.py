"""Tricks that everybody at the table has seen: a row a trick and a column a player, as HTML and in plain text."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.trick import Trick
from tutor.show.exercises.said import seated
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.table.tricks import tricks_table
from tutor.show.words import BETWEEN, Words
from tutor.teach.open_boards import Played, Tricks
from tutor.teach.saying import Saying

TAKER_IS = N_("{by:Player} {by:you|are|is} the taker.")
CALLED = N_("{card:card} was called.")
LEADS, THEN = (
    N_("Trick {number}: {by:player} {by:you|lead|leads} {card:card}", "a line of several parts"),
    N_("{by:player} {by:you|play|plays} {card:card}", "a part of a line"),
)


def told(board: Played | Tricks) -> JsonObject:
    """The tricks as JSON, and in Tarot the taker."""
    tricks = [{"leader": trick.leader, "cards": [card.code for card in trick.cards]} for trick in board.tricks]
    table = {"players": board.chair.players, "seat": board.chair.seat}
    taker = {"taker": board.taker} if isinstance(board, Played) else {}
    called = _called(board)
    return {**table, **taker, **({"called": called.code} if called else {}), "tricks": [*tricks]}


def lines(board: Played | Tricks, words: Words) -> Iterator[str]:
    """The tricks in plain text."""
    words = seated(Saying(None, (), board.chair), words)
    if isinstance(board, Played):
        yield words.say(TAKER_IS, by=board.taker)
    if called := _called(board):
        yield words.say(CALLED, card=called)
    for number, trick in enumerate(board.tricks, board.first):
        said = (
            words.say(THEN if place else LEADS, by=_seat(trick, place), card=card, number=number)
            for place, card in enumerate(trick.cards)
        )
        yield f"  {words.say(BETWEEN).join(said)}"


def html(board: Played | Tricks, words: Html, place: str = "") -> str:
    """The tricks as a table; the ``place`` (HTML) for one's own card stands in the cell that has none yet."""
    words = seated(Saying(None, (), board.chair), words)
    called = _called(board)
    about = element("p", words.say(CALLED, card=called), class_="about") if called else ""
    taker = board.taker if isinstance(board, Played) else None
    own = {board.chair.seat: place}
    return about + tricks_table(board.tricks, words, first=board.first, taker=taker, places=own)


def _called(board: Played | Tricks) -> Card | None:
    return board.called if isinstance(board, Played) else None


def _seat(trick: Trick, place: int) -> int:
    return (trick.leader + place) % trick.players
