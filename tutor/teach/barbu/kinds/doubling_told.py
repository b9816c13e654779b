"""Who speaks when in a doubling, and a wrong line among the six that say who bets with whom."""

from __future__ import annotations

import random

from tutor.barbu.bets import MUTUAL, PAIRS
from tutor.barbu.doubling import ORDER, WHEN, Doubling
from tutor.barbu.redoubling import DEALER_AGAIN
from tutor.barbu.targets import FLANKS, MAXIMUM, MAXIMUM_AGAIN, NAME
from tutor.core.message import N_
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, doubling, spoken
from tutor.teach.barbu.kinds.doubling import AGAINST, WHO_NAMED_WHOM, reason
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.question import Board, Hints, Option, Question
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

# A wrong line among six

WHICH_IS_WRONG = N_(
    "After all that was said somebody has written down what stands between each two players. One of the six lines is"
    " wrong. Which one?"
)
#: A line of that list, by what it says is between the two.
LINES = (
    N_("{by:Player} and {other:player}: no bet"),
    N_("{by:Player} and {other:player}: a double"),
    N_("{by:Player} and {other:player}: a redouble"),
)
#: The same as data.
CLAIMS = ("none", "double", "redouble")


def _draw_audit(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Two turns, three, or all four."""
    at = doubling(rng.choice(NEGATIVE), rng.randrange(PLAYERS))
    return (Threads(at, CHAIR, spoken(at, level + 1, rng).said),)


def _ask_audit(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    then = board.then
    bets = {frozenset((bet.by, bet.other)): bet for bet in then.bets.bets()}
    levels = {pair: then.bets.level(*pair) for pair in doublings.pairs()}
    if {1, 2} - {*levels.values()}:
        return None
    place, wrong = rng.choice([*_slips(then, levels)])
    options = []
    for (one, other), level in levels.items():
        amiss = (one, other) == place
        stands = wrong if amiss else level
        line = Saying(None, ((LINES[stands], {"by": one, "other": other, "claim": CLAIMS[stands]}),), CHAIR)
        options.append(
            Option(f"{one}-{other}", line, amiss, reason(then, (one, other), bets.get(frozenset((one, other)))))
        )
    decided = next(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHO_NAMED_WHOM),), (Saying.plain(MUTUAL.statement, MUTUAL),))
    return Question("choose", boards, WHICH_IS_WRONG, (decided,), hints, options=tuple(options))


def _slips(at: Doubling, levels: dict[tuple[int, int], int]) -> list[tuple[tuple[int, int], int]]:
    """The lines that are often wrong: a redouble that was missed, and a bet with the dealer that nobody has made."""
    dealer = at.setting.dealer
    missed = [(pair, 1) for pair, level in levels.items() if level > 1]
    made_up = [(pair, 1) for pair, level in levels.items() if not level and dealer in pair]
    return missed + made_up


DOUBLING_AUDIT = Kind(
    "doubling-audit",
    N_("Which thread is wrong?"),
    "choose",
    (NAME, MAXIMUM, FLANKS, MUTUAL, MAXIMUM_AGAIN, DEALER_AGAIN, PAIRS),
    _draw_audit,
    _ask_audit,
    of_a_deal=False,
)
