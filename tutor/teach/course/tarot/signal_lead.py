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
from tutor.teach.beliefs import signals as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

SIGNAL_LEAD = Lesson(
    "signal-lead",
    "tarot",
    N_("The lead speaks"),
    N_("You can say something true to your partners with the card that you lead, and hear what theirs say."),
    14,
    (LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, MAIN_FORTE, EXC_LEAD),
    hook=deal(207, dealer=3, moves=["pass", "pass", "pass", "garde-sans", "no-slam"], inferences=True),
    steps=(
        Step("promising-leads-shown", "promising-leads", 1, 9, "worked"),
        Step("promising-leads-hinted", "promising-leads", 2, 8, "half"),
        Step("lying-leads", "lying-leads", 1, 9),
        Step("say-by-lead", "say-by-lead", 1, 13),
        Step("rule-or-signal", "rule-or-signal", 1, 3),
        Step("say-by-lead-harder", "say-by-lead", 2, 3),
        Step("lead-tells-harder", "lead-tells", 2, 21),
        Step("lead-tells-hardest", "lead-tells", 3, 38),
        Step("lead-odds", "lead-odds", 1, 1),
        Step("card-proves", "proves", 3, 8, about="card"),
        Step("only-a-guess", "certain", 3, 15, about="proofs"),
        Step("rule-or-signal-hardest", "rule-or-signal", 3, 11),
        Step("deciding-rule", "deciding-rule", 3, 31),
        Step("two-for-one", "lead", 2, 34, about="two-for-one"),
    ),
    check=(
        Step("check-lead-tells", "lead-tells", 3, 2, "none"),
        Step("check-say-by-lead", "say-by-lead", 3, 33, "none"),
        Step("check-who-lacks", "who-lacks", 3, 49, "none"),
        Step("check-leads-say", "leads-say", 3, 9, "none"),
    ),
    play_on=deal(300, dealer=3, moves=["pass", "pass", "garde-sans", "pass", "no-slam"], inferences=True),
    needs=("defence",),
    fights=(
        beliefs.LOW_DENIES,
        beliefs.LOW_IS_SHORT,
        beliefs.LOW_BELOW_TEN,
        beliefs.TRUMP_HEIGHT,
        beliefs.PARITY_FLIPPED,
        beliefs.KING_IS_HONOUR_ONLY,
        beliefs.EVERY_LEAD_SIGNALS,
        beliefs.SIGNAL_IS_RULE,
        beliefs.SIGNAL_IS_SECRET,
    ),
)
