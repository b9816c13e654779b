"""Promises about trumps, and requests for them."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD, TRUMP_ODD_LATER
from tutor.tarot.conventions.claims import MANY_TRUMPS, some_of, some_trumps
from tutor.tarot.conventions.meanings.meaning import (
    A_CLUB,
    NOTHING_TO_DO,
    ONE_CARD,
    ONE_CLUB,
    Ending,
    Lead,
    LeadBack,
    LineOfPlay,
    Meaning,
    Sentences,
    Wish,
)
from tutor.tarot.conventions.meanings.scene import HIGHEST, Scene, Wishes

TRUMPS = TAROT.all.of(TRUMP)
#: The trumps that ask for more.
ODD = TAROT.set(card for card in TRUMPS if int(card.rank) % 2)
#: The trumps that count as big: 18 and higher.
_BIG = TAROT.set(TAROT[f"{TRUMP}{number}"] for number in (18, 19, 20, 21))


def _odd_from_seven(rng: random.Random) -> Scene:
    """The speaker leads an odd trump, and the hearer has the highest ones."""
    theirs = TAROT.set(rng.sample([*(TRUMPS - HIGHEST)], MANY_TRUMPS))
    return Scene(
        leader="speaker",
        holds={"hearer": HIGHEST, "speaker": theirs},
        tricks=(Wishes(HIGHEST, {"speaker": ODD}),),
    )


SEVEN_TRUMPS = Meaning(
    "many-trumps",
    N_("I hold at least 7 trumps. Please lead trumps."),
    N_("By convention this tells your partners that you hold at least 7 trumps, and asks them to lead trumps."),
    N_("{card:card} promises at least 7 trumps, and asks partners to lead trumps"),
    claim=some_trumps(MANY_TRUMPS),
    begins=LineOfPlay.TRUMPS,
    opposite="few-trumps",
    rules=(LEAD_TRUMP_ODD,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|hold|holds} at least 7 trumps and {by:you|ask|asks} for trumps."),
        then=N_("So lead trumps when you can, unless you have the Petit to protect."),
        needs=N_("For that it would have to be an odd trump, the first that the defence leads."),
        later=N_("{by:Player} began with at least 7 trumps."),
        lead_back=LeadBack(
            1,
            N_(
                "{card:card} is odd: {by:player} {by:you|have|has} promised at least 7 trumps and asked for more."
                " Leading one back says: I agree."
            ),
            _odd_from_seven,
        ),
        lead=Lead(
            tells=N_(
                "An odd trump, as the first that the defence leads, promises at least 7 trumps and asks for more of"
                " them."
            ),
            afterwards=N_("So the other defenders go on with trumps when they have taken a trick."),
            short=N_("7 trumps or more", "what a lead tells"),
        ),
        wish=Wish(
            sentence=N_("“I hold at least 7 trumps: please lead trumps.”"),
            nudge=N_("Is it the odd trumps that ask, or the even ones?"),
            afterwards=N_("Seven trumps or more, and please go on: any odd trump says it, however low."),
        ),
        ending=Ending(
            nudge=N_("Which trumps has the taker left, and which has the partner who asked for trumps?"),
            partner=N_(
                "{by:Player} promised at least 7 trumps and asked for more: with {best:card} you go on with them."
            ),
        ),
        without={"order": ONE_CARD},
    ),
)

FEW_TRUMPS = Meaning(
    "few-trumps",
    N_("I hold fewer than 7 trumps, and ask for nothing."),
    N_("By convention this tells your partners that you hold fewer than 7 trumps; it does not bind them."),
    N_("{card:card} says that there are fewer than 7 trumps here, and asks for nothing"),
    claim=some_trumps(most=MANY_TRUMPS - 1),
    opposite="many-trumps",
    rules=(LEAD_TRUMP_EVEN,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|hold|holds} fewer than 7 trumps and {by:you|ask|asks} for nothing."),
        then=N_("So you are free to lead what you think best."),
        needs=N_("For that it would have to be an even trump, the first that the defence leads."),
        later=N_("{by:Player} {by:you|hold|holds} fewer than 7 trumps."),
        lead=Lead(
            tells=N_(
                "An even trump, as the first that the defence leads, says that there are fewer than 7. It asks for"
                " nothing."
            ),
            afterwards=N_("So it binds nobody, but a partner with 7 trumps or more may come back with an odd one."),
            short=N_("fewer than 7 trumps", "what a lead tells"),
        ),
        wish=Wish(
            sentence=N_("“I hold fewer than 7 trumps, and ask for nothing.”"),
            nudge=N_("Is it the odd trumps that ask, or the even ones?"),
            afterwards=N_("Any even trump says it, however high. Your partners are free to lead what they like."),
        ),
        without={"lead_back": NOTHING_TO_DO, "order": ONE_CARD, "ending": NOTHING_TO_DO},
    ),
)

BIG_TRUMP = Meaning(
    "big-trump",
    N_("I hold a big trump, the 18 or higher."),
    N_("By convention this tells your partners that you hold a big trump, the 18 or higher."),
    N_("{card:card} promises a big trump, the 18 or higher"),
    claim=lambda _: some_of(_BIG, 1),
    unasked=A_CLUB,
)

MORE_TRUMPS = Meaning(
    "more-trumps",
    N_("Please lead trumps."),
    N_("By convention this asks your partners to lead trumps."),
    N_("{card:card} asks partners to lead trumps"),
    begins=LineOfPlay.TRUMPS,
    rules=(TRUMP_ODD_LATER,),
    sentences=Sentences(
        reading=N_("{by:Player} still {by:you|ask|asks} for trumps, and {by:you|promise|promises} nothing."),
        without={
            "then": ONE_CLUB,
            "needs": ONE_CLUB,
            "later": ONE_CLUB,
            "lead_back": ONE_CLUB,
            "lead": ONE_CLUB,
            "wish": ONE_CLUB,
            "order": ONE_CLUB,
            "ending": ONE_CLUB,
        },
    ),
)

MEANINGS = (SEVEN_TRUMPS, FEW_TRUMPS, BIG_TRUMP, MORE_TRUMPS)
