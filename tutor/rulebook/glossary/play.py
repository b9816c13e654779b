"""The words that French Tarot and Barbu share: cards, tricks, and what happens around them."""

from __future__ import annotations

from tutor.message import N_
from tutor.rulebook.glossary.term import Term, Word

TERMS = (
    Term(
        "contract",
        en=Word("contract"),
        fr=Word("contrat"),
        meaning=N_(
            "What a deal is about. In French Tarot it is the highest bid; in Barbu it is one of seven games,"
            " of which the dealer chooses one."
        ),
    ),
    Term(
        "trick",
        en=Word("trick", "pli, levée"),
        fr=Word("pli", "levée", "pli, plis, levée, levées"),
        meaning=N_(
            "One card from each player, played in turn. The best of them wins all the others, and the player of"
            " that card begins the next trick."
        ),
        rules=("T-PLAY-WIN", "B-NT-WINNER"),
    ),
    Term(
        "lead",
        en=Word("lead", "entame", "lead, leads, is led, are led, was led, were led"),
        fr=Word("entame", "ouverture", "entame, entames, entamer, entamez"),
        meaning=N_("To lead is to play the first card of a trick; that card is the lead."),
        rules=("T-PLAY-LEAD-FREE", "B-LEAD-WINNER"),
    ),
    Term(
        "suit-led",
        en=Word("suit led", forms="suit led, suit that was led"),
        fr=Word("couleur demandée", "couleur d’entame", "couleur demandée"),
        meaning=N_("The suit of the first card of a trick. The others have to play that suit too, if they can."),
    ),
    Term(
        "plain-suit",
        en=Word("plain suit", "side suit", "plain suit, plain suits, plain card, plain cards"),
        fr=Word("couleur", forms="couleur, couleurs, carte de couleur, cartes de couleur", never="suites et couleurs"),
        meaning=N_("Spades, hearts, diamonds or clubs: a suit that is not the trumps."),
        rules=("T-DECK-SUIT-ORDER",),
    ),
    Term(
        "rank",
        en=Word("rank"),
        fr=Word("hauteur", "rang", "hauteur, hauteurs, rang, rangs"),
        meaning=N_("Which card of its suit a card is: a seven, a queen, an ace."),
    ),
    Term(
        "follow-suit",
        en=Word(
            "follow suit",
            "follow",
            "follow suit, follows suit, followed suit, following suit, can follow, cannot follow",
        ),
        fr=Word("fournir", "servir", "fournir, fournit, fournissez, fournie, fournies"),
        meaning=N_("To play a card of the same suit as the first card of the trick."),
        rules=("T-PLAY-FOLLOW", "B-FOLLOW"),
    ),
    Term(
        "trump",
        en=Word("trump", "atout"),
        fr=Word("atout"),
        meaning=N_(
            "A card that beats every card of the other suits. French Tarot has 21 trumps, with numbers. Barbu has"
            " trumps in one contract only, and there the dealer says which suit they are."
        ),
        rules=("T-DECK-TRUMP-ORDER",),
    ),
    Term(
        "go-higher",
        en=Word("go higher", "head the trick", "go higher, goes higher"),
        fr=Word("monter", "forcer", "monter, montez", never="que monter"),
        meaning=N_("To play a card that beats the best one so far in the trick."),
        rules=("T-PLAY-TRUMP-LED-OVER", "B-TR-TRUMPLED-BEAT"),
    ),
    Term(
        "ruff",
        en=Word("ruff", "trump in, couper", "ruff, ruffs, ruffed, trumped, trump the trick, trump when, trump it"),
        fr=Word("couper", forms="couper, coupez, a coupé, ai coupé, coupent", never="ramasser et couper"),
        meaning=N_("To play a trump on another suit, because you have no card of that suit."),
        rules=("T-PLAY-MUST-TRUMP", "B-TR-MUST-RUFF"),
    ),
    Term(
        "overtrump",
        en=Word("overtrump", "overruff, surcouper", "overtrump, overtrumps, overtrumped, overruff"),
        fr=Word("surcouper", forms="surcouper, surcoupe, surcoupez"),
        meaning=N_("To play a higher trump than any trump in the trick."),
        rules=("T-PLAY-OVERTRUMP", "B-TR-OVERRUFF"),
    ),
    Term(
        "undertrump",
        en=Word("undertrump", "underruff, pisser", "undertrump, undertrumps, pisser"),
        fr=Word("sous-couper", "pisser", "sous-couper, pisser"),
        meaning=N_("To play a trump that is too low to win the trick, because you have none that is higher."),
        rules=("T-PLAY-UNDERTRUMP",),
    ),
    Term(
        "discard",
        en=Word("discard", "throw away, défausse", "discard, discards, discarded"),
        fr=Word("défausse", "se défausser", "défausse, défausser, défaussez"),
        meaning=N_(
            "To discard is to play a card of another suit, and no trump, when you cannot follow. Such a card"
            " cannot win the trick."
        ),
        rules=("T-PLAY-DISCARD", "B-VOID-FREE"),
    ),
    Term(
        "void",
        en=Word("void", "coupe franche, chicane", "a void, voids, void in"),
        fr=Word("coupe franche", "chicane, coupe", "coupe franche, coupes franches, une coupe"),
        meaning=N_("A suit of which a hand holds no card."),
        rules=("T-EVAL-VOID",),
    ),
    Term(
        "singleton",
        en=Word("singleton", "singlette"),
        fr=Word("singlette", "singleton", "singlette, singlettes, singleton, singletons"),
        meaning=N_("The only card that a hand holds of its suit."),
        rules=("T-EVAL-SINGLETON",),
    ),
    Term(
        "doubleton",
        en=Word("doubleton"),
        fr=Word("doubleton"),
        meaning=N_("Two cards of one suit in a hand, and no more of it."),
    ),
    Term(
        "long-suit",
        en=Word("long suit", "longue", "long suit, long suits, longest suit"),
        fr=Word("longue", "couleur longue", "une longue, longue d’atout, couleurs longues, couleur longue"),
        meaning=N_("A suit of which a hand holds many cards, five or more."),
        rules=("T-EVAL-LONG",),
    ),
    Term(
        "court-card",
        en=Word("court card", "face card, picture card, habillé", "court card, court cards"),
        fr=Word("habillé", "figure", "habillé, habillés, figure, figures"),
        meaning=N_("A king, a queen, a jack, and in French Tarot also a knight: the cards with a figure on them."),
        rules=("T-DECK-VALUES",),
    ),
    Term(
        "low-card",
        en=Word("low card", "pip card, spot card", "low card, low cards"),
        fr=Word(
            "petite carte",
            "basse carte, carte basse",
            "petite carte, petites cartes, basses cartes",
            never="plus petite carte",
        ),
        meaning=N_("A card of a suit that shows no figure: in French Tarot 1 to 10, worth half a point each."),
        rules=("T-DECK-ORDINARY",),
    ),
    Term(
        "void-deal",
        en=Word("void deal", forms="deal is void, deal was void"),
        fr=Word("donne annulée", forms="donne annulée, donne est annulée"),
        meaning=N_("A deal that is not played to its end and that nobody scores."),
    ),
    Term(
        "misdeal",
        en=Word("misdeal", "maldonne"),
        fr=Word("maldonne", "fausse donne"),
        meaning=N_("A mistake in dealing. The cards are then dealt again."),
        rules=("T-DEAL-MISDEAL",),
    ),
    Term(
        "revoke",
        en=Word("revoke", "renege, renonce", "revoke, revokes, revoked"),
        fr=Word("renonce", "renoncer, fausse carte", "renonce, renonces, renoncer"),
        meaning=N_(
            "To play a card that the rules forbid, such as a card of another suit although you could follow suit."
        ),
        rules=("T-REVOKE",),
    ),
    Term(
        "dealer",
        en=Word("dealer", "declarer, donneur"),
        fr=Word("donneur", "déclarant"),
        meaning=N_(
            "The player who gives out the cards. In Barbu the dealer also chooses what is played, and is called"
            " the declarer for that."
        ),
        rules=("B-DEALER-IS-DECLARER",),
    ),
    Term(
        "seat",
        en=Word("seat", forms="seat, seats, last seat"),
        fr=Word("place", "fond", "place 0, places, du fond"),
        meaning=N_(
            "A player’s place at the table. Whoever sits in the last seat plays the last card of the trick, knowing"
            " all the others. In records the seats have numbers, from 0."
        ),
    ),
    Term(
        "house-rule",
        en=Word("house rule", "table rule"),
        fr=Word(
            "règle de la maison",
            "règle maison, convention de table",
            "règle de la maison, règles de la maison, règle maison",
        ),
        meaning=N_("A rule on which a table has agreed for itself. Other tables do without it."),
    ),
)
