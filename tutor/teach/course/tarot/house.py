"""The lesson on house rules: the same deal at another table."""

from tutor.core.message import N_
from tutor.tarot.announce import MISERE
from tutor.tarot.auction import NO_PRISE, POUSSE
from tutor.tarot.before_bidding import HOUSE_MALDONNE, PETIT_IMPRENABLE
from tutor.tarot.score.chips import CHIPS
from tutor.tarot.score.sheet import ALT_BASE, ROUND, ROUND_MARGIN
from tutor.tarot.slam import PETIT_SLAM
from tutor.teach.beliefs import house as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

#: The taker leads a high trump, and the learner has been dealt no trump but the Petit.
_TRUMPS_LED = (
    "garde, pass, pass, pass, discard H2, discard H7, discard H8, discard C3, discard C1, discard D1, no-slam, T18"
)

HOUSE = Lesson(
    "house",
    "tarot",
    N_("House rules: the same deal at another table"),
    N_("You can say what a house rule changes, in the score and in what may be said or played, and by how much."),
    18,
    (
        ALT_BASE,
        ROUND,
        ROUND_MARGIN,
        PETIT_SLAM,
        MISERE,
        POUSSE,
        NO_PRISE,
        PETIT_IMPRENABLE,
        HOUSE_MALDONNE,
        CHIPS,
    ),
    hook=deal(2633, rules={"petit_imprenable": True}, moves=_TRUMPS_LED.split(", ")),
    steps=(
        Step("ladder-shown", "other-table", 1, 2, "worked", about="ladder"),
        Step("ladder", "other-table", 2, 1, about="ladder"),
        Step("contre", "other-table", 1, 2, about="contre"),
        Step("rounded", "other-table", 1, 4, about="rounded"),
        Step("margin", "other-table", 2, 1, about="margin"),
        Step("small-slam", "other-table", 2, 4, about="small-slam"),
        Step("misere", "other-table", 1, 2, about="misere"),
        Step("garde-least", "may-elsewhere", 1, 1, about="garde"),
        Step("pousse", "may-elsewhere", 2, 3, about="pousse"),
        Step("petit-alone", "may-elsewhere", 2, 1, about="petit"),
        Step("contract-factor", "contract-factor", 3, 61),
        Step("poignee-table", "poignee-table", 2, 61),
        Step("rounded-harder", "other-table", 2, 3, about="rounded"),
        Step("bonus-audit", "audit", 2, 61, about="bonus"),
    ),
    check=(
        Step("check-ladder", "other-table", 3, 4, "none", about="ladder"),
        Step("check-petit", "may-elsewhere", 3, 1, "none", about="petit"),
        Step("check-score-taker", "score-taker", 3, 61, "none"),
        Step("check-score-deal", "deal", 3, 61, "none", about="poignee"),
    ),
    play_on=deal(310, rules={"no_prise": True, "round_to_ten": True}),
    needs=("bonuses", "handful-pays"),
    fights=(beliefs.FEDERATION_EVERYWHERE, beliefs.ROUNDED_LINE_BY_LINE, beliefs.LADDER_MULTIPLIED),
)
