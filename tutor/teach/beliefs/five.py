"""Beliefs about a table of five: the call of a king, and the shares."""

from tutor.core.message import N_
from tutor.tarot.call import IN_DOG, SELF
from tutor.tarot.legal_cards import LEAD_BAN
from tutor.tarot.score.sheet import DISTRIBUTION
from tutor.teach.beliefs.belief import Belief

CALL_OWN_FORBIDDEN = Belief(
    "call-own-forbidden", N_("A taker may not call a card of their own."), (SELF,), ("own-call-forgotten",)
)
CALLED_IN_DOG_AGAIN = Belief(
    "called-in-dog-again",
    N_("If the called card is in the dog, the taker calls another one."),
    (IN_DOG,),
    ("called-card-in-the-dog-mistaken",),
)
CALLED_SUIT_BANNED = Belief(
    "called-suit-banned-always",
    N_("The called suit may not be led until the called card has been played."),
    (LEAD_BAN,),
)
FIVE_HALF_SHARE = Belief(
    "five-half-share", N_("Taker and partner share alike."), (DISTRIBUTION,), ("partner-shares-alike",)
)

BELIEFS = (CALL_OWN_FORBIDDEN, CALLED_IN_DOG_AGAIN, CALLED_SUIT_BANNED, FIVE_HALF_SHARE)
