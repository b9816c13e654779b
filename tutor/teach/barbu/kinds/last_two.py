"""No Last Two: which tricks cost, and what; and how to stay out of them."""

from __future__ import annotations

import random

from tutor.barbu.contracts.no_last_two import COUNT, SCORE, NoLastTwo
from tutor.barbu.options import STANDARD
from tutor.barbu.trick import Taken, Trick
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts
from tutor.teach.barbu.plays import PLAYERS, WHOLE
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

CONTRACT = NoLastTwo()
LAST = LEVELS[-1]

# Which tricks count?

WHICH_COST = N_("In No Last Two, what does each of these tricks cost the player who wins it?")
TRICK_OF = N_("Trick {number}, when {players} players share {cards} cards")
NOTHING, TEN, TWENTY = N_("nothing"), N_("10 points"), N_("20 points")
HOW_MANY_TRICKS = N_("How many cards does everybody get? There are just as many tricks.")
LAST_ONE = N_("{cards} cards for {players} make {size} tricks: trick {number} is the very last, and costs {worth}.")
LAST_BUT_ONE = N_(
    "{cards} cards for {players} make {size} tricks: trick {number} is the last but one, and costs {worth}."
)
BEFORE = N_(
    "{cards} cards for {players} make {size} tricks. Trick {number} comes before the last two and costs nothing."
)

#: Tables by level, how many play with how many cards, and how many tricks are asked about.
TABLES = {1: ((4, 52),), 2: ((4, 52), (4, 32)), 3: ((4, 52), (4, 32), (5, 50))}
CELLS = {1: 4, 2: 5, 3: 6}
#: How many of the last tricks of a deal may be asked about.
ASKED = {1: WHOLE, 2: 6, 3: 6}
_COSTS = tuple(
    State(name, Saying.plain(title)) for name, title in (("none", NOTHING), ("ten", TEN), ("twenty", TWENTY))
)


def _ask_counts(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Some tricks near the end of deals for one table; then for tables with other packs."""
    tables = TABLES[level]
    near = [(table, number) for table in tables for number in _near(table, ASKED[level])]
    cells = tuple(_trick_of(table, number) for table, number in sorted(rng.sample(near, CELLS[level]), reverse=True))
    costly = {cell.id.rpartition("-")[0] for cell in cells if cell.right != "none"}
    if len({cell.right for cell in cells}) < len(_COSTS) or len(costly) < min(level, 2):
        return None
    because = tuple(cell.says for cell in cells if cell.right != "none")[:2]
    hints = Hints((Saying.plain(HOW_MANY_TRICKS),), (Saying.plain(COUNT.statement, COUNT),))
    return Question("pairs", (), WHICH_COST, because, hints, grid=Grid(cells, _COSTS))


def _near(table: tuple[int, int], count: int) -> range:
    """The numbers of the last tricks of a deal: those that cost, and some before them, ``count`` of them in all."""
    players, cards = table
    return range(cards // players - count + 1, cards // players + 1)


def _trick_of(table: tuple[int, int], number: int) -> Cell:
    """A trick of a deal, and what the contract says that it costs."""
    players, cards = table
    size = cards // players
    taken = tuple(Taken(Trick(0, PLAYERS), 0, BARBU.none) for _ in range(size))
    costs = {line.reason.facts["number"]: line.value for line in CONTRACT.base(taken, STANDARD)}
    worth = -costs.get(number, 0)
    right = {0: "none", 10: "ten", 20: "twenty"}[worth]
    says = BEFORE if not worth else LAST_ONE if number == size else LAST_BUT_ONE
    facts: Facts = {"players": players, "cards": cards, "size": size, "number": number, "worth": worth}
    shows = Saying(None, ((TRICK_OF, facts),))
    return Cell(f"{players}-{cards}-{number}", shows, right, Saying(COUNT if worth else SCORE, ((says, facts),)))


LAST_TWO_COUNTS = Kind(
    "last-two-counts",
    N_("Which tricks cost?"),
    "pairs",
    (COUNT, SCORE),
    undrawn,
    _ask_counts,
    of_a_deal=False,
)
