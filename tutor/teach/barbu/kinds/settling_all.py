"""A whole settlement: the four scores, and the points of a contract that is not played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal

from tutor.barbu.settlement import DIFFERENCE, EQUAL, FORMULA, INDEPENDENT, TWICE, ZERO
from tutor.barbu.targets import PASS
from tutor.barbu.undoubled import ROUND, SPLIT, shared
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.barbu.doublings import NEGATIVE, OPTIONS, doubling
from tutor.teach.barbu.kinds.doubling import AGAINST
from tutor.teach.barbu.kinds.settling import final, lines, over, worded
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Threads
from tutor.teach.positions import LEARNER
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

# Points that are shared out

WHAT_DO_YOU_GET = N_("Nobody has doubled anybody, so this contract is not played. What do you get? A loss has a minus.")
WHO_SHARES = N_("What is the contract worth in all, and how many players share it? What is left for the dealer?")
YOUR_THIRD = N_("The contract is worth {total:signed}, and the three who do not deal share it: {points:signed} each.")
THE_REST = N_(
    "The three others take {each:signed} each, and of {total:signed} that leaves {points:signed} for you, the dealer."
)
BY_FOUR = N_("Not all four share the points: only the three who do not deal.")
THE_OTHERS = N_("That is for the three who do not deal. You are the dealer, and get what is left.")
OF_THE_DEALER = N_("That is what is left for the dealer; the others share the points.")
NOBODY_PAYS = N_("The points are not lost: they are shared out without playing.")


def _draw_shared(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """The learner is not the dealer, is the dealer, or either."""
    dealer = rng.randrange(1, PLAYERS) if level == 1 else LEARNER if level == 2 else rng.randrange(PLAYERS)  # noqa: PLR2004
    at = doubling(rng.choice(NEGATIVE), dealer)
    while at.turn is not None:
        at = at.after(PASS)
    return (Threads(at, CHAIR),)


def _ask_shared(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    dealer = board.at.setting.dealer
    total = board.at.contract.total(OPTIONS.table, BARBU, PLAYERS)
    scores = shared(total, dealer).scores or ()
    deals = dealer == LEARNER
    right, each = scores[LEARNER], scores[(dealer + 1) % PLAYERS]
    quarter = Decimal(total) / PLAYERS
    slips = {
        Decimal(0): NOBODY_PAYS,
        Decimal(round(quarter)): BY_FOUR,
        quarter: BY_FOUR,
        Decimal(each if deals else scores[dealer]): THE_OTHERS if deals else OF_THE_DEALER,
    }
    rule = ROUND if deals else SPLIT
    wrong = {n: Saying.plain(says, SPLIT) for n, says in slips.items() if n != right}
    says = THE_REST if deals else YOUR_THIRD
    because = (Saying.plain(says, rule, total=total, points=right, each=each),)
    hints = Hints((Saying.plain(WHO_SHARES),), (Saying.plain(rule.statement, rule),))
    number = Number(Decimal(right), wrong, signed=True)
    return Question("number", boards, WHAT_DO_YOU_GET, because, hints, number=number)


SETTLE_SHARED = Kind(
    "settle-shared",
    N_("What if nobody has doubled?"),
    "number",
    (SPLIT, ROUND),
    _draw_shared,
    _ask_shared,
    of_a_deal=False,
    stock=len(NEGATIVE),
)
