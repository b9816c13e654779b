"""Beliefs about what may be played in the contracts of Barbu, and about what costs in them."""

from tutor.barbu.advice.calling import BEST, KEEP
from tutor.barbu.advice.counting import COUNT as COUNT_CARDS
from tutor.barbu.advice.losing import DUCK, SHED
from tutor.barbu.call import ONCE
from tutor.barbu.contracts import barbu, ladder, no_hearts, no_last_two, no_queens, salade, trumps
from tutor.barbu.contracts.domino import RANK
from tutor.barbu.contracts.hearts import NO_LEAD
from tutor.barbu.contracts.ravage_city import COUNT
from tutor.barbu.layout import MUST_PLAY, TURN
from tutor.barbu.row import ENDS, EXTEND
from tutor.barbu.trick import NO_HEADING, VOID_FREE
from tutor.core.message import N_
from tutor.teach.beliefs.belief import Belief

# What is gone

ONLY_WHEN_LED = Belief(
    "only-when-led",
    N_("The cards of a suit go only in tricks to which that suit is led."),
    (COUNT_CARDS,),
    ("off-suit-cards-forgotten",),
)

# Leads and discards

HEARTS_BROKEN = Belief(
    "hearts-broken", N_("Once a heart has been played, hearts may be led."), (NO_LEAD, barbu.HEART_BAN)
)
HEARTS_NEVER_LED = Belief(
    "hearts-never-led",
    N_("Hearts may never be led, not even by a player who holds nothing else."),
    (NO_LEAD, barbu.HEART_BAN),
)
BAN_EVERYWHERE = Belief("ban-everywhere", N_("Hearts may not be led, whatever the contract."), (no_queens.LEAD_FREE,))
NO_BAN_IN_BARBU = Belief("no-ban-in-barbu", N_("In Barbu hearts may be led, like any suit."), (barbu.HEART_BAN,))
ONLY_KING_BANNED = Belief(
    "only-king-banned", N_("In Barbu only the king of hearts may not be led."), (barbu.HEART_BAN,)
)
HEAD_ALWAYS = Belief("head-always", N_("You must go higher if you can."), (NO_HEADING,))
MUST_DUMP = Belief(
    "must-dump", N_("If you cannot follow suit, you must get rid of a card that costs points."), (VOID_FREE,)
)
MUST_THROW_KING = Belief(
    "must-throw-king", N_("The king of hearts has to be discarded at the first chance, at every table."), (VOID_FREE,)
)
NO_DUMP_FIRST = Belief(
    "no-dump-first", N_("No card that costs points may be discarded on the first trick."), (VOID_FREE,)
)
LOWEST_IS_SAFEST = Belief("lowest-is-safest", N_("The lowest card is always the safest."), (DUCK,), ("ducked-too-low",))
HIGHEST_IS_WORST = Belief("highest-is-worst", N_("The highest card is always the one to be rid of."), (SHED,))

# What costs, and when play ends

ACE_HEARTS_TWO = Belief(
    "ace-hearts-two", N_("The ace of hearts costs 2 points, like every other heart."), (no_hearts.SCORE,)
)
LAST_TWO_ONCE = Belief("last-two-once", N_("The last two tricks together cost 20 points."), (no_last_two.SCORE,))
ALWAYS_TWELFTH = Belief(
    "always-twelfth",
    N_("In No Last Two it is always the twelfth and the thirteenth trick that cost points."),
    (no_last_two.COUNT,),
)
QUEEN_ENDS_AT_ONCE = Belief(
    "queen-ends-at-once", N_("Play stops as soon as the last card that costs points is on the table."), (no_queens.END,)
)
ALL_TRICKS_PLAYED = Belief("all-tricks-played", N_("All thirteen tricks are played, in every contract."), (barbu.END,))
PLAYER_PAYS = Belief(
    "player-pays",
    N_("Whoever plays a card that costs points pays for it."),
    (no_queens.SCORE, barbu.SCORE),
    ("player-of-the-card-pays",),
)
HIGHEST_SO_FAR_PAYS = Belief(
    "highest-so-far-pays",
    N_("Whoever is highest in the trick so far pays."),
    (no_queens.SCORE, barbu.SCORE),
    ("trick-settled-too-early",),
)
ANY_KING = Belief("any-king", N_("In Barbu every king costs 20 points."), (barbu.SCORE,))
KING_COSTS_FIFTY = Belief(
    "king-costs-fifty", N_("In the Salade the king of hearts costs 50 points."), (salade.LAYER,), ("card-counted-once",)
)
SUITS_ADDED = Belief("suits-added", N_("In Ravage City all the cards that you have won count."), (COUNT,))

