"""The lesson on the players’ words, and on where the game comes from."""

from tutor.core.message import N_
from tutor.teach.beliefs import words as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal, situation

WORDS = Lesson(
    "words",
    "tarot",
    N_("Words, and where the game comes from"),
    N_("You understand what players say of a hand and of a trick, and you know where Tarot comes from."),
    15,
    (),
    hook=situation("undertrump", 3),
    steps=(
        Step("suit-words-shown", "suit-words", 1, 1, "worked"),
        Step("suit-words-hinted", "suit-words", 1, 4, "half"),
        Step("hand-word", "hand-word", 1, 2),
        Step("suit-words", "suit-words", 2, 2),
        Step("trick-words", "trick-words", 1, 1),
        Step("masters", "masters", 1, 3),
        Step("trick-words-harder", "trick-words", 2, 1),
        Step("tarot-years", "tarot-years", 1, 1),
        Step("counted-cards", "counted-cards", 3, 61),
        Step("masters-harder", "masters", 2, 4),
        Step("is-it-a-tenue", "is-it-a-tenue", 2, 61),
        Step("suit-words-hardest", "suit-words", 3, 1),
        Step("two-tables", "allowed", 2, 61),
    ),
    check=(
        Step("check-hand-word", "hand-word", 3, 1, "none"),
        Step("check-line-points", "line-points", 3, 61, "none"),
        Step("check-masters", "masters", 3, 4, "none"),
        Step("check-deciding-rule", "deciding-rule", 2, 61, "none"),
    ),
    play_on=deal(47),
    needs=("hand-value", "signal-follow"),
    fights=(beliefs.KING_IS_MASTER,),
)
