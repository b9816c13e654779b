"""Slips at a table of five: the call of a king, and the partner whom nobody knows."""

from tutor.core.message import N_
from tutor.teach.kinds.certain import call as certain_call
from tutor.teach.kinds.certain import partner as certain_partner
from tutor.teach.kinds.tells import five as tells_five
from tutor.teach.kinds.true import five as true_five
from tutor.teach.kinds.where import partner as where_partner
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
        sentences=(sides.TAKER_MAY, sides.OWN_CALL, where_partner.TAKER_MAY, certain_call.SELDOM_OWN),
        rules=("T-CALL-SELF",),
    ),
    Slip(
        "call-at-the-wrong-time",
        N_("You were wrong about when a king is called, or when its holder is known."),
        sentences=(true_five.DEAD_PLAYER,),
        rules=("T-CALL-WHEN", "T-CALL-SECRET", "T-EXC-5P"),
    ),
    Slip(
        "holder-of-the-called-card-mistaken",
        N_("You were wrong about who must hold the called card."),
        sentences=(sides.YOU_HOLD_IT, sides.NOT_HERE),
    ),
    Slip(
        "partner-sign-misjudged",
        N_("You misjudged a sign of the partner: it is neither proof nor a mere guess."),
        sentences=(certain_partner.TOO_DEAR, certain_partner.LET_IT_BE),
    ),
    Slip(
        "duty-taken-for-a-sign",
        N_("You drew a conclusion from a trump that had to be played."),
        sentences=(certain_partner.A_DUTY,),
    ),
    Slip(
        "another-suit-than-the-called-one",
        N_("You drew a conclusion about the called card from another suit."),
        sentences=(certain_partner.ANOTHER_SUIT,),
    ),
    Slip(
        "call-not-heard",
        N_("You missed what a call says, or took advice that nobody has to follow for a rule."),
        sentences=(certain_call.ALL_KINGS, certain_call.WHERE_LONG, certain_call.YOU_HOLD_IT),
    ),
    Slip(
        "call-says-too-much",
        N_("You heard more in a call than it says."),
        sentences=(certain_call.SAYS_NOTHING,),
    ),
    Slip(
        "attacker-heard-as-defender",
        N_("You believed a lead of the taker or of the taker’s partner, who promise the defence nothing."),
        sentences=(tells_five.OF_THE_TAKER, tells_five.OF_THE_PARTNER),
    ),
    Slip(
        "defender-misheard",
        N_("You misread a lead of somebody who may well be a defender."),
        sentences=(tells_five.A_WORD, tells_five.OPPOSITE),
    ),
)
