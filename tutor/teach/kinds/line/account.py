"""A number that is missing in what the coach says of a deal or a set."""

from __future__ import annotations

from tutor.barbu.advice.calling import BEST
from tutor.coach.whole_set import Parts
from tutor.core.message import N_, Facts
from tutor.teach.barbu import accounts
from tutor.teach.barbu.accounts import MADE
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHAT_IS_MISSING = N_("One number of this line is missing. What is it?")
ADDS_UP = N_("The five numbers must come to the score in all, so {points:signed} is missing.")
WHAT_ADDS_UP = N_("The cards were worth {cards:signed}, and luck {luck:signed}. What must the five numbers come to?")
WHAT_IS_LACKING = N_(
    "The score of this line is {made:signed}. What must its five numbers come to, and what do the four that you see?"
)
SCORE_LESS = N_("The score is the sum of the five numbers. Each of them is the score less the four others.")
OTHER_SIGN = N_("The number is right, but it has the other sign: check which way the sum is off.")
NO_CARDS = N_("This leaves out the cards, with which every line begins.")


@kind(LINE, BEST, edition=3)
def coach_missing(draw: Draw) -> Posed | None:
    """The score of a deal, then a part of a deal, then a part of a whole set."""
    lines = accounts.a_set(draw.rng)
    blank = draw.of(MADE, *(2 * (draw.rng.choice(Parts._fields[1:]),)))
    deal = draw.rng.choice(lines)
    line = draw.of(deal, deal, accounts.together(lines))
    right, cards = line.numbers[blank], line.numbers["cards"]
    if not right or not cards:
        return None

    slips = {
        -right: Saying.plain(OTHER_SIGN, BEST),
        right - cards if blank == MADE else right + cards: Saying.plain(NO_CARDS, BEST),
    }
    shown: Facts = {"cards": cards, "luck": line.numbers["luck"], "made": line.made}
    nudge = Saying.plain(WHAT_ADDS_UP if blank == MADE else WHAT_IS_LACKING, None, **shown)
    hints = Hints((nudge,), (Saying.plain(SCORE_LESS, BEST),))
    because = Saying.plain(ADDS_UP, BEST, points=right)
    verdicts = Verdicts((because,), hints, number=Number.of(right, slips, signed=True))
    return Posed.for_any_judge(Asked((accounts.board([line], blank),), WHAT_IS_MISSING), verdicts)
