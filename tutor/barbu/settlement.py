"""The settlement: the contract's points for each player, and the points that the bets then move, pair by pair."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from tutor.barbu.arranging import Arranging
from tutor.barbu.bets import Bet, Bets
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.barbu.sources import BARBU_APP, BOARD_GAME_ARENA, PARLETT, WIKIPEDIA
from tutor.barbu.undoubled import shared
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line, Sheet

BASE = Rule(
    "B-SET-BASE",
    title=N_("First the contract"),
    statement=N_("First everybody gets what the contract itself is worth to them, as if nobody had doubled."),
    sources=(WIKIPEDIA, PARLETT),
    line=N_("{by:Player}: {value:signed} in the contract"),
)
DIFFERENCE = Rule(
    "B-SET-DIFF",
    title=N_("A double moves the difference"),
    statement=N_(
        "Between two players with a double, the difference between their scores in the contract is added to the better"
        " score and taken off the worse."
    ),
    sources=(WIKIPEDIA, PARLETT, BARBU_APP, BOARD_GAME_ARENA),
    line=N_(
        "{by:Player} against {other:player}, doubled, difference {difference}:"
        " {by:player} {value:signed}, {other:player} {value:opposite}"
    ),
)
TWICE = Rule(
    "B-SET-REDIFF",
    title=N_("A redouble moves it twice"),
    statement=N_("Between two players with a redouble, twice the difference is moved."),
    sources=(WIKIPEDIA, PARLETT),
    line=N_(
        "{by:Player} against {other:player}, redoubled, twice the difference of {difference}:"
        " {by:player} {value:signed}, {other:player} {value:opposite}"
    ),
)
EQUAL = Rule(
    "B-SET-EQUAL",
    title=N_("Equal scores move nothing"),
    statement=N_("Between two players with the same score nothing is moved, whether they doubled or redoubled."),
    sources=(PARLETT,),
    line=N_("{by:Player} against {other:player}, {level:level}, equal scores: nothing is moved"),
)
INDEPENDENT = Rule(
    "B-SET-INDEPENDENT",
    title=N_("Each pair by itself"),
    statement=N_(
        "Every pair compares the scores of the contract itself, never half-settled ones; so the order of the pairs does"
        " not matter."
    ),
    sources=(PARLETT,),
)
ZERO = Rule(
    "B-SET-ZERO",
    title=N_("Bets create no points"),
    statement=N_(
        "What one player wins in a bet the other loses, so the scores of a deal add up to the same as before."
    ),
    sources=(PARLETT,),
)
FORMULA = Rule(
    "B-SET-FORMULA",
    title=N_("A player’s score"),
    statement=N_(
        "A player’s score is that of the contract and, for each bet, the difference from the other player’s score in"
        " the contract: once if doubled, twice if redoubled."
    ),
    sources=(WIKIPEDIA, PARLETT),
    line=N_("{by:Player}: {base:signed} in the contract and {bets:signed} in bets make {value:signed}"),
)


def settled(base: Sequence[int], bets: Bets, contract: tuple[Line, ...] = ()) -> Sheet:
    """The score sheet of a deal: the scores in the contract by seat, then the bets, then the sums.

    ``contract`` are the lines that lead to the scores in the contract, if they are known.  The value of a line is what
    its player ``by`` wins.
    """
    pairs = bets.bets()
    scores = list(base)
    for bet in pairs:
        won = _won(bet, base)
        scores[bet.by] += won
        scores[bet.other] -= won
    final = tuple(scores)
    moved = (_line(bet, base) for bet in pairs)
    first = (Line(Reason(BASE, {"by": seat}), points) for seat, points in enumerate(base))
    last = (
        Line(Reason(FORMULA, {"by": seat, "base": points, "bets": final[seat] - points}), final[seat])
        for seat, points in enumerate(base)
    )
    return Sheet(chain(contract or first, moved, last if pairs else ()), final)


def _won(bet: Bet, base: Sequence[int]) -> int:
    """The points that one bet moves to the player who doubled, negative if they lose (B-SET-DIFF, B-SET-REDIFF)."""
    return bet.level * (base[bet.by] - base[bet.other])


def _line(bet: Bet, base: Sequence[int]) -> Line:
    """The line of the score sheet for one bet."""
    won = _won(bet, base)
    facts: Facts = {"by": bet.by, "other": bet.other, "level": bet.level, "difference": abs(won) // bet.level}
    rule = EQUAL if not won else DIFFERENCE if bet.level == 1 else TWICE
    return Line(Reason(rule, facts), won)


def result(at: object) -> Sheet:
    """The score sheet of a finished deal; the score is not known if the record began in its middle."""
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
