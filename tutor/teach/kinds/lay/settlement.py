"""A whole settlement: the four scores, put to the players."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.settlement import DIFFERENCE, EQUAL, FORMULA, INDEPENDENT, TWICE, ZERO
from tutor.core.message import N_
from tutor.teach.arrangement import Place
from tutor.teach.barbu.plays import CHAIR, PLAYERS, player
from tutor.teach.barbu.settlements import begin, lines, over, sheet_of, worded
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import one_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

PUT_SCORES = N_(
    "Settle all the bets: what does each player have at the end? Some of the numbers are left over. Your check: the"
    " four still come to {total:signed} in all."
)
A_SCORE = N_("{points:signed}")
IN_THE_END = N_(
    "{by:Player} {by:you|have|has} {points:signed} at the end, adding the bets to the score in the contract."
)
#: The number of numbers that lie there.
NUMBERS = 7


@kind(LAY, DIFFERENCE, TWICE, EQUAL, INDEPENDENT, FORMULA, ZERO)
def settle_all(draw: Draw) -> Posed | None:
    """A deal in which two bets move points, three, or four and more."""
    board = over(draw.rng, draw.of(2, 3, 4))
    moving = sum(line.value != 0 for line in lines(board))
    scores = _final(board, RULES)
    if moving not in draw.of((2,), (3, 4), (4, 5, 6)) or len({*scores}) < PLAYERS:
        return None
    left_over = [points for points in dict.fromkeys(_others(board, scores)) if points not in scores]
    numbers = [*scores, *left_over[: NUMBERS - PLAYERS]]
    draw.rng.shuffle(numbers)
    offers = tuple(Offer(_named(points), Saying.plain(A_SCORE, points=points)) for points in numbers)
    places = tuple(Place(f"player-{seat}", player(seat), 1) for seat in range(PLAYERS))

    def verdicts(judge: Judge) -> Verdicts:
        demands = tuple(
            one_of(place.id, (_named(points),), Saying(FORMULA, ((IN_THE_END, {"by": seat, "points": points}),), CHAIR))
            for (seat, points), place in zip(enumerate(_final(board, judge)), places, strict=True)
        )
        moves = (line for line in lines(board, judge) if line.value)
        because = (*map(worded, moves), Saying.plain(ZERO.statement, ZERO))
        return Verdicts(because, Hints.of(begin(board, board.at.bets.bets()), FORMULA), demands=demands)

    return Posed(Asked((board,), PUT_SCORES, offers, {"total": sum(scores)}, places=places), verdicts)


def _final(board: Threads, judge: Judge) -> tuple[int, ...]:
    """The scores of all players in the end."""
    return sheet_of(board, judge).scores or ()


def _named(points: int) -> str:
    """A score’s name in answers, which begin with no minus."""
    return f"{'minus' if points < 0 else 'plus'}-{abs(points)}"


def _others(board: Threads, scores: tuple[int, ...]) -> Iterator[int]:
    """Scores that somebody might come to: with all that moves turned round, with a redouble counted once, and none."""
    yield from (2 * base - points for base, points in zip(board.base, scores, strict=True))
    for seat, base in enumerate(board.base):
        others = [other for other in range(PLAYERS) if board.at.bets.level(seat, other)]
        yield base + sum(base - board.base[other] for other in others)
    yield from board.base
