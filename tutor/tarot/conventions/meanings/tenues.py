"""Promises of a tenue, a long suit that will win tricks."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import EXC_TAKER_SUIT, HIGH_LOW_TAKER
from tutor.tarot.conventions.claims import a_tenue, two_sure_tricks
from tutor.tarot.conventions.meanings.meaning import TWO_CARDS, LeadBack, LineOfPlay, Meaning, Order, Sentences
from tutor.tarot.conventions.meanings.scene import HIGHEST, Scene, Wishes
from tutor.tarot.conventions.moments import PIPS


def _five_with_the_queen(rng: random.Random) -> Scene:
    """The taker leads a suit twice, of which the speaker has five cards with the queen, and the hearer trumps."""
    suit = rng.choice(SUITS)
    king, queen, own = TAROT[f"{suit}K"], TAROT[f"{suit}Q"], TAROT.all.of(suit)
    pips = rng.sample([card for card in own if card.rank in PIPS], 8)
    high = max(pips[:4], key=lambda card: card.height)
    return Scene(
        leader="taker",
        holds={
            "taker": TAROT.set([king, *pips[4:7]]),
            "speaker": TAROT.set([queen, *pips[:4]]),
            "hearer": HIGHEST.with_card(pips[7]),
        },
        lacks={"hearer": own},
        tricks=(Wishes(TAROT.set([king, high])), Wishes(own.without(queen), {"hearer": HIGHEST})),
    )


TENUE = Meaning(
    "tenue",
    N_("I began with five cards of this suit and hold its king or queen. You may lead trumps."),
    N_(
        "By convention this tells your partners that you began with five cards of {led:suit} and hold its king or"
        " queen, and invites them to lead trumps."
    ),
    N_("{card:card} promises five cards of {led:suit} with a major honour, and invites partners to lead trumps"),
    claim=a_tenue,
    since_dealt=True,
    of_suit=True,
    begins=LineOfPlay.TRUMPS,
    rules=(HIGH_LOW_TAKER, EXC_TAKER_SUIT),
    at_table=N_("At this table a tenue is five cards of a suit with its king or queen."),
    sentences=Sentences(
        reading=N_("{by:Player} began with five cards of {led:suit}, its king or queen among them."),
        then=N_("So trumps may be led: once the taker has none left, that suit will win tricks."),
        needs=N_(
            "For that, two cards would have to fall high and then low, both by free choice, in two rounds of a suit"
            " that the taker leads."
        ),
        lead_back=LeadBack(
            3,
            N_(
                "{by:Player} {by:you|have|has} shown a tenue, five cards of the taker’s suit with the king or the"
                " queen, and {by:you|invite|invites} trumps."
            ),
            _five_with_the_queen,
        ),
        order=Order(
            short=N_("a tenue", "what two cards say"),
            reading=N_(
                "{by:Player} {by:you|have|has} a tenue in {led:suit}: a long holding that will win there. Partners are"
                " invited to lead trumps."
            ),
            why=N_(
                "The taker led {led:suit}, and {first:card} came before {card:card}, though neither took the lead and"
                " the lower one might as well have come first. That shows a tenue, and invites partners to lead trumps."
            ),
            needed=N_(
                "High, then low, shows a tenue in a suit that the taker leads. Here your own side led {led:suit}."
            ),
            rule=N_(
                "First {first:card}, then {card:card}: high and then low, both by free choice, in a suit led by the"
                " taker. That is how one shows a tenue."
            ),
            well_said=N_(
                "High, then low, in the taker’s suit, shows the tenue, and your king or queen stays in hand for later."
            ),
            not_said=N_(
                "Partners hear nothing in that: the first card has to be higher than the second, and no court card,"
                " since those are played for their points."
            ),
        ),
        without={
            "later": "tables differ in what a tenue is",
            "lead": TWO_CARDS,
            "wish": TWO_CARDS,
            "ending": "its tricks are made before the last ones",
        },
    ),
)

SURE_TRICKS = Meaning(
    "sure-tricks",
    N_(
        "I began with five cards of this suit, or with four and the Excuse, good for two sure tricks. You may lead"
        " trumps."
    ),
    N_(
        "By convention this tells your partners that you began with five cards of {led:suit}, or with four and the"
        " Excuse, good for two sure tricks, and invites them to lead trumps."
    ),
    N_(
        "{card:card} promises two sure tricks in {led:suit}, from five cards or from four and the Excuse, and invites"
        " partners to lead trumps"
    ),
    claim=two_sure_tricks,
    since_dealt=True,
    of_suit=True,
    begins=LineOfPlay.TRUMPS,
    at_table=N_(
        "At this table a tenue is five cards of a suit, or four and the Excuse, that are good for two sure tricks."
    ),
    unasked="it takes the place of a tenue by a house rule, and exercises keep to the usual one",
)

MEANINGS = (TENUE, SURE_TRICKS)
