"""The conventions of the defence that are written down somewhere: their words and sources.

None of this is a rule of the game: a convention never decides whether a card may be played, everybody may know it, the
taker too, and nothing but the card itself may carry it.  What a single card tells stands first; ``signals``
reads it.  The rest takes more than a card to see and is only told.  Leading a singleton, or a bare king, is missing: no
source gives it a meaning.
"""

from __future__ import annotations

from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.sources import BOULOGNE, BOURGOGNE, FORUM, LA_TENUE, LE_TAROT, SHUA, VINEUIL, WIKIPEDIA

LEAD_LOW = Rule(
    "T-SIG-LEAD-LOW",
    title=N_("A low lead promises a major honour"),
    statement=N_(
        "Convention: the first card of a suit that the defence leads, if it is an ace to a 5, promises a major honour,"
        " the king or the queen of the suit."
    ),
    sources=(WIKIPEDIA, BOURGOGNE),
    seen=N_("{card:card} promises the king or the queen of {led:suit}"),
    hint=N_("By convention this tells your partners that you hold the king or the queen of {led:suit}."),
)
LEAD_HIGH = Rule(
    "T-SIG-LEAD-HIGH",
    title=N_("A higher lead denies a major honour"),
    statement=N_(
        "Convention: the first card of a suit that the defence leads, if it is a 6 or higher, denies the king and the"
        " queen of the suit. A king or a queen that is led speaks for itself."
    ),
    sources=(WIKIPEDIA, BOURGOGNE),
    seen=N_("{card:card} denies the king and the queen of {led:suit}"),
    hint=N_("By convention this tells your partners that you hold neither the king nor the queen of {led:suit}."),
)
LEAD_TRUMP_ODD = Rule(
    "T-SIG-LEAD-TRUMP-ODD",
    title=N_("An odd trump asks for trumps"),
    statement=N_(
        "Convention: the first trump that the defence leads, if it is odd, promises at least 7 trumps, enough to look"
        " after the Petit, and asks partners to go on with trumps."
    ),
    sources=(WIKIPEDIA, BOURGOGNE, BOULOGNE),
    seen=N_("{card:card} is odd: at least 7 trumps, and a request for more of them"),
    hint=N_("By convention this tells your partners that you hold at least 7 trumps, and asks them to lead trumps."),
)
LEAD_TRUMP_EVEN = Rule(
    "T-SIG-LEAD-TRUMP-EVEN",
    title=N_("An even trump binds nobody"),
    statement=N_(
        "Convention: the first trump that the defence leads, if it is even, shows fewer than 7 trumps. It is a proposal"
        " and binds nobody: a partner with 7 trumps or more may come back with an odd one."
    ),
    sources=(WIKIPEDIA, BOULOGNE),
    seen=N_("{card:card} is even: fewer than 7 trumps, and no request"),
    hint=N_("By convention this tells your partners that you hold fewer than 7 trumps; it does not bind them."),
)
MAIN_FORTE = Rule(
    "T-SIG-MAIN-FORTE",
    title=N_("A strong hand takes command"),
    statement=N_(
        "Convention: a defender who makes the opening lead of the deal with a king, or with an odd trump, shows a"
        " strong hand and sets the line of play, which the partners keep to."
    ),
    sources=(WIKIPEDIA, VINEUIL),
    seen=N_("{card:card} shows a strong hand and sets the line of play"),
    hint=N_("By convention this shows a strong hand: your partners keep to the line of play that you begin."),
)
HIGH_LOW_TAKER = Rule(
    "T-SIG-HIGH-LOW-TAKER",
    title=N_("High, then low, in the taker’s suit"),
    statement=N_(
        "Convention: a defender who plays a higher and then a lower card to two rounds of a suit led by the taker shows"
        " a tenue, five cards of the suit with its king or its queen, and invites partners to lead trumps. If the first"
        " card is a court card, or wins the trick for the moment, the two cards say nothing: anybody would play like"
        " that."
    ),
    sources=(WIKIPEDIA, BOURGOGNE, LA_TENUE, SHUA),
    seen=N_(
        "{first:card} and then {card:card} promise five cards of {led:suit} with a major honour, and invite partners to"
        " lead trumps"
    ),
    hint=N_(
        "By convention {first:card} and then this card tell your partners that you began with five cards of {led:suit}"
        " and still hold its king or queen, and invite them to lead trumps."
    ),
    differs=N_(
        "The committee of Burgundy teaches that a tenue (a long suit) has five cards, good for a trick or two: taken"
        " here as five cards with the king or the queen. The club of Boulogne and shua.fr ask for two sure tricks, from"
        " five cards or from four and the Excuse. Unless the table has agreed on that, the tutor means the first."
    ),
    option="tenue",
)
#: The same at a table where a tenue is two sure tricks: said to the player, and to everybody.
SURE_TRICKS = N_(
    "By convention {first:card} and then this card tell your partners that you began with five cards of {led:suit}, or"
    " with four and the Excuse, good for two sure tricks, and invite them to lead trumps."
)
SURE_TRICKS_SEEN = N_(
    "{first:card} and then {card:card} promise two sure tricks in {led:suit}, from five cards or from four and the"
    " Excuse, and invite partners to lead trumps"
)
HIGH_LOW_DEF = Rule(
    "T-SIG-HIGH-LOW-DEF",
    title=N_("High, then low, in the defence’s suit"),
    statement=N_(
        "Convention: a defender who plays a higher and then a lower card to two rounds of a suit led by a partner shows"
        " a doubleton: the suit is to be led again, and will be trumped. If the first card is a court card, or wins the"
        " trick for the moment, the two cards say nothing: anybody would play like that."
    ),
    sources=(WIKIPEDIA, BOURGOGNE),
    seen=N_(
        "{first:card} and then {card:card} say that there are no more {led:suit} here, and that the next round will be"
        " trumped"
    ),
    hint=N_(
        "By convention {first:card} and then this card tell your partners that you have no more {led:suit} and will"
        " trump the next round."
    ),
)
HIGH_LOW_TRUMP = Rule(
    "T-SIG-HIGH-LOW-TRUMP",
    title=N_("High, then low, in trumps"),
    statement=N_(
        "Convention: a defender who plays a higher and then a lower trump to two rounds of trumps holds the Petit and"
        " asks partners to stop leading trumps. Both must have been free choices, below a trump on the table."
    ),
    sources=(BOURGOGNE,),
    seen=N_("{first:card} and then {card:card} say that the Petit is here, and ask partners to stop leading trumps"),
    hint=N_(
        "By convention {first:card} and then this card tell your partners that you hold the Petit, and ask them to stop"
        " leading trumps."
    ),
)
EXC_FIRST_TRUMP = Rule(
    "T-SIG-EXC-FIRST-TRUMP",
    title=N_("The Excuse in the first round of trumps"),
    statement=N_(
        "Convention: the Excuse, played by a defender to the first round of trumps, demands that partners stop leading"
        " trumps; its player usually holds the Petit."
    ),
    sources=(WIKIPEDIA, BOURGOGNE, VINEUIL),
    seen=N_("the Excuse in the first round of trumps demands an end of trump leads"),
    hint=N_("By convention this demands that your partners stop leading trumps."),
)
EXC_TAKER_SUIT = Rule(
    "T-SIG-EXC-TAKER-SUIT",
    title=N_("The Excuse in the taker’s suit"),
    statement=N_(
        "Convention: the Excuse, played by a defender to the first or the second round of a suit that the taker leads,"
        " promises a tenue there, five cards of the suit with its king or its queen."
    ),
    sources=(WIKIPEDIA, VINEUIL),
    seen=N_("the Excuse promises five cards of {led:suit}, the taker’s suit, with a major honour"),
    hint=N_(
        "By convention this tells your partners that you began with five cards of {led:suit} and still hold its king or"
        " queen."
    ),
    differs=N_(
        "Wikipedia lets the Excuse speak in the first and the second round of the suit, the club of Vineuil in the"
        " first only; the tutor listens in both. What a tenue is, the clubs say in two ways: the tutor keeps to what"
        " the table has agreed on."
    ),
    option="tenue",
)
#: The same at a table where a tenue is two sure tricks: said to the player, and to everybody.
EXCUSE_SURE_TRICKS = N_(
    "By convention this tells your partners that you began with five cards of {led:suit}, or with four and the Excuse,"
    " good for two sure tricks."
)
EXCUSE_SURE_TRICKS_SEEN = N_(
    "the Excuse promises two sure tricks in {led:suit}, the taker’s suit, from five cards or from four and the Excuse"
)
EXC_LEAD = Rule(
    "T-SIG-EXC-LEAD",
    title=N_("The Excuse as first lead"),
    statement=N_("Convention: the Excuse, led by a defender to the first trick of the deal, may show the Petit."),
    sources=(LE_TAROT,),
    seen=N_("the Excuse as first lead may show the Petit"),
    hint=N_("By convention this may tell your partners that you hold the Petit."),
)
TRUMP_ODD_LATER = Rule(
    "T-SIG-TRUMP-ODD-LATER",
    title=N_("An odd trump later on"),
    statement=N_(
        "Convention: later in the play an odd trump that the defence leads still asks for trumps, but no longer"
        " promises 7. It is the trump of a defender who is outlasting the taker in trumps."
    ),
    sources=(BOULOGNE,),
    differs=N_(
        "Only the club of Boulogne writes of odd trumps that are led later; the other sources say nothing of them."
        " Unless the table has agreed on it, such a trump means nothing here."
    ),
    option="conventions",
)
TRUMP_EVEN_BACK = Rule(
    "T-SIG-TRUMP-EVEN-BACK",
    title=N_("An even trump as protection"),
    statement=N_(
        "Convention: after a middling or strong dog, an even trump led from the last seat (place du fond) shows a big"
        " trump, from 21 to 18, and serves as protection. From the other seats it may back up a weak pair of trumps"
        " such as 20 and 15 (a fork), or just pass the lead on."
    ),
    sources=(BOULOGNE,),
)
END_OF_SUIT = Rule(
    "T-SIG-END-OF-SUIT",
    title=N_("The end of a suit"),
    statement=N_(
        "Convention: with a short suit, the last two cards are played high, then low. From two cards: high, low; from"
        " three: middle, high, low, or low, high, middle. You will trump the next round."
    ),
    sources=(FORUM,),
    differs=N_(
        "Players of a forum show the end of any short suit with two cards that fall, whoever has led it. The"
        " federation’s system does so only in a suit of the defence; in the taker’s, high, then low, shows a tenue, a"
        " long suit that will take tricks. Unless the table has agreed on the first, the tutor means the second."
    ),
    option="conventions",
)
END_STRONG = Rule(
    "T-SIG-END-STRONG",
    title=N_("The end of a suit, from a strong hand"),
    statement=N_(
        "Convention: from a strong hand the end of a suit asks partners to leave that suit alone, so that long trumps"
        " are not spent on it."
    ),
    sources=(FORUM,),
)
END_WEAK = Rule(
    "T-SIG-END-WEAK",
    title=N_("The end of a suit, from a weak hand"),
    statement=N_(
        "Convention: from a weak hand the end of a suit offers to overtrump the taker with a trump above the 15."
        " Where the seat does not allow that, it refuses the suit, since the Petit is in danger."
    ),
    sources=(FORUM,),
)
OBEY = Rule(
    "T-SIG-OBEY",
    title=N_("Leading back"),
    statement=N_(
        "Convention: a defender on lead who plays a partner’s suit or trumps again accepts the line that the partner"
        " has begun."
    ),
    sources=(VINEUIL, BOULOGNE),
)
DISOBEY = Rule(
    "T-SIG-DISOBEY",
    title=N_("Leading something else"),
    statement=N_(
        "Convention: a defender on lead who changes the suit says one of three things: that going on would endanger a"
        " strong hand, that it would endanger the Petit, or that there is no card of that suit left. After an odd trump"
        " it is usually the Petit."
    ),
    sources=(VINEUIL, BOULOGNE),
)
CAPTAIN = Rule(
    "T-SIG-CAPTAIN",
    title=N_("The captain of the defence"),
    statement=N_("Convention: the defender with the most trumps normally leads the defence."),
    sources=(LE_TAROT,),
)

#: The conventions for the defence's first lead of a suit.
LEADS = (LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN)
#: All conventions by id; a pack says which of them a table keeps to.
CATALOGUE = {rule.id: rule for rule in list(globals().values()) if isinstance(rule, Rule)}
