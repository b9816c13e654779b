"""Promises about the king and the queen of a suit."""

from __future__ import annotations

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEAD_HIGH, LEAD_LOW
from tutor.tarot.conventions.claims import some_honours, some_of
from tutor.tarot.conventions.meanings.meaning import (
    A_CLUB,
    NOTHING_TO_DO,
    ONE_CARD,
    Ending,
    Lead,
    Meaning,
    Sentences,
    Wish,
)

HONOUR = Meaning(
    "honour",
    N_("I hold the king or the queen of this suit."),
    N_("By convention this tells your partners that you hold the king or the queen of {led:suit}."),
    N_("{card:card} promises the king or the queen of {led:suit}"),
    claim=some_honours(1),
    of_suit=True,
    opposite="no-honour",
    rules=(LEAD_LOW,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|hold|holds} the king or the queen of {led:suit}."),
        then=N_("So {led:suit} are a suit to go on with: the defence may well win a trick there."),
        needs=N_("For that it would have to be an ace to a 5, in the first lead of a suit by the defence."),
        later=N_("{by:Player} {by:you|hold|holds} the king or the queen of {led:suit}."),
        agrees=N_(
            "{by:Player} {by:you|have|has} promised the king or the queen with {card:card}. Leading {led:suit} back"
            " says: I agree."
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
        then=N_("So there is nothing to wait for in {led:suit} in that hand."),
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
            afterwards=N_("Now your partners do not wait for you in this suit."),
        ),
        without={"agrees": NOTHING_TO_DO, "order": ONE_CARD, "ending": NOTHING_TO_DO},
    ),
)

KING = Meaning(
    "king",
    N_("I hold the king of this suit."),
    N_("By convention this tells your partners that you hold the king of {led:suit}."),
    N_("{card:card} promises the king of {led:suit}"),
    claim=lambda led: some_of(TAROT.read(f"{led}K"), 1),
    of_suit=True,
    unasked=A_CLUB,
)

QUEEN = Meaning(
    "queen",
    N_("I hold the queen of this suit."),
    N_("By convention this tells your partners that you hold the queen of {led:suit}."),
    N_("{card:card} promises the queen of {led:suit}"),
    claim=lambda led: some_of(TAROT.read(f"{led}Q"), 1),
    of_suit=True,
    unasked=A_CLUB,
)
