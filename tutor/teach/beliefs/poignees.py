"""Beliefs about the poignée: who may show which cards, what it says, and who is paid for it."""

from tutor.core.message import N_
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import EXCUSE_IMPLIES, SHOW_EXACT, THRESHOLD, WHO
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_FLAT, POIGNEE_WINNER
from tutor.teach.beliefs.belief import Belief

SHOW_ALL = Belief("show-all", N_("All the trumps of the hand must be shown."), (SHOW_EXACT,))
SHOW_THE_ENDS = Belief("show-the-ends", N_("The 21 and the Petit must be among the trumps shown."), (SHOW_EXACT,))
EXCUSE_ANY_TRUMP = Belief(
    "excuse-any-trump", N_("The Excuse may always be shown in place of a trump."), (EXCUSE_IMPLIES,)
)
SAME_THRESHOLDS = Belief(
    "same-thresholds", N_("A poignée takes 10, 13 or 15 trumps, however many are playing."), (THRESHOLD,)
)
ONLY_TAKER_DECLARES = Belief("only-taker-declares", N_("Only the taker may show a poignée."), (WHO,))
SHOWN_IS_ALL = Belief(
    "shown-is-all", N_("Whoever shows ten trumps has no others."), (SHOW_EXACT,), ("shown-trumps-as-all",)
)
POIGNEE_TO_SHOWER = Belief(
    "poignee-to-shower", N_("A poignée is paid to whoever has shown it."), (POIGNEE_WINNER,), ("poignee-to-its-shower",)
)
POIGNEE_MULTIPLIED = Belief(
    "poignee-multiplied", N_("A poignée is multiplied by the contract."), (POIGNEE_FLAT,), ("poignee-multiplied",)
)
BONUS_SPLIT = Belief("bonus-split", N_("The defenders share what a poignée costs or brings them."), (POIGNEE,))
POIGNEE_CANCEL = Belief(
    "poignee-cancel", N_("Two poignées, one on either side, cancel out."), (POIGNEE_WINNER,), ("poignees-cancelled",)
)
ALWAYS_SHOW = Belief(
    "always-show",
    N_("Whoever can show a poignée should show it."),
    (SHOW_POIGNEE,),
    ("advice-poignee-in-a-losing-deal",),
)

BELIEFS = (
    SHOW_ALL,
    SHOW_THE_ENDS,
    EXCUSE_ANY_TRUMP,
    SAME_THRESHOLDS,
    ONLY_TAKER_DECLARES,
    SHOWN_IS_ALL,
    POIGNEE_TO_SHOWER,
    POIGNEE_MULTIPLIED,
    BONUS_SPLIT,
    POIGNEE_CANCEL,
    ALWAYS_SHOW,
)
