"""The words that French Tarot and Barbu share: cards, tricks and play."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.rulebook.glossary.term import Term

TERMS = (
    Term(
        "contract",
        word=N_("contract", "glossary"),
        meaning=N_(
            "What a deal is about. In French Tarot it is the highest bid; in Barbu it is one of seven games,"
            " of which the dealer chooses one."
        ),
    ),
    Term(
        "trick",
        word=N_("trick | pli, levée", "glossary"),
        meaning=N_(
            "One card from each player, played in turn. The best of them wins all the others, and the player of"
            " that card begins the next trick."
        ),
        rules=("T-PLAY-WIN", "B-NT-WINNER"),
    ),
    Term(
        "lead",
        word=N_("lead | entame | lead, leads, is led, are led, was led, were led", "glossary"),
        meaning=N_("To lead is to play the first card of a trick; that card is the lead."),
        rules=("T-PLAY-LEAD-FREE", "B-LEAD-WINNER"),
    ),
    Term(
        "suit-led",
        word=N_("suit led |  | suit led, suit that was led", "glossary"),
        meaning=N_("The suit of the first card of a trick. The others have to play that suit too, if they can."),
    ),
    Term(
        "plain-suit",
        word=N_("plain suit | side suit | plain suit, plain suits, plain card, plain cards", "glossary"),
        meaning=N_("Spades, hearts, diamonds or clubs: a suit that is not the trumps."),
        rules=("T-DECK-SUIT-ORDER",),
    ),
    Term(
        "rank",
        word=N_("rank", "glossary"),
        meaning=N_("Which card of its suit a card is: a seven, a queen, an ace."),
    ),
    Term(
        "follow-suit",
        word=N_(
            "follow suit | follow | follow suit, follows suit, followed suit, following suit, can "
            "follow, cannot follow",
            "glossary",
        ),
        meaning=N_("To play a card of the same suit as the first card of the trick."),
        rules=("T-PLAY-FOLLOW", "B-FOLLOW"),
    ),
    Term(
        "trump",
        word=N_("trump | atout", "glossary"),
        meaning=N_(
            "A card that beats every card that is not a trump. French Tarot has 21 trumps, with numbers. Barbu has"
            " trumps in one contract only, and there the dealer says which suit they are."
        ),
        rules=("T-DECK-TRUMP-ORDER",),
    ),
    Term(
        "go-higher",
        word=N_("go higher | head the trick | go higher, goes higher", "glossary"),
        meaning=N_("To play a card that beats the best one so far in the trick."),
        rules=("T-PLAY-TRUMP-LED-OVER", "B-TR-TRUMPLED-BEAT"),
    ),
    Term(
        "ruff",
        word=N_(
            "ruff | trump in, couper | ruff, ruffs, ruffed, trumped, trump the trick, trump when, trump it", "glossary"
        ),
        meaning=N_("To play a trump on another suit, because you have no card of that suit."),
        rules=("T-PLAY-MUST-TRUMP", "B-TR-MUST-RUFF"),
    ),
    Term(
        "overtrump",
        word=N_("overtrump | overruff, surcouper | overtrump, overtrumps, overtrumped, overruff", "glossary"),
        meaning=N_("To play a higher trump than any trump in the trick."),
        rules=("T-PLAY-OVERTRUMP", "B-TR-OVERRUFF"),
    ),
    Term(
        "undertrump",
        word=N_("undertrump | underruff, pisser | undertrump, undertrumps, pisser", "glossary"),
        meaning=N_("To play a trump that is too low to win the trick, because you have none that is higher."),
        rules=("T-PLAY-UNDERTRUMP",),
    ),
    Term(
        "discard",
        word=N_("discard | throw away, défausse | discard, discards, discarded", "glossary"),
        meaning=N_(
            "To discard is to play a card of another suit, and no trump, when you cannot follow. Such a card"
            " cannot win the trick."
        ),
        rules=("T-PLAY-DISCARD", "B-VOID-FREE"),
    ),
    Term(
        "void",
        word=N_("void | coupe franche, chicane | a void, voids, void in", "glossary"),
        meaning=N_("A suit of which a hand holds no card."),
        rules=("T-EVAL-VOID",),
    ),
    Term(
        "singleton",
        word=N_("singleton | singlette", "glossary"),
        meaning=N_("The only card that a hand holds of its suit."),
        rules=("T-EVAL-SINGLETON",),
    ),
    Term(
        "doubleton",
        word=N_("doubleton", "glossary"),
        meaning=N_("Two cards of one suit in a hand, and no more of it."),
    ),
    Term(
        "long-suit",
        word=N_("long suit | longue | long suit, long suits, longest suit", "glossary"),
        meaning=N_("A suit of which a hand holds many cards, five or more."),
        rules=("T-EVAL-LONG",),
    ),
    Term(
        "court-card",
        word=N_("court card | face card, picture card, habillé | court card, court cards", "glossary"),
        meaning=N_("A king, a queen, a jack, and in French Tarot also a knight: the cards with a figure on them."),
        rules=("T-DECK-VALUES",),
    ),
    Term(
        "low-card",
        word=N_("low card | pip card, spot card | low card, low cards", "glossary"),
        meaning=N_("In French Tarot a card worth half a point: 1 to 10 of a suit, and trumps 2 to 20."),
        rules=("T-DECK-ORDINARY",),
    ),
    Term(
        "void-deal",
        word=N_("void deal |  | deal is void, deal was void", "glossary"),
        meaning=N_("A deal that is not played to its end and that nobody scores."),
    ),
    Term(
        "misdeal",
        word=N_("misdeal | maldonne", "glossary"),
        meaning=N_("A mistake in dealing. The cards are then dealt again."),
        rules=("T-DEAL-MISDEAL",),
    ),
    Term(
        "revoke",
        word=N_("revoke | renege, renonce | revoke, revokes, revoked", "glossary"),
        meaning=N_(
            "To play a card that the rules forbid, such as a card of another suit although you could follow suit."
        ),
        rules=("T-REVOKE",),
    ),
    Term(
        "dealer",
        word=N_("dealer | declarer, donneur", "glossary"),
        meaning=N_(
            "The player who gives out the cards. In Barbu the dealer also chooses what is played, and is sometimes"
            " called the declarer."
        ),
        rules=("B-DEALER-IS-DECLARER",),
    ),
    Term(
        "seat",
        word=N_("seat |  | seat, seats, last seat", "glossary"),
        meaning=N_(
            "A player’s place at the table. Whoever sits in the last seat plays the last card of the trick, knowing"
            " all the others. In records the seats have numbers, from 0."
        ),
    ),
    Term(
        "house-rule",
        word=N_("house rule | table rule", "glossary"),
        meaning=N_("A rule on which a table has agreed for itself. Other tables do without it."),
    ),
)
