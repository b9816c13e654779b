"""The lesson on lies: signals that are not true, what the taker hears of all, and where those who teach them differ."""

from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import (
    END_STRONG,
    END_WEAK,
    TRUMP_EVEN_BACK,
    TRUMP_ODD_LATER,
)
from tutor.teach.kind import Exercise
from tutor.teach.kinds.endings import TAKER_PUZZLE
from tutor.teach.kinds.proofs import ONLY_A_GUESS
from tutor.teach.kinds.signal_audit import SIGNAL_AUDIT
from tutor.teach.kinds.signal_broken import BROKEN_PROMISE
from tutor.teach.kinds.signal_duty import WORD_OR_DUTY
from tutor.teach.kinds.signal_lies import FREE_TRUTH, LYING_CARDS
from tutor.teach.kinds.signal_overheard import ODD_LATER, OVERHEARD
from tutor.teach.kinds.signal_sources import WHO_TEACHES_WHAT
from tutor.teach.kinds.trumps import PETIT_WHERE
from tutor.teach.lesson import Lesson, Step, deal

#: The learner has taken, has led clubs and two rounds of trumps, and is on lead again: the Excuse has spoken of the
#: clubs, and two trumps, high and then low, of the Petit.
_OVERHEARD = [
    *("garde", "pass", "pass", "pass"),
    *(f"discard {card}" for card in ("H3", "H4", "C6", "D6", "S6", "C8")),
    "no-slam",
    *("C10", "C5", "C2", "EX"),
    *("T21", "T16", "S2", "T7"),
    *("T20", "T8", "H1", "T11"),
]

SIGNAL_LIES = Lesson(
    "signal-lies",
    "tarot",
    N_("When a signal lies"),
    N_("You can tell a false signal from a forced card, and know what the taker hears of it all."),
    14,
    (TRUMP_ODD_LATER, TRUMP_EVEN_BACK, END_STRONG, END_WEAK),
    hook=deal(774, dealer=3, moves=_OVERHEARD, ears=True),
    steps=(
        Step(Exercise(LYING_CARDS, 1, 9), "worked"),
        Step(Exercise(LYING_CARDS, 2, 12), "half"),
        Step(Exercise(FREE_TRUTH, 1, 7)),
        Step(Exercise(FREE_TRUTH, 3, 11)),
        Step(Exercise(BROKEN_PROMISE, 2, 8)),
        Step(Exercise(WORD_OR_DUTY, 2, 12)),
        Step(Exercise(WORD_OR_DUTY, 2, 15)),
        Step(Exercise(WORD_OR_DUTY, 3, 9)),
        Step(Exercise(OVERHEARD, 1, 6)),
        Step(Exercise(OVERHEARD, 3, 1)),
        Step(Exercise(ODD_LATER, 2, 8)),
        Step(Exercise(WHO_TEACHES_WHAT, 1, 3)),
        Step(Exercise(PETIT_WHERE, 2, 11)),
        Step(Exercise(ONLY_A_GUESS, 3, 2)),
        Step(Exercise(SIGNAL_AUDIT, 2, 9)),
        Step(Exercise(TAKER_PUZZLE, 2, 1)),
    ),
    check=(
        Step(Exercise(FREE_TRUTH, 2, 3), "none"),
        Step(Exercise(WORD_OR_DUTY, 3, 14), "none"),
        Step(Exercise(SIGNAL_AUDIT, 3, 5), "none"),
    ),
    play_on=deal(1241, dealer=3, moves=["pass", "garde-sans", "pass", "pass", "no-slam"], ears=True),
    needs=("signal-follow", "petit"),
)
