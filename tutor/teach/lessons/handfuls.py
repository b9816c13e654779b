"""Lessons on poignées: who may show one and with which cards."""

from tutor.message import N_
from tutor.tarot.announce import (
    DISCARDED,
    EXCUSE_IMPLIES,
    EXCUSE_STANDS_IN,
    LOWER,
    SHOW_EXACT,
    THRESHOLD,
    WHEN,
    WHO,
)
from tutor.teach.kind import Exercise
from tutor.teach.kinds.duties import ALLOWED
from tutor.teach.kinds.handful_may import HANDFUL_ASIDE, HANDFUL_SHOW, HANDFUL_SIZES
from tutor.teach.kinds.handful_shows import HANDFUL_KEPT, HANDFUL_REFUSED
from tutor.teach.kinds.handful_told import HANDFUL_WRONG_ONE
from tutor.teach.kinds.handful_when import HANDFUL_WHO
from tutor.teach.lesson import Lesson, Step, deal

#: The taker has set six cards aside and leads: twelve trumps and the Excuse, a simple poignée or a double one.
_ASIDE = ("H3", "H4", "C3", "C5", "D7", "DN")

HANDFUL_MAY = Lesson(
    "handful-may",
    "tarot",
    N_("A poignée: may I, and which cards?"),
    N_("You know which poignées a hand allows, and you can lay out exactly the cards that one takes."),
    14,
    (THRESHOLD, EXCUSE_STANDS_IN, SHOW_EXACT, EXCUSE_IMPLIES, LOWER, WHEN, WHO, DISCARDED),
    hook=deal(
        2895, dealer=3, moves=["garde", "pass", "pass", "pass", *(f"discard {card}" for card in _ASIDE), "no-slam"]
    ),
    steps=(
        Step(Exercise(HANDFUL_SIZES, 1, 3), "worked"),
        Step(Exercise(HANDFUL_SIZES, 1, 5), "half"),
        Step(Exercise(HANDFUL_SIZES, 1, 9)),
        Step(Exercise(HANDFUL_SIZES, 2, 6)),
        Step(Exercise(HANDFUL_SHOW, 1, 1)),
        Step(Exercise(HANDFUL_SHOW, 2, 12)),
        Step(Exercise(HANDFUL_KEPT, 2, 10)),
        Step(Exercise(HANDFUL_WHO, 1, 6)),
        Step(Exercise(HANDFUL_WHO, 3, 3)),
        Step(Exercise(HANDFUL_REFUSED, 2, 10)),
        Step(Exercise(HANDFUL_SIZES, 3, 2)),
        Step(Exercise(HANDFUL_ASIDE, 1, 9)),
        Step(Exercise(HANDFUL_WRONG_ONE, 3, 4)),
        Step(Exercise(ALLOWED, 2, 31)),
    ),
    check=(
        Step(Exercise(HANDFUL_SHOW, 3, 9), "none"),
        Step(Exercise(HANDFUL_WHO, 3, 7), "none"),
        Step(Exercise(HANDFUL_REFUSED, 3, 6), "none"),
    ),
    play_on=deal(957, dealer=3),
    needs=("which-cards",),
)
