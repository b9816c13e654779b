"""Slips in the contracts of Barbu: Domino, Chinese poker, Ravage City, and when a deal is over."""

from tutor.core.message import N_
from tutor.teach.kinds.each import tricks
from tutor.teach.kinds.find import barbu
from tutor.teach.kinds.hand import best
from tutor.teach.kinds.line import ravage
from tutor.teach.kinds.over import contracts
from tutor.teach.kinds.true import domino
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "card-that-does-not-fit",
        N_("You chose a card that does not touch the row of its suit."),
        rules=("B-DOM-EXTEND", "B-DOM-ONE-SIDED"),
    ),
    Slip("suit-not-open", N_("You chose a card of a suit that nobody has opened."), rules=("B-DOM-OPEN",)),
    Slip("suit-goes-round", N_("You let a suit go round the corner, from ace to two."), rules=("B-DOM-ENDS",)),
    Slip(
        "passed-with-a-card-that-fits",
        N_("You passed though one of your cards fits."),
        sentences=(domino.CAN_PASS,),
        rules=("B-DOM-MUST-PLAY",),
    ),
    Slip(
        "domino-rule-mistaken",
        N_("You were wrong about how a deal of Domino goes: one card at a turn, to the last card."),
        rules=("B-DOM-NO-DEADLOCK", "B-DOM-END", "B-DOM-TURN", "B-DOM-RANK"),
    ),
    Slip(
        "fewer-own-cards-freed",
        N_("You chose a card that opens the way to fewer cards of your own."),
        rules=("B-STR-WAY",),
    ),
    Slip(
        "more-cards-of-others-freed",
        N_("You chose a card that opens the way to more cards of the others."),
        rules=("B-STR-BLOCK",),
    ),
    Slip(
        "rows-in-the-wrong-order",
        N_("You overlooked that a row in front is better than the one behind it."),
        rules=("B-CP-FOUL",),
    ),
    Slip(
        "weaker-row-chosen",
        N_("You overlooked a row that makes more."),
        sentences=(best.BETTER_KIND, best.SAME_KIND, best.WHEEL),
    ),
    Slip(
        "longest-suit-misjudged",
        N_("You let somebody pay who does not have the most cards of one suit."),
        sentences=(ravage.NOT_ALL_PAY, barbu.SPARED, barbu.WON_NOTHING),
    ),
    Slip(
        "suits-counted-for-players",
        N_("You shared the price by suits; only players share it."),
        sentences=(ravage.OTHER_SHARE,),
    ),
    Slip(
        "price-not-shared",
        N_("You let one player pay the whole price that several share."),
        sentences=(ravage.NOT_SHARED,),
    ),
    Slip("contract-called-twice", N_("You called a contract that has been called already."), rules=("B-CALL-ONCE",)),
    Slip(
        "end-of-the-deal-mistaken",
        N_("You were wrong about when play ends: never within a trick, nor while something that counts is out."),
        sentences=(
            contracts.TO_COME,
            contracts.LIES_ALREADY,
            contracts.STILL_OUT,
            contracts.NOTHING_LEFT,
            contracts.NO_CARDS,
            contracts.EVERY_TRICK,
        ),
    ),
    Slip(
        "last-two-tricks-mistaken",
        N_("You were wrong about which two tricks are the last."),
        sentences=(tricks.LAST_ONE, tricks.LAST_BUT_ONE, tricks.BEFORE),
    ),
)
