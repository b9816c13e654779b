"""Slips about the worth of cards in Tarot, and the points that a contract needs."""

from tutor.core.message import N_
from tutor.teach.kinds.each import cards as each_cards
from tutor.teach.kinds.find import cards as find_cards
from tutor.teach.kinds.line import needed
from tutor.teach.kinds.over import deals as over_deals
from tutor.teach.kinds.worth import cards as worth_cards
from tutor.teach.kinds.worth import counted, dog
from tutor.teach.kinds.worth import deals as worth_deals
from tutor.teach.slips.slip import Slip
from tutor.teach.tarot import sheets

SLIPS = (
    Slip(
        "half-points-dropped",
        N_("You dropped the half points of the low cards."),
        sentences=(worth_cards.NO_HALVES, counted.NO_LOW),
    ),
    Slip(
        "low-card-as-a-whole-point",
        N_("You counted a low card as a whole point; it is worth half of one."),
        sentences=(worth_cards.WHOLE_LOW_CARDS, counted.LOW_AS_ONE),
    ),
    Slip(
        "odd-card-left-out",
        N_("You left out the card that remains when the others are paired."),
        sentences=(counted.NOT_THE_ODD,),
    ),
    Slip("miscounted-a-pair", N_("You were one pair of low cards off."), sentences=(counted.ONE_SHORT,)),
    Slip(
        "pair-value-mistaken",
        N_("You misjudged what two cards count together."),
        sentences=(*each_cards.PICTURE_IN_PAIR.values(), each_cards.LOW_PAIR),
    ),
    Slip(
        "card-value-mistaken",
        N_("You were wrong about what a card is worth."),
        sentences=(find_cards.A_PICTURE, find_cards.A_BOUT_COUNTS),
        rules=("T-DECK-VALUES",),
    ),
    Slip("took-for-a-bout", N_("You took for a bout a card that is none."), sentences=(find_cards.NO_BOUT,)),
    Slip(
        "king-as-a-bout",
        N_("You took a king for a bout because it is worth as much."),
        sentences=(find_cards.KING_IS_NO_BOUT,),
    ),
    Slip(
        "other-sides-number",
        N_("You gave the number of the other side."),
        sentences=(counted.THAT_IS_THEIRS, needed.TAKER_NEEDS, worth_deals.THE_OTHERS),
    ),
    Slip(
        "more-bouts-need-more",
        N_("You had it the other way round: more bouts need fewer points."),
        sentences=(needed.FEWER_WITH_MORE, sheets.BOUTS_TURNED),
    ),
    Slip(
        "bouts-dealt",
        N_("You counted the bouts that were dealt, not those in the pile at the end."),
        sentences=(needed.BOUTS_OF_THE_PILE,),
    ),
    Slip(
        "exact-is-not-enough",
        N_("You thought that exactly the points needed are not enough."),
        sentences=(needed.HALF_MORE,),
    ),
    Slip(
        "points-needed-misjudged",
        N_("You misjudged by how many points the contract is made or lost."),
        sentences=(over_deals.NEEDS_AND_HAS,),
    ),
    Slip(
        "bout-forgotten",
        N_("You counted the points of the Petit and forgot that it is a bout."),
        sentences=(needed.ONLY_CARDS,),
    ),
    Slip(
        "points-of-the-bout-forgotten",
        N_("You counted the Petit as a bout and forgot its points."),
        sentences=(needed.ONLY_BOUT,),
    ),
    Slip(
        "dog-on-the-wrong-side",
        N_("You were wrong about what happens to the dog in this contract."),
        sentences=(dog.ALL_GONE,),
        rules=("T-BID-DOG-BY-CONTRACT", "T-ECART-SANS", "T-ECART-CONTRE", "T-ECART-COUNTS-TAKER"),
    ),
)
