"""Slips around the deal of Tarot: packets, bids, the dog and the écart, the worth of a hand."""

from tutor.core.message import N_
from tutor.teach.kinds.audit import auction as audit_auction
from tutor.teach.kinds.choice import bids
from tutor.teach.kinds.find import hand_values as find_hand_values
from tutor.teach.kinds.hand import best
from tutor.teach.kinds.line import hand_values as line_hand_values
from tutor.teach.kinds.out import ecart
from tutor.teach.kinds.over import deals
from tutor.teach.kinds.sort import auction as sort_auction
from tutor.teach.slips.slip import Slip
from tutor.teach.tarot import hand_slips

SLIPS = (
    Slip("packet-out-of-turn", N_("You dealt a packet to the wrong player."), rules=("T-DEAL-PACKETS",)),
    Slip(
        "dog-card-at-the-wrong-time",
        N_("You gave the dog a card when it may not have one."),
        rules=("T-DECK-HAND-SIZES", "T-DEAL-DOG-NOT-CONSECUTIVE", "T-DEAL-DOG-NOT-ENDS"),
    ),
    Slip("cut-too-small", N_("You left a part of the cut with too few cards."), rules=("T-DEAL-CUT-MIN",)),
    Slip(
        "task-of-somebody-else",
        N_("You gave a task around the deal to somebody else than the one who has it."),
        rules=("T-DEAL-CUT", "T-DEAL-ROTATE", "T-DEAL-MISDEAL"),
    ),
    Slip(
        "lower-card-drawn-overlooked",
        N_("You overlooked a lower card among those drawn: the lowest deals."),
        rules=("T-DEAL-DRAW", "T-DEAL-DRAW-TIE", "T-DEAL-DRAW-EXCUSE"),
    ),
    Slip(
        "void-deal-mistaken",
        N_("You were wrong about what makes a deal void: the Petit as the only trump, without the Excuse."),
        sentences=(deals.NOT_ALONE, deals.ALONE, deals.NEXT_DEALS),
        rules=("T-DEAL-PETIT-SEC",),
    ),
    Slip(
        "turn-in-the-auction-mistaken",
        N_("You were wrong about who speaks or leads next, or overlooked that the auction is over."),
        sentences=(
            sort_auction.FIRST_WORD,
            sort_auction.NEXT_WORD,
            sort_auction.LAST_WORD,
            sort_auction.HIGHEST_BID,
            sort_auction.LEAD_STAYS,
        ),
        rules=("T-BID-ALL-PASS",),
    ),
    Slip(
        "bid-not-higher",
        N_("You bid no higher than the bid before."),
        sentences=(bids.NOT_ALLOWED,),
        rules=("T-BID-OVERCALL",),
    ),
    Slip(
        "bid-over-the-highest",
        N_("You wanted to bid over garde contre, the highest contract."),
        rules=("T-BID-CONTRE-CLOSES",),
    ),
    Slip(
        "doubted-an-allowed-call",
        N_("You found fault with a call that is allowed."),
        sentences=(audit_auction.MAY_PASS, audit_auction.FIRST_BID, audit_auction.HIGHER),
    ),
    Slip(
        "advice-bid-too-much",
        N_("Against the usual advice, you bid more than the hand is worth."),
        sentences=(bids.TAKES_MORE,),
    ),
    Slip(
        "advice-bid-too-little",
        N_("Against the usual advice, you bid less than the hand is worth."),
        sentences=(bids.TOO_LITTLE, bids.ONE_MAY_PASS),
    ),
    Slip(
        "call-below-a-missing-card",
        N_("You called a lower rank while you lacked a card of a higher one."),
        rules=("T-CALL-FALLBACK",),
    ),
    Slip("king-set-aside", N_("You set a king aside."), rules=("T-ECART-NO-KING",)),
    Slip("bout-set-aside", N_("You set a bout aside."), rules=("T-ECART-NO-BOUT",)),
    Slip(
        "trump-set-aside",
        N_("You set a trump aside while plain cards were left."),
        rules=("T-ECART-NO-TRUMP", "T-ECART-FORCED-TRUMP"),
    ),
    Slip(
        "court-cards-kept-back",
        N_("You thought that queens, knights and jacks may not be set aside either."),
        sentences=(ecart.COURTS_MAY_GO,),
    ),
    Slip(
        "plain-cards-shown",
        N_("You showed plain cards of the écart; only trumps are shown."),
        rules=("T-ECART-SHOW-TRUMPS",),
    ),
    Slip(
        "ecart-rule-mistaken",
        N_("You were wrong about how the dog and the écart are handled."),
        rules=("T-ECART-GAME-CALL", "T-ECART-SHOW"),
    ),
    Slip(
        "advice-no-suit-emptied",
        N_("Against the usual advice, you emptied no suit with your écart."),
        rules=("T-STR-ECART-VOID",),
    ),
    Slip(
        "advice-few-points-saved",
        N_("Against the usual advice, you saved fewer points with your écart than you could have."),
        rules=("T-STR-ECART-POINTS",),
    ),
    Slip(
        "counted-for-another-line",
        N_("You counted a card that does not belong to this line."),
        sentences=(find_hand_values.NONE_OF_THEM, find_hand_values.NO_NEIGHBOUR),
    ),
    Slip(
        "marriage-mistaken",
        N_("You were wrong about when a king and a queen go together."),
        sentences=(find_hand_values.MARRIED, hand_slips.NO_MARRIAGE, hand_slips.MARRIED_SINGLY),
    ),
    Slip(
        "petit-without-its-company",
        N_("You forgot that the Petit is worth more with many trumps around it."),
        sentences=(hand_slips.COMPANY,),
    ),
    Slip(
        "trumps-counted-once",
        N_("You counted each trump once; each of them counts two."),
        sentences=(hand_slips.TWO_EACH,),
    ),
    Slip("knight-or-jack", N_("You mixed up knight and jack."), sentences=(hand_slips.KNIGHT_OR_JACK,)),
    Slip(
        "length-as-points",
        N_("You counted the cards of a long suit, and not what its length is worth."),
        sentences=(hand_slips.NOT_ITS_LENGTH,),
    ),
    Slip(
        "voids-and-the-dog",
        N_("You forgot that voids and singletons count only if the dog is left."),
        sentences=(line_hand_values.DOG_DECIDES, line_hand_values.DOG_IS_LEFT),
    ),
    Slip("smaller-hand-chosen", N_("You chose a hand that is worth less than another."), sentences=(best.COMES_TO,)),
)
