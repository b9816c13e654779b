"""Whole plans: contracts for hands that all lie open."""

from __future__ import annotations

import random
from itertools import permutations

from tutor.barbu.advice import prices
from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.barbu.planning import a_hand, promised, some_left
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Promises
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

GIVE_EACH = N_(
    "For once you see what your next hands will promise, one row a hand. Give each hand a contract, so that all of them"
    " together promise as much as can be."
)
THE_HAND = N_("Hand {number}")
CONTRACT = N_("{contract:term}", "a contract that is put to a hand")
TAKES = N_("Hand {number} had better have {contract:term}. All together can come to {total:signed}.")
TOGETHER = N_(
    "Together they promise {total:signed}. Whoever takes the biggest promise of each hand in turn, from the first, gets"
    " {greedy:signed}."
)
WHICH_HAND = N_("Which contract has only one hand that suits it, and which hand suits only one contract?")
WHAT_IT_COSTS = N_("If a hand gives up its best contract, look at what it loses, and at what another hand wins by it.")

#: How many hands and contracts there are, by level.
HANDS = {1: 3, 2: 3, 3: 4}
#: By how many points the best way must beat the next one, and the greedy one.
MARGIN = 3


def _draw_hands(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    left = some_left(HANDS[level], rng)
    rows = [promised(a_hand(rng), left) for _ in range(HANDS[level])]
    names = tuple(name for name in prices.NAMES if name in left)
    return (Promises(names, tuple(tuple(row[name] for name in names) for row in rows)),)


def _greedy(rows: tuple[tuple[int, ...], ...]) -> int:
    """What somebody gets who takes the biggest promise of each hand in turn."""
    free, total = set(range(len(rows))), 0
    for row in rows:
        best = max(sorted(free), key=row.__getitem__)
        free.discard(best)
        total += row[best]
    return total


def _ask_hands(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    """The one way that promises clearly most, found by trying all of them."""
    (board,) = boards
    if not isinstance(board, Promises):
        return None
    ways = {way: sum(row[at] for row, at in zip(board.hands, way, strict=True)) for way in _ways(len(board.hands))}
    best, second = sorted(ways, key=ways.__getitem__, reverse=True)[:2]
    total, greedy = ways[best], _greedy(board.hands)
    if total - ways[second] < MARGIN or total - greedy < MARGIN:
        return None
    demands = []
    for number, at in enumerate(best, 1):
        name = board.contracts[at]
        says = Saying.plain(TAKES, BEST, number=number, contract=name, total=total)
        demands.append(Demand(str(number), (name,), 1, 1, says))
    things = tuple(Thing(name, Saying.plain(CONTRACT, contract=name)) for name in board.contracts)
    places = tuple(Place(str(n), Saying.plain(THE_HAND, number=n), 1) for n in range(1, len(best) + 1))
    because = Saying.plain(TOGETHER, BEST, total=total, greedy=greedy)
    hints = Hints((Saying.plain(WHICH_HAND),), (Saying.plain(WHAT_IT_COSTS, BEST),))
    laid_out = Arrangement(things, places, tuple(demands))
    return Question("arrange", boards, GIVE_EACH, (because,), hints, arrangement=laid_out)


def _ways(number: int) -> list[tuple[int, ...]]:
    return list(permutations(range(number)))


ASSIGN = Kind(
    "planning-assign", N_("A contract for each hand"), "arrange", (BEST,), _draw_hands, _ask_hands, of_a_deal=False
)
