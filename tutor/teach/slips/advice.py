"""Slips against advice: what to lead, to discard and to call."""

from tutor.core.message import N_
from tutor.teach.kinds.choice import calls, king, ruff
from tutor.teach.kinds.hand import contracts as hand_contracts
from tutor.teach.kinds.line import prices
from tutor.teach.kinds.sort import contracts as sort_contracts
from tutor.teach.kinds.which import advice as which_advice
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "advice-own-card-called",
        N_("Against the usual advice, you called a card of your own, and would play alone against four."),
        sentences=(king.OWN,),
    ),
    Slip(
        "advice-short-suit-called",
        N_("Against the usual advice, you called a card of a suit in which you hold few cards."),
        sentences=(king.SHORT, king.VOID),
    ),
    Slip(
        "advice-nobody-ruffs",
        N_("Against the usual advice, you led a suit that no partner has said to be out of."),
        sentences=(ruff.NOTHING_SAID,),
    ),
    Slip(
        "advice-trumps-for-a-ruff",
        N_("Against the usual advice, you led trumps where a partner was waiting to trump a suit."),
        sentences=(ruff.TRUMPS_ASKED,),
    ),
    Slip(
        "advice-only-the-promise",
        N_("Against the usual advice, you looked at what a contract promises, and not at what it is worth to keep."),
        sentences=(prices.ONLY_PROMISES, prices.ONLY_THE_PROMISE, prices.ONLY_THE_USUAL),
    ),
    Slip(
        "advice-only-the-price",
        N_("Against the usual advice, you looked at what a contract is worth to keep, and not at what it promises."),
        sentences=(prices.ONLY_THE_PRICE,),
    ),
    Slip(
        "advice-whole-of-the-rest",
        N_("Against the usual advice, you took the worth of all the contracts for the price of one of them."),
        sentences=(prices.ALL_OF_IT, prices.THE_REST),
    ),
    Slip(
        "advice-better-call-overlooked",
        N_("Against the usual advice, you overlooked a call that gains more."),
        sentences=(prices.ONLY_THIS_CALL, calls.IS_WORSE),
    ),
    Slip(
        "advice-promise-and-price-turned",
        N_("Against the usual advice, you had it the other way round whether a promise beats its price."),
        sentences=(sort_contracts.IS_ABOVE, sort_contracts.IS_BELOW),
    ),
    Slip(
        "advice-good-hand-wasted",
        N_("Against the usual advice, you kept a contract for later though the hand is made for it."),
        sentences=(hand_contracts.WASTED,),
    ),
    Slip(
        "advice-poor-hand-called",
        N_("Against the usual advice, you called a contract with a hand that is poor for it."),
        sentences=(hand_contracts.TOO_BAD,),
    ),
    Slip(
        "advice-better-hand-overlooked",
        N_("Against the usual advice, you overlooked a hand that suits the contract better."),
        rules=("B-STR-CALL-NT", "B-STR-CALL-NH", "B-STR-CALL-NQ", "B-STR-CALL-KH", "B-STR-CALL-L2", "B-STR-CALL-TR"),
    ),
    Slip(
        "advice-short-suit-as-trumps",
        N_("Against the usual advice, you chose trumps of which you hold too few."),
        sentences=(calls.SHORT, calls.NO_CARD),
    ),
    Slip(
        "advice-high-cards-as-trumps",
        N_("Against the usual advice, you made trumps of high cards that win anyway."),
        sentences=(calls.AS_IT_IS,),
    ),
    Slip(
        "advice-cards-far-from-the-start",
        N_("Against the usual advice, you chose a starting rank from which your cards are far away."),
        rules=("B-STR-CALL-DO",),
    ),
    Slip(
        "advice-harmless-card-discarded",
        N_("Against the usual advice, you discarded a card that the others can hardly get under."),
        rules=("B-STR-SHED",),
    ),
    Slip(
        "advice-hunt-in-a-plain-suit",
        N_("Against the usual advice, you led a plain suit, which takes no trump from the holder of the Petit."),
        rules=("T-STR-CHASSE",),
    ),
    Slip(
        "advice-petit-called-too-early",
        N_("Against the usual advice, you asked a partner for the Petit when a higher trump may still come."),
        rules=("T-STR-5P-21",),
    ),
    Slip(
        "other-advice-named",
        N_("You named advice that is for another moment, or for another card."),
        sentences=(which_advice.ANOTHER_MOMENT,),
    ),
    Slip(
        "advice-unsure-slam",
        N_("Against the usual advice, you would announce a slam that is not sure, or keep a sure one to yourself."),
        rules=("T-STR-SLAM",),
    ),
    Slip(
        "advice-no-ruff-forced",
        N_("Against the usual advice, your lead costs the taker one trump at most, where it could cost two."),
        rules=("T-STR-2FOR1",),
    ),
)
