"""Beliefs about signals: what a card says by convention, and how certain that is."""

from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import (
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    MAIN_FORTE,
)
from tutor.tarot.legal_cards import LEAD_FREE
from tutor.teach.beliefs.belief import Belief

EVERY_LEAD_SIGNALS = Belief(
    "every-lead-signals", N_("Every lead of a suit says something."), (LEAD_LOW, LEAD_HIGH), ("later-lead-read",)
)
LOW_DENIES = Belief(
    "low-denies",
    N_("A low lead says that there is nothing in the suit, a high one that there is."),
    (LEAD_LOW, LEAD_HIGH),
)
LOW_BELOW_TEN = Belief("low-below-ten", N_("Every card up to the 10 is a low one."), (LEAD_LOW, LEAD_HIGH))
LOW_IS_SHORT = Belief(
    "low-is-short", N_("A low lead shows a short suit."), (LEAD_LOW, LEAD_HIGH), ("lead-read-as-length",)
)
PARITY_FLIPPED = Belief(
    "parity-flipped", N_("An even trump asks for trumps, an odd one does not."), (LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN)
)
TRUMP_HEIGHT = Belief(
    "trump-height", N_("A high trump asks for trumps, a low one does not."), (LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN)
)
KING_IS_HONOUR_ONLY = Belief(
    "king-is-honour-only", N_("A king that is led first says only that there are honours."), (MAIN_FORTE,)
)
HIGH_LOW_ONE_MEANING = Belief(
    "high-low-one-meaning", N_("High, then low, always shows the end of a suit."), (HIGH_LOW_TAKER,)
)
ANY_DESCENT_SIGNALS = Belief(
    "any-descent-signals",
    N_("Any two cards that fall are a signal."),
    (HIGH_LOW_TAKER, HIGH_LOW_DEF),
    ("natural-order-read",),
)
ONE_OF_TWO_CERTAIN = Belief(
    "one-of-two-certain", N_("A low lead promises the king."), (LEAD_LOW,), ("one-of-two-taken-for-certain",)
)
PROMISE_IS_PROOF = Belief(
    "promise-is-proof", N_("What a signal says is certain."), (LEAD_LOW, LEAD_HIGH), ("word-of-a-player-misjudged",)
)
SIGNAL_IS_RULE = Belief(
    "signal-is-rule",
    N_("A card that would say something untrue may not be led."),
    (LEAD_FREE,),
    ("convention-as-a-rule",),
)
SIGNAL_IS_SECRET = Belief(
    "signal-is-secret",
    N_("The taker may not know what a card means."),
    (LEAD_LOW, LEAD_HIGH),
    ("signals-thought-secret",),
)

BELIEFS = (
    EVERY_LEAD_SIGNALS,
    LOW_DENIES,
    LOW_BELOW_TEN,
    LOW_IS_SHORT,
    PARITY_FLIPPED,
    TRUMP_HEIGHT,
    KING_IS_HONOUR_ONLY,
    HIGH_LOW_ONE_MEANING,
    ANY_DESCENT_SIGNALS,
    ONE_OF_TWO_CERTAIN,
    PROMISE_IS_PROOF,
    SIGNAL_IS_RULE,
    SIGNAL_IS_SECRET,
)
