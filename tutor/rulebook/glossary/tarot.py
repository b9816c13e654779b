"""The words of French Tarot."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.rulebook.glossary.term import Term

TERMS = (
    Term(
        "taker",
        word=N_("taker | preneur, attacker", "glossary"),
        meaning=N_(
            "The player with the highest bid, who plays against the others; at a table of five, with a partner."
        ),
        rules=("T-BID-TAKER",),
    ),
    Term(
        "attack",
        word=N_("attack | attaque | the attack, attack’s", "glossary"),
        meaning=N_("The taker’s side: the taker, and at a table of five the partner."),
    ),
    Term(
        "defence",
        word=N_("defence | défense | defence, defender, defenders", "glossary"),
        meaning=N_("All who play against the taker. Each of them is a defender."),
    ),
    Term(
        "partner",
        word=N_("partner | called player, l’appelé", "glossary"),
        meaning=N_(
            "A player of the same side. The taker has one at a table of five only: whoever holds the king that"
            " the taker has called."
        ),
        rules=("T-CALL-KING", "T-CALL-SECRET"),
    ),
    Term(
        "auction",
        word=N_("auction | bidding, enchères", "glossary"),
        meaning=N_("The part of the deal in which each player in turn bids, that is, names a contract, or passes."),
        rules=("T-BID-ONE-TURN",),
    ),
    Term(
        "prise",
        word=N_("prise | petite, small, take | prise, prises", "glossary"),
        meaning=N_("The lowest bid. The taker may use the dog, and the points count once."),
        rules=("T-BID-LADDER",),
    ),
    Term(
        "garde",
        word=N_("garde | guard", "glossary"),
        meaning=N_("The second bid. The taker may use the dog, and the points count twice."),
        rules=("T-BID-LADDER",),
    ),
    Term(
        "garde-sans",
        word=N_("garde sans | guard without the dog, guard without, garde sans le chien | garde sans", "glossary"),
        meaning=N_(
            "The third bid. Nobody looks at the dog, whose cards count for the taker at the end, and the points"
            " count four times."
        ),
        rules=("T-BID-LADDER", "T-ECART-SANS"),
    ),
    Term(
        "garde-contre",
        word=N_(
            "garde contre | guard against the dog, guard against, garde contre le chien | garde contre", "glossary"
        ),
        meaning=N_(
            "The highest bid. Nobody looks at the dog, whose cards count for the defenders at the end, and the"
            " points count six times."
        ),
        rules=("T-BID-LADDER", "T-ECART-CONTRE"),
    ),
    Term(
        "dog",
        word=N_("dog | chien, talon, kitty", "glossary"),
        meaning=N_(
            "The cards that go to nobody in the deal: six, or three with five players. In the two lower contracts"
            " the taker picks them up."
        ),
        rules=("T-DEAL-DOG-SINGLE", "T-BID-DOG-BY-CONTRACT"),
    ),
    Term(
        "ecart",
        word=N_("écart | discard", "glossary"),
        meaning=N_(
            "The cards that the taker sets aside, face down, after picking up the dog: as many as the dog had."
            " They count with the taker’s tricks."
        ),
        rules=("T-ECART-COUNT",),
    ),
    Term(
        "bout",
        word=N_("bout | oudler | bout, bouts, oudler, oudlers", "glossary"),
        meaning=N_(
            "One of the three cards that decide how many points the taker needs: the Petit, the 21 of trumps and"
            " the Excuse."
        ),
        rules=("T-DECK-BOUTS",),
    ),
    Term(
        "petit",
        word=N_("Petit | trump 1, the 1 of trumps | Petit", "glossary"),
        meaning=N_("Trump 1, the lowest trump and yet a bout, worth 4½ points. Both sides hunt for it."),
        rules=("T-DECK-BOUTS",),
    ),
    Term(
        "excuse",
        word=N_("Excuse | Fool, Fou | Excuse", "glossary"),
        meaning=N_(
            "The card with the star, neither of a suit nor a trump. It may be played whenever you like, hardly"
            " ever wins, and stays with its side."
        ),
        rules=("T-EXC-ANYTIME", "T-DECK-EXCUSE-NOT-TRUMP"),
    ),
    Term(
        "knight",
        word=N_("knight | cavalier", "glossary"),
        meaning=N_("The card between the jack and the queen of its suit, marked with a C. Other packs do not have it."),
        rules=("T-DECK-SUIT-ORDER",),
    ),
    Term(
        "card-points",
        word=N_("card points |  | points in the cards", "glossary"),
        meaning=N_("What the cards in a side’s tricks are worth when they are counted: 91 for all 78 cards together."),
        rules=("T-DECK-VALUES",),
    ),
    Term(
        "made",
        word=N_("made or lost | fait, chuté, down, la chute | contract is made, just made, contracts made", "glossary"),
        meaning=N_(
            "A contract is made if the taker’s side has won at least the points that it needs, and lost if it has"
            " won fewer."
        ),
        rules=("T-COUNT-THRESHOLD", "T-COUNT-EXACT"),
    ),
    Term(
        "multiplier",
        word=N_("multiplier | coefficient", "glossary"),
        meaning=N_("The number by which the contract multiplies the score: 1, 2, 4 or 6."),
        rules=("T-SCORE-MULT",),
    ),
    Term(
        "poignee",
        word=N_("poignée | handful | poignée, poignées, handful, handfuls", "glossary"),
        meaning=N_(
            "Many trumps in one hand, ten at least with four players. Whoever shows them earns extra points for"
            " the side that then wins the deal."
        ),
        rules=("T-POIGNEE-THRESH", "T-POIGNEE-VALUE"),
    ),
    Term(
        "slam",
        word=N_("slam | chelem, grand slam", "glossary"),
        meaning=N_("All tricks of a deal for one side. It earns a bonus, and a larger one if it was announced."),
        rules=("T-SLAM-DEF", "T-SLAM-BONUS"),
    ),
    Term(
        "petit-au-bout",
        word=N_(
            "Petit in the last trick | Petit au bout, one last | Petit in the last trick, Petit au bout", "glossary"
        ),
        meaning=N_("A bonus for the side that wins the last trick, if the Petit is one of its cards."),
        rules=("T-PAB-DEF",),
    ),
    Term(
        "petit-sec",
        word=N_("petit sec | lone Petit, bare Petit | petit sec, lone Petit", "glossary"),
        meaning=N_(
            "The Petit as the only trump of a hand, without the Excuse. The deal is then not played, and the next"
            " player deals."
        ),
        rules=("T-DEAL-PETIT-SEC",),
    ),
    Term(
        "misere",
        word=N_("misère declared | misery | misère", "glossary"),
        meaning=N_("At some tables, a bonus for a hand that has no trumps or no court cards."),
        rules=("T-MISERE",),
    ),
    Term(
        "dead-player",
        word=N_("dead player | mort | dead player, sits out", "glossary"),
        meaning=N_("Where five sit at a table and four play, the one whose turn it is to sit out."),
        rules=("T-CALL-DEAD-5",),
    ),
    Term(
        "signal",
        word=N_("signal | signalling, signalisation | signal, signals", "glossary"),
        meaning=N_("A card by which a defender tells the other defenders something, because they have agreed on it."),
        rules=("T-SIG-LEAD-LOW",),
    ),
    Term(
        "convention",
        word=N_("convention |  | convention, conventions", "glossary"),
        meaning=N_(
            "What partners have agreed that a card means. It is no rule: it allows no card and forbids none, and"
            " everybody may know it."
        ),
    ),
    Term(
        "request",
        word=N_("request |  | request, requests", "glossary"),
        meaning=N_(
            "What a signal asks partners to do, to lead trumps for instance. It is about the play; a promise is about"
            " the hand."
        ),
        rules=("T-SIG-LEAD-TRUMP-ODD",),
    ),
    Term(
        "honour",
        word=N_("honour | honneur", "glossary"),
        meaning=N_("A high court card. In signals it means the king or the queen of the suit."),
        rules=("T-SIG-LEAD-LOW",),
    ),
    Term(
        "marriage",
        word=N_("marriage | mariage", "glossary"),
        meaning=N_("The king and the queen of one suit in one hand."),
        rules=("T-EVAL-MARRIAGE",),
    ),
    Term(
        "tenue",
        word=N_("tenue | holding", "glossary"),
        meaning=N_(
            "A defender’s strength in a suit that the taker leads: about five cards with the king or the queen,"
            " enough to stop the suit later. Clubs differ about what it takes."
        ),
        rules=("T-SIG-HIGH-LOW-TAKER",),
    ),
    Term(
        "strong-hand",
        word=N_("strong hand | main forte", "glossary"),
        meaning=N_(
            "The hand of the defender who is strong enough to lead the defence and to say which suit is played."
        ),
        rules=("T-SIG-MAIN-FORTE",),
    ),
    Term(
        "fork",
        word=N_("fork | tenace, fourchette", "glossary"),
        meaning=N_(
            "Two cards of a suit, or two trumps, with a gap between them. A card in the gap is caught if its holder has"
            " to play first."
        ),
        rules=("T-SIG-TRUMP-EVEN-BACK",),
    ),
    Term(
        "hunt",
        word=N_("hunt for the Petit | chasse au Petit | hunt for the Petit", "glossary"),
        meaning=N_(
            "To lead trumps again and again, so that whoever holds the Petit runs out of others and must play it."
        ),
        rules=("T-STR-CHASSE",),
    ),
)
