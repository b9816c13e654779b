"""The lesson on odds: how a suit splits, what the dog brings, and what a hand is likely to make."""

from tutor.core.message import N_
from tutor.tarot.advice.odds import DOG_BRINGS, SUIT_SPLITS
from tutor.teach.beliefs import odds as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

ODDS = Lesson(
    "odds",
    "tarot",
    N_("The odds"),
    N_("You can estimate how a suit splits, what the dog brings, and how likely a hand is to make its contract."),
    16,
    (SUIT_SPLITS, DOG_BRINGS),
    # 42 points by the table of hand values, and no bout; later nine trumps with two bouts, and no more points.
    hook=deal(3161),
    steps=(
        Step("usual-split-shown", "usual-split", 1, 2, "worked"),
        Step("usual-split", "usual-split", 1, 5),
        Step("usual-split-three", "usual-split", 2, 2),
        Step("split-odds", "split-odds", 1, 3),
        Step("split-odds-harder", "split-odds", 2, 3),
        Step("dog-odds", "dog-odds", 1, 5, about="king"),
        Step("bid-or-pass", "weigh-bid", 1, 3, about="first"),
        Step("bid-over", "weigh-bid", 1, 2, about="over"),
        Step("advised-bid", "advised-bid", 3, 71),
        Step("weigh-show", "weigh-show", 3, 12, about="taker"),
        Step("dog-odds-harder", "dog-odds", 2, 1, about="courts"),
        Step("points-needed", "points-needed", 3, 71),
    ),
    check=(
        Step("check-usual-split", "usual-split", 3, 4, "none"),
        Step("check-dog-odds", "dog-odds", 3, 3, "none", about="trumps"),
        Step("check-hand-total", "hand-total", 3, 71, "none"),
        Step("check-bid-or-pass", "weigh-bid", 3, 2, "none", about="first"),
    ),
    play_on=deal(3129),
    needs=("hand-value", "handful-should"),
    fights=(beliefs.EVEN_SPLIT, beliefs.CHANCES_ADD_UP),
)
