"""The lesson on the family of Barbu: what other tables add, change, or leave out."""

from tutor.barbu.advice.arranging import BEST_BACK
from tutor.barbu.arranging import SET
from tutor.barbu.contracts import chinese_poker as poker
from tutor.barbu.contracts import order, ravage_city, salade
from tutor.barbu.match import QUICK
from tutor.core.message import N_
from tutor.teach.barbu.kinds.family import FAMILY_GAME, QUICK_OWES
from tutor.teach.barbu.kinds.poker_best import POKER_BEST
from tutor.teach.barbu.kinds.poker_set import POKER_SET, POKER_SLIP
from tutor.teach.barbu.kinds.poker_units import POKER_UNITS
from tutor.teach.barbu.kinds.poker_well_set import POKER_WELL_SET
from tutor.teach.barbu.kinds.ravage import RAVAGE_SCORE, RAVAGE_WHO
from tutor.teach.barbu.kinds.salade import SALADE_LINE, SALADE_PACK, SALADE_TRICK
from tutor.teach.barbu.kinds.sets import SET_SUM
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, deal

VARIANTS = Lesson(
    "b-variants",
    "barbu",
    N_("The family"),
    N_("You can sit down at other tables of Barbu: Ravage City, Chinese poker, Salade, 32 cards."),
    15,
    (
        ravage_city.PLAY,
        ravage_city.COUNT,
        ravage_city.SCORE,
        ravage_city.REBALANCE,
        ravage_city.NOT_REBALANCED,
        ravage_city.THIRTY_SIX,
        ravage_city.UNDOUBLED,
        ravage_city.SAN_FRANCISCO_TABLE,
        SET,
        poker.FOUL,
        poker.UNIT,
        poker.SUM,
        poker.TIMES_FOUR,
        poker.OVERALL,
        poker.SURPLUS,
        poker.BALANCED,
        poker.SIGN,
        BEST_BACK,
        salade.ROUNDS,
        salade.TOTAL,
        salade.LAYER,
        salade.NO_EARLY_END,
        salade.HEART_BAN,
        salade.PLAYERS,
        salade.OTHER_SALADES,
        salade.FIVE_PLAYERS,
        order.SALADE_ORDER,
        order.EARLY_PACK,
        order.EARLY_ORDER,
        order.EARLY_VALUES,
        QUICK,
    ),
    hook=deal(
        3,
        dealer=0,
        rules={"ravage_city": True, "chinese_poker": True, "values": "balanced"},
        moves=["chinese-poker", "pass", "pass", "pass", "pass"],
    ),
    steps=(
        Step(Exercise(POKER_BEST, 1, 3), "worked"),
        Step(Exercise(POKER_BEST, 2, 4), "half"),
        Step(Exercise(POKER_WELL_SET, 1, 2)),
        Step(Exercise(POKER_WELL_SET, 3, 5)),
        Step(Exercise(POKER_SET, 1, 2)),
        Step(Exercise(POKER_SET, 3, 3)),
        Step(Exercise(POKER_UNITS, 1, 3)),
        Step(Exercise(POKER_SLIP, 1, 3)),
        Step(Exercise(RAVAGE_WHO, 1, 3), "worked"),
        Step(Exercise(RAVAGE_WHO, 3, 2)),
        Step(Exercise(RAVAGE_SCORE, 2, 4)),
        Step(Exercise(SET_SUM, 1, 1)),
        Step(Exercise(SALADE_TRICK, 2, 3)),
        Step(Exercise(SALADE_LINE, 1, 3)),
        Step(Exercise(SALADE_PACK, 2, 3)),
        Step(Exercise(QUICK_OWES, 2, 3)),
        Step(Exercise(FAMILY_GAME, 2, 3)),
    ),
    check=(
        Step(Exercise(POKER_SET, 2, 1), "none"),
        Step(Exercise(RAVAGE_SCORE, 3, 5), "none"),
        Step(Exercise(SALADE_TRICK, 3, 4), "none"),
    ),
    play_on=deal(1, dealer=0, rules={"salade": True}),
    needs=("settlement",),
)
