"""Who is paid for a poignée, and how much: case by case, and on the score sheet."""

from __future__ import annotations

import random
from itertools import product

from tutor.core.message import N_, Facts
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_WINNER
from tutor.tarot.score.summary import SIDES, Summary
from tutor.tarot.setting import FOUR
from tutor.teach.boards import undrawn
from tutor.teach.finished import CONTRACTS, TERMS
from tutor.teach.grid import Cell, Grid
from tutor.teach.kinds.bonuses import SIDE_STATES
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying
from tutor.teach.sheets import adding

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
