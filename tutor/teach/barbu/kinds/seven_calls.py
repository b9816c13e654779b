"""How many deals are to come."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.call import ONCE
from tutor.barbu.contracts import SEVEN
from tutor.core.message import N_
from tutor.teach.barbu import plays
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

NAMES = tuple(kind.name for kind in SEVEN)
LEFT_OF_SET = N_("A dealer has called {done} {done:n|contract|contracts}. How many deals does this dealer still have?")
LEFT_OF_MATCH = N_(
    "{done} {done:n|deal has|deals have} been played. How many are still to come until the match is over?"
)
LEFT_OF_BOTH = N_(
    "{sets} {sets:n|dealer has|dealers have} called all their contracts, and the next one has called {done}. How many"
    " deals are still to come until the match is over?"
)
EVERYBODY_CALLS = N_("How many contracts does each dealer call, and how many dealers are there?")
SEVEN_EACH = N_("Each dealer calls seven contracts, each once: 7 − {done} = {left}.")
FOUR_TIMES_SEVEN = N_("Four dealers call seven contracts each: 4 × 7 = 28 deals, and 28 − {done} = {left}.")
ONE_SET = N_("That is what is left of one dealer’s seven. Four players deal.")
SETS = len(NAMES)


def _draw_nothing(_level: int, _seed: int, _rng: random.Random) -> tuple[Board, ...]:
    return ()


def _ask_left(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    sets = rng.randint(1, 3) if level > 2 else 0  # noqa: PLR2004 - levels are counted
    done = rng.randint(1, SETS - 1) if level != 2 else rng.randint(1, 27)  # noqa: PLR2004
    played = sets * SETS + done
    left = (SETS if level == 1 else plays.PLAYERS * SETS) - played
    says = Saying.plain(SEVEN_EACH if level == 1 else FOUR_TIMES_SEVEN, ONCE, done=played, left=left)
    of_set = Decimal(SETS - played % SETS)
    slips = {of_set: Saying.plain(ONE_SET, ONCE)} if of_set != left else {}
    prompt = (LEFT_OF_SET, LEFT_OF_MATCH, LEFT_OF_BOTH)[level - 1]
    hints = Hints((Saying.plain(EVERYBODY_CALLS),), (Saying.plain(ONCE.statement, ONCE),))
    number = Number(Decimal(left), slips)
    facts, data = {"done": done, "sets": sets}, {"of": "set" if level == 1 else "match"}
    return Question("number", boards, prompt, (says,), hints, facts, number=number, data=data)


DEALS_LEFT = Kind(
    "seven-deals", N_("How many deals?"), "number", (ONCE,), _draw_nothing, _ask_left, of_a_deal=False, stock=6
)
