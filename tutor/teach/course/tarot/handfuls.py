"""Lessons on poignées: who may show one and with which cards, who is paid for it, what the table learns."""

from tutor.core.message import N_
from tutor.tarot.announce import (
    DISCARDED,
    EXCUSE_IMPLIES,
    EXCUSE_STANDS_IN,
    LOWER,
    SHOW_EXACT,
    THRESHOLD,
    WHEN,
    WHO,
)
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_FLAT, POIGNEE_WINNER
from tutor.teach.beliefs import poignees as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

#: The taker has set six cards aside and leads: twelve trumps and the Excuse, a simple poignée or a double one.
_ASIDE = ("H3", "H4", "C3", "C5", "D7", "DN")

HANDFUL_MAY = Lesson(
    "handful-may",
    "tarot",
    N_("A poignée: may I, and which cards?"),
    N_("You know which poignées a hand allows, and you can lay out exactly the cards that one takes."),
    14,
    (THRESHOLD, EXCUSE_STANDS_IN, SHOW_EXACT, EXCUSE_IMPLIES, LOWER, WHEN, WHO, DISCARDED),
    hook=deal(
        2895, dealer=3, moves=["garde", "pass", "pass", "pass", *(f"discard {card}" for card in _ASIDE), "no-slam"]
    ),
    steps=(
        Step("handful-sizes-shown", "handful-sizes", 1, 3, "worked"),
        Step("handful-sizes-harder", "handful-sizes", 2, 6),
        Step("handful-show", "handful-show", 1, 1, about="hand"),
        Step("handful-kept", "handful-kept", 2, 10),
        Step("handful-kept-again", "handful-kept", 2, 4),
        Step("handful-who", "handful-who", 1, 6),
        Step("handful-refused", "handful-refused", 2, 10),
        Step("handful-sizes-hardest", "handful-sizes", 3, 2),
        Step("handful-aside", "handful-show", 1, 3, about="ecart"),
        Step("points-needed", "points-needed", 3, 10),
        Step("trumps-aside", "trumps-aside", 2, 4),
        Step("handful-wrong-one", "handful-wrong-one", 3, 4),
        Step("excuse-true", "true", 3, 47, about="excuse"),
        Step("trumps-out", "out", 3, 44, about="trumps"),
    ),
    check=(
        Step("check-handful-show", "handful-show", 3, 9, "none", about="hand"),
        Step("check-ecart-rule", "rule", 3, 47, "none", about="ecart"),
        Step("check-handful-who", "handful-who", 3, 7, "none"),
        Step("check-handful-refused", "handful-refused", 3, 6, "none"),
    ),
    play_on=deal(957, dealer=3),
    needs=("ecart",),
    fights=(
        beliefs.SHOW_ALL,
        beliefs.SHOW_THE_ENDS,
        beliefs.EXCUSE_ANY_TRUMP,
        beliefs.SAME_THRESHOLDS,
        beliefs.ONLY_TAKER_DECLARES,
    ),
)

#: The taker of a garde has shown a simple poignée, and holds the last two cards.
_SHOWN = (
    "pass, garde, pass, pass, discard H3, discard H7, discard H8, discard H10, discard S8, discard D6, no-slam, C7, "
    "poignee simple T21 T19 T16 T15 T14 T13 T10 T8 T6 T1, CK, C8, C3, SK, S5, S1, S4, DK, D1, D8, D7, C5, CQ, C6, CJ, "
    "H6, H5, H2, T1, CN, T9, T11, C1, HN, H9, T21, H1, C9, T17, T2, C2, H4, HQ, HJ, T6, C10, T18, T4, C4, S7, S2, S6, "
    "SJ, T8, T20, T5, T3, S9, S3, S10, T10, T13, D2, T7, D9, T14, D3, T12, D10, T15, D4, DJ, EX"
)

HANDFUL_PAYS = Lesson(
    "handful-pays",
    "tarot",
    N_("A poignée: who is paid?"),
    N_("You can say who gets the points of a poignée, and how many, in every case."),
    10,
    (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
    hook=deal(84, moves=_SHOWN.split(", ")),
    steps=(
        Step("poignee-goes-shown", "side", 1, 3, "worked", about="poignee"),
        Step("poignee-goes", "side", 2, 7, about="poignee"),
        Step("poignee-line-shown", "line", 1, 1, "worked", about="poignee"),
        Step("poignee-line", "line", 2, 4, about="poignee"),
        Step("poignee-deal", "deal", 1, 6, about="poignee"),
        Step("poignee-deal-hardest", "deal", 3, 4, about="poignee"),
        Step("poignee-audit", "audit", 1, 49, about="poignee"),
        Step("poignee-table", "poignee-table", 2, 5),
        Step("petit-side", "side", 3, 29, about="petit"),
        Step("bonus-deal", "deal", 1, 7, about="bonus"),
        Step("poignee-even", "poignee-even", 1, 4),
        Step("score-deal", "deal", 3, 48, about="score"),
    ),
    check=(
        Step("check-poignee-goes", "side", 3, 6, "none", about="poignee"),
        Step("check-slam-pays", "slam-pays", 3, 25, "none"),
        Step("check-poignee-deal", "deal", 3, 7, "none", about="poignee"),
        Step("check-poignee-audit", "audit", 2, 2, "none", about="poignee"),
    ),
    play_on=deal(14),
    needs=("handful-may", "score"),
    fights=(beliefs.POIGNEE_TO_SHOWER, beliefs.POIGNEE_MULTIPLIED, beliefs.BONUS_SPLIT, beliefs.POIGNEE_CANCEL),
)

#: The taker has set six cards aside and leads: eleven trumps, of which one can stay hidden.
_SPARED = ("H1", "H3", "H6", "D4", "C4", "C5")

HANDFUL_TELLS = Lesson(
    "handful-tells",
    "tarot",
    N_("What the table learns"),
    N_("You can say what everybody knows when a poignée has been shown, and choose one that tells little."),
    12,
    (),
    hook=deal(
        4709, dealer=3, moves=["garde", "pass", "pass", "pass", *(f"discard {card}" for card in _SPARED), "no-slam"]
    ),
    steps=(
        Step("others-hold-shown", "others-hold", 1, 4, "worked"),
        Step("others-hold-hinted", "others-hold", 2, 27, "half"),
        Step("still-hidden", "still-hidden", 1, 3),
        Step("others-together", "others-together", 1, 2),
        Step("petit-after-show", "where", 1, 6, about="poignee"),
        Step("petit-after-show-harder", "where", 2, 5, about="poignee"),
        Step("hide-petit", "handful-show", 2, 3, about="petit"),
        Step("tells-less", "tells-less", 1, 2),
        Step("trumps-out", "out", 2, 5, about="trumps"),
        Step("card-proves", "proves", 3, 13, about="card"),
        Step("others-hold", "others-hold", 3, 4),
        Step("petit-where", "where", 2, 64, about="petit"),
    ),
    check=(
        Step("check-still-hidden", "still-hidden", 2, 9, "none"),
        Step("check-handful-sizes", "handful-sizes", 3, 40, "none"),
        Step("check-petit-after-show", "where", 3, 1, "none", about="poignee"),
        Step("check-tells-less", "tells-less", 2, 1, "none"),
    ),
    play_on=deal(4709, dealer=3),
    needs=("handful-may", "petit"),
    fights=(beliefs.SHOWN_IS_ALL,),
)
