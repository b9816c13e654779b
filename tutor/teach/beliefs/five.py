"""Beliefs about a table of five: the call of a king, the shares, and the secret partner."""

from tutor.core.message import N_
from tutor.tarot.advice.partner import SIGNS
from tutor.tarot.call import IN_DOG, SELF
from tutor.tarot.legal_cards import LEAD_BAN, NO_DUTY_TO_HEAD, OVERTRUMP
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
PARTNER_MUST_SHOW = Belief(
    "partner-must-show",
    N_("The partner must play the called king as soon as its suit is led."),
    (NO_DUTY_TO_HEAD,),
)
DEAR_CARD_PROVES = Belief(
    "dear-card-proves",
    N_("Whoever gives points to the taker is certainly the partner."),
    (SIGNS,),
    ("partner-sign-misjudged",),
)
OVERTRUMP_OPPOSES = Belief(
    "overtrump-opposes",
    N_("Whoever goes over the taker’s trump plays against the taker."),
    (OVERTRUMP,),
    ("duty-taken-for-a-sign",),
)

BELIEFS = (
    CALL_OWN_FORBIDDEN,
    CALLED_IN_DOG_AGAIN,
    CALLED_SUIT_BANNED,
    FIVE_HALF_SHARE,
    PARTNER_MUST_SHOW,
    DEAR_CARD_PROVES,
    OVERTRUMP_OPPOSES,
)
