"""Deals of Barbu that are over, with bets between the players, and what each bet moves."""

from __future__ import annotations

import random
from collections.abc import Iterable

from tutor.barbu.bets import Bet
from tutor.barbu.settlement import DIFFERENCE, EQUAL, TWICE
from tutor.barbu.targets import PASS
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason
from tutor.core.sheet import Line, Sheet
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, doubling, word
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.judge import RULES, Judge
from tutor.teach.open_boards import Threads
from tutor.teach.saying import Saying

BEGIN_WITH = N_(
    "Begin with the thread between {by:player} and {other:player}: how far apart are the two scores in {contract:term},"
    " and which of the two does the bet pay?"
)


def over(rng: random.Random, said: int, contracts: tuple[str, ...] = (*NEGATIVE, *POSITIVE)) -> Threads:
    """A deal that is over, in the doubling of which the first so many players said what chance made them say."""
    at = doubling(rng.choice(contracts), rng.randrange(PLAYERS))
    for turn in range(PLAYERS):
        at = at.after(word(at, rng) if turn < said else PASS)
    return Threads(at, CHAIR, base=doublings.scores(at.contract, rng))


def sheet_of(board: Threads, judge: Judge = RULES) -> Sheet:
    """The score sheet of a deal, by the bets that a judge counts in it."""
    return judge.settled(board.base, judge.bets(board.at))


def lines(board: Threads, judge: Judge = RULES) -> tuple[Line, ...]:
    """The points that each bet moves, pair by pair, as the score sheet has it."""
    return tuple(line for line in sheet_of(board, judge).lines if line.reason.rule in {DIFFERENCE, TWICE, EQUAL})


def between(board: Threads, bet: Bet, judge: Judge = RULES) -> Line:
    """The line of the score sheet on one bet; it moves nothing if a judge counts no such bet."""
    none = Line(Reason(EQUAL, bet._asdict()), 0)
    return next((line for line in lines(board, judge) if {*bet_of(line)[:2]} == {bet.by, bet.other}), none)


def worded(line: Line) -> Saying:
    """A line of the score sheet, said to the learner."""
    return Saying(line.reason.rule, ((line.reason.line, {**line.reason.facts, "value": line.value}),), CHAIR)


def begin(board: Threads, bets: Iterable[Bet]) -> Saying:
    """The question back about some bets: what that one moves whose players have scores farthest apart."""
    base = board.base
    bet = max(bets, key=lambda bet: abs(base[bet.by] - base[bet.other]))
    facts: Facts = {"by": bet.by, "other": bet.other, "contract": board.at.contract.name}
    return Saying(None, ((BEGIN_WITH, facts),), CHAIR)


def bet_of(line: Line) -> Bet:
    """The bet of which a line of the score sheet speaks."""
    by, other, level = (line.reason.facts[name] for name in ("by", "other", "level"))
    return Bet(int(str(by)), int(str(other)), int(str(level)))
