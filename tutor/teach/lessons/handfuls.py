"""Lessons on poignées: who may show one and with which cards, who is paid for it, what the table learns."""

from tutor.core.message import N_
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
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_FLAT, POIGNEE_WINNER
from tutor.teach.kind import Exercise
from tutor.teach.kinds.bonuses import BONUS_DEAL
from tutor.teach.kinds.ecart import TRUMPS_ASIDE
from tutor.teach.kinds.handful_may import HANDFUL_ASIDE, HANDFUL_SHOW, HANDFUL_SIZES
from tutor.teach.kinds.handful_pays import POIGNEE_AUDIT, POIGNEE_DEAL, POIGNEE_GOES, POIGNEE_LINE
from tutor.teach.kinds.handful_secrets import HIDE_PETIT, TELLS_LESS
from tutor.teach.kinds.handful_shows import HANDFUL_KEPT, HANDFUL_REFUSED
from tutor.teach.kinds.handful_tells import OTHERS_HOLD, PETIT_SHOWN, STILL_HIDDEN, TOGETHER
from tutor.teach.kinds.handful_told import HANDFUL_WRONG_ONE
from tutor.teach.kinds.handful_values import POIGNEE_EVEN, POIGNEE_TABLE
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
        Step(Exercise(TRUMPS_ASIDE, 2, 4)),
        Step(Exercise(HANDFUL_ASIDE, 1, 3)),
        Step(Exercise(HANDFUL_WRONG_ONE, 3, 4)),
    ),
    check=(
        Step(Exercise(HANDFUL_SHOW, 3, 9), "none"),
        Step(Exercise(HANDFUL_WHO, 3, 7), "none"),
        Step(Exercise(HANDFUL_REFUSED, 3, 6), "none"),
    ),
    play_on=deal(957, dealer=3),
    needs=("ecart",),
)

#: The taker of a garde has shown a simple poignée, and holds the last two cards.
_SHOWN = (
    "pass, garde, pass, pass, discard H3, discard H7, discard H8, discard H10, discard S8, discard D6, no-slam, C7, "
    "poignee simple T21 T19 T16 T15 T14 T13 T10 T8 T6 T1, CK, C8, C3, SK, S5, S1, S4, DK, D1, D8, D7, C5, CQ, C6, CJ, "
    "H6, H5, H2, T1, CN, T9, T11, C1, HN, H9, T21, H1, C9, T17, T2, C2, H4, HQ, HJ, T6, C10, T18, T4, C4, S7, S2, S6, "
    "SJ, T8, T20, T5, T3, S9, S3, S10, T10, T13, D2, T7, D9, T14, D3, T12, D10, T15, D4, DJ, EX"
)

HANDFUL_PAYS = Lesson(
    "handful-pays",
    "tarot",
    N_("A poignée: who is paid?"),
    N_("You can say who gets the points of a poignée, and how many, in every case."),
    10,
    (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
    hook=deal(84, moves=_SHOWN.split(", ")),
    steps=(
        Step(Exercise(POIGNEE_GOES, 1, 3), "worked"),
        Step(Exercise(POIGNEE_GOES, 2, 7)),
        Step(Exercise(POIGNEE_LINE, 1, 1), "worked"),
        Step(Exercise(POIGNEE_LINE, 1, 6), "half"),
        Step(Exercise(POIGNEE_LINE, 2, 4)),
        Step(Exercise(POIGNEE_DEAL, 1, 6)),
        Step(Exercise(POIGNEE_DEAL, 1, 3)),
        Step(Exercise(POIGNEE_DEAL, 3, 4)),
        Step(Exercise(POIGNEE_AUDIT, 1, 49)),
        Step(Exercise(POIGNEE_TABLE, 2, 5)),
        Step(Exercise(POIGNEE_EVEN, 1, 4)),
        Step(Exercise(BONUS_DEAL, 1, 7)),
        Step(Exercise(POIGNEE_AUDIT, 3, 5)),
        Step(Exercise(POIGNEE_EVEN, 3, 3)),
    ),
    check=(
        Step(Exercise(POIGNEE_GOES, 3, 6), "none"),
        Step(Exercise(POIGNEE_DEAL, 2, 7), "none"),
        Step(Exercise(POIGNEE_AUDIT, 2, 2), "none"),
    ),
    play_on=deal(14),
    needs=("handful-may", "score"),
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
        Step(Exercise(OTHERS_HOLD, 2, 27), "half"),
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
        Step(Exercise(OTHERS_HOLD, 3, 4)),
    ),
    check=(
        Step(Exercise(STILL_HIDDEN, 2, 9), "none"),
        Step(Exercise(PETIT_SHOWN, 3, 49), "none"),
        Step(Exercise(TELLS_LESS, 2, 1), "none"),
    ),
    play_on=deal(4709, dealer=3),
    needs=("handful-may", "petit"),
)
