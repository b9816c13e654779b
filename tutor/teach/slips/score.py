"""Slips on the score sheet of Tarot."""

from tutor.core.message import N_
from tutor.teach.kinds.audit import sheet
from tutor.teach.kinds.each import points as each_points
from tutor.teach.kinds.fate import petit_slam
from tutor.teach.kinds.line import account, contracts, score, score_at, stakes, totals
from tutor.teach.kinds.payer import bonuses
from tutor.teach.kinds.true import five as true_five
from tutor.teach.kinds.which import tables
from tutor.teach.kinds.worth import points as worth_points
from tutor.teach.slips.slip import Slip
from tutor.teach.tarot import scored, sheets

SLIPS = (
    Slip(
        "sign-turned",
        N_("You had the right number with the wrong sign."),
        sentences=(
            score.OTHER_SIGN,
            stakes.OTHER_SIGN,
            account.OTHER_SIGN,
            totals.WITHOUT_SIGN,
            totals.OTHER_SIGN,
            totals.TURNED_ROUND,
            worth_points.WITHOUT_MINUS,
        ),
    ),
    Slip("base-left-out", N_("You left out the 25 points that every contract is worth."), sentences=(sheets.NO_BASE,)),
    Slip(
        "difference-left-out",
        N_("You left out the points by which the contract was made or lost."),
        sentences=(sheets.NO_MARGIN,),
    ),
    Slip("multiplier-left-out", N_("You forgot to multiply by the contract."), sentences=(sheets.NOT_MULTIPLIED,)),
    Slip("only-the-25-multiplied", N_("You multiplied the 25 and not the difference."), sentences=(sheets.ONLY_BASE,)),
    Slip(
        "only-the-difference-multiplied",
        N_("You multiplied the difference and not the 25."),
        sentences=(sheets.ONLY_MARGIN,),
    ),
    Slip(
        "multipliers-in-even-steps",
        N_("You let the multiplier grow by one with each contract; it goes 1, 2, 4, 6."),
        sentences=(contracts.EVEN_STEPS,),
    ),
    Slip("lost-contract-as-won", N_("You counted a lost contract as one that is made."), sentences=(sheets.NOT_LOST,)),
    Slip(
        "difference-taken-off",
        N_("You took the difference off the 25 instead of adding it."),
        sentences=(sheets.TAKEN_OFF,),
    ),
    Slip(
        "petit-not-multiplied",
        N_("You left the Petit in the last trick at 10, without multiplying it."),
        sentences=(sheets.PETIT_FLAT,),
    ),
    Slip(
        "petit-to-the-winner-of-the-deal",
        N_("You gave the Petit in the last trick to the winner of the deal, not of the trick."),
        sentences=(sheets.PETIT_TO_WINNER,),
        rules=("T-PAB-SIGN",),
    ),
    Slip(
        "petit-in-the-last-trick-missed",
        N_("You were wrong about the trick in which the Petit fell, or who won it."),
        sentences=(
            petit_slam.IN_THE_LAST,
            petit_slam.BEFORE_THE_EXCUSE,
            petit_slam.NO_SLAM,
            petit_slam.TOO_EARLY,
            petit_slam.NO_EXCUSE_LAST,
            petit_slam.OTHER_SIDE,
            bonuses.NOT_THIS_SIDE,
            bonuses.SOMEBODY,
            bonuses.NO_BONUS,
        ),
    ),
    Slip("poignee-multiplied", N_("You multiplied a poignée by the contract."), sentences=(sheets.MULTIPLIED_POIGNEE,)),
    Slip(
        "poignee-to-its-shower",
        N_("You gave a poignée to the side that showed it, and not to the side that wins."),
        sentences=(sheets.POIGNEE_TO_SHOWER,),
        rules=("T-POIGNEE-WINNER",),
    ),
    Slip("poignees-cancelled", N_("You let two poignées cancel out."), sentences=(sheets.BOTH_COUNT,)),
    Slip(
        "poignee-at-other-values",
        N_("You counted the poignée at values that this table does not use."),
        sentences=(tables.COMES_TO,),
    ),
    Slip("poignee-left-out", N_("You left out the poignée."), sentences=(tables.NOT_COUNTED,)),
    Slip("slam-multiplied", N_("You multiplied a slam by the contract."), sentences=(sheets.MULTIPLIED_SLAM,)),
    Slip(
        "slam-follows-the-contract",
        N_("You let an announced slam that was missed depend on the contract."),
        sentences=(sheets.SLAM_WITH_CONTRACT,),
        rules=("T-SLAM-INDEPENDENT",),
    ),
    Slip(
        "slam-rule-mistaken",
        N_("You were wrong about what a slam is, or what it brings."),
        rules=(
            "T-SLAM-ANNOUNCE",
            "T-SLAM-DEF",
            "T-SLAM-EXCUSE-LAST",
            "T-SLAM-LEAD",
            "T-SLAM-DEFENCE",
            "T-SLAM-BONUS",
            "T-EXC-SLAM-WINS",
        ),
    ),
    Slip(
        "one-defender-only",
        N_("You counted what one defender pays, and the taker deals with each of them."),
        sentences=(score.ONCE,),
    ),
    Slip(
        "all-opponents-added",
        N_("You added up what all opponents pay, and were asked about each of them."),
        sentences=(stakes.ALL_OPPONENTS,),
    ),
    Slip(
        "shares-misjudged",
        N_("You misjudged what each player wins or pays; the taker has to do with every defender."),
        sentences=(scored.FROM_ALL, scored.TWO_SHARES, each_points.ALL_ALIKE),
    ),
    Slip("taker-pays-themselves", N_("You counted the taker among those who pay."), sentences=(score.ONE_TOO_MANY,)),
    Slip(
        "partner-shares-alike",
        N_("You gave taker and partner the same share; the taker has two."),
        sentences=(score.SHARED_ALIKE, true_five.SHARES),
    ),
    Slip(
        "sides-of-five-mistaken",
        N_("You settled with the wrong number of players, or shared with a partner who is not there."),
        sentences=(score_at.NO_PARTNER, score_at.PARTNERS_SHARE, score_at.DEAD_APART, score_at.THREE_TIMES),
    ),
    Slip(
        "mistake-not-tried",
        N_("You did not try which number that mistake would give."),
        sentences=(sheet.IT_WOULD_BE, sheet.IT_DIFFERS),
    ),
    Slip(
        "lost-deals-left-out",
        N_("You counted the deals that you win and left out those that you lose."),
        sentences=(stakes.NEVER_PAID, stakes.WINS_ALONE, stakes.THE_WHOLE_BONUS, stakes.NOT_HALVED),
    ),
)
