"""The lesson on a whole set: seven calls of one's own, and what the coach says of the points that they brought."""

from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

COACH = Lesson(
    "b-coach",
    "barbu",
    N_("A set with a coach"),
    N_("You can deal a whole set and say afterwards which of your points were decisions, and which only the cards."),
    15,
    (),
    hook=deal(11, dealer=0),
    steps=(
        Step("coach-parts-shown", "coach-parts", 1, 2, "worked"),
        Step("coach-most-hinted", "coach-most", 1, 5, "half"),
        Step("coach-missing", "coach-missing", 1, 4),
        Step("coach-call", "coach-call", 1, 5),
        Step("coach-deals", "coach-deals", 1, 6),
        Step("coach-most", "coach-most", 2, 5),
        Step("planning-deals", "deals", 2, 13, about="planning"),
        Step("salade-pack", "salade-pack", 3, 61),
        Step("coach-parts", "coach-parts", 2, 8),
        Step("salade-pack-again", "salade-pack", 2, 71),
        Step("quick-owes", "owed", 3, 61, about="quick"),
        Step("coach-report", "audit", 1, 9, about="report"),
        Step("family-game", "family-game", 3, 61),
        Step("planning-deals-harder", "deals", 3, 61, about="planning"),
    ),
    check=(
        Step("check-seven-wrong", "wrong", 3, 61, "none", about="seven"),
        Step("check-coach-call", "coach-call", 3, 15, "none"),
        Step("check-quick-owes", "owed", 2, 71, "none", about="quick"),
        Step("check-family-game", "family-game", 2, 61, "none"),
    ),
    play_on=deal(2, dealer=0),
    needs=("planning",),
    fights=(beliefs.BIGGEST_PROMISE,),
)
