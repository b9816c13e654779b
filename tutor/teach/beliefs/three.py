"""Beliefs about a table of three."""

from tutor.core.message import N_
from tutor.tarot.auction import TAKER
from tutor.tarot.conventions.catalogue import LEAD_LOW
from tutor.tarot.deal import PACKETS, SIZES
from tutor.teach.beliefs.belief import Belief

THREE_AS_FOUR = Belief(
    "three-as-four",
    N_("With three players everything goes by the numbers of a table of four."),
    (SIZES, PACKETS, TAKER),
    ("numbers-of-another-table",),
)
SILENT_AT_THREE = Belief(
    "silent-at-three",
    N_("With only two defenders a lead promises nothing."),
    (LEAD_LOW,),
    ("convention-given-up",),
)

BELIEFS = (THREE_AS_FOUR, SILENT_AT_THREE)
