"""The lesson on whole deals with partners whose cards speak."""

from tutor.core.message import N_
from tutor.teach.kind import Exercise
from tutor.teach.kinds.signal_certainty import PROOF_OR_PROMISE
from tutor.teach.kinds.signal_deals import DEAL_HEARD, DEAL_TELLS
from tutor.teach.kinds.signal_lines import LEAD_BACK
from tutor.teach.kinds.signal_promises import DEAL_TRUE
from tutor.teach.lesson import Lesson, Step, deal

SIGNAL_DEAL = Lesson(
    "signal-deal",
    "tarot",
    N_("A defence that talks"),
    N_("You can defend a whole deal with partners whose cards speak: you hear what they say, and say what is true."),
    15,
    (),
    hook=deal(382, moves=["pass", "pass", "pass", "prise"], ears=True),
    steps=(
        Step(Exercise(DEAL_TELLS, 1, 31), "worked"),
        Step(Exercise(DEAL_TELLS, 1, 23), "half"),
        Step(Exercise(DEAL_TRUE, 1, 3)),
        Step(Exercise(DEAL_HEARD, 1, 18)),
        Step(Exercise(DEAL_TELLS, 2, 21)),
        Step(Exercise(DEAL_TRUE, 2, 41)),
        Step(Exercise(DEAL_HEARD, 2, 87)),
        Step(Exercise(DEAL_TELLS, 2, 27)),
        Step(Exercise(PROOF_OR_PROMISE, 2, 5)),
        Step(Exercise(LEAD_BACK, 2, 8)),
    ),
    check=(
        Step(Exercise(DEAL_TELLS, 3, 19), "none"),
        Step(Exercise(DEAL_TRUE, 3, 2), "none"),
        Step(Exercise(DEAL_HEARD, 3, 95), "none"),
    ),
    play_on=deal(673, moves=["pass", "prise", "pass", "pass"], ears=True),
    needs=("signal-lead", "signal-follow", "signal-read", "signal-lies"),
)
