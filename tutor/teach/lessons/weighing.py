"""The lesson on whether to show a poignée."""

from tutor.core.message import N_
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.teach.kind import Exercise
from tutor.teach.kinds.stakes import LEAK, REASONS, WORTH
from tutor.teach.kinds.weighing import WEIGH, WEIGH_DEFENDING, WHICH_POIGNEE, WHICH_PRIZE
from tutor.teach.lesson import Lesson, Step, deal

#: Eleven trumps and only one bout, and ten with two of them: the taker before the first card.
LONG_AND_WEAK = deal(
    933,
    moves=["pass", "prise", "pass", "pass"]
    + [f"discard {code}" for code in ("SQ", "S7", "CJ", "C5", "C8", "C10")]
    + ["no-slam", "S1"],
)
STRONG = deal(
    957,
    moves=["pass", "pass", "pass", "garde"]
    + [f"discard {code}" for code in ("CJ", "C9", "HJ", "H2", "H3", "H8")]
    + ["no-slam", "C6", "C3", "C4"],
)

SHOULD_I = Lesson(
    "handful-should",
    "tarot",
    N_("Should I show a poignée?"),
    N_("You can weigh whether to show a poignée: how likely your side is to win, and what that brings or costs."),
    15,
    (SHOW_POIGNEE,),
    hook=LONG_AND_WEAK,
    steps=(
        # Eleven trumps and one bout; ten and two bouts; then twelve of them, and one bout.
        Step(Exercise(WEIGH, 1, 2), "worked"),
        Step(Exercise(WEIGH, 1, 4), "half"),
        Step(Exercise(WEIGH, 2, 32)),
        Step(Exercise(WORTH, 1, 8)),
        Step(Exercise(WHICH_POIGNEE, 1, 3)),
        Step(Exercise(WEIGH_DEFENDING, 1, 4)),
        Step(Exercise(LEAK, 1, 3)),
        Step(Exercise(WHICH_PRIZE, 1, 7)),
        Step(Exercise(REASONS, 2, 4)),
    ),
    check=(
        Step(Exercise(WEIGH, 3, 3), "none"),
        Step(Exercise(WEIGH_DEFENDING, 2, 5), "none"),
        Step(Exercise(WORTH, 2, 8), "none"),
    ),
    play_on=STRONG,
    needs=("handful-may", "handful-pays"),
)
