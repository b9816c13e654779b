"""The words of Barbu."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.rulebook.glossary.term import Term

TERMS = (
    Term(
        "negative-contract",
        word=N_("negative contract |  | negative contract, negative contracts, negative", "glossary"),
        meaning=N_("A contract in which certain cards or tricks cost points, so you try not to win them."),
    ),
    Term(
        "positive-contract",
        word=N_("positive contract |  | positive contract, positive contracts, positive", "glossary"),
        meaning=N_("A contract in which you win points: Trumps and Domino."),
    ),
    Term(
        "no-tricks",
        word=N_("No Tricks | nullo, misère | No Tricks", "glossary"),
        meaning=N_("The contract in which every trick costs points."),
        rules=("B-NT-SCORE",),
    ),
    Term(
        "no-hearts",
        word=N_("No Hearts |  | No Hearts", "glossary"),
        meaning=N_("The contract in which every heart that you win costs points, and the ace of hearts most."),
        rules=("B-NH-SCORE",),
    ),
    Term(
        "no-queens",
        word=N_("No Queens |  | No Queens", "glossary"),
        meaning=N_("The contract in which every queen that you win costs points."),
        rules=("B-NQ-SCORE",),
    ),
    Term(
        "king-of-hearts",
        word=N_("Barbu, the contract | king of hearts, bearded king | –", "glossary"),
        meaning=N_(
            "The contract in which only the king of hearts costs points. The game takes its name from him: barbu is"
            " French for bearded."
        ),
        rules=("B-KH-SCORE",),
    ),
    Term(
        "no-last-two",
        word=N_("No Last Two | last two tricks | No Last Two", "glossary"),
        meaning=N_("The contract in which the last two tricks cost points, the very last one most."),
        rules=("B-L2-SCORE",),
    ),
    Term(
        "no-last-trick",
        word=N_("No Last Trick |  | No Last Trick", "glossary"),
        meaning=N_("The contract in which only the very last trick costs points. It belongs to the Salade."),
    ),
    Term(
        "trumps",
        word=N_("Trumps |  | –", "glossary"),
        meaning=N_(
            "The contract in which every trick wins points and the dealer chooses a suit that beats all the others."
        ),
        rules=("B-TR-SCORE",),
    ),
    Term(
        "domino",
        word=N_("Domino | réussite, Fan Tan, Sevens | Domino", "glossary"),
        meaning=N_(
            "The contract without tricks: the suits are laid out in rows, card by card to both sides, and whoever gets"
            " rid of all their cards first wins most."
        ),
        rules=("B-DOM-OPEN", "B-DOM-SCORE"),
    ),
    Term(
        "double",
        word=N_("double | contre, side bet | double, doubles, doubled, doubling | double arrow", "glossary"),
        meaning=N_("A bet between two players on which of them scores better in this deal."),
        rules=("B-DBL-SIDEBET",),
    ),
    Term(
        "redouble",
        word=N_("redouble | surcontre | redouble, redoubles, redoubled", "glossary"),
        meaning=N_("The answer of a player who was doubled. It makes the bet between the two count twice."),
        rules=("B-RDBL",),
    ),
    Term(
        "maximum",
        word=N_("maximum | table | maximum", "glossary"),
        meaning=N_("What you say to double all three others at once."),
        rules=("B-DBL-MAX",),
    ),
    Term(
        "flanks",
        word=N_("flanks | family | flanks", "glossary"),
        meaning=N_("The other two players apart from the dealer; also what you say to double both of them."),
        rules=("B-DBL-FLANKS",),
    ),
    Term(
        "business",
        word=N_("business | en affaire | business", "glossary"),
        meaning=N_("Two players have business with each other if there is a bet between them."),
        rules=("B-DBL-TERMS",),
    ),
    Term(
        "settlement",
        word=N_("settlement |  | settlement", "glossary"),
        meaning=N_("Working out at the end of a deal what each player gets: first the contract, then every bet."),
        rules=("B-SET-FORMULA",),
    ),
    Term(
        "ravage-city",
        word=N_("Ravage City |  | Ravage City", "glossary"),
        meaning=N_("An eighth contract: whoever has won the most cards of any one suit pays."),
        rules=("B-RC-PLAY",),
    ),
    Term(
        "salade",
        word=N_("Salade | Salad | Salade", "glossary"),
        meaning=N_(
            "A last deal in which everything that costs points does so at once; also the game of six deals around it."
        ),
        rules=("B-SAL-ROUNDS",),
    ),
)
