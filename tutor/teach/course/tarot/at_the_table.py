"""The lesson on what happens at a table beside the play: misdeals, revokes, tricks that may be seen again, chips."""

from tutor.core.message import N_
from tutor.teach.beliefs import at_the_table as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

AT_THE_TABLE = Lesson(
    "at-the-table",
    "tarot",
    N_("At the table: misdeals, revokes, and play for chips"),
    N_("You know what follows a misdeal, which trick may be seen again and what a revoke is, and can settle in chips."),
    15,
    (),
    hook=deal(16, rules={"base": "chips"}, moves=["pass", "pass"]),
    steps=(
        Step("follows", "what-follows", 2, 1),
        Step("conduct-true", "true", 2, 3, about="conduct"),
        Step("soft-deal-shown", "soft-deal", 1, 1, "worked"),
        Step("soft-deal", "soft-deal", 2, 1),
        Step("look-back", "look-back", 2, 2),
        Step("revoke-shown", "revoke", 1, 1, "worked"),
        Step("revoke", "revoke", 2, 1),
        Step("chips-shown", "chips", 1, 1, "worked"),
        Step("chips", "chips", 2, 1),
        Step("first-dealer", "first-dealer", 3, 61),
        Step("small-slam", "other-table", 2, 63, about="small-slam"),
        Step("misdeals-true", "true", 2, 1, about="misdeal"),
        Step("misere", "other-table", 2, 61, about="misere"),
        Step("petit-kept", "may-elsewhere", 1, 61, about="petit"),
    ),
    check=(
        Step("check-soft-deal", "soft-deal", 3, 3, "none"),
        Step("check-misere", "other-table", 3, 62, "none", about="misere"),
        Step("check-chips", "chips", 3, 3, "none"),
        Step("check-small-slam", "other-table", 3, 61, "none", about="small-slam"),
    ),
    play_on=deal(25, rules={"shuffle": "soft"}),
    needs=("house",),
    fights=(beliefs.OWN_TRICKS_OPEN, beliefs.CHIPS_LIKE_POINTS),
)
