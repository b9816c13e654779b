"""No Last Two: which tricks cost, and what; and how to stay out of them."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.contracts.no_last_two import COUNT, SCORE, NoLastTwo
from tutor.barbu.options import STANDARD
from tutor.barbu.trick import Taken, Trick
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts
from tutor.teach.barbu.plays import CHAIR, PLAYERS, WHOLE
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
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

# What does the deal cost?

YOUR_POINTS = N_("The contract is No Last Two, and the deal of 13 tricks is over. How many points does it cost you?")
WON_BY = N_("Trick {number}: {by:player}")
LED_BY = N_("Trick {number}, which {by:player} led:", "above cards that lie open")
LED_BY_WINNER = N_("Trick {number}, led by whoever won trick 12:", "above cards that lie open")
WHOSE_ARE_THEY = N_("Whose is the twelfth trick, and whose is the thirteenth?")
YOU_WON = N_("{by:Player} {by:you|have|has} won trick {number} and {by:you|pay|pays} {worth}.")
NEITHER = N_("Neither of the last two tricks is yours, so the deal costs you nothing.")
BOTH_TOGETHER = N_("You have won both, and both are counted: 10 and 20 make 30.")
ONLY_LAST = N_("That counts the last trick alone. The one before it costs 10 as well.")
OTHER_ONE = N_("The last trick costs 20, the one before it 10.")


#: How often one is asked of those deals that cost nothing.
_FREE = 1 / 4


def _draw_cost(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Who has won the last tricks; then the last two themselves, at last without saying who led to the thirteenth."""
    first = rng.randrange(PLAYERS)
    if level == 1:
        seats = [rng.choice((LEARNER, rng.randrange(PLAYERS))) for _ in range(4)]
        lines = (_of_player(number, by) for number, by in enumerate(seats, WHOLE - 3))
        return (Laid((), written=tuple(lines)),)
    twelfth = _trick(rng, first, ())
    second = CONTRACT.winner(twelfth)
    led = Saying(None, ((LED_BY, {"number": WHOLE - 1, "by": first}),), CHAIR)
    facts: Facts = {"number": WHOLE, "by": second}
    last = Saying(None, ((LED_BY_WINNER if level == LAST else LED_BY, facts),), CHAIR)
    return Laid(twelfth.cards, led), Laid(_trick(rng, second, twelfth.cards).cards, last)


def _trick(rng: random.Random, leader: int, gone: tuple[Card, ...]) -> Trick:
    """A trick of the end: some follow suit, others have nothing left to follow with."""
    cards = [rng.choice([card for card in BARBU.cards if card not in gone])]
    while len(cards) < PLAYERS:
        follows = rng.random() < 1 / 2
        left = [card for card in BARBU.cards if card not in {*gone, *cards}]
        cards.append(rng.choice([card for card in left if (card.suit == cards[0].suit) is follows]))
    return Trick(leader, PLAYERS, tuple(cards))


def _of_player(number: int, by: int) -> Saying:
    return Saying(None, ((WON_BY, {"number": number, "by": by}),), CHAIR)


def _winners(boards: tuple[Board, ...]) -> list[int]:
    """Who has won the last two tricks, by what is told of them or by their cards."""
    laid = [board for board in boards if isinstance(board, Laid)]
    if not laid[0].cards:
        return [int(str(line.sentences[0][1]["by"])) for line in laid[0].written[-2:]]
    leader, winners = int(str(laid[0].title.sentences[0][1]["by"])) if laid[0].title else 0, []
    for board in laid:
        leader = CONTRACT.winner(Trick(leader, PLAYERS, board.cards))
        winners.append(leader)
    return winners


def _ask_cost(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    winners = _winners(boards)
    if LEARNER not in winners and rng.random() > _FREE:
        return None
    taken = tuple(Taken(Trick(0, PLAYERS), by, BARBU.none) for by in (*[0] * (WHOLE - 2), *winners))
    lines = CONTRACT.base(taken, STANDARD)
    right = -sum(line.value for line in lines if line.reason.facts["by"] == LEARNER)
    says = [Saying(SCORE, ((YOU_WON, {**line.reason.facts, "worth": -line.value}),), CHAIR) for line in lines]
    own = winners == [LEARNER] * 2
    because = (*says, *([Saying.plain(BOTH_TOGETHER, SCORE)] if own else []))
    because = because if LEARNER in winners else (*says, Saying.plain(NEITHER, SCORE))
    slips = {Decimal(20): ONLY_LAST, Decimal(10): OTHER_ONE} if own else {Decimal(30 - right): OTHER_ONE}
    number = Number(Decimal(right), {slip: Saying.plain(one, SCORE) for slip, one in slips.items() if slip != right})
    hints = Hints((Saying.plain(WHOSE_ARE_THEY),), (Saying.plain(SCORE.statement, SCORE),))
    return Question("number", boards, YOUR_POINTS, because, hints, number=number)


LAST_TWO_COST = Kind(
    "last-two-cost",
    N_("What do the last two cost you?"),
    "number",
    (SCORE,),
    _draw_cost,
    _ask_cost,
    of_a_deal=False,
)
