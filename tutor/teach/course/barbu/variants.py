"""The lesson on the family of Barbu: what other tables add, change, or leave out."""

from tutor.barbu.advice.arranging import BEST_BACK
from tutor.barbu.arranging import SET
from tutor.barbu.contracts import chinese_poker as poker
from tutor.barbu.contracts import order, ravage_city, salade
from tutor.barbu.match import QUICK
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

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
        Step("poker-best-shown", "best", 1, 3, "worked", about="poker"),
        Step("poker-set", "poker-set", 1, 2),
        Step("poker-units", "poker-units", 1, 3),
        Step("ravage-who", "ravage-who", 3, 1),
        Step("set-sum", "set-sum", 1, 1),
        Step("salade-trick", "salade-trick", 2, 3),
        Step("salade-pack", "salade-pack", 2, 3),
        Step("quick-owes", "owed", 2, 3, about="quick"),
        Step("family-game", "family-game", 2, 3),
        Step("boxed-games", "boxed-games", 1, 2),
        Step("barbu-past", "barbu-past", 2, 61),
        Step("planning-owed", "owed", 3, 47, about="planning"),
        Step("salade-line", "audit", 1, 3, about="salade"),
        Step("seven-sum", "seven-sum", 2, 43),
        Step("no-hearts-cost", "cost", 3, 14, about="no-hearts"),
    ),
    check=(
        Step("check-ravage-score", "ravage-score", 3, 5, "none"),
        Step("check-king-cost", "cost", 3, 54, "none", about="king"),
        Step("check-salade-trick", "salade-trick", 3, 4, "none"),
    ),
    play_on=deal(1, dealer=0, rules={"salade": True}),
    needs=("settlement",),
    fights=(beliefs.KING_COSTS_FIFTY, beliefs.SUITS_ADDED),
)
