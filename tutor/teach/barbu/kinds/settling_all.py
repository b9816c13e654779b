"""A whole settlement: the four scores."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.barbu.settlement import DIFFERENCE, EQUAL, FORMULA, INDEPENDENT, TWICE, ZERO
from tutor.core.message import N_, Facts
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.barbu.kinds.doubling import AGAINST
from tutor.teach.barbu.kinds.settling import final, lines, over, worded
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

# All four scores

PUT_SCORES = N_(
    "Settle all the bets: what does each player have in the end? Some of the numbers are left over. Your check: the"
    " four still come to {total:signed} in all."
)
A_SCORE = N_("{points:signed}")
IN_THE_END = N_("{by:Player} {by:you|have|has} {points:signed} in the end, by the scores in the contract and the bets.")
THREAD_BY_THREAD = N_("Go from thread to thread, and write down at both ends what it adds and what it takes away.")
#: How many numbers lie there.
NUMBERS = 7


def _draw_all(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (over(rng, level + 1),)


def _ask_all(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Two bets, three, or four and more, of which some move points."""
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    moving = [line for line in lines(board) if line.value]
    scores = final(board)
    if not {1: 2, 2: 3, 3: 4}[level] <= len(moving) <= {1: 2, 2: 4, 3: 6}[level] or len({*scores}) < PLAYERS:
        return None
    left_over = [points for points in dict.fromkeys(_others(board)) if points not in scores]
    numbers = [*scores, *left_over[: NUMBERS - PLAYERS]]
    rng.shuffle(numbers)
    things = tuple(Thing(_named(points), Saying.plain(A_SCORE, points=points)) for points in numbers)
    places, demands = [], []
    for seat, points in enumerate(scores):
        title = Saying(None, ((AGAINST, {"other": seat}),), CHAIR)
        says = Saying(FORMULA, ((IN_THE_END, {"by": seat, "points": points}),), CHAIR)
        places.append(Place(f"player-{seat}", title, 1))
        demands.append(Demand(f"player-{seat}", (_named(points),), 1, 1, says))
    hints = Hints((Saying.plain(THREAD_BY_THREAD),), (Saying.plain(FORMULA.statement, FORMULA),))
    because = (*map(worded, moving), Saying.plain(ZERO.statement, ZERO))
    laid_out = Arrangement(things, tuple(places), tuple(demands))
    facts: Facts = {"total": sum(scores)}
    return Question("arrange", boards, PUT_SCORES, because, hints, facts, arrangement=laid_out)


def _named(points: int) -> str:
    """A score’s name in answers, which begin with no minus."""
    return f"{'minus' if points < 0 else 'plus'}-{abs(points)}"


def _others(board: Threads) -> Iterator[int]:
    """Scores that somebody might come to: with all that moves turned round, with a redouble counted once, and none."""
    yield from (2 * base - points for base, points in zip(board.base, final(board), strict=True))
    for seat, base in enumerate(board.base):
        others = [other for other in range(PLAYERS) if board.at.bets.level(seat, other)]
        yield base + sum(base - board.base[other] for other in others)
    yield from board.base


SETTLE_ALL = Kind(
    "settle-all",
    N_("What does everybody have in the end?"),
    "arrange",
    (DIFFERENCE, TWICE, EQUAL, INDEPENDENT, FORMULA, ZERO),
    _draw_all,
    _ask_all,
    of_a_deal=False,
)
