"""Beliefs about house rules."""

from tutor.core.message import N_
from tutor.tarot.auction import NO_PRISE, POUSSE
from tutor.tarot.before_bidding import PETIT_IMPRENABLE
from tutor.tarot.score.sheet import ALT_BASE, ROUND, ROUND_MARGIN
from tutor.tarot.slam import PETIT_SLAM
from tutor.teach.beliefs.belief import Belief

FEDERATION_EVERYWHERE = Belief(
    "federation-everywhere",
    N_("The federation’s rules hold at every table."),
    (ALT_BASE, ROUND, ROUND_MARGIN, PETIT_SLAM, POUSSE, NO_PRISE, PETIT_IMPRENABLE),
)
ROUNDED_LINE_BY_LINE = Belief(
    "rounded-line-by-line", N_("Rounding to tens means that every line of the sheet is rounded."), (ROUND,)
)
LADDER_MULTIPLIED = Belief(
    "ladder-multiplied", N_("The contract also multiplies the old ladder of base values."), (ALT_BASE,)
)

BELIEFS = (FEDERATION_EVERYWHERE, ROUNDED_LINE_BY_LINE, LADDER_MULTIPLIED)
