"""The lesson on the order of two cards: the end of a suit, a tenue, the Petit, and what the Excuse says."""

from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import (
    END_OF_SUIT,
    EXC_FIRST_TRUMP,
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
)
from tutor.teach.kind import Exercise
from tutor.teach.kinds.petit import PETIT_HUNTED
from tutor.teach.kinds.proofs import CARD_PROVES
from tutor.teach.kinds.signal_excuse import EXCUSE_SPEAKS
from tutor.teach.kinds.signal_orders import SAME_GESTURE, TWO_CARDS_TELL
from tutor.teach.kinds.signal_silences import WHY_SILENT
from tutor.teach.kinds.signal_tells import LEAD_TELLS
from tutor.teach.kinds.signal_tenue import IS_IT_A_TENUE, SHOW_THE_TENUE
from tutor.teach.kinds.signal_word import SAY_BY_ORDER
from tutor.teach.lesson import Lesson, Step, deal

#: The taker has led hearts once, and leads them again: the learner follows from five of them.
_TWO_ROUNDS = (
    *("garde", "pass", "pass", "pass"),
    *(f"discard {card}" for card in ("S6", "S7", "D1", "D4", "D5", "D10")),
    "no-slam",
    *("HK", "H2", "H3", "H6"),
    *("H10", "H7", "HJ"),
)

SIGNAL_FOLLOW = Lesson(
    "signal-follow",
    "tarot",
    N_("The order speaks"),
    N_("You can tell partners with two cards that a suit ends, that you hold a tenue or the Petit, and hear it."),
    12,
    (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, EXC_FIRST_TRUMP, EXC_TAKER_SUIT, END_OF_SUIT),
    hook=deal(3225, dealer=0, moves=[*_TWO_ROUNDS], ears=True),
    steps=(
        Step(Exercise(SAY_BY_ORDER, 1, 1), "worked"),
        Step(Exercise(SAY_BY_ORDER, 1, 3), "half"),
        Step(Exercise(SAY_BY_ORDER, 2, 2)),
        Step(Exercise(TWO_CARDS_TELL, 2, 10)),
        Step(Exercise(IS_IT_A_TENUE, 1, 6)),
        Step(Exercise(SAY_BY_ORDER, 2, 5)),
        Step(Exercise(TWO_CARDS_TELL, 3, 1)),
        Step(Exercise(WHY_SILENT, 3, 3)),
        Step(Exercise(SAME_GESTURE, 2, 1)),
        Step(Exercise(EXCUSE_SPEAKS, 1, 3)),
        Step(Exercise(EXCUSE_SPEAKS, 2, 1)),
        Step(Exercise(SHOW_THE_TENUE, 1, 1)),
        Step(Exercise(CARD_PROVES, 3, 2)),
        Step(Exercise(LEAD_TELLS, 3, 13)),
        Step(Exercise(PETIT_HUNTED, 2, 6)),
    ),
    check=(
        Step(Exercise(SAME_GESTURE, 3, 2), "none"),
        Step(Exercise(SAY_BY_ORDER, 3, 4), "none"),
        Step(Exercise(WHY_SILENT, 2, 2), "none"),
    ),
    play_on=deal(3225, dealer=0, ears=True),
    needs=("signal-lead", "petit"),
)
