"""Tricks that everybody at the table has seen: a row a trick and a column a player, as HTML and in plain text."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.trick import Trick
from tutor.show.exercises.said import seated
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.table.felt import seat_name
from tutor.show.words import BETWEEN, Words
from tutor.teach.open_boards import Played, Tricks
from tutor.teach.saying import Saying

THE_TAKER = N_("the taker", "below the name of a player")
TAKER_IS = N_("{by:Player} {by:you|are|is} the taker.")
CALLED = N_("{card:card} was called.")
TRICK = N_("Trick {number}", "heading of a row of cards")
TRICKS = N_("The tricks, in the order of play")
LED = N_("led", "beside the first card of a trick")
LEADS, THEN = (
    N_("Trick {number}: {by:player} {by:you|lead|leads} {card:card}", "a line of several parts"),
    N_("{by:player} {by:you|play|plays} {card:card}", "a part of a line"),
)

#: So many names have no room beside each other on a phone.
FIVE = 5


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
    """The tricks as a table; below the name of the taker, where there is one, it says so.

    The ``place`` (HTML) for one's own card stands in the cell that has none yet.
    """
    words = seated(Saying(None, (), board.chair), words)
    seats = range(board.chair.players)
    taker, mark = board.taker if isinstance(board, Played) else None, element("small", words.say(THE_TAKER))
    names = (_name(seat, words) + (f" {mark}" if seat == taker else "") for seat in seats)
    head = element("tr", element("td"), *(element("th", name, scope="col") for name in names))
    own = {board.chair.seat: place}
    rows = (_row(number, trick, words, own) for number, trick in enumerate(board.tricks, board.first))
    caption = element("caption", words.say(TRICKS), class_="tutor-said")
    called = _called(board)
    about = element("p", words.say(CALLED, card=called), class_="about") if called else ""
    named = "tricks" if board.chair.players < FIVE else "tricks of-five"
    return about + element("table", caption, element("thead", head), element("tbody", *rows), class_=named)


def _called(board: Played | Tricks) -> Card | None:
    return board.called if isinstance(board, Played) else None


def _name(seat: int, words: Html) -> str:
    """A player in full, and for narrow columns as on a felt."""
    short = element("span", seat_name(seat, words), class_="short", aria_hidden="true")
    return element("span", words.heading(seat)) + short


def _row(number: int, trick: Trick, words: Html, places: dict[int | None, str]) -> str:
    """A trick; where a seat has not played yet, its place (HTML), if there is one."""
    cells = []
    for seat in range(trick.players):
        card = words.card(trick.card_of(seat)) if trick.has_card_of(seat) else places.get(seat, "")
        led = f" {element('small', words.say(LED))}" if seat == trick.leader else ""
        cells.append(element("td", card, led, data_led=bool(led)))
    spoken = element("span", words.say(TRICK, number=number), class_="tutor-said")
    head = element("th", element("span", str(number), aria_hidden="true"), spoken, scope="row")
    return element("tr", head, *cells)


def _seat(trick: Trick, place: int) -> int:
    return (trick.leader + place) % trick.players
