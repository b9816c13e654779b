"""The lesson on leads: what the defence's first card of a suit tells, by convention."""

from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import (
    EXC_LEAD,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    MAIN_FORTE,
)
from tutor.teach.kind import Exercise
from tutor.teach.kinds.proofs import CARD_PROVES
from tutor.teach.kinds.signal_chosen import RULE_OR_SIGNAL, SAY_BY_LEAD
from tutor.teach.kinds.signal_leads import LEADS_SAY, LYING_LEADS, PROMISING_LEADS
from tutor.teach.kinds.signal_odds import LEAD_ODDS
from tutor.teach.kinds.signal_tells import LEAD_TELLS
from tutor.teach.lesson import Lesson, Step, deal

SIGNAL_LEAD = Lesson(
    "signal-lead",
    "tarot",
    N_("The lead speaks"),
    N_("You can say something true to your partners with the card that you lead, and hear what theirs say."),
    14,
    (LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, MAIN_FORTE, EXC_LEAD),
    hook=deal(207, dealer=3, moves=["pass", "pass", "pass", "garde-sans", "no-slam"], ears=True),
    steps=(
        Step(Exercise(PROMISING_LEADS, 1, 9), "worked"),
        Step(Exercise(PROMISING_LEADS, 2, 8), "half"),
        Step(Exercise(LYING_LEADS, 1, 9)),
        Step(Exercise(SAY_BY_LEAD, 1, 12)),
        Step(Exercise(SAY_BY_LEAD, 1, 9)),
        Step(Exercise(RULE_OR_SIGNAL, 1, 3)),
        Step(Exercise(SAY_BY_LEAD, 2, 3)),
        Step(Exercise(LEAD_TELLS, 2, 7)),
        Step(Exercise(LEAD_TELLS, 2, 21)),
        Step(Exercise(LEAD_TELLS, 2, 12)),
        Step(Exercise(LEADS_SAY, 2, 7)),
        Step(Exercise(LEAD_TELLS, 3, 38)),
        Step(Exercise(LEAD_ODDS, 1, 1)),
        Step(Exercise(CARD_PROVES, 3, 8)),
        Step(Exercise(RULE_OR_SIGNAL, 3, 11)),
    ),
    check=(
        Step(Exercise(LEAD_TELLS, 3, 2), "none"),
        Step(Exercise(SAY_BY_LEAD, 3, 33), "none"),
        Step(Exercise(LEADS_SAY, 3, 9), "none"),
    ),
    play_on=deal(300, dealer=3, moves=["pass", "pass", "garde-sans", "pass", "no-slam"], ears=True),
    needs=("defence",),
)
