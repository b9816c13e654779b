"""What single things cost in the contracts, from dear to cheap."""

from __future__ import annotations

import random

from tutor.barbu.match import ZERO
from tutor.core.message import N_, Message
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

#: Things to win, by what they cost: one or two of each price are put in order.
THINGS: dict[int, tuple[tuple[str, Message], ...]] = {
    2: (("trick", N_("a trick in No Tricks")), ("heart", N_("the 7 of hearts in No Hearts"))),
    4: (("tricks", N_("two tricks in No Tricks")), ("hearts", N_("two small hearts in No Hearts"))),
    6: (("queen", N_("a queen in No Queens")), ("ace", N_("the ace of hearts in No Hearts"))),
    8: (("ace-heart", N_("the ace and the 2 of hearts in No Hearts")),),
    10: (("last-but-one", N_("the last trick but one in No Last Two")),),
    12: (("queens", N_("two queens in No Queens")),),
    20: (("king", N_("the king of hearts in Barbu")), ("last", N_("the last trick in No Last Two"))),
    26: (("all-tricks", N_("all 13 tricks in No Tricks")),),
    30: (
        ("all-hearts", N_("all 13 hearts in No Hearts")),
        ("last-two", N_("both of the last two tricks in No Last Two")),
    ),
}
_PRICES = {1: (2, 6, 10, 20), 2: (2, 4, 6, 10, 12, 20, 26), 3: (2, 4, 6, 8, 10, 12, 20, 26, 30)}
ORDER_THEM = N_("Put these in order, from what costs its winner most to what costs least.")
HOW_MUCH_EACH = N_("How many points does each of them cost?")
THIS_ORDER = N_("From the top they cost {first}, {second}, {third} and {fourth} points.")
IT_COSTS = N_("It costs {points}.")
COSTS_MORE = N_("In place {number} belongs what costs {points}.")
PLACES = (
    N_("1, the dearest", "place of what costs points"),
    N_("{number}", "place of what costs points"),
    N_("{number}, the cheapest", "place of what costs points"),
)


def _draw_nothing(_level: int, _seed: int, _rng: random.Random) -> tuple[Board, ...]:
    return ()


def _ask_order(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    prices = sorted(rng.sample(_PRICES[level], 4), reverse=True)
    chosen = [(price, *rng.choice(THINGS[price])) for price in prices]
    places, demands = [], []
    for number, (price, name, _) in enumerate(chosen, 1):
        title = PLACES[0 if number == 1 else -1 if number == len(chosen) else 1]
        places.append(Place(str(number), Saying.plain(title, number=number), 1))
        says = Saying.plain(COSTS_MORE, number=number, points=price)
        demands.append(Demand(str(number), (name,), 1, 1, says))
    things = [Thing(name, Saying.plain(says), Saying.plain(IT_COSTS, points=price)) for price, name, says in chosen]
    rng.shuffle(things)
    hints = Hints((Saying.plain(HOW_MUCH_EACH),), (Saying.plain(ZERO.statement, ZERO),))
    first, second, third, fourth = prices
    because = (Saying.plain(THIS_ORDER, first=first, second=second, third=third, fourth=fourth),)
    laid_out = Arrangement(tuple(things), tuple(places), tuple(demands))
    return Question("arrange", (), ORDER_THEM, because, hints, arrangement=laid_out)


DEAREST = Kind(
    "seven-dearest", N_("From dear to cheap"), "arrange", (ZERO,), _draw_nothing, _ask_order, of_a_deal=False
)
