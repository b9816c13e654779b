"""Promises about the king and the queen of a suit."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEAD_HIGH, LEAD_LOW
from tutor.tarot.conventions.claims import some_honours, some_of
from tutor.tarot.conventions.meanings.meaning import (
    A_CLUB,
    NOTHING_TO_DO,
    ONE_CARD,
    Ending,
    Lead,
    LeadBack,
    LineOfPlay,
    Meaning,
    Sentences,
    Wish,
)
from tutor.tarot.conventions.meanings.scene import Scene, Wishes

#: The cards of the plain suits whose first lead promises a king or a queen, and those whose first lead denies both.
LOW = TAROT.set(TAROT[f"{suit}{rank}"] for suit in SUITS for rank in range(1, 6))
HIGH = TAROT.set(card for suit in SUITS for card in TAROT.all.of(suit) if card.rank not in {"Q", "K"}) - LOW


def _king_and_queen(rng: random.Random) -> Scene:
    """The speaker leads low from the queen, and the hearer has the king."""
    suit = rng.choice(SUITS)
    king, queen, low = TAROT[f"{suit}K"], TAROT[f"{suit}Q"], LOW.of(suit)
    spoken = rng.choice([*low])
    return Scene(
        leader="speaker",
        holds={"hearer": TAROT.set([king]), "speaker": TAROT.set([queen, spoken])},
        tricks=(Wishes(low.with_card(king)),),
    )


HONOUR = Meaning(
    "honour",
    N_("I hold the king or the queen of this suit."),
    N_("By convention this tells your partners that you hold the king or the queen of {led:suit}."),
    N_("{card:card} promises the king or the queen of {led:suit}"),
    claim=some_honours(1),
    of_suit=True,
    begins=LineOfPlay.THIS_SUIT,
    opposite="no-honour",
    rules=(LEAD_LOW,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|hold|holds} the king or the queen of {led:suit}."),
        then=N_("So {led:suit} are a suit to go on with: the defence may well win a trick there."),
        needs=N_("For that it would have to be an ace to a 5, in the first lead of a suit by the defence."),
        later=N_("{by:Player} {by:you|hold|holds} the king or the queen of {led:suit}."),
        lead_back=LeadBack(
            1,
            N_(
                "{by:Player} {by:you|have|has} promised the king or the queen with {card:card}. Leading {led:suit} back"
                " says: I agree."
            ),
            _king_and_queen,
        ),
        lead=Lead(
            tells=N_(
                "An ace to a 5, as the defence’s first lead of {led:suit}, promises the king or the queen of"
                " {led:suit}."
            ),
            afterwards=N_("So the taker does not hold both of them, if your partner keeps their word."),
            short=N_("king or queen", "what a lead tells"),
        ),
        wish=Wish(
            sentence=N_("“I hold the king or the queen of {led:suit}.”"),
            nudge=N_("Which cards of that suit are low enough to promise?"),
            afterwards=N_("Any ace to 5 of that suit says the same, so you can keep the better ones."),
        ),
        ending=Ending(
            nudge=N_("Who has the highest card that is left of the suit in which something was promised?"),
            partner=N_(
                "{by:Player} promised the king or the queen of {led:suit}, and with {best:card} you come back to that"
                " suit."
            ),
            overheard=N_(
                "{by:Player} promised the king or the queen of {led:suit}, so you leave that suit alone for now."
            ),
        ),
        without={"order": ONE_CARD},
    ),
)

NO_HONOUR = Meaning(
    "no-honour",
    N_("I hold neither the king nor the queen of this suit."),
    N_("By convention this tells your partners that you hold neither the king nor the queen of {led:suit}."),
    N_("{card:card} denies the king and the queen of {led:suit}"),
    claim=some_honours(most=0),
    of_suit=True,
    opposite="honour",
    rules=(LEAD_HIGH,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|hold|holds} neither the king nor the queen of {led:suit}."),
        then=N_("So expect nothing in {led:suit} from that hand."),
        needs=N_("For that it would have to be a 6 to a knight, in the first lead of a suit by the defence."),
        later=N_("{by:Player} {by:you|hold|holds} neither the king nor the queen of {led:suit}."),
        lead=Lead(
            tells=N_(
                "A 6 to a knight, as the defence’s first lead of {led:suit}, denies the king and the queen of"
                " {led:suit}."
            ),
            afterwards=N_("So do not count on your partner for a trick with either of them."),
            short=N_("neither of them", "what a lead tells: neither the king nor the queen"),
        ),
        wish=Wish(
            sentence=N_("“I hold neither the king nor the queen of {led:suit}.”"),
            nudge=N_("Which cards of that suit are too high to promise, and are not a king or a queen?"),
            afterwards=N_("Now your partners do not count on you in this suit."),
        ),
        without={"lead_back": NOTHING_TO_DO, "order": ONE_CARD, "ending": NOTHING_TO_DO},
    ),
)

KING = Meaning(
    "king",
    N_("I hold the king of this suit."),
    N_("By convention this tells your partners that you hold the king of {led:suit}."),
    N_("{card:card} promises the king of {led:suit}"),
    claim=lambda led: some_of(TAROT.read(f"{led}K"), 1),
    of_suit=True,
    begins=LineOfPlay.THIS_SUIT,
    unasked=A_CLUB,
)

QUEEN = Meaning(
    "queen",
    N_("I hold the queen of this suit."),
    N_("By convention this tells your partners that you hold the queen of {led:suit}."),
    N_("{card:card} promises the queen of {led:suit}"),
    claim=lambda led: some_of(TAROT.read(f"{led}Q"), 1),
    of_suit=True,
    begins=LineOfPlay.THIS_SUIT,
    unasked=A_CLUB,
)

MEANINGS = (HONOUR, NO_HONOUR, KING, QUEEN)
