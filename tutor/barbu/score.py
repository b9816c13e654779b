"""The score of a finished deal: what the contract is worth to each player, and then the bets."""

from __future__ import annotations

from typing import Any

from tutor.barbu.call import Call
from tutor.barbu.doubling import Doubling
from tutor.barbu.play import Play
from tutor.barbu.settlement import settled
from tutor.barbu.undoubled import shared
from tutor.rule import Line, Sheet


def result(at: Any) -> Sheet:  # noqa: ANN401 - a deal in any phase
    """What a finished deal came to; the score is not known if the record began in its middle."""
    if isinstance(at, Doubling):
        return shared(at.contract.total(at.setting.options.table, at.setting.pack), at.setting.dealer)
    if isinstance(at, Call) or not at.whole:
        return Sheet((), None)
    early = (Line(at.decided, 0),) if isinstance(at, Play) and at.decided else ()
    base = at.base
    return settled(by_seat(base, len(at.hands)), at.bets, (*early, *base))


def by_seat(lines: tuple[Line, ...], players: int) -> tuple[int, ...]:
    """The sum of each seat's lines: those with the seat as their fact ``by``."""
    scores: dict[object, int] = dict.fromkeys(range(players), 0)
    for reason, value in lines:
        scores[reason.facts["by"]] += value
    return tuple(scores.values())
