"""Lessons on poignées: who may show one and with which cards, and what the table learns from it."""

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
from tutor.teach.kinds.handful_secrets import HIDE_PETIT, TELLS_LESS
from tutor.teach.kinds.handful_shows import HANDFUL_KEPT, HANDFUL_REFUSED
from tutor.teach.kinds.handful_tells import OTHERS_HOLD, PETIT_SHOWN, STILL_HIDDEN, TOGETHER
from tutor.teach.kinds.handful_told import HANDFUL_WRONG_ONE
from tutor.teach.kinds.handful_when import HANDFUL_WHO
from tutor.teach.kinds.trumps import PETIT_WHERE, TRUMPS_OUT
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

#: The taker has set six cards aside and leads: eleven trumps, of which one can stay hidden.
_SPARED = ("H1", "H3", "H6", "D4", "C4", "C5")

HANDFUL_TELLS = Lesson(
    "handful-tells",
    "tarot",
    N_("What the table learns"),
    N_("You can say what everybody knows when a poignée has been shown, and choose one that tells little."),
    12,
    (),
    hook=deal(
        4709, dealer=3, moves=["garde", "pass", "pass", "pass", *(f"discard {card}" for card in _SPARED), "no-slam"]
    ),
    steps=(
        Step(Exercise(OTHERS_HOLD, 1, 4), "worked"),
        Step(Exercise(OTHERS_HOLD, 2, 6), "half"),
        Step(Exercise(STILL_HIDDEN, 1, 3)),
        Step(Exercise(STILL_HIDDEN, 2, 6)),
        Step(Exercise(TOGETHER, 1, 2)),
        Step(Exercise(TOGETHER, 2, 15)),
        Step(Exercise(PETIT_SHOWN, 1, 6)),
        Step(Exercise(PETIT_SHOWN, 2, 21)),
        Step(Exercise(HIDE_PETIT, 2, 3)),
        Step(Exercise(TELLS_LESS, 1, 2)),
        Step(Exercise(TRUMPS_OUT, 2, 5)),
        Step(Exercise(PETIT_WHERE, 2, 64)),
        Step(Exercise(OTHERS_HOLD, 3, 2)),
    ),
    check=(
        Step(Exercise(STILL_HIDDEN, 2, 5), "none"),
        Step(Exercise(PETIT_SHOWN, 3, 49), "none"),
        Step(Exercise(TELLS_LESS, 2, 1), "none"),
    ),
    play_on=deal(4709, dealer=3),
    needs=("handful-may", "petit"),
)
