"""The moments since the learner's last move, for the page, which shows them one after the other.

Each moment is the felt after a move, and the story's lines on that move.  ``motion.js`` shows the moments, and finds
out by itself which cards have come and which are gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.table.opening import beginning
from tutor.show.table.view import View

ONWARD = N_("Go on", "a button: show the next card that was played")

#: The greatest number of moments shown, the last ones, so that nobody waits too long.
MOST = 24


class Moment(NamedTuple):
    """The felt after a move, with a trick that it has completed still there, and the story's lines of it, as HTML."""

    felt: str
    lines: tuple[str, ...]


def moments(view: View, words: Html) -> str:
    """The moments to be shown before the table itself, as a template that the page does not show.

    ``data-dealt`` tells that they belong to a new deal: the hand and all else are then another than before.
    """
    shown = list(passed(view, words))[-MOST:] if view.just_now else []
    onward = element("button", words.say(ONWARD), type="button", class_="next onward")
    drawn = [element("div", felt, *(element("p", line) for line in lines), class_="moment") for felt, lines in shown]
    return element("template", onward, *drawn, data_part="moments", data_dealt=bool(drawn) and not view.own)


def passed(view: View, words: Html) -> Iterator[Moment]:
    """The events since the learner's last move, theirs first: all of which there is something to say.

    A new deal begins with its first lines.  There are none for a learner who sits out.
    """
    if view.seat is None:
        return
    first = len(view.story) - len(view.recent)
    if not view.own and (said := beginning(view, words)):
        yield Moment(_felt(view, first, words), said)
    for number, step in enumerate(view.recent, first + 1):
        if lines := tuple(view.tell((step,), words)):
            yield Moment(_felt(view, number, words), lines)


def _felt(view: View, number: int, words: Html) -> str:
    """The felt of a position, before a complete trick is gathered."""
    return view.felt(number, words, still=True).html(view.positions[number].turn, words, view.dealer)
