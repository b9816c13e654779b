"""Beliefs about the trick of Tarot: what beats what, what may be played, and what becomes of the Excuse."""

from tutor.core.message import N_
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.legal_cards import (
    EXCUSE_ANYTIME,
    EXCUSE_LED,
    EXCUSE_NOT_TRUMP,
    FOLLOW,
    FOLLOW_BEATS_TRUMP,
    MUST_TRUMP,
    NO_DUTY_TO_HEAD,
    OVERTRUMP,
    TRUMP_LED_OVER,
    UNDERTRUMP,
)
from tutor.tarot.score.count import EXCUSE_KEPT
from tutor.tarot.trick import EXCUSE_NEVER_WINS, SUIT_ORDER, TRICK_WON
from tutor.teach.beliefs.belief import Belief

# Ranks

ACE_HIGH = Belief("ace-high", N_("The ace is the highest card of its suit."), (SUIT_ORDER,))
KNIGHT_BELOW_JACK = Belief("knight-below-jack", N_("The knight ranks below the jack."), (SUIT_ORDER,))
OTHER_SUIT_WINS = Belief(
    "other-suit-wins", N_("The highest card wins, whatever its suit."), (TRICK_WON,), ("another-suit-cannot-win",)
)
EXCUSE_WINS = Belief("excuse-wins", N_("The Excuse is a joker: it wins."), (EXCUSE_NEVER_WINS,))

# Duties

SPARE_PARTNER = Belief("spare-partner", N_("A partner’s trump need not be overtrumped."), (OVERTRUMP, TRUMP_LED_OVER))
PARTNER_WINS_SO_FREE = Belief(
    "partner-wins-so-free", N_("If my partner is winning the trick, I need not trump."), (MUST_TRUMP, OVERTRUMP)
)
OVERTRUMP_OPTIONAL = Belief("overtrump-optional", N_("If I have to trump, any trump will do."), (OVERTRUMP,))
TRUMP_LED_ANY = Belief("trump-led-any", N_("When trumps are led, any trump will do."), (TRUMP_LED_OVER,))
CANNOT_BEAT_SO_DISCARD = Belief(
    "cannot-beat-so-discard", N_("If I cannot go higher with a trump, I may play anything."), (UNDERTRUMP,)
)
TRUMPING_OPTIONAL = Belief(
    "trumping-optional", N_("If I cannot follow suit, I may trump or discard, as I like."), (MUST_TRUMP, OVERTRUMP)
)
HEAD_THE_SUIT = Belief("head-the-suit", N_("In a suit I must go higher if I can."), (NO_DUTY_TO_HEAD,))
MAY_TRUMP_ANYTIME = Belief(
    "may-trump-anytime", N_("I may trump, although I could follow suit."), (FOLLOW, FOLLOW_BEATS_TRUMP)
)
RUFFED_SO_FREE = Belief(
    "ruffed-so-free", N_("Once somebody has trumped, I need not follow suit."), (FOLLOW_BEATS_TRUMP,)
)
PETIT_MAY_HIDE = Belief(
    "petit-may-hide", N_("I need not give up the Petit, even if it is my only trump."), (MUST_TRUMP,)
)

# The Excuse

EXCUSE_ONLY_WHEN_VOID = Belief(
    "excuse-only-when-void", N_("The Excuse may be played only if you cannot follow suit."), (EXCUSE_ANYTIME,)
)
EXCUSE_IS_A_TRUMP = Belief(
    "excuse-is-a-trump", N_("The Excuse is a trump: without another one I must play it."), (EXCUSE_NOT_TRUMP,)
)
EXCUSE_AMONG_THE_TRUMPS = Belief(
    "excuse-among-the-trumps",
    N_("There are 22 trumps, and the Excuse is one of them."),
    (EXCUSE_NOT_TRUMP,),
    ("counted-the-excuse",),
)
EXCUSE_LED_NO_SUIT = Belief(
    "excuse-led-no-suit", N_("When the Excuse is led, everybody may play what they like."), (EXCUSE_LED,)
)
EXCUSE_LED_ASKS_TRUMPS = Belief(
    "excuse-led-asks-trumps", N_("When the Excuse is led, you must play a trump."), (EXCUSE_LED,)
)
EXCUSE_LOST = Belief("excuse-lost", N_("The Excuse goes to whoever wins the trick."), (EXCUSE_KEPT,))
EXCUSE_BANNED_LAST = Belief("excuse-banned-last", N_("The Excuse may not be played to the last trick."), (EXCUSE_LAST,))

# What cards prove

SMALL_DENIES_HIGH = Belief(
    "small-denies-high",
    N_("Whoever plays a small card of a suit has none that is higher."),
    (NO_DUTY_TO_HEAD,),
    ("small-card-denies-high",),
)
EXCUSE_DENIES_SUIT = Belief(
    "excuse-denies-suit",
    N_("Whoever plays the Excuse has no card of the suit led."),
    (EXCUSE_ANYTIME,),
    ("excuse-proves-nothing",),
)

BELIEFS = (
    ACE_HIGH,
    KNIGHT_BELOW_JACK,
    OTHER_SUIT_WINS,
    EXCUSE_WINS,
    SPARE_PARTNER,
    PARTNER_WINS_SO_FREE,
    OVERTRUMP_OPTIONAL,
    TRUMP_LED_ANY,
    CANNOT_BEAT_SO_DISCARD,
    TRUMPING_OPTIONAL,
    HEAD_THE_SUIT,
    MAY_TRUMP_ANYTIME,
    RUFFED_SO_FREE,
    PETIT_MAY_HIDE,
    EXCUSE_ONLY_WHEN_VOID,
    EXCUSE_IS_A_TRUMP,
    EXCUSE_AMONG_THE_TRUMPS,
    EXCUSE_LED_NO_SUIT,
    EXCUSE_LED_ASKS_TRUMPS,
    EXCUSE_LOST,
    EXCUSE_BANNED_LAST,
    SMALL_DENIES_HIGH,
    EXCUSE_DENIES_SUIT,
)
