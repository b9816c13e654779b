"""One gesture with three messages: the same two cards in a suit of the taker, in one of the defence and in trumps."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TRUMP
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF
from tutor.teach.gestures import ORDERS, WHO_OPENED, facts, may_be_taker, why
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.question import Board, Hints, Question
from tutor.teach.rounds import AHEAD, COURT, Followed, followed
from tutor.teach.saying import Saying

WHAT_EACH = N_(
    "In each of these cases a partner of yours follows to two rounds of a suit. Say of each what the two cards tell, by"
    " convention."
)
LED_BY = {
    (False, True): N_("The taker leads {led:suit} twice.", "in a question"),
    (False, False): N_("Your own side leads {led:suit} twice.", "in a question"),
    (True, True): N_("The taker leads trumps twice.", "in a question"),
    (True, False): N_("Your own side leads trumps twice.", "in a question"),
}
FALLS = N_("Your partner plays {first:card} below {best:card}, then {card:card} below {top:card}.", "in a question")
WINS = N_("Your partner plays {first:card} above {best:card}, then {card:card} below {top:card}.", "in a question")
MEANT = (
    State("no-more", Saying.plain(N_("the suit ends here", "what two cards say"))),
    State("tenue", Saying.plain(N_("a tenue", "what two cards say"))),
    State("petit", Saying.plain(N_("the Petit is here", "what two cards say"))),
    State("nothing", Saying.plain(N_("nothing", "what two cards say"))),
)
#: Of how many cases a question asks that speak, and that say nothing, by level.
CASES = {1: (3, 0), 2: (3, 1), 3: (3, 2)}


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """The same two cards in a suit of the taker, in one of the defence and in trumps; then some that say nothing."""
    low, high = sorted(rng.sample(range(2, 11), 2))
    ranks = (str(high), str(low))
    plain = rng.sample(SUITS, 4)
    spoken = [(plain[0], True), (plain[1], False), (TRUMP, rng.random() < 1 / 2)]
    cases: list[tuple[str, bool, frozenset[str], tuple[str, ...]]]
    cases = [(suit, by_taker, frozenset(), ranks) for suit, by_taker in spoken]
    causes = rng.sample(((COURT, plain[2]), (AHEAD, plain[3]), (AHEAD, TRUMP)), CASES[level][1])
    for cause, suit in causes:
        cases.append((suit, may_be_taker(cause, rng), frozenset({cause}), ()))
    rng.shuffle(cases)
    return tuple(followed(rng, suit, silent, by_taker=by_taker, ranks=pair) for suit, by_taker, silent, pair in cases)


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    found = [Followed.on(board) for board in boards if isinstance(board, Played)]
    cells = []
    for number, one in enumerate(found, 1):
        told = one.said.meaning.name if one.said else "nothing"
        opens = LED_BY[one.suit == TRUMP, one.by_taker]
        shows = Saying(None, ((opens, facts(one)), (WINS if AHEAD in one.causes else FALLS, facts(one))), CHAIR)
        cells.append(Cell(str(number), shows, told, why(one, one.said)))
    because = tuple(cell.says for cell in cells if cell.right != "nothing")
    hints = Hints((Saying.plain(WHO_OPENED),), (Saying.plain(HIGH_LOW_DEF.statement, HIGH_LOW_DEF),))
    return Question("pairs", (), WHAT_EACH, because, hints, grid=Grid(tuple(cells), MEANT))


SAME_GESTURE = Kind(
    "same-gesture",
    N_("One gesture, three messages"),
    "pairs",
    ORDERS,
    _draw,
    _ask,
    of_a_deal=False,
)
