"""Lessons on the defence: what the cards prove, and the trumps that the Petit hangs by."""

from tutor.core.message import N_
from tutor.tarot.advice.strategy import ANTICIPATE, CHASE, EXCUSE_USES, LEAD_21, TWO_FOR_ONE
from tutor.tarot.conventions.catalogue import CAPTAIN
from tutor.teach.beliefs import tarot_trick as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

DEFENCE = Lesson(
    "defence",
    "tarot",
    N_("Three against one"),
    N_("You can say what the cards prove of the other hands, and you know what the defence does with that."),
    15,
    (CAPTAIN, ANTICIPATE, TWO_FOR_ONE, EXCUSE_USES),
    hook=situation("follow-trumped", 9),
    steps=(
        Step("card-proves-shown", "proves", 1, 2, "worked", about="card"),
        Step("card-proves", "proves", 2, 4, about="card"),
        Step("who-lacks", "who-lacks", 1, 7),
        Step("only-a-guess", "certain", 2, 5, about="proofs"),
        Step("only-a-guess-harder", "certain", 3, 27, about="proofs"),
        Step("lead-the-void", "lead", 1, 5, about="void"),
        Step("two-for-one", "lead", 1, 2, about="two-for-one"),
        Step("most-points", "most-points", 1, 2),
        Step("excuse-well-spent", "excuse-well-spent", 2, 2),
        Step("captain", "captain", 3, 2),
        Step("deciding-rule", "deciding-rule", 2, 6),
        Step("two-tables", "allowed", 2, 1),
        Step("defence-puzzle", "tarot-puzzle", 1, 9, about="defence"),
        Step("trick-piles", "piles", 2, 59, about="trick"),
        Step("forced-card", "forced-card", 3, 1),
    ),
    check=(
        Step("check-card-proves", "proves", 2, 9, "none", about="card"),
        Step("check-asked-suit", "asked-suit", 3, 38, "none"),
        Step("check-who-lacks", "who-lacks", 2, 284, "none"),
    ),
    play_on=situation("lead", 10),
    needs=("which-cards",),
    fights=(beliefs.SMALL_DENIES_HIGH, beliefs.EXCUSE_DENIES_SUIT),
)

PETIT = Lesson(
    "petit",
    "tarot",
    N_("The Petit and the trumps"),
    N_("You can keep count of the trumps, and say when the Petit falls and what that is worth."),
    14,
    (CHASE, LEAD_21),
    hook=situation("undertrump", 69),
    steps=(
        Step("petit-round-shown", "guards", 1, 1, "worked", about="petit"),
        Step("petit-round-hinted", "guards", 1, 4, "half", about="petit"),
        Step("petit-round", "guards", 2, 8, about="petit"),
        Step("petit-hunted", "petit-hunted", 2, 4),
        Step("trumps-out", "out", 1, 2, about="trumps"),
        Step("petit-where", "where", 1, 2, about="petit"),
        Step("petit-worth", "petit-worth", 1, 3),
        Step("hunt-lead", "lead", 1, 14, about="hunt"),
        Step("petit-forced", "allowed", 1, 24),
        Step("lead-the-void", "lead", 3, 4, about="void"),
        Step("petit-puzzle", "tarot-puzzle", 1, 2, about="petit"),
        Step("points-needed", "points-needed", 3, 44),
    ),
    check=(
        Step("check-trumps-out", "out", 2, 7, "none", about="trumps"),
        Step("check-petit-hunted", "petit-hunted", 3, 3, "none"),
        Step("check-who-lacks", "who-lacks", 3, 30, "none"),
        Step("check-petit-worth", "petit-worth", 2, 6, "none"),
    ),
    play_on=situation("trumps-led", 5),
    needs=("defence", "count"),
    fights=(beliefs.PETIT_MAY_HIDE, beliefs.EXCUSE_AMONG_THE_TRUMPS),
)
