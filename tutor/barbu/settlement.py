"""The score of a finished deal: the plain score of the contract, then the bets."""

from __future__ import annotations

from typing import Any

from tutor.barbu.arranging import Arranging
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.barbu.sources import WIKIPEDIA
from tutor.record import RecordError
from tutor.rule import N_, Line, Rule, Sheet

BASE = Rule(
    "B-SET-BASE",
    title=N_("First the contract"),
    statement=N_("First everybody gets the plain score of the contract, then the bets are settled."),
    sources=(WIKIPEDIA,),
)


def result(at: Any) -> Sheet:  # noqa: ANN401 - a deal in any phase
    """What a finished deal came to; the score is not known if the record began in its middle."""
    if not isinstance(at, Play | Layout | Arranging) or not at.whole:
        return Sheet((), None)
    early = [Line(at.decided, 0)] if isinstance(at, Play) and at.decided else []
    return Sheet((*early, *at.base), by_seat(at.base, len(at.hands)))


def by_seat(lines: tuple[Line, ...], players: int) -> tuple[int, ...]:
    """The sum of each seat's lines: those with the seat as their fact ``by``."""
    return tuple(sum(value for reason, value in lines if reason.facts["by"] == seat) for seat in range(players))


def settle(data: object) -> Sheet:
    """The score sheet of a deal from a table's own book-keeping; raise ``RecordError``."""
    raise RecordError("game", data, N_("tarot; a table's score of Barbu is not kept yet"))
