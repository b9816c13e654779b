"""Tricks as a table: a row a trick and a column a player, who led beside the first card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tutor.core.message import N_
from tutor.core.trick import Trick
from tutor.show.html import Html, element
from tutor.show.table.felt import seat_name

THE_TAKER = N_("the taker", "below the name of a player")
TRICK = N_("Trick {number}", "heading of a row of cards")
TRICKS = N_("The tricks, in the order of play")
LED = N_("led", "beside the first card of a trick")

#: So many names have no room beside each other on a phone.
FIVE = 5


def tricks_table(
    tricks: Sequence[Trick],
    words: Html,
    *,
    first: int = 1,
    taker: int | None = None,
    places: Mapping[int | None, str] = MappingProxyType({}),
) -> str:
    """The tricks, numbered from ``first`` on; below the name of the ``taker``, where there is one, it says so.

    A player who has not played yet to a trick has their place there (HTML), if one is given.
    """
    seats, mark = range(tricks[0].players), element("small", words.say(THE_TAKER))
    names = (_name(seat, words) + (f" {mark}" if seat == taker else "") for seat in seats)
    head = element("tr", element("td"), *(element("th", name, scope="col") for name in names))
    rows = (_row(number, trick, words, places) for number, trick in enumerate(tricks, first))
    caption = element("caption", words.say(TRICKS), class_="tutor-said")
    named = "tricks" if len(seats) < FIVE else "tricks of-five"
    return element("table", caption, element("thead", head), element("tbody", *rows), class_=named)


def _name(seat: int, words: Html) -> str:
    """A player in full, and for narrow columns as on a felt."""
    short = element("span", seat_name(seat, words), class_="short", aria_hidden="true")
    return element("span", words.heading(seat)) + short


def _row(number: int, trick: Trick, words: Html, places: Mapping[int | None, str]) -> str:
    cells = []
    for seat in range(trick.players):
        card = words.card(trick.card_of(seat)) if trick.has_card_of(seat) else places.get(seat, "")
        led = f" {element('small', words.say(LED))}" if seat == trick.leader else ""
        cells.append(element("td", card, led, data_led=bool(led)))
    spoken = element("span", words.say(TRICK, number=number), class_="tutor-said")
    head = element("th", element("span", str(number), aria_hidden="true"), spoken, scope="row")
    return element("tr", head, *cells)
