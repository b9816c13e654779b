"""Slips about odds: of a suit’s split, of the dog, and of making a contract."""

from tutor.core.message import N_
from tutor.teach.kinds.choice import bidding
from tutor.teach.kinds.odds import counted, dog, splits
from tutor.teach.kinds.which import splits as usual
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "odds-even-split",
        N_("You took it that the missing cards of a suit are mostly split as evenly as can be."),
        sentences=(usual.EVEN,),
    ),
    Slip(
        "odds-seldom-split",
        N_("You took a way in which a suit splits for the usual one, and it is not."),
        sentences=(usual.SELDOMER,),
    ),
    Slip(
        "odds-added-up",
        N_("You added up chances of several cards that can come together."),
        sentences=(dog.ADDED_UP,),
    ),
    Slip(
        "odds-just-so-many",
        N_("You counted how often there are exactly so many cards, and left out the deals with more."),
        sentences=(counted.JUST_SO_MANY,),
    ),
    Slip(
        "odds-other-way-round",
        N_("You had a chance the other way round: how often it does not happen."),
        sentences=(counted.OTHER_WAY_ROUND,),
    ),
    Slip(
        "odds-one-hand-only",
        N_("You took the chance of one player for that of any of several players."),
        sentences=(splits.ONE_HAND,),
    ),
    Slip(
        "advice-losing-hand-bid",
        N_("Against the usual advice, you bid with a hand that loses the contract more often than it makes it."),
        sentences=(bidding.LOSES,),
    ),
    Slip(
        "advice-winning-hand-passed",
        N_("Against the usual advice, you passed with a hand that makes the contract more often than not."),
        sentences=(bidding.WASTED,),
    ),
)
