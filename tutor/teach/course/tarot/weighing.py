"""The lesson on whether to show a poignée."""

from tutor.core.message import N_
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.teach.beliefs import poignees as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

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
        # One bout each time: twelve trumps and little else; twelve with high ones and a marriage; twelve and no king.
        Step("weigh-show-shown", "weigh-show", 1, 1, "worked", about="taker"),
        Step("weigh-show-hinted", "weigh-show", 1, 3, "half", about="taker"),
        Step("weigh-show", "weigh-show", 2, 8, about="taker"),
        Step("weigh-worth", "weigh-worth", 1, 8),
        Step("weigh-size", "weigh-show", 1, 3, about="double"),
        Step("weigh-defence", "weigh-show", 1, 1, about="defender"),
        Step("weigh-leak", "weigh-leak", 1, 3),
        Step("weigh-prize", "weigh-prize", 1, 7),
        Step("poignee-goes", "side", 3, 2, about="poignee"),
        Step("poignee-even", "poignee-even", 3, 50),
        Step("weigh-reasons", "wrong", 2, 4, about="weigh"),
        Step("still-hidden", "still-hidden", 3, 48),
    ),
    check=(
        Step("check-weigh-show", "weigh-show", 3, 7, "none", about="taker"),
        Step("check-points-needed", "points-needed", 3, 58, "none"),
        Step("check-weigh-defence", "weigh-show", 2, 4, "none", about="defender"),
        Step("check-weigh-worth", "weigh-worth", 2, 8, "none"),
    ),
    play_on=STRONG,
    needs=("handful-may", "handful-pays"),
    fights=(beliefs.ALWAYS_SHOW, beliefs.POIGNEE_TO_SHOWER, beliefs.POIGNEE_MULTIPLIED),
)
