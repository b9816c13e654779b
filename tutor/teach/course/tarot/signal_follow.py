"""The lesson on the order of two cards: the end of a suit, a tenue, the Petit, and what the Excuse says."""

from tutor.core.message import N_
from tutor.tarot.advice.speaking import SPEAK
from tutor.tarot.conventions.catalogue import (
    END_OF_SUIT,
    EXC_FIRST_TRUMP,
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
)
from tutor.teach.beliefs import signals as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

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
    (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, EXC_FIRST_TRUMP, EXC_TAKER_SUIT, END_OF_SUIT, SPEAK),
    hook=deal(3225, dealer=0, moves=[*_TWO_ROUNDS], inferences=True),
    steps=(
        Step("say-by-order-shown", "say-by-order", 1, 1, "worked"),
        Step("say-by-order-hinted", "say-by-order", 1, 3, "half"),
        Step("say-by-order", "say-by-order", 2, 2),
        Step("two-cards-tell", "two-cards-tell", 2, 10),
        Step("is-it-a-tenue", "is-it-a-tenue", 1, 6),
        Step("two-cards-tell-hardest", "two-cards-tell", 3, 1),
        Step("excuse-speaks", "excuse-speaks", 1, 3),
        Step("excuse-speaks-harder", "excuse-speaks", 2, 1),
        Step("show-the-tenue", "show-the-tenue", 1, 1),
        Step("card-proves", "proves", 3, 2, about="card"),
        Step("lead-tells", "lead-tells", 3, 13),
        Step("same-gesture", "same-gesture", 2, 1),
        Step("petit-hunted", "petit-hunted", 2, 6),
        Step("rule-or-signal", "rule-or-signal", 3, 48),
    ),
    check=(
        Step("check-same-gesture", "same-gesture", 3, 2, "none"),
        Step("check-lying-leads", "lying-leads", 2, 20, "none"),
        Step("check-say-by-order", "say-by-order", 3, 4, "none"),
        Step("check-why-silent", "why-silent", 2, 2, "none"),
    ),
    play_on=deal(3225, dealer=0, inferences=True),
    needs=("signal-lead", "petit"),
    fights=(beliefs.HIGH_LOW_ONE_MEANING, beliefs.ANY_DESCENT_SIGNALS),
)
