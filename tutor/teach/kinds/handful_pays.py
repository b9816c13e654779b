"""Who is paid for a poignée, and how much: case by case, and on the score sheet."""

from __future__ import annotations

import random
from dataclasses import replace
from decimal import Decimal
from itertools import product

from tutor.core.message import N_, Facts, Message
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_FLAT, POIGNEE_WINNER
from tutor.tarot.score.sheet import MULTIPLIER
from tutor.tarot.score.summary import SIDES, Summary
from tutor.tarot.setting import FOUR
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid
from tutor.teach.kinds.bonuses import SIDE_STATES, TERMS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question, Scored
from tutor.teach.saying import Saying
from tutor.teach.scored import comes_to, missing, wrong_line
from tutor.teach.sheets import CONTRACTS, adding, finished, total

WHO_IS_PAID = N_("Somebody has shown a poignée. Who gets its points in each of these cases?")
SHOWN_BY = N_("Shown by {side:term} in {contract:term}; the contract is {outcome:term}")
WHO_WON = N_("Who has won the contract?")
A_BET = N_("A poignée is a bet on the deal: whoever wins the contract gets its points, whoever has shown it.")


def _ask_goes(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    cells = []
    contracts = rng.sample(CONTRACTS, 2 if level > 1 else 1)
    cases = [*product(SIDES, (True, False), contracts)]
    rng.shuffle(cases)
    for number, (side, made, contract) in enumerate(cases[: 2 * level + 2 if level < 3 else 6], 1):  # noqa: PLR2004
        deal = Summary(FOUR, 0, contract, 110 if made else 90, 1, poignees=("simple",))
        [value] = [line.value for line in adding(deal) if line.reason.rule is POIGNEE]
        outcome = "contract-made" if made else "contract-lost"
        shows = Saying.plain(SHOWN_BY, side=TERMS[side], contract=contract, outcome=outcome)
        says = Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER)
        cells.append(Cell(f"case-{number}", shows, SIDES[value < 0], says))
    facts: Facts = {"cases": " ".join(f"{side}-{made:d}-{contract}" for side, made, contract in cases)}
    hints = Hints((Saying.plain(WHO_WON),), (Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER),))
    because = (Saying.plain(A_BET, POIGNEE_WINNER),)
    return Question("pairs", (), WHO_IS_PAID, because, hints, facts, grid=Grid(tuple(cells), SIDE_STATES))


POIGNEE_GOES = Kind(
    "poignee-goes",
    N_("Who gets the poignée’s points?"),
    "pairs",
    (POIGNEE_WINNER,),
    undrawn,
    _ask_goes,
    of_a_deal=False,
)


def _draw_shown(level: int, _seed: int, rng: random.Random) -> tuple[Scored]:
    """A deal with a simple poignée; with any; at the last with two, one on either side."""
    deal = finished(rng, (3, FOUR) if level == 2 else (FOUR,), CONTRACTS[1:])  # noqa: PLR2004 - levels are counted
    shown = (rng.choice(POIGNEES[:level]),) if level < 3 else ("simple", "simple")  # noqa: PLR2004 - the last level
    return (Scored(replace(deal, poignees=shown)),)


#: What is asked, with one poignée or with two.
SHOWN_LINE, TWO_LINE = (
    N_(
        "The poignée was shown by {side:term}. One value of this score sheet is missing: which number belongs there?"
        " What the taker’s side pays has a minus."
    ),
    N_(
        "One poignée was shown by the attack and one by the defence. One value of this score sheet is missing: which"
        " number belongs there? What the taker’s side pays has a minus."
    ),
)
SHOWN_DEAL, TWO_DEAL = (
    N_(
        "The poignée was shown by {side:term}. What does the attack win from each defender in this deal? If it pays,"
        " write a minus."
    ),
    N_(
        "One poignée was shown by the attack and one by the defence. What does the attack win from each defender in"
        " this deal? If it pays, write a minus."
    ),
)
SHOWN_AUDIT, TWO_AUDIT = (
    N_(
        "The poignée was shown by {side:term}. There is one mistake in this sheet, and the lines after it may only"
        " follow from that. In which line was it made?"
    ),
    N_(
        "One poignée was shown by the attack and one by the defence. There is one mistake in this sheet, and the lines"
        " after it may only follow from that. In which line was it made?"
    ),
)
BOTH_COUNT = N_("Two poignées do not cancel out: both go to the side that wins the contract.")


def _asked(question: Question, one: Message, two: Message, side: str | None) -> Question:
    """A question in the words that tell who has shown."""
    return replace(question, prompt=one, facts={"side": TERMS[side]}) if side else replace(question, prompt=two)


def _ask_line(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    side = rng.choice(SIDES) if level < 3 else None  # noqa: PLR2004 - the last level
    places = [at for at, line in enumerate(adding(board.deal)) if line.reason.rule is POIGNEE]
    question = _asked(missing(board.deal, rng.choice(places), side), SHOWN_LINE, TWO_LINE, side)
    return replace(question, because=(*question.because, Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER)))


POIGNEE_LINE = Kind(
    "poignee-line",
    N_("What is the poignée worth here?"),
    "number",
    (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
    _draw_shown,
    _ask_line,
    of_a_deal=False,
)


def _ask_deal(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    deal, side = board.deal, rng.choice(SIDES) if level < 3 else None  # noqa: PLR2004 - the last level
    question = _asked(comes_to(deal, side), SHOWN_DEAL, TWO_DEAL, side)
    if side or not question.number:
        return question
    cancelled = Decimal(total(adding(replace(deal, poignees=()))))
    slips = {**question.number.slips, cancelled: Saying.plain(BOTH_COUNT, POIGNEE_WINNER)}
    return replace(question, number=question.number._replace(slips=slips))


POIGNEE_DEAL = Kind(
    "poignee-deal",
    N_("What does it come to with the poignée?"),
    "number",
    (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
    _draw_shown,
    _ask_deal,
    of_a_deal=False,
)


def _ask_audit(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    side = rng.choice(SIDES) if level < 3 else None  # noqa: PLR2004 - the last level
    return _asked(wrong_line(board.deal, rng, (POIGNEE, MULTIPLIER), side), SHOWN_AUDIT, TWO_AUDIT, side)


POIGNEE_AUDIT = Kind(
    "poignee-audit",
    N_("Which line is wrong, with a poignée?"),
    "choose",
    (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
    _draw_shown,
    _ask_audit,
    of_a_deal=False,
)
