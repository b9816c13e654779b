"""The lesson on a table of three: what is different there, and what is not."""

from tutor.core.message import N_
from tutor.teach.beliefs import tarot_score
from tutor.teach.beliefs import three as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

#: The learner takes with 12 trumps, without the Petit, and finds another one in the dog: just enough for a poignée.
_TAKER = deal(264, players=3, moves=["garde", "pass", "pass"])

THREE = Lesson(
    "three",
    "tarot",
    N_("Three players: two against one"),
    N_("You can deal, bid, hunt and share the score at a table of three, and say what stays as it is at four."),
    15,
    (),
    hook=_TAKER,
    steps=(
        Step("tables-shown", "table-of", 1, 4, "worked"),
        Step("tables", "table-of", 2, 9),
        Step("true-three", "true", 2, 2, about="three"),
        Step("rounds-shown", "rounds-of-trumps", 1, 1, "worked"),
        Step("rounds", "rounds-of-trumps", 2, 2),
        Step("taker-shown", "score-at", 1, 1, "worked", about="three"),
        Step("taker-of-three", "score-at", 2, 2, about="three"),
        Step("follow-at-three", "may-at-three", 2, 1),
        Step("true-three-harder", "true", 3, 10, about="three"),
        Step("deal-next", "deal-next", 2, 63),
        Step("handful-sizes", "handful-sizes", 3, 61),
        Step("tables-harder", "table-of", 3, 7),
        Step("contract-made", "contract-made", 3, 61),
        Step("shares-of-five", "score-at", 2, 61, about="five"),
    ),
    check=(
        Step("check-rounds", "rounds-of-trumps", 3, 4, "none"),
        Step("check-true-three", "true", 2, 15, "none", about="three"),
        Step("check-defence-needs", "defence-needs", 2, 61, "none"),
        Step("check-taker-of-three", "score-at", 3, 2, "none", about="three"),
    ),
    play_on=deal(75, players=3),
    needs=("five", "petit"),
    fights=(tarot_score.HALF_CUT, beliefs.THREE_AS_FOUR, beliefs.SILENT_AT_THREE),
)
