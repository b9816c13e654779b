"""Around the deals: what may still be called, how many deals are to come, who wins a trick, what is true."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.call import ONCE, Call
from tutor.barbu.contracts import SEVEN
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.message import N_, Facts
from tutor.teach.barbu import plays
from tutor.teach.barbu.plays import CHAIR
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

NAMES = tuple(kind.name for kind in SEVEN)
YOU_CALLED = N_("You are the dealer, and you have called: {contracts:and}.")
SOMEBODY_CALLED = N_("{by:Player} has called: {contracts:and}.")
MAY_STILL = N_("Which contracts may you call now? Mark all of them.")


def _draw_calls(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """What the learner has called as the dealer; at last also what another dealer has, which does not matter."""
    own = rng.sample(NAMES, rng.randint(*((1, 2), (3, 5), (2, 4))[level - 1]))
    written = [Saying.plain(YOU_CALLED, contracts=tuple(own))]
    if level > 2:  # noqa: PLR2004 - levels are counted
        facts: Facts = {
            "by": rng.randrange(1, plays.PLAYERS),
            "contracts": tuple(rng.sample(NAMES, rng.randint(3, 5))),
        }
        written.append(Saying(None, ((SOMEBODY_CALLED, facts),), CHAIR))
    return (Laid((), written=tuple(written)),)


def _ask_calls(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    called = board.written[0].sentences[0][1]["contracts"]
    if not isinstance(called, tuple):
        return None
    setting = Setting(plays.PLAYERS, LEARNER, Options(), (None,) * plays.PLAYERS, tuple(map(str, called)))
    ruled = {str(move): ruling for ruling in Call(setting).obligation().rulings for move in ruling.moves}
    by_name = {move.partition(" ")[0]: ruling for move, ruling in ruled.items()}
    options = tuple(
        Option(
            kind.name, Saying.plain(kind.title), by_name[kind.name].legal, _once(by_name[kind.name].legal, kind.name)
        )
        for kind in SEVEN
    )
    hints = Hints((Saying.plain(ONCE.ask or ONCE.title),), (Saying.plain(ONCE.statement, ONCE),))
    because = (Saying.plain(ONCE.statement, ONCE),)
    return Question("mark", boards, MAY_STILL, because, hints, options=options)


NOT_YET = N_("You have not called {contract:term} yet, so you may.")
ALREADY = N_("You have called {contract:term} already, and each contract may be called only once.")


def _once(legal: bool, contract: str) -> Saying:  # noqa: FBT001 - one place
    return Saying.plain(NOT_YET if legal else ALREADY, ONCE, contract=contract)


MAY_CALL = Kind(
    "seven-calls", N_("What may you still call?"), "mark", (ONCE,), _draw_calls, _ask_calls, of_a_deal=False
)

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
