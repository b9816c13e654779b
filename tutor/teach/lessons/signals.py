"""Lessons on signals: what the defenders' cards tell each other, and everybody else, by convention."""

from tutor.message import N_
from tutor.tarot.conventions.catalogue import (
    EXC_FIRST_TRUMP,
    EXC_LEAD,
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    MAIN_FORTE,
)
from tutor.teach.kind import Exercise
from tutor.teach.kinds.proofs import CARD_PROVES
from tutor.teach.kinds.signal_deals import DEAL_HEARD, DEAL_TELLS
from tutor.teach.kinds.signal_promises import DEAL_TRUE
from tutor.teach.lesson import Lesson, Step, deal

#: Until the lessons before it stand in the course, this one teaches their conventions as well.
_CONVENTIONS = (
    *(LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, MAIN_FORTE, EXC_LEAD),
    *(HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, EXC_FIRST_TRUMP, EXC_TAKER_SUIT),
)

SIGNAL_DEAL = Lesson(
    "signal-deal",
    "tarot",
    N_("A defence that talks"),
    N_("You can defend a whole deal with partners whose cards speak: you hear what they say, and say what is true."),
    15,
    _CONVENTIONS,
    hook=deal(2, moves=["pass", "pass", "prise", "pass"]),
    steps=(
        Step(Exercise(DEAL_TELLS, 1, 31), "worked"),
        Step(Exercise(DEAL_TELLS, 1, 48), "half"),
        Step(Exercise(DEAL_TRUE, 1, 2)),
        Step(Exercise(DEAL_HEARD, 1, 12)),
        Step(Exercise(DEAL_TELLS, 2, 4)),
        Step(Exercise(DEAL_TRUE, 2, 18)),
        Step(Exercise(DEAL_HEARD, 2, 1)),
        Step(Exercise(DEAL_TELLS, 2, 18)),
        Step(Exercise(CARD_PROVES, 2, 11)),
    ),
    check=(
        Step(Exercise(DEAL_TELLS, 3, 5), "none"),
        Step(Exercise(DEAL_TRUE, 3, 1), "none"),
        Step(Exercise(DEAL_HEARD, 3, 23), "none"),
    ),
    play_on=deal(55, moves=["prise", "pass", "pass", "pass"]),
    needs=("defence",),
)
