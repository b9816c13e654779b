"""What the contracts of a dealer come to together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal

from tutor.barbu.contracts import SEVEN, Contract
from tutor.barbu.match import ZERO
from tutor.barbu.options import STANDARD
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

COUNTS = {
    "no-tricks": N_("No Tricks: 13 tricks, each −2"),
    "no-hearts": N_("No Hearts: 12 hearts, each −2, and the ace of hearts −6"),
    "no-queens": N_("No Queens: 4 queens, each −6"),
    "barbu": N_("Barbu: the king of hearts −20"),
    "no-last-two": N_("No Last Two: the last trick but one −10, the last −20"),
    "trumps": N_("Trumps: 13 tricks, each +5"),
    "domino": N_("Domino: for the four places +45, +20, +5 and −5"),
}
COME_TO = N_("{contract:term}: {points:signed}")
TOGETHER = N_("All points that the four players win and lose in these deals are added up. What do they come to?")
THE_REST = N_(
    "A dealer has called these contracts, and in each of them the four players together have come to this. What will"
    " the rest of this dealer’s seven contracts come to together?"
)
ADD_EACH = N_("What do all four players together win or lose in each of them?")
ZERO_IN_ALL = N_("What do all seven contracts come to together?")
SUM_IS = N_("Together that makes {points:signed}.")
SEVEN_ARE_ZERO = N_("All seven contracts come to 0. These make {sum:signed}, so the rest must make {points:signed}.")
OTHER_SIGN = N_("That is what these contracts come to. The rest must bring it back to 0, so the sign changes.")
WITHOUT_SIGN = N_("The number is right, but look at the sign: points lost have a minus.")


def _draw_sum(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Two or three contracts with what counts in them; or most of the seven with their totals."""
    known = {kind.name: next(kind.calls(BARBU)) for kind in SEVEN}
    names = rng.sample([*known], level + 1 if level < 3 else rng.choice((4, 5)))  # noqa: PLR2004
    if level < 3:  # noqa: PLR2004
        return (Laid((), written=tuple(Saying.plain(COUNTS[name], contract=name, claim=name) for name in names)),)
    lines = (Saying.plain(COME_TO, contract=name, points=_total(known[name])) for name in names)
    return (Laid((), written=tuple(lines)),)


def _total(contract: Contract) -> int:
    return contract.total(STANDARD, BARBU, PLAYERS)


def _ask_sum(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    names = [str(line.sentences[0][1]["contract"]) for line in board.written]
    totals = {kind.name: _total(next(kind.calls(BARBU))) for kind in SEVEN if kind.name in names}
    summed = sum(totals.values())
    rest = level > 2  # noqa: PLR2004 - levels are counted
    right = -summed if rest else summed
    slips = {-right: Saying.plain(OTHER_SIGN if rest else WITHOUT_SIGN)} if right else {}
    if rest:
        because: tuple[Saying, ...] = (Saying.plain(SEVEN_ARE_ZERO, ZERO, sum=summed, points=right),)
    else:
        because = (*_worked(totals), Saying.plain(SUM_IS, ZERO, points=right))
    hints = Hints((Saying.plain(ZERO_IN_ALL if rest else ADD_EACH),), (Saying.plain(ZERO.statement, ZERO),))
    number = Number(Decimal(right), {Decimal(slip): says for slip, says in slips.items()}, signed=True)
    return Question("number", boards, THE_REST if rest else TOGETHER, because, hints, number=number)


def _worked(totals: dict[str, int]) -> Iterator[Saying]:
    for name, points in totals.items():
        yield Saying.plain(COME_TO, contract=name, points=points)


TOTALS = Kind("seven-sum", N_("What does it come to?"), "number", (ZERO,), _draw_sum, _ask_sum, of_a_deal=False)
