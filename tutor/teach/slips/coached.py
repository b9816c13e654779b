"""Slips at turns at which one move is clearly the best, as the coach has counted."""

from tutor.core.message import N_
from tutor.teach.kinds.choice import your_turn
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "coach-trump-spent",
        N_("You spent a trump where a plain card was clearly better."),
        sentences=(your_turn.TRUMP_SPENT,),
    ),
    Slip(
        "coach-trump-kept",
        N_("You kept your trumps where this was clearly the moment for one."),
        sentences=(your_turn.TRUMP_KEPT,),
    ),
    Slip(
        "coach-excuse-spent",
        N_("You played the Excuse where it was clearly worth more later."),
        sentences=(your_turn.EXCUSE_SPENT,),
    ),
    Slip(
        "coach-excuse-kept",
        N_("You kept the Excuse where this was clearly the moment for it."),
        sentences=(your_turn.EXCUSE_KEPT,),
    ),
    Slip(
        "coach-too-high",
        N_("You played a higher card of a suit where a lower one was clearly better."),
        sentences=(your_turn.TOO_HIGH,),
    ),
    Slip(
        "coach-too-low",
        N_("You played a lower card of a suit where a higher one was clearly better."),
        sentences=(your_turn.TOO_LOW,),
    ),
    Slip(
        "coach-other-suit",
        N_("You played a suit where another one was clearly better."),
        sentences=(your_turn.OTHER_SUIT,),
    ),
    Slip(
        "coach-too-bold",
        N_("You said more than your cards are good for."),
        sentences=(your_turn.TOO_BOLD, your_turn.TOO_MANY_BETS),
    ),
    Slip(
        "coach-too-timid",
        N_("You said less than your cards are good for."),
        sentences=(your_turn.TOO_TIMID, your_turn.TOO_FEW_BETS),
    ),
    Slip(
        "coach-other-bet",
        N_("You bet against one player where a bet against another was clearly better."),
        sentences=(your_turn.OTHER_BETS,),
    ),
    Slip(
        "coach-other-call",
        N_("You made one call where another was clearly better for the hand."),
        sentences=(your_turn.OTHER_CALL,),
    ),
    Slip(
        "coach-other-ecart",
        N_("You set cards aside where another écart leaves a clearly better hand."),
        sentences=(your_turn.OTHER_ECART,),
    ),
)
