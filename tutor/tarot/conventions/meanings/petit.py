"""The Petit and the Excuse: promises of them, and requests to spare the Petit."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import EXC_FIRST_TRUMP, EXC_LEAD, HIGH_LOW_TRUMP
from tutor.tarot.conventions.claims import the_card
from tutor.tarot.conventions.meanings.meaning import (
    A_CLUB,
    BY_STATEMENT,
    BY_THE_EXCUSE,
    NOT_COUNTED,
    NOTHING_TO_DO,
    ONE_CARD,
    TWO_CARDS,
    Ending,
    Lead,
    LeadBack,
    LineOfPlay,
    Meaning,
    Order,
    Sentences,
)
from tutor.tarot.conventions.meanings.scene import HIGHEST, Scene, Wishes
from tutor.tarot.trick import PETIT, THE_EXCUSE

#: The Petit is spared by whoever has heard of it, and hunted by the taker.
_SPARED = Ending(
    nudge=N_("What happens to the Petit when trumps are led?"),
    partner=N_(
        "{by:Player} has the Petit and asked for an end of trump leads. Any trump from you would lose it; {best:card}"
        " does not."
    ),
    overheard=N_(
        "{by:Player} asked for an end of trump leads, and that is a sign of the Petit: with {best:card} you lead trumps"
        " all the same."
    ),
)


def _excuse_to_trumps(rng: random.Random) -> Scene:
    """Trumps are led for the first time, the speaker plays the Excuse, and the hearer has the highest trumps."""
    excuse = TAROT.set([THE_EXCUSE])
    return Scene(
        leader=rng.choice(("taker", "other")),
        holds={"hearer": HIGHEST, "speaker": excuse.with_card(PETIT)},
        tricks=(Wishes(TAROT.all.of(TRUMP), {"speaker": excuse, "hearer": HIGHEST}),),
    )


HAS_PETIT = Meaning(
    "petit",
    N_("I hold the Petit. Please stop leading trumps."),
    N_("By convention this tells your partners that you hold the Petit, and asks them to stop leading trumps."),
    N_("{card:card} says that the Petit is here, and asks partners to stop leading trumps"),
    claim=the_card(PETIT),
    begins=LineOfPlay.NO_TRUMPS,
    rules=(HIGH_LOW_TRUMP,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|hold|holds} the Petit and {by:you|ask|asks} for an end of trump leads."),
        then=N_("So lead no trumps: every round of them puts the Petit in danger."),
        needs=N_(
            "For that, two trumps would have to fall high and then low, both by free choice, in two rounds of trumps."
        ),
        order=Order(
            short=N_("the Petit is here", "what two cards say"),
            reading=N_("{by:Player} {by:you|hold|holds} the Petit and {by:you|ask|asks} for an end of trump leads."),
            why=N_(
                "{first:card} came before {card:card}, and neither had to go higher, since each was below a trump on"
                " the table. That says: the Petit is here, please stop leading trumps."
            ),
            needed=N_("Two cards, high then low, are about the Petit only when they are trumps."),
            rule=N_(
                "First {first:card}, then {card:card}: high and then low, both by free choice and below a higher trump."
                " That asks partners to spare the Petit."
            ),
            well_said=N_(
                "High, then low, where nothing made you go higher: partners hear of your Petit, and lead no trumps."
            ),
            not_said=N_(
                "Partners hear nothing in that: the first trump has to be higher than the second, and the Petit stays."
            ),
        ),
        ending=_SPARED,
        without={
            "later": "the rules seldom leave a doubt where the Petit is",
            "lead_back": "the Excuse asks for the same, and is asked about",
            "lead": TWO_CARDS,
            "wish": TWO_CARDS,
        },
    ),
)

PERHAPS_PETIT = Meaning(
    "perhaps-petit",
    N_("I may hold the Petit."),
    N_("By convention this may tell your partners that you hold the Petit."),
    N_("{card:card} may show the Petit"),
    rules=(EXC_LEAD,),
    sentences=Sentences(
        reading=N_("{by:Player} may hold the Petit."),
        then=N_("So think twice before you lead trumps."),
        lead=Lead(
            tells=N_("The Excuse, as the first lead of the deal, may show the Petit; it is less than a promise."),
            afterwards=N_("The Excuse can be led for other reasons too, so do not count on it."),
        ),
        without={
            "needs": BY_STATEMENT,
            "later": NOT_COUNTED,
            "lead_back": NOTHING_TO_DO,
            "wish": "nobody is asked to say what only may be so",
            "order": ONE_CARD,
            "ending": NOT_COUNTED,
        },
    ),
)

HAS_EXCUSE = Meaning(
    "excuse",
    N_("I hold the Excuse."),
    N_("By convention this tells your partners that you hold the Excuse."),
    N_("{card:card} promises the Excuse"),
    claim=the_card(THE_EXCUSE),
    unasked=A_CLUB,
)

STOP_TRUMPS = Meaning(
    "stop-trumps",
    N_("Please stop leading trumps."),
    N_("By convention this asks your partners to stop leading trumps."),
    N_("{card:card} asks partners to stop leading trumps"),
    begins=LineOfPlay.NO_TRUMPS,
    rules=(EXC_FIRST_TRUMP,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|demand|demands} an end of trump leads."),
        then=N_("So lead anything but trumps."),
        needs=N_("For that it would have to be the Excuse, in the first round of trumps."),
        lead_back=LeadBack(
            2,
            N_("The Excuse in the first round of trumps demands an end of trump leads, and a suit is one."),
            _excuse_to_trumps,
        ),
        ending=_SPARED,
        without={"later": NOT_COUNTED, "lead": BY_THE_EXCUSE, "wish": BY_THE_EXCUSE, "order": ONE_CARD},
    ),
)

MEANINGS = (HAS_PETIT, PERHAPS_PETIT, HAS_EXCUSE, STOP_TRUMPS)
