"""Who speaks when in a doubling, and a wrong line among the six that say who bets with whom."""

from __future__ import annotations

import random

from tutor.barbu.doubling import ORDER, WHEN
from tutor.core.message import N_
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, doubling
from tutor.teach.barbu.kinds.doubling import AGAINST
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

# Who speaks when

IN_WHICH_ORDER = N_("The dealer has just called a contract. In which order do the four speak?")
PLACES = (
    N_("First", "of four to speak"),
    N_("Second", "of four to speak"),
    N_("Third", "of four to speak"),
    N_("Last", "of four to speak"),
)
WHERE_FROM = N_("On which side of the dealer does it begin, and who has the last word?")


def _draw_order(_level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    contract = rng.choice((*NEGATIVE, *POSITIVE))
    return (Threads(doubling(contract, rng.randrange(PLAYERS)), CHAIR),)


def _ask_order(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    seats = board.at.setting.seats
    says = Saying.plain(ORDER.statement, ORDER)
    shown = rng.sample(range(PLAYERS), PLAYERS)
    things = tuple(Thing(f"player-{seat}", Saying(None, ((AGAINST, {"other": seat}),), CHAIR)) for seat in shown)
    places = tuple(Place(f"{n}", Saying.plain(title), 1) for n, title in enumerate(PLACES, 1))
    demands = tuple(
        Demand(place.id, (f"player-{seat}",), 1, 1, says) for place, seat in zip(places, seats, strict=True)
    )
    hints = Hints((Saying.plain(WHERE_FROM),), (says,))
    because = (Saying(ORDER, ((ORDER.statement, {}), (WHEN.statement, {}))),)
    return Question("arrange", boards, IN_WHICH_ORDER, because, hints, arrangement=Arrangement(things, places, demands))


DOUBLING_ORDER = Kind(
    "doubling-order",
    N_("Who speaks when?"),
    "arrange",
    (ORDER, WHEN),
    _draw_order,
    _ask_order,
    of_a_deal=False,
    stock=PLAYERS,
)
