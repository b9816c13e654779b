"""Slips at a table of five: the call of a king, and the partner whom nobody knows."""

from tutor.core.message import N_
from tutor.teach.kinds.which import sides
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "called-suit-mistaken",
        N_("You were wrong about when the called suit may be led."),
        rules=("T-CALL-LEAD-BAN",),
    ),
    Slip(
        "called-card-in-the-dog-mistaken",
        N_("You were wrong about what follows when the called card is in the dog."),
        sentences=(sides.LAY_IN_DOG,),
        rules=("T-CALL-IN-DOG",),
    ),
    Slip(
        "unseen-dog-forgotten",
        N_("You forgot that the called card may be in a dog that nobody has seen."),
        sentences=(sides.UNSEEN_DOG,),
    ),
    Slip(
        "own-call-forgotten",
        N_("You forgot that the taker may have called a card of their own."),
        sentences=(sides.TAKER_MAY, sides.OWN_CALL),
        rules=("T-CALL-SELF",),
    ),
    Slip(
        "call-at-the-wrong-time",
        N_("You were wrong about when a king is called, or when its holder is known."),
        rules=("T-CALL-WHEN", "T-CALL-SECRET", "T-EXC-5P"),
    ),
    Slip(
        "holder-of-the-called-card-mistaken",
        N_("You were wrong about who must hold the called card."),
        sentences=(sides.YOU_HOLD_IT, sides.NOT_HERE),
    ),
)
