"""The words of Barbu."""

from __future__ import annotations

from tutor.message import N_
from tutor.rulebook.glossary.term import Term, Word

TERMS = (
    Term(
        "negative-contract",
        en=Word("negative contract", forms="negative contract, negative contracts, negative"),
        fr=Word("contrat négatif", forms="contrat négatif, contrats négatifs, négatif, négatifs"),
        meaning=N_("A contract in which certain cards or tricks cost points, so that one tries not to win them."),
    ),
    Term(
        "positive-contract",
        en=Word("positive contract", forms="positive contract, positive contracts, positive"),
        fr=Word("contrat positif", forms="contrat positif, contrats positifs, positif, positifs"),
        meaning=N_("A contract in which one wins points: Trumps and Domino."),
    ),
    Term(
        "no-tricks",
        en=Word("No Tricks", "nullo, misère", "No Tricks"),
        fr=Word("Pas de plis", "sans plis, nullo, misère", "Pas de plis, pas de plis"),
        meaning=N_("The contract in which every trick costs points."),
        rules=("B-NT-SCORE",),
    ),
    Term(
        "no-hearts",
        en=Word("No Hearts", forms="No Hearts"),
        fr=Word("Pas de cœurs", "sans cœurs", "Pas de cœurs, pas de cœurs"),
        meaning=N_("The contract in which every heart that one wins costs points, and the ace of hearts most."),
        rules=("B-NH-SCORE",),
    ),
    Term(
        "no-queens",
        en=Word("No Queens", forms="No Queens"),
        fr=Word("Pas de dames", "sans dames", "Pas de dames, pas de dames"),
        meaning=N_("The contract in which every queen that one wins costs points."),
        rules=("B-NQ-SCORE",),
    ),
    Term(
        "king-of-hearts",
        en=Word("Barbu, the contract", "king of hearts, bearded king", ""),
        fr=Word("Barbu, le contrat", "roi de cœur, le roi barbu", ""),
        meaning=N_(
            "The contract in which only the king of hearts costs points. The game has its name from him: barbu is"
            " French for bearded."
        ),
        rules=("B-KH-SCORE",),
    ),
    Term(
        "no-last-two",
        en=Word("No Last Two", "last two tricks", "No Last Two"),
        fr=Word(
            "Les deux derniers plis",
            "les deux derniers, les deux dernières, pas les deux derniers plis",
            "Les deux derniers plis",
        ),
        meaning=N_("The contract in which the last two tricks cost points, the very last one most."),
        rules=("B-L2-SCORE",),
    ),
    Term(
        "no-last-trick",
        en=Word("No Last Trick", forms="No Last Trick"),
        fr=Word("Le dernier pli", "pas le dernier pli", "Le dernier pli"),
        meaning=N_("The contract in which only the very last trick costs points. It belongs to the Salade."),
    ),
    Term(
        "trumps",
        en=Word("Trumps", forms=""),
        fr=Word("Atout", "les atouts", ""),
        meaning=N_(
            "The contract in which every trick wins points and the dealer chooses a suit that beats all the others."
        ),
        rules=("B-TR-SCORE",),
    ),
    Term(
        "domino",
        en=Word("Domino", "réussite, Fan Tan, Sevens", "Domino"),
        fr=Word("domino", "réussite, Fan Tan", "domino, Domino"),
        meaning=N_(
            "The contract without tricks: the suits are laid out in rows, card by card to both sides, and whoever"
            " is rid of all cards first wins most."
        ),
        rules=("B-DOM-OPEN", "B-DOM-SCORE"),
    ),
    Term(
        "double",
        en=Word("double", "contre, side bet", "double, doubles, doubled, doubling"),
        fr=Word("contre", "contrer, pari", "un contre, contres, contrer, contrez, contré, contrés"),
        meaning=N_("A bet between two players on which of them scores better in this deal."),
        rules=("B-DBL-SIDEBET",),
    ),
    Term(
        "redouble",
        en=Word("redouble", "surcontre", "redouble, redoubles, redoubled"),
        fr=Word("surcontre", "surcontrer", "surcontre, surcontres, surcontrer, surcontré"),
        meaning=N_("The answer of a player who was doubled. It makes the bet between the two count twice."),
        rules=("B-RDBL",),
    ),
    Term(
        "maximum",
        en=Word("maximum", "table", "maximum"),
        fr=Word("maximum", "table", "maximum"),
        meaning=N_("What one says in order to double all three others at once."),
        rules=("B-DBL-MAX",),
    ),
    Term(
        "flanks",
        en=Word("flanks", "family", "flanks"),
        fr=Word("flancs", "famille", "flancs"),
        meaning=N_("The two other players who are not the dealer; also what one says in order to double both of them."),
        rules=("B-DBL-FLANKS",),
    ),
    Term(
        "business",
        en=Word("business", "en affaire", "business"),
        fr=Word("en affaire", "affaire", "en affaire, une affaire"),
        meaning=N_("Two players have business with each other if there is a bet between them."),
        rules=("B-DBL-TERMS",),
    ),
    Term(
        "settlement",
        en=Word("settlement", forms="settlement"),
        fr=Word("décompte", forms="décompte"),
        meaning=N_("Working out at the end of a deal what each player gets: first the contract, then every bet."),
        rules=("B-SET-FORMULA",),
    ),
    Term(
        "ravage-city",
        en=Word("Ravage City", forms="Ravage City"),
        fr=Word("Ravage City", forms="Ravage City"),
        meaning=N_("An eighth contract: whoever has won the most cards of any one suit pays."),
        rules=("B-RC-PLAY",),
    ),
    Term(
        "salade",
        en=Word("Salade", "Salad", "Salade"),
        fr=Word("salade", forms="la Salade, la salade, Salade"),
        meaning=N_(
            "A last deal in which everything that costs points does so at once; also the game of six deals around it."
        ),
        rules=("B-SAL-ROUNDS",),
    ),
)
