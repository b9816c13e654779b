"""Moment by moment, what has happened since the learner's last move: for the page, which lets it happen again.

Each moment is the felt as it lay after a move, and what was said of it.  ``motion.js`` shows one after the other, and
finds out by itself which cards have come and which are gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.table.opening import beginning
from tutor.show.table.view import View

ONWARD = N_("Go on", "a button: show the next card that was played")

#: Where more has happened, only the last of it is shown: nobody would wait for the whole.
MOST = 24


class Moment(NamedTuple):
    """The felt after a move, with a trick that it has completed still there, and the story's lines of it, as HTML."""

    felt: str
    lines: tuple[str, ...]


def moments(view: View, words: Html) -> str:
    """The moments to be shown before the table itself, as a template that nobody sees.

    ``data-dealt`` tells that they belong to a new deal: the hand and all else are then another than before.
    """
    shown = list(passed(view, words))[-MOST:] if view.just_now else []
    onward = element("button", words.say(ONWARD), type="button", class_="next onward")
    drawn = [element("div", felt, *(element("p", line) for line in lines), class_="moment") for felt, lines in shown]
    return element("template", onward, *drawn, data_part="moments", data_dealt=bool(drawn) and not view.own)


def passed(view: View, words: Html) -> Iterator[Moment]:
    """The events since the learner's last move, theirs first: all of which there is something to say.

    Of a new deal, first how it begins.  Who sits out has nothing to wait for.
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
    """The felt of a position, before anybody has gathered what lies there."""
    at = view.positions[number]
    felt = view.stage.on_table(at, live=view.live, still=True).felt(view.seat, words)
    return felt.html(at.turn, words, view.dealer)
