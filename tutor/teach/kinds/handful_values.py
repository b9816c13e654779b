"""What a poignée is worth at tables that count otherwise."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

from tutor.core.message import N_
from tutor.tarot.announce import POIGNEES
from tutor.tarot.options import Options
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_VALUES
from tutor.tarot.score.sheet import sheet
from tutor.teach.draw import Draw
from tutor.teach.finished import finished
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question, Scored
from tutor.teach.saying import Saying
from tutor.teach.sheets import adding, total

WHICH_TABLE = N_(
    "Not all tables count alike for a poignée. At this one the attack won {value:signed} from each defender. What does"
    " it count for a simple, a double and a triple poignée?"
)
VALUES_ARE = N_("{simple}, {double} and {triple} points")
COMES_TO = N_("With {simple}, {double} and {triple} it comes to {value:signed}.")
NOTHING_FOR_IT = N_("nothing: this table does not play with poignées")
NOT_COUNTED = N_("Without the poignée it comes to {value:signed}.")
WITHOUT_IT = N_("What would the deal come to without the poignée?")


def _draw_larger(level: int, seed: int, rng: random.Random) -> tuple[Scored]:
    deal = finished(Draw(level, seed, rng))
    return (Scored(replace(deal, poignees=(rng.choice(POIGNEES[1:]),))),)


def _ask_table(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    tables = {name: partial(sheet, options=Options(poignee_values=name)) for name in POIGNEE_VALUES}
    found = {name: total(adding(board.deal, sheets)) for name, sheets in tables.items()}
    right = rng.choice([*found])
    options = tuple(
        Option(
            "-".join(map(str, values.values())),
            Saying(None, ((VALUES_ARE, values),)),
            name == right,
            Saying(POIGNEE, ((COMES_TO, {**values, "value": found[name]}),)),
        )
        for name, values in POIGNEE_VALUES.items()
    )
    nothing = total(adding(replace(board.deal, poignees=())))
    not_at_all = Saying.plain(NOT_COUNTED, POIGNEE, value=nothing)
    options = (*options, Option("none", Saying.plain(NOTHING_FOR_IT), right=False, says=not_at_all))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WITHOUT_IT),), (Saying.plain(POIGNEE.differs or POIGNEE.statement, POIGNEE),))
    facts = {"value": found[right]}
    return Question("choose", boards, WHICH_TABLE, because, hints, facts, options=options)


POIGNEE_TABLE = Kind(
    "poignee-table",
    N_("How does this table count?"),
    "choose",
    (POIGNEE,),
    _draw_larger,
    _ask_table,
    of_a_deal=False,
)
