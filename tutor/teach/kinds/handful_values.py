"""What a poignée is worth: at tables that count otherwise, and in the long run."""

from __future__ import annotations

import random
from dataclasses import replace
from decimal import Decimal
from functools import partial

from tutor.core.message import N_, Facts
from tutor.tarot.announce import POIGNEES
from tutor.tarot.options import Options
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_VALUES, POIGNEE_WINNER
from tutor.tarot.score.sheet import sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.teach.boards import undrawn
from tutor.teach.draw import Draw
from tutor.teach.finished import finished
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
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

IN_TEN = N_(
    "In {deals} deals you are the taker and show a {size:term} poignée each time. You make {made} of them. How many"
    " points more do you win from each defender than if you had never shown it? If they are fewer, write a minus."
)
WON_AND_LOST = N_("How often do you win it, and how often do you pay it?")
EVENS_OUT = N_(
    "Won {made} {made:n|time|times} and paid {lost} {lost:n|time|times}, {value} points each time: that makes"
    " {sum:signed}. With half of the deals made it would come to nothing, so a poignée pays if more than half of them"
    " are made."
)
NEVER_PAID = N_("In the deals that you lose you pay it.")


def _ask_even(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    deals, size = rng.randint(4, 4 + 2 * level), rng.choice(POIGNEES[: level + 1])
    made = rng.randrange(deals + 1)
    won, paid = (_value(size, made=outcome) for outcome in (True, False))
    right = made * won + (deals - made) * paid
    wrong = {Decimal(made * won): Saying.plain(NEVER_PAID, POIGNEE_WINNER)} if made < deals else {}
    facts: Facts = {"deals": deals, "size": size, "made": made}
    told: Facts = {"made": made, "lost": deals - made, "value": won, "sum": right}
    hints = Hints((Saying.plain(WON_AND_LOST),), (Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER),))
    because = (Saying(POIGNEE_WINNER, ((EVENS_OUT, told),)),)
    return Question("number", (), IN_TEN, because, hints, facts, number=Number(Decimal(right), wrong, signed=True))


def _value(size: str, *, made: bool) -> int:
    """What a poignée adds to a deal that is made, or lost."""
    deal = Summary(FOUR, 0, "garde", 110 if made else 90, 1, poignees=(size,))
    return next(line.value for line in adding(deal) if line.reason.rule is POIGNEE)


POIGNEE_EVEN = Kind(
    "poignee-even",
    N_("Does it pay in the long run?"),
    "number",
    (POIGNEE, POIGNEE_WINNER),
    undrawn,
    _ask_even,
    of_a_deal=False,
)
