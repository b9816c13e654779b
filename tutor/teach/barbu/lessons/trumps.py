"""The lesson on Trumps: what one must play, what a card proves, and when to draw trumps."""

from tutor.barbu import ADVICE
from tutor.barbu.advice.winning import CASH, CHEAP, DRAW, LENGTH, LONG, RUFF, SURE, WAIT
from tutor.barbu.contracts.ladder import NO_HEADING, WINNER
from tutor.barbu.contracts.trumps import SCORE
from tutor.core.message import N_
from tutor.teach.barbu.kinds import puzzles
from tutor.teach.barbu.kinds.hands_weighed import TRUMPS_HAND
from tutor.teach.barbu.kinds.trumps_call import TRUMPS_SUIT
from tutor.teach.barbu.kinds.trumps_ladder import LADDER, TRUMPS_ALLOWED, TRUMPS_RULE
from tutor.teach.barbu.kinds.trumps_proofs import TRUMPS_PROVES
from tutor.teach.barbu.kinds.trumps_revoke import TRUMPS_REVOKE
from tutor.teach.barbu.kinds.trumps_tricks import TRUMPS_LEFT, TRUMPS_SURE, TRUMPS_WINNER
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

TRUMPS = Lesson(
    "b-trumps",
    "barbu",
    N_("Trumps: every trick counts for you"),
    N_("You know what you may play at every rung of the ladder, what a card proves, and when to draw trumps."),
    15,
    (*LADDER, WINNER, SCORE, NO_HEADING, ADVICE["B-STR-CALL-TR"], DRAW, LONG, CASH, LENGTH, CHEAP, RUFF, SURE, WAIT),
    hook=rung("b-trumps", 5),
    steps=(
        Step(Exercise(TRUMPS_ALLOWED, 1, 2), "worked"),
        Step(Exercise(TRUMPS_ALLOWED, 1, 13), "half"),
        Step(Exercise(TRUMPS_ALLOWED, 1, 4)),
        Step(Exercise(TRUMPS_ALLOWED, 1, 15)),
        Step(Exercise(TRUMPS_ALLOWED, 1, 6)),
        Step(Exercise(TRUMPS_WINNER, 2, 1)),
        Step(Exercise(TRUMPS_ALLOWED, 1, 18)),
        Step(Exercise(TRUMPS_ALLOWED, 1, 9)),
        Step(Exercise(TRUMPS_RULE, 3, 5)),
        Step(Exercise(TRUMPS_PROVES, 2, 1), "worked"),
        Step(Exercise(TRUMPS_PROVES, 2, 8), "half"),
        Step(Exercise(TRUMPS_LEFT, 2, 2)),
        Step(Exercise(TRUMPS_SURE, 3, 12)),
        Step(Exercise(TRUMPS_SUIT, 3, 6)),
        Step(Exercise(TRUMPS_HAND, 3, 1)),
        Step(Exercise(TRUMPS_REVOKE, 3, 1)),
        Step(Exercise(puzzles.TRUMPS, 2, 1)),
        Step(Exercise(TRUMPS_ALLOWED, 3, 1)),
    ),
    check=(
        Step(Exercise(TRUMPS_ALLOWED, 3, 4), "none"),
        Step(Exercise(TRUMPS_PROVES, 3, 12), "none"),
        Step(Exercise(TRUMPS_SURE, 3, 9), "none"),
    ),
    play_on=rung("trumps-from-the-start", 11),
    needs=("b-no-tricks",),
)
