"""A number that is missing in a line of a dealer's ledger."""

from __future__ import annotations

from tutor.barbu.advice.calling import BEST
from tutor.barbu.advice.ledger import Parts
from tutor.core.message import N_, Facts
from tutor.teach.barbu import ledgers
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHAT_IS_MISSING = N_("One number of this line is missing. What is it?")
ADDS_UP = N_("The five numbers must come to the score in all, so {points:signed} is missing.")
WHAT_ADDS_UP = N_("This line begins with {usual:signed} and {hand:signed}. What must its five numbers come to?")
WHAT_IS_LACKING = N_(
    "The score of this line is {score:signed}. What must its five numbers come to, and what do the four that you see?"
)
SCORE_LESS = N_("The score is the sum of the five numbers. Each of them is the score less the four others.")
OTHER_SIGN = N_("The number is right, but it has the other sign: check which way the sum is off.")
NO_USUAL = N_("This leaves out the usual points, with which every line begins.")


@kind(LINE, BEST, edition=2)
def coach_missing(draw: Draw) -> Posed | None:
    """The score of a deal, then a part of a deal, then a part of a whole set."""
    ledger = ledgers.drawn(draw.rng)
    blanks = draw.of((), Parts._fields, Parts._fields)
    blank = draw.rng.choice(blanks) if blanks else "score"
    deal = draw.rng.choice(ledgers.deals(ledger))
    row = draw.of(deal, deal, ledgers.whole(ledger))
    right, usual = row.numbers[blank], row.parts.usual
    if not right or not usual or blank == "usual":
        return None

    slips = {
        -right: Saying.plain(OTHER_SIGN, BEST),
        right - usual if blank == "score" else right + usual: Saying.plain(NO_USUAL, BEST),
    }
    shown: Facts = {"usual": usual, "hand": row.parts.hand, "score": row.score}
    nudge = Saying.plain(WHAT_ADDS_UP if blank == "score" else WHAT_IS_LACKING, None, **shown)
    hints = Hints((nudge,), (Saying.plain(SCORE_LESS, BEST),))
    because = Saying.plain(ADDS_UP, BEST, points=right)
    verdicts = Verdicts((because,), hints, number=Number.of(right, slips, signed=True))
    return Posed.for_any_judge(Asked((ledgers.board([row], blank),), WHAT_IS_MISSING), verdicts)
