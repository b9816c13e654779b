"""What a poignée is worth: at tables that count otherwise, and in the long run."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.message import N_, Facts
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_WINNER
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying
from tutor.teach.sheets import adding

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
