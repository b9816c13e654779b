"""A dealer's set in the match: who must double on its last deals, how many deals are left, when the totals are zero."""

from __future__ import annotations

import random
from decimal import Decimal
from itertools import product

from tutor.barbu.contracts import SEVEN
from tutor.barbu.house import FOUR
from tutor.barbu.match import END, WHEN
from tutor.barbu.match import SEVEN as ROTATION
from tutor.core.message import N_, Facts
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

DEALT_SO_FAR = N_(
    "{before} {before:n|player has|players have} dealt a whole set, and the next dealer has just finished deal {number}"
    " of theirs."
)
FIRST_DEALER = N_("The first dealer of the match has just finished deal {number} of their set.")
HOW_MANY_LEFT = N_("How many deals of the match are still to come?")
HOW_MANY_TO_ZERO = N_("After how many more deals will the totals of all four players add up to zero?")
ALL_LEFT = N_("Four sets of seven are 28 deals. {done} have been played, so {left} are to come.")
TO_ZERO = N_(
    "A set of seven adds up to zero when its last contract has been played. This set has {left} {left:n|deal|deals} to"
    " go."
)
OWN_SET = N_("That is the rest of this dealer’s set. Others deal after it.")
WHOLE_MATCH = N_("That is the rest of the match. The totals add up to zero at the end of every set.")
ALREADY = N_("That many have been played.")
HOW_LONG = N_("How many deals does each player deal, one after the other?")

#: How many contracts a dealer calls.
SET = len(SEVEN)
#: The moments of a match between two deals of a set: how many sets are over, and how many deals of the next.
MOMENTS = tuple(product(range(FOUR), range(1, SET)))
#: From one seed to the next so many moments on, so that one comes to all of them.
STRIDE = 7


def _facts(board: Board) -> list[Facts]:
    return [facts for says in (board.written if isinstance(board, Laid) else ()) for _, facts in says.sentences]


def _draw_match(_level: int, seed: int, _rng: random.Random) -> tuple[Board, ...]:
    """So many sets are over, and so many deals of the next: one moment after the other, as the seeds go round."""
    before, number = MOMENTS[seed * STRIDE % len(MOMENTS)]
    says = DEALT_SO_FAR if before else FIRST_DEALER
    return (Laid((), None, (Saying.plain(says, before=before, number=number),)),)


def _ask_match(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    """First when the totals add up to zero again, then what is left of the match."""
    (facts,) = _facts(boards[0])
    done = SET * _int(facts["before"]) + _int(facts["number"])
    left, own, zero = SET * FOUR - done, SET - _int(facts["number"]), level == 1
    right, other = (own, {left: WHOLE_MATCH}) if zero else (left, {own: OWN_SET})
    slips = {points: slip for points, slip in {done: ALREADY, **other}.items() if points != right}
    rule = WHEN if zero else END
    says = {Decimal(points): Saying.plain(slip, rule) for points, slip in slips.items()}
    because = Saying.plain(TO_ZERO, rule, left=own) if zero else Saying.plain(ALL_LEFT, rule, done=done, left=left)
    hints = Hints((Saying.plain(HOW_LONG),), (Saying.plain(ROTATION.statement, ROTATION),))
    prompt = HOW_MANY_TO_ZERO if zero else HOW_MANY_LEFT
    data = {"until": "zero" if zero else "end"}
    return Question("number", boards, prompt, (because,), hints, number=Number(Decimal(right), says), data=data)


def _int(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


RULES = (ROTATION, WHEN, END)
DEALS_LEFT = Kind(
    "planning-deals",
    N_("How far is the match?"),
    "number",
    RULES,
    _draw_match,
    _ask_match,
    of_a_deal=False,
    stock=len(MOMENTS),
)
