"""Slips at tables that play by other rules than the federation."""

from tutor.core.message import N_
from tutor.teach.slips.slip import Slip
from tutor.teach.tarot import tables

SLIPS = (
    Slip(
        "federation-counted-elsewhere",
        N_("You counted by the federation’s rules at a table that counts otherwise."),
        sentences=(tables.FEDERATION,),
    ),
    Slip(
        "ladder-multiplied",
        N_("You multiplied the old ladder of base values by the contract."),
        sentences=(tables.MULTIPLIED_LADDER,),
    ),
    Slip(
        "rounded-in-the-wrong-place",
        N_("You rounded another number than the one that this table rounds."),
        sentences=(tables.LINE_BY_LINE, tables.ONLY_THE_DIFFERENCE),
    ),
    Slip("rounded-down", N_("You rounded down where the nearest number was above."), sentences=(tables.ROUNDED_DOWN,)),
    Slip(
        "small-slam-as-a-slam",
        N_("You counted a small slam as if it were a slam."),
        sentences=(tables.A_WHOLE_SLAM,),
    ),
    Slip(
        "misere-shared-wrongly",
        N_("You were wrong about who pays a misère, or to whom."),
        sentences=(tables.MISERE_ONCE,),
    ),
    Slip(
        "bid-not-played-here",
        N_("You took a bid that this table does not play."),
        rules=("T-BID-NO-PRISE",),
    ),
)
