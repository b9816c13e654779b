"""Beliefs about the bets of Barbu: who may double, who must, and what a bet moves."""

from tutor.barbu.bets import PAIRS, SIDE_BET
from tutor.barbu.compulsory import FORCED, TWICE
from tutor.barbu.redoubling import DEALER_NEVER
from tutor.barbu.settlement import DIFFERENCE, INDEPENDENT
from tutor.barbu.settlement import TWICE as TWICE_THE_DIFFERENCE
from tutor.barbu.targets import NEGATIVE, ONE_TURN, POSITIVE, POSITIVE_MAXIMUM
from tutor.barbu.undoubled import SKIP
from tutor.core.message import N_
from tutor.teach.beliefs.belief import Belief

POSITIVE_ANYONE = Belief(
    "positive-anyone", N_("In a positive contract, too, anybody may be doubled."), (POSITIVE, POSITIVE_MAXIMUM)
)
NEGATIVE_DEALER_ONLY = Belief("negative-dealer-only", N_("Only the dealer may ever be doubled."), (NEGATIVE,))
DEALER_MAY_DOUBLE = Belief("dealer-may-double", N_("The dealer may double, too."), (DEALER_NEVER,))
FLANKS_PAYS = Belief("flanks-pays", N_("“Flanks” counts as a double of the dealer."), (TWICE,), ("doubles-miscounted",))
NO_DUTY = Belief("no-duty", N_("Nobody ever has to double."), (FORCED,))
DUTY_ONCE = Belief("duty-once", N_("One double of each dealer is enough."), (TWICE, FORCED))
DUTY_NEGATIVE_ONLY = Belief("duty-negative-only", N_("Doubles are compulsory in negative contracts only."), (FORCED,))
UNDOUBLED_PLAYED = Belief("undoubled-played", N_("A deal is played even if nobody has doubled."), (SKIP,))
LATE_REDOUBLE = Belief("late-redouble", N_("Whoever is doubled after their own turn may still redouble."), (ONE_TURN,))
ONLY_WITH_DEALER = Belief("only-with-dealer", N_("Only bets with the dealer count."), (PAIRS,))
DOUBLE_DOUBLES_OWN = Belief(
    "double-doubles-own", N_("A double doubles the points of whoever has doubled."), (SIDE_BET, DIFFERENCE)
)
SETTLED_IN_TURN = Belief(
    "settled-in-turn", N_("Bets are settled one after the other, each with the scores of the moment."), (INDEPENDENT,)
)
REDOUBLE_THREE = Belief("redouble-three", N_("A redouble counts three times."), (TWICE_THE_DIFFERENCE,))
REDOUBLE_FOUR = Belief("redouble-four", N_("A redouble counts four times."), (TWICE_THE_DIFFERENCE,))
WINNER_ONLY_GAINS = Belief(
    "winner-only-gains", N_("Whoever wins a bet gains points, and the other pays nothing."), (DIFFERENCE,)
)

BELIEFS = (
    POSITIVE_ANYONE,
    NEGATIVE_DEALER_ONLY,
    DEALER_MAY_DOUBLE,
    FLANKS_PAYS,
    NO_DUTY,
    DUTY_ONCE,
    DUTY_NEGATIVE_ONLY,
    UNDOUBLED_PLAYED,
    LATE_REDOUBLE,
    ONLY_WITH_DEALER,
    DOUBLE_DOUBLES_OWN,
    SETTLED_IN_TURN,
    REDOUBLE_THREE,
    REDOUBLE_FOUR,
    WINNER_ONLY_GAINS,
)
