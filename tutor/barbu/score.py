"""The score of a finished deal: what the contract is worth to each player, and then the bets."""

from __future__ import annotations

from tutor.barbu.arranging import Arranging
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.barbu.settlement import settled
from tutor.barbu.undoubled import shared
from tutor.rule import Line, Sheet


def result(at: object) -> Sheet:
    """What a finished deal came to; the score is not known if the record began in its middle."""
    if isinstance(at, Doubling):
        setting = at.setting
        return shared(at.contract.total(setting.options.table, setting.pack, setting.players), setting.dealer)
    if not (isinstance(at, Play | Layout | Arranging) and at.whole):
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
