"""The lesson on the card to play, and why: the advice that the tutor's players follow, card by card."""

from tutor.core.message import N_
from tutor.tarot.advice import following, leading, listening
from tutor.tarot.advice.announcing import EVERY_TRICK
from tutor.teach.beliefs import advice as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

ADVICE = Lesson(
    "advice",
    "tarot",
    N_("Which card, and why"),
    N_("You can say by which advice a card is played, as the attack and in defence, and when to announce a slam."),
    16,
    (
        *(leading.CASH, leading.SPEND_TRUMPS, leading.GO_ON, leading.LONG, listening.ASK, listening.OBEY),
        listening.TO_THE_RUFF,
        *(following.BRING_HOME, following.TAKE_OVER, following.LOAD, following.SURE),
        *(following.RUFF_LOW, following.HONOUR, following.LEAST, EVERY_TRICK),
    ),
    hook=deal(1241, dealer=3, moves=["pass", "garde-sans", "pass", "pass", "no-slam"]),
    steps=(
        Step("follow-shown", "advice", 1, 5, "worked", about="follow"),
        Step("follow-hinted", "advice", 1, 9, "half", about="follow"),
        Step("follow", "advice", 1, 12, about="follow"),
        Step("lead", "advice", 1, 4, about="lead"),
        Step("lead-to-the-ruff", "partner-ruffs", 1, 1),
        Step("follow-harder", "advice", 2, 9, about="follow"),
        Step("lead-harder", "advice", 2, 2, about="lead"),
        Step("slam-sure", "slam-sure", 1, 1),
        Step("lead-to-the-ruff-harder", "partner-ruffs", 2, 1),
        Step("taker-lacks", "lead", 2, 61, about="void"),
        Step("cheap-truth", "free-truth", 2, 61),
        Step("slam-sure-harder", "slam-sure", 2, 1),
        Step("deciding-rule", "deciding-rule", 3, 62),
        Step("follow-hardest", "advice", 2, 3, about="follow"),
    ),
    check=(
        Step("check-lead", "advice", 3, 1, "none", about="lead"),
        Step("check-excuse", "excuse-well-spent", 3, 61, "none"),
        Step("check-tenue", "show-the-tenue", 3, 61, "none"),
        Step("check-slam", "slam-sure", 3, 3, "none"),
    ),
    play_on=deal(47),
    needs=("signal-lies", "bonuses"),
    fights=(beliefs.SLAM_ON_HIGH_TRUMPS,),
)
