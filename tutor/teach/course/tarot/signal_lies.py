"""The lesson on lies: signals that are not true, what the taker hears of all, and where those who teach them differ."""

from tutor.core.message import N_
from tutor.tarot.advice.tactics import FAITH
from tutor.tarot.conventions.catalogue import (
    END_STRONG,
    END_WEAK,
    TRUMP_EVEN_BACK,
    TRUMP_ODD_LATER,
)
from tutor.teach.beliefs import signals as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

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
    (TRUMP_ODD_LATER, TRUMP_EVEN_BACK, END_STRONG, END_WEAK, FAITH),
    hook=deal(774, dealer=3, moves=_OVERHEARD, inferences=True),
    steps=(
        Step("lying-cards-shown", "lying-cards", 1, 9, "worked"),
        Step("lying-cards-hinted", "lying-cards", 2, 12, "half"),
        Step("free-truth", "free-truth", 1, 7),
        Step("broken-promise", "broken-promise", 2, 8),
        Step("word-or-duty", "word-or-duty", 2, 12),
        Step("overheard", "overheard", 1, 6),
        Step("odd-later", "odd-later", 2, 8),
        Step("signal-audit", "signal-audit", 2, 9),
        Step("rule-or-signal", "rule-or-signal", 3, 4),
        Step("petit-where", "where", 2, 11, about="petit"),
        Step("taker-puzzle", "tarot-puzzle", 2, 1, about="taker"),
        Step("only-a-guess", "certain", 3, 5, about="proofs"),
        Step("rule-or-signal-again", "rule-or-signal", 3, 6),
    ),
    check=(
        Step("check-free-truth", "free-truth", 2, 3, "none"),
        Step("check-same-gesture", "same-gesture", 3, 29, "none"),
        Step("check-word-or-duty", "word-or-duty", 3, 14, "none"),
        Step("check-signal-audit", "signal-audit", 3, 5, "none"),
    ),
    play_on=deal(1241, dealer=3, moves=["pass", "garde-sans", "pass", "pass", "no-slam"], inferences=True),
    needs=("signal-follow", "petit"),
    fights=(beliefs.SIGNAL_IS_RULE, beliefs.SIGNAL_IS_SECRET),
)
