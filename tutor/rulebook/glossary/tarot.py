"""The words of French Tarot."""

from __future__ import annotations

from tutor.message import N_
from tutor.rulebook.glossary.term import Term, Word

TERMS = (
    Term(
        "taker",
        en=Word("taker", "preneur, attacker"),
        fr=Word("preneur", "attaquant"),
        meaning=N_(
            "The player with the highest bid, who plays against the others; at a table of five, with a partner."
        ),
        rules=("T-BID-TAKER",),
    ),
    Term(
        "attack",
        en=Word("attack", "attaque", "the attack, attack’s"),
        fr=Word("attaque", "camp du preneur", "l’attaque"),
        meaning=N_("The taker’s side: the taker, and at a table of five the partner."),
    ),
    Term(
        "defence",
        en=Word("defence", "défense", "defence, defender, defenders"),
        fr=Word("défense", forms="défense, défenseur, défenseurs"),
        meaning=N_("All who play against the taker. Each of them is a defender."),
    ),
    Term(
        "partner",
        en=Word("partner", "called player, l’appelé"),
        fr=Word("partenaire", "l’appelé", "partenaire, partenaires, l’appelé"),
        meaning=N_(
            "A player of the same side. The taker has one at a table of five only: whoever holds the king that"
            " the taker has called."
        ),
        rules=("T-CALL-KING", "T-CALL-SECRET"),
    ),
    Term(
        "auction",
        en=Word("auction", "bidding, enchères"),
        fr=Word("enchères", forms="les enchères, des enchères, enchère, enchères"),
        meaning=N_("The part of the deal in which each player in turn bids, that is, names a contract, or passes."),
        rules=("T-BID-ONE-TURN",),
    ),
    Term(
        "prise",
        en=Word("prise", "petite, small, take", "prise, prises"),
        fr=Word("prise", "petite, prendre", "prise, une prise", never="carte prise"),
        meaning=N_("The lowest bid. The taker may use the dog, and the points count once."),
        rules=("T-BID-LADDER",),
    ),
    Term(
        "garde",
        en=Word("garde", "guard"),
        fr=Word("garde", "garder", "garde, une garde", never="on la garde"),
        meaning=N_("The second bid. The taker may use the dog, and the points count twice."),
        rules=("T-BID-LADDER",),
    ),
    Term(
        "garde-sans",
        en=Word("garde sans", "guard without the dog, guard without, garde sans le chien", "garde sans"),
        fr=Word("garde sans", "garde sans le chien", "garde sans, garder sans"),
        meaning=N_(
            "The third bid. Nobody looks at the dog, whose cards count for the taker at the end, and the points"
            " count four times."
        ),
        rules=("T-BID-LADDER", "T-ECART-SANS"),
    ),
    Term(
        "garde-contre",
        en=Word("garde contre", "guard against the dog, guard against, garde contre le chien", "garde contre"),
        fr=Word("garde contre", "garde contre le chien", "garde contre"),
        meaning=N_(
            "The highest bid. Nobody looks at the dog, whose cards count for the defenders at the end, and the"
            " points count six times."
        ),
        rules=("T-BID-LADDER", "T-ECART-CONTRE"),
    ),
    Term(
        "dog",
        en=Word("dog", "chien, talon, kitty"),
        fr=Word("chien", "talon"),
        meaning=N_(
            "The cards that go to nobody in the deal: six, or three with five players. In the two lower contracts"
            " the taker picks them up."
        ),
        rules=("T-DEAL-DOG-SINGLE", "T-BID-DOG-BY-CONTRACT"),
    ),
    Term(
        "ecart",
        en=Word("écart", "discard"),
        fr=Word(
            "écart", "écarter, cartes écartées", "l’écart, écart, écarter, écarte", never="l’écart avec, l’écart est"
        ),
        meaning=N_(
            "The cards that the taker sets aside, face down, after picking up the dog: as many as the dog had."
            " They count with the taker’s tricks."
        ),
        rules=("T-ECART-COUNT",),
    ),
    Term(
        "bout",
        en=Word("bout", "oudler", "bout, bouts, oudler, oudlers"),
        fr=Word("bout", "oudler", "bout, bouts, oudler, oudlers", never="au bout"),
        meaning=N_(
            "One of the three cards that decide how many points the taker needs: the Petit, the 21 of trumps and"
            " the Excuse."
        ),
        rules=("T-DECK-BOUTS",),
    ),
    Term(
        "petit",
        en=Word("Petit", "trump 1, the 1 of trumps", "Petit"),
        fr=Word("Petit", "1 d’atout", "Petit"),
        meaning=N_("Trump 1, the lowest trump and yet a bout, worth 4½ points. Both sides hunt for it."),
        rules=("T-DECK-BOUTS",),
    ),
    Term(
        "excuse",
        en=Word("Excuse", "Fool, Fou", "Excuse"),
        fr=Word("Excuse", "Fou, Mat", "Excuse"),
        meaning=N_(
            "The card with the star, neither of a suit nor a trump. It may be played whenever you like, hardly"
            " ever wins, and stays with its side."
        ),
        rules=("T-EXC-ANYTIME", "T-DECK-EXCUSE-NOT-TRUMP"),
    ),
    Term(
        "knight",
        en=Word("knight", "cavalier"),
        fr=Word("cavalier", forms="cavalier, cavaliers"),
        meaning=N_("The card between the jack and the queen of its suit. Other packs do not have it."),
        rules=("T-DECK-SUIT-ORDER",),
    ),
    Term(
        "card-points",
        en=Word("card points", forms="points in the cards"),
        fr=Word("points des cartes", forms="points des cartes"),
        meaning=N_("What the cards in a side’s tricks are worth when they are counted: 91 for all 78 cards together."),
        rules=("T-DECK-VALUES",),
    ),
    Term(
        "made",
        en=Word("made or lost", "fait, chuté, down, la chute", "contract is made, just made, contracts made"),
        fr=Word("fait ou chuté", "chute, la chute, réussi, perdu, dedans", "chuté, chutée, chuter, juste fait"),
        meaning=N_(
            "A contract is made if the taker’s side has won at least the points that it needs, and lost if it has"
            " won fewer."
        ),
        rules=("T-COUNT-THRESHOLD", "T-COUNT-EXACT"),
    ),
    Term(
        "multiplier",
        en=Word("multiplier", "coefficient"),
        fr=Word("coefficient", "multiplicateur"),
        meaning=N_("The number by which the contract multiplies the score: 1, 2, 4 or 6."),
        rules=("T-SCORE-MULT",),
    ),
    Term(
        "poignee",
        en=Word("poignée", "handful", "poignée, poignées, handful, handfuls"),
        fr=Word("poignée"),
        meaning=N_(
            "Many trumps in one hand, ten at least with four players. Whoever shows them earns extra points for"
            " the side that then wins the deal."
        ),
        rules=("T-POIGNEE-THRESH", "T-POIGNEE-VALUE"),
    ),
    Term(
        "slam",
        en=Word("slam", "chelem, grand slam"),
        fr=Word("chelem", "grand chelem, vole"),
        meaning=N_("All tricks of a deal for one side. It earns a bonus, and a larger one if it was announced."),
        rules=("T-SLAM-DEF", "T-SLAM-BONUS"),
    ),
    Term(
        "petit-au-bout",
        en=Word("Petit in the last trick", "Petit au bout, one last", "Petit in the last trick, Petit au bout"),
        fr=Word("Petit au bout", forms="Petit au bout, petit au bout"),
        meaning=N_("A bonus for the side that wins the last trick, if the Petit is one of its cards."),
        rules=("T-PAB-DEF",),
    ),
    Term(
        "petit-sec",
        en=Word("petit sec", "lone Petit, bare Petit", "petit sec, lone Petit"),
        fr=Word("Petit sec", "Petit seul", "Petit sec, petit sec"),
        meaning=N_(
            "The Petit as the only trump of a hand, without the Excuse. The deal is then not played, and the next"
            " player deals."
        ),
        rules=("T-DEAL-PETIT-SEC",),
    ),
    Term(
        "misere",
        en=Word("misère declared", "misery", "misère"),
        fr=Word("misère annoncée", forms="une misère, misère"),
        meaning=N_("At some tables, a bonus for a hand that has no trumps or no court cards."),
        rules=("T-MISERE",),
    ),
    Term(
        "dead-player",
        en=Word("dead player", "mort", "dead player, sits out"),
        fr=Word("mort", forms="le mort, un mort"),
        meaning=N_("Where five sit at a table and four play, the one whose turn it is to sit out."),
        rules=("T-CALL-DEAD-5",),
    ),
    Term(
        "signal",
        en=Word("signal", "signalling, signalisation", "signal, signals"),
        fr=Word("signal", "signalisation", "signal, signaux"),
        meaning=N_("A card by which a defender tells the other defenders something, because they have agreed on it."),
        rules=("T-SIG-LEAD-LOW",),
    ),
    Term(
        "honour",
        en=Word("honour", "honneur"),
        fr=Word("honneur", "honneur majeur"),
        meaning=N_(
            "A high court card. Where a signal speaks of an honour, it means the king or the queen of the suit."
        ),
        rules=("T-SIG-LEAD-LOW",),
    ),
    Term(
        "marriage",
        en=Word("marriage", "mariage"),
        fr=Word("mariage", "roi et dame"),
        meaning=N_("The king and the queen of one suit in one hand."),
        rules=("T-EVAL-MARRIAGE",),
    ),
    Term(
        "tenue",
        en=Word("tenue", "holding"),
        fr=Word("tenue", "tenue cinquième", "tenue, tenue cinquième, tenues"),
        meaning=N_(
            "A defender’s strength in a suit that the taker leads: about five cards with the king or the queen,"
            " enough to stop the suit later. Clubs differ about what it takes."
        ),
        rules=("T-SIG-HIGH-LOW-TAKER",),
    ),
    Term(
        "strong-hand",
        en=Word("strong hand", "main forte"),
        fr=Word("main forte"),
        meaning=N_(
            "The hand of the defender who is strong enough to lead the defence and to say which suit is played."
        ),
        rules=("T-SIG-MAIN-FORTE",),
    ),
    Term(
        "fork",
        en=Word("fork", "tenace, fourchette"),
        fr=Word("fourchette", forms="fourchette, fourchettes"),
        meaning=N_(
            "Two cards of a suit, or two trumps, with a gap between them. A card that lies in the gap is caught"
            " if its holder has to play first."
        ),
        rules=("T-SIG-TRUMP-EVEN-BACK",),
    ),
    Term(
        "hunt",
        en=Word("hunt for the Petit", "chasse au Petit", "hunt for the Petit"),
        fr=Word("chasse au Petit", "chasser le Petit", "chasse au Petit"),
        meaning=N_(
            "To lead trumps again and again, so that whoever holds the Petit runs out of others and must play it."
        ),
        rules=("T-STR-CHASSE",),
    ),
)
