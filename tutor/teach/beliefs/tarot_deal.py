"""Beliefs about a deal of Tarot before the play: the dealer, the auction, the dog and the écart."""

from tutor.core.message import N_
from tutor.tarot.advice.hand_value import SINGLETON, VOID
from tutor.tarot.auction import ONE_TURN, OVERCALL
from tutor.tarot.before_bidding import PETIT_SEC
from tutor.tarot.cut import MISDEAL
from tutor.tarot.dog import COUNT as PLAIN_CARDS
from tutor.tarot.dog import DOG_BY_CONTRACT, FORCED_TRUMP, NO_BOUT, NO_KING, NO_TRUMP
from tutor.tarot.draw import DIRECTION
from tutor.teach.beliefs.belief import Belief

GOES_TO_THE_LEFT = Belief("goes-to-the-left", N_("The deal goes round to the left."), (DIRECTION,))
MISDEAL_PASSES_ON = Belief("misdeal-passes-on", N_("After a misdeal the next player deals."), (MISDEAL,))
PETIT_AND_EXCUSE_VOID = Belief(
    "petit-and-excuse-void", N_("A hand with the Petit and the Excuse, and no other trump, is void."), (PETIT_SEC,)
)
EQUAL_BID = Belief("equal-bid", N_("The same bid again takes over."), (OVERCALL,))
RAISE_LATER = Belief("raise-later", N_("You may bid again later."), (ONE_TURN,))
VOIDS_ALWAYS_COUNT = Belief(
    "voids-always-count",
    N_("A void makes a hand worth more, whatever is bid."),
    (VOID, SINGLETON),
    ("voids-and-the-dog",),
)
DOG_ALWAYS_SHOWN = Belief("dog-always-shown", N_("The dog is always turned up."), (DOG_BY_CONTRACT,))
KING_IF_ANNOUNCED = Belief("king-if-announced", N_("A king may be set aside if it is announced."), (NO_KING,))
TRUMPS_IF_SHOWN = Belief("trumps-if-shown", N_("A trump may be set aside if it is shown."), (NO_TRUMP,))
TRUMPS_NEVER = Belief(
    "trumps-never", N_("Trumps may never be set aside, not even when nothing else is left."), (FORCED_TRUMP,)
)
BOUTS_COUNT_AS_PLAIN = Belief(
    "bouts-count-as-plain", N_("The 21 and the Petit may be set aside like any other card."), (NO_BOUT,)
)
NO_COURTS_ASIDE = Belief(
    "no-courts-aside", N_("Queens, knights and jacks may not be set aside, any more than kings."), (PLAIN_CARDS,)
)

BELIEFS = (
    GOES_TO_THE_LEFT,
    MISDEAL_PASSES_ON,
    PETIT_AND_EXCUSE_VOID,
    EQUAL_BID,
    RAISE_LATER,
    VOIDS_ALWAYS_COUNT,
    DOG_ALWAYS_SHOWN,
    KING_IF_ANNOUNCED,
    TRUMPS_IF_SHOWN,
    TRUMPS_NEVER,
    BOUTS_COUNT_AS_PLAIN,
    NO_COURTS_ASIDE,
)
