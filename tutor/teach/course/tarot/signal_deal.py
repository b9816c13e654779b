"""The lesson on whole deals with partners whose cards speak."""

from tutor.core.message import N_
from tutor.teach.beliefs import signals as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

SIGNAL_DEAL = Lesson(
    "signal-deal",
    "tarot",
    N_("A defence that talks"),
    N_("You can defend a whole deal with partners whose cards speak: you hear what they say, and say what is true."),
    15,
    (),
    hook=deal(382, moves=["pass", "pass", "pass", "prise"], inferences=True),
    steps=(
        Step("deal-tells-shown", "deal-tells", 1, 31, "worked"),
        Step("deal-tells-hinted", "deal-tells", 1, 23, "half"),
        Step("deal-true", "deal-true", 1, 3),
        Step("deal-heard", "deal-heard", 1, 18),
        Step("deal-tells", "deal-tells", 2, 33),
        Step("deal-true-harder", "deal-true", 2, 41),
        Step("deal-tells-harder", "deal-tells", 2, 28),
        Step("proof-or-promise", "certain", 2, 150, about="promises"),
        Step("same-gesture", "same-gesture", 3, 38),
        Step("deal-heard-harder", "deal-heard", 2, 4),
        Step("lead-back", "lead-back", 2, 8),
    ),
    check=(
        Step("check-deal-tells", "deal-tells", 3, 19, "none"),
        Step("check-deal-true", "deal-true", 3, 2, "none"),
        Step("check-word-or-duty", "word-or-duty", 3, 12, "none"),
        Step("check-deal-heard", "deal-heard", 3, 95, "none"),
    ),
    play_on=deal(673, moves=["pass", "prise", "pass", "pass"], inferences=True),
    needs=("signal-lead", "signal-follow", "signal-read", "signal-lies"),
    fights=(beliefs.ANY_DESCENT_SIGNALS,),
)
