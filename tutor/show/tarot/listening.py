"""Rows that open, and a switch between the chairs whose items are shown in them.

Items that are not for every chair name theirs (``data-for``); ``inferences.css`` hides them while another is chosen.
No script is needed for that.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.show.html import Html, element
from tutor.show.icons import icon
from tutor.show.table.felt import seat_name

WHOSE = N_("From whose seat do you listen?")
THE_TAKER = N_("the taker", "below the name of a player")
LISTENS = N_("You are now listening from the seat of {by:player}, whose hand you do not see. “You” is still yourself.")
LISTENS_AT_HOME = N_("You are now listening from your own seat again.")


class Row(NamedTuple):
    """A row: its ``name`` in the HTML, its title, the words above its things, and those in place of them if none."""

    name: str
    title: Message
    lead: Message
    nothing: Message


def row(about: Row, items: list[tuple[str, list[int]]], words: Html, *, opened: bool) -> str:
    """A row with its ``items``, each some HTML and the chairs that it is for, and their number for each chair."""
    chairs = range(words.chairs.players)
    counts = {seat: sum(seat in seats for _, seats in items) for seat in chairs}
    numbers = (element("b", str(count), data_for=seat) for seat, count in counts.items())
    silent = [seat for seat, count in counts.items() if not count]
    listed = (element("li", html, data_for=_only(seats, chairs)) for html, seats in items)
    parts = (
        element("p", words.say(about.lead), class_="lead"),
        element("ul", *listed) if items else "",
        element("p", words.say(about.nothing), data_for=_only(silent, chairs)) if silent else "",
    )
    return fold(about.name, words.say(about.title), *parts, numbers="".join(numbers), open=opened)


def fold(name: str, title: str, *content: str, numbers: str = "", **attributes: str | int | bool) -> str:
    """A row that opens, with its sign, and ``numbers`` (HTML) beside its title."""
    summary = element("summary", icon(name), element("span", title), numbers)
    return element("details", summary, *content, class_="inference", data_inference=name, **attributes)


def switch(taker: int, name: str, words: Html) -> str:
    """The chairs, of which one is chosen, from the reader's own on to the right; ``name`` is the choice's own."""
    legend = element("legend", words.say(WHOSE), class_="tutor-said")
    labels = (_chair(seat, taker, name, words) for seat in words.chairs.order())
    heard_there = element("p", class_="tutor-said", data_listens=True, role="status")
    return element("fieldset", legend, *labels, class_="chairs") + heard_there


def _chair(seat: int, taker: int, name: str, words: Html) -> str:
    own = words.chairs.ours(seat)
    says = words.say(LISTENS_AT_HOME) if own else words.say(LISTENS, by=seat)
    field = element("input", type="radio", name_=name, value=seat, data_sits=seat, data_seated=says, checked=own)
    part = element("small", words.say(THE_TAKER)) if seat == taker else ""
    return element("label", field, element("span", seat_name(seat, words), part))


def _only(seats: list[int], chairs: range) -> str | None:
    """The chairs that an item is for, as an attribute; ``None`` if it is for all."""
    return None if len(seats) == len(chairs) else " ".join(map(str, seats))
