"""Lessons on a table of five: the call of a king, and the partner whom nobody knows."""

from tutor.core.message import N_
from tutor.tarot.advice.calling import CALL_LONG
from tutor.tarot.call import FALLBACK, IN_DOG, KING, SECRET, SELF, WHEN
from tutor.tarot.legal_cards import LEAD_BAN
from tutor.tarot.setting import FIVE
from tutor.teach.beliefs import five as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

CALLING = Lesson(
    "five",
    "tarot",
    N_("Five players: calling a king"),
    N_("You can call a king at a table of five, say who plays with whom, lead, set aside and share the score."),
    18,
    (WHEN, KING, SELF, FALLBACK, IN_DOG, SECRET, LEAD_BAN, CALL_LONG),
    hook=deal(254, players=FIVE, moves=["pass", "pass", "pass", "pass", "garde"]),
    steps=(
        Step("call-shown", "may-at-five", 1, 4, "worked", about="call"),
        Step("call-queens", "may-at-five", 1, 5, about="call"),
        Step("which-king", "called-card", 2, 1),
        Step("sides-shown", "sides-at-five", 1, 4, "worked"),
        Step("sides-dog", "sides-at-five", 1, 1),
        Step("sides-own", "sides-at-five", 2, 8),
        Step("first-lead-shown", "may-at-five", 1, 1, "worked", about="lead"),
        Step("first-lead", "may-at-five", 2, 1, about="lead"),
        Step("ecart-of-three", "may-at-five", 1, 1, about="dog"),
        Step("taker-of-five", "score-at-five", 1, 3),
        Step("true-call", "true-at-five", 2, 28, about="call"),
        Step("handful-sizes", "handful-sizes", 3, 12),
        Step("score-shares", "score-shares", 3, 2),
        Step("lead-the-21", "lead", 3, 2, about="hunt"),
    ),
    check=(
        Step("check-which-king", "called-card", 3, 1, "none"),
        Step("check-first-lead", "may-at-five", 3, 1, "none", about="lead"),
        Step("check-score-taker", "score-taker", 3, 1, "none"),
        Step("check-handful-show", "handful-show", 3, 10, "none", about="hand"),
    ),
    play_on=deal(848, players=FIVE),
    needs=("score", "ecart", "handful-may"),
    fights=(
        beliefs.CALL_OWN_FORBIDDEN,
        beliefs.CALLED_IN_DOG_AGAIN,
        beliefs.CALLED_SUIT_BANNED,
        beliefs.FIVE_HALF_SHARE,
    ),
)