# Trumps

HEAD_PLAIN = Belief("head-plain", N_("In Trumps you must go higher in every suit."), (ladder.PLAIN_FOLLOW,))
B_TRUMP_LED_ANY = Belief("b-trump-led-any", N_("When trumps are led, any trump will do."), (ladder.LED_BEAT,))
B_RUFF_OPTIONAL = Belief("b-ruff-optional", N_("If you cannot follow suit, you need not ruff."), (ladder.MUST_RUFF,))
B_OVERRUFF_OPTIONAL = Belief("b-overruff-optional", N_("If you have to ruff, any trump will do."), (ladder.OVERRUFF,))
B_UNDERTRUMP_DUTY = Belief(
    "b-undertrump-duty",
    N_("If you can neither follow suit nor go higher, you must play a lower trump."),
    (ladder.NO_UNDERRUFF_DUTY,),
)
B_NO_TRUMP_LEAD = Belief("b-no-trump-lead", N_("Trumps may not be led."), (trumps.SUIT,))
PROVED_TOO_MUCH = Belief(
    "proved-too-much",
    N_("Whoever discards on a trick that has been ruffed has no trump left."),
    (ladder.NO_UNDERRUFF_DUTY,),
)

# Domino

DOMINO_ANY_SUIT = Belief("domino-any-suit", N_("A card fits next to its neighbour of any suit."), (EXTEND,))
DOMINO_WRAP = Belief("domino-wrap", N_("After the ace comes the 2."), (ENDS,))
DOMINO_HOLD_START = Belief(
    "domino-hold-start", N_("The dealer must hold a card of the rank that starts Domino."), (RANK,)
)
DOMINO_PASS_FREELY = Belief("domino-pass-freely", N_("You may pass to block the others."), (MUST_PLAY,))
ACE_AGAIN = Belief("ace-again", N_("Whoever plays an ace may play another card."), (TURN,))

# Calls

CALLED_IS_GONE = Belief("called-is-gone", N_("A contract that another dealer has called is gone for me too."), (ONCE,))
BIGGEST_PROMISE = Belief(
    "biggest-promise", N_("It is always best to call what promises most."), (KEEP, BEST), ("advice-only-the-promise",)
)

BELIEFS = (
    ONLY_WHEN_LED,
    HEARTS_BROKEN,
    HEARTS_NEVER_LED,
    BAN_EVERYWHERE,
    NO_BAN_IN_BARBU,
    ONLY_KING_BANNED,
    HEAD_ALWAYS,
    MUST_DUMP,
    MUST_THROW_KING,
    NO_DUMP_FIRST,
    LOWEST_IS_SAFEST,
    HIGHEST_IS_WORST,
    ACE_HEARTS_TWO,
    LAST_TWO_ONCE,
    ALWAYS_TWELFTH,
    QUEEN_ENDS_AT_ONCE,
    ALL_TRICKS_PLAYED,
    PLAYER_PAYS,
    HIGHEST_SO_FAR_PAYS,
    ANY_KING,
    KING_COSTS_FIFTY,
    SUITS_ADDED,
    HEAD_PLAIN,
    B_TRUMP_LED_ANY,
    B_RUFF_OPTIONAL,
    B_OVERRUFF_OPTIONAL,
    B_UNDERTRUMP_DUTY,
    B_NO_TRUMP_LEAD,
    PROVED_TOO_MUCH,
    DOMINO_ANY_SUIT,
    DOMINO_WRAP,
    DOMINO_HOLD_START,
    DOMINO_PASS_FREELY,
    ACE_AGAIN,
    CALLED_IS_GONE,
    BIGGEST_PROMISE,
)
