"""Contracts put to the hands that a dealer will get, so that all of them together promise most."""

from __future__ import annotations

from itertools import permutations

from tutor.barbu.advice import prices
from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_
from tutor.teach.arrangement import Place
from tutor.teach.barbu.planning import a_hand, promised, some_left
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import one_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.open_boards import Promises
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

GIVE_EACH = N_(
    "For once you see what your next hands will promise, one row a hand. Give each hand a contract, so that all of them"
    " together promise as much as possible."
)
THE_HAND = N_("Hand {number}")
CONTRACT = N_("{contract:term}", "a contract that is put to a hand")
TAKES = N_("It is better to give {contract:term} to hand {number}. All together can come to {total:signed}.")
TOGETHER = N_(
    "Together they promise {total:signed}. Whoever takes the biggest promise of each hand in turn, from the first, gets"
    " {greedy:signed}."
)
WHICH_HAND = N_(
    "No promise here is bigger than {points:signed}, of hand {number} in {contract:term}. What would each of the other"
    " hands lose without that contract?"
)
WHAT_IT_COSTS = N_("If a hand gives up its best contract, look at what it loses, and at what another hand wins by it.")

#: The points by which the best way must beat the next one, and those in which the biggest promises are taken first.
MARGIN = 3


@kind(LAY, BEST, edition=2)
def planning_assign(draw: Draw) -> Posed | None:
    """A question on sharing out three or four hands to as many contracts, where one way promises clearly most."""
    count = draw.of(3, 3, 4)
    left = some_left(count, draw.rng)
    rows = [promised(a_hand(draw.rng), left) for _ in range(count)]
    contracts = tuple(name for name in prices.NAMES if name in left)
    ways = {way: sum(row[name] for row, name in zip(rows, way, strict=True)) for way in permutations(contracts)}
    best, second = sorted(ways, key=lambda way: ways[way], reverse=True)[:2]
    total, greedy = ways[best], _in_turn(rows)
    if total - max(ways[second], greedy, _biggest_first(rows)) < MARGIN:
        return None
    board = Promises(contracts, tuple(tuple(row[name] for name in contracts) for row in rows))
    offers = tuple(Offer(name, Saying.plain(CONTRACT, contract=name)) for name in contracts)
    places = tuple(Place(str(number), Saying.plain(THE_HAND, number=number), 1) for number in range(1, count + 1))

    demands = tuple(
        one_of(str(number), (name,), Saying.plain(TAKES, BEST, number=number, contract=name, total=total))
        for number, name in enumerate(best, 1)
    )
    because = Saying.plain(TOGETHER, BEST, total=total, greedy=greedy)
    points, at, name = max((row[name], at, name) for at, row in enumerate(rows, 1) for name in contracts)
    nudge = Saying.plain(WHICH_HAND, None, points=points, number=at, contract=name)
    hints = Hints((nudge,), (Saying.plain(WHAT_IT_COSTS, BEST),))
    verdicts = Verdicts((because,), hints, demands=demands)
    return Posed.for_any_judge(Asked((board,), GIVE_EACH, offers, places=places), verdicts)


def _in_turn(rows: list[dict[str, int]]) -> int:
    """The sum that somebody gets who takes the biggest promise of each hand in turn."""
    free, total = {*rows[0]}, 0
    for row in rows:
        best = max((name for name in row if name in free), key=row.__getitem__)
        free.discard(best)
        total += row[best]
    return total


def _biggest_first(rows: list[dict[str, int]]) -> int:
    """The sum that somebody gets who takes the biggest promise of all first, then the next one that is still free."""
    every = ((points, hand, name) for hand, row in enumerate(rows) for name, points in row.items())
    taken: dict[str, tuple[int, int]] = {}
    for points, hand, name in sorted(every, reverse=True):
        if name not in taken and hand not in {other for _, other in taken.values()}:
            taken[name] = points, hand
    return sum(points for points, _ in taken.values())
