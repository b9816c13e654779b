"""Lessons on the defence: what the cards prove, and the trumps that the Petit hangs by."""

from tutor.core.message import N_
from tutor.tarot.advice.strategy import ANTICIPATE, CHASE, EXCUSE_USES, LEAD_21, TWO_FOR_ONE
from tutor.tarot.conventions.catalogue import CAPTAIN
from tutor.teach.kind import Exercise
from tutor.teach.kinds.defenders_advice import CAPTAIN_OF_DEFENCE, EXCUSE_WELL_SPENT, TWO_FOR_ONE_LEAD
from tutor.teach.kinds.defending import LEAD_THROUGH, MOST_POINTS
from tutor.teach.kinds.duties import ALLOWED, DECIDING_RULE
from tutor.teach.kinds.endings import DEFENCE_PUZZLE, PETIT_PUZZLE
from tutor.teach.kinds.petit import HUNT_LEAD, PETIT_HUNTED, PETIT_ROUND, PETIT_WORTH
from tutor.teach.kinds.proofs import CARD_PROVES, ONLY_A_GUESS, WHO_LACKS_WHAT
from tutor.teach.kinds.trumps import PETIT_WHERE, TRUMPS_OUT
from tutor.teach.lesson import Lesson, Step, rung

DEFENCE = Lesson(
    "defence",
    "tarot",
    N_("Three against one"),
    N_("You can say what the cards prove of the other hands, and you know what the defence does with that."),
    15,
    (CAPTAIN, ANTICIPATE, TWO_FOR_ONE, EXCUSE_USES),
    hook=rung("follow-trumped", 9),
    steps=(
        Step(Exercise(CARD_PROVES, 1, 2), "worked"),
        Step(Exercise(CARD_PROVES, 1, 5), "half"),
        Step(Exercise(CARD_PROVES, 2, 4)),
        Step(Exercise(CARD_PROVES, 3, 5)),
        Step(Exercise(WHO_LACKS_WHAT, 1, 7)),
        Step(Exercise(WHO_LACKS_WHAT, 2, 287)),
        Step(Exercise(ONLY_A_GUESS, 1, 3)),
        Step(Exercise(LEAD_THROUGH, 1, 5)),
        Step(Exercise(TWO_FOR_ONE_LEAD, 1, 2)),
        Step(Exercise(MOST_POINTS, 1, 2)),
        Step(Exercise(MOST_POINTS, 3, 9)),
        Step(Exercise(EXCUSE_WELL_SPENT, 2, 2)),
        Step(Exercise(CAPTAIN_OF_DEFENCE, 3, 2)),
        Step(Exercise(DECIDING_RULE, 2, 6)),
        Step(Exercise(DEFENCE_PUZZLE, 1, 9)),
    ),
    check=(
        Step(Exercise(CARD_PROVES, 2, 9), "none"),
        Step(Exercise(WHO_LACKS_WHAT, 2, 284), "none"),
        Step(Exercise(LEAD_THROUGH, 2, 13), "none"),
    ),
    play_on=rung("lead", 10),
    needs=("which-cards",),
)

PETIT = Lesson(
    "petit",
    "tarot",
    N_("The Petit and the trumps"),
    N_("You can keep count of the trumps, and say when the Petit falls and what that is worth."),
    14,
    (CHASE, LEAD_21),
    hook=rung("undertrump", 69),
    steps=(
        Step(Exercise(PETIT_ROUND, 1, 7), "worked"),
        Step(Exercise(PETIT_ROUND, 1, 5), "half"),
        Step(Exercise(PETIT_ROUND, 2, 9)),
        Step(Exercise(PETIT_HUNTED, 2, 4)),
        Step(Exercise(TRUMPS_OUT, 1, 2)),
        Step(Exercise(TRUMPS_OUT, 2, 12)),
        Step(Exercise(PETIT_WHERE, 1, 2)),
        Step(Exercise(PETIT_WORTH, 1, 3)),
        Step(Exercise(HUNT_LEAD, 1, 14)),
        Step(Exercise(HUNT_LEAD, 2, 1)),
        Step(Exercise(ALLOWED, 1, 24)),
        Step(Exercise(LEAD_THROUGH, 3, 4)),
        Step(Exercise(PETIT_WHERE, 2, 30)),
        Step(Exercise(PETIT_PUZZLE, 1, 2)),
    ),
    check=(
        Step(Exercise(TRUMPS_OUT, 2, 7), "none"),
        Step(Exercise(PETIT_HUNTED, 3, 3), "none"),
        Step(Exercise(PETIT_WORTH, 2, 6), "none"),
    ),
    play_on=rung("trumps-led", 5),
    needs=("defence", "count"),
)
