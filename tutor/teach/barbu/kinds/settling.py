"""The settlement by hand: deals that are over, their score sheets, and the ways that the points of bets go."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.barbu.bets import Bet
from tutor.barbu.settlement import DIFFERENCE, EQUAL, INDEPENDENT, TWICE, settled
from tutor.barbu.targets import PASS
from tutor.core.message import N_
from tutor.core.sheet import Line, Sheet
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, doubling, word
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying


def over(rng: random.Random, said: int, contracts: tuple[str, ...] = (*NEGATIVE, *POSITIVE)) -> Threads:
    """A deal that is over, in the doubling of which the first so many players said what chance made them say."""
    at = doubling(rng.choice(contracts), rng.randrange(PLAYERS))
    for turn in range(PLAYERS):
        at = at.after(word(at, rng) if turn < said else PASS)
    return Threads(at, CHAIR, base=doublings.scores(at.contract, rng))


def lines(board: Threads, settle: Callable[..., Sheet] = settled) -> tuple[Line, ...]:
    """The points that each bet moves, pair by pair, as the score sheet has it."""
    sheet = settle(board.base, board.at.bets)
    return tuple(line for line in sheet.lines if line.reason.rule in {DIFFERENCE, TWICE, EQUAL})


def final(board: Threads) -> tuple[int, ...]:
    """What everybody has in the end."""
    return settled(board.base, board.at.bets).scores or ()


def worded(line: Line) -> Saying:
    """A line of the score sheet, said to the learner."""
    return Saying(line.reason.rule, ((line.reason.line, {**line.reason.facts, "value": line.value}),), CHAIR)


def _bet(line: Line) -> Bet:
    by, other, level = (line.reason.facts[name] for name in ("by", "other", "level"))
    return Bet(int(str(by)), int(str(other)), int(str(level)))


# Which way does it go?

WHICH_WAY = N_(
    "To whom do points go between each two players: to the one who is named first, to the second, or to nobody?"
)
STATES = (
    State("first", Saying.plain(N_("first", "of two players who are named"))),
    State("none", Saying.plain(N_("nobody", "of two players who are named"))),
    State("second", Saying.plain(N_("second", "of two players who are named"))),
)
NO_BET = N_("There is no bet between these two, so nothing moves between them.")
WHO_IS_BETTER = N_("Is there a thread between the two? And if so, whose score in the contract is better?")


def _draw_way(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (over(rng, level + 1),)


def _ask_way(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    known = {frozenset((bet.by, bet.other)): line for line in lines(board) for bet in [_bet(line)]}
    cells = []
    for one, other in doublings.pairs():
        line = known.get(frozenset((one, other)))
        ahead = board.base[one] - board.base[other] if line else 0
        right = "none" if not ahead else "first" if ahead > 0 else "second"
        says = worded(line) if line else Saying.plain(NO_BET, DIFFERENCE)
        cells.append(Cell(f"{one}-{other}", Saying.plain(doublings.PAIRS[one, other]), right, says))
    if len({cell.right for cell in cells}) < len(STATES):
        return None
    hints = Hints((Saying.plain(WHO_IS_BETTER),), (Saying.plain(DIFFERENCE.statement, DIFFERENCE),))
    because = (Saying(DIFFERENCE, ((DIFFERENCE.statement, {}), (INDEPENDENT.statement, {}))),)
    return Question("pairs", boards, WHICH_WAY, because, hints, grid=Grid(tuple(cells), STATES, joined=True))


SETTLE_WAY = Kind(
    "settle-way",
    N_("Which way do the points go?"),
    "pairs",
    (DIFFERENCE, EQUAL, INDEPENDENT),
    _draw_way,
    _ask_way,
    of_a_deal=False,
)
