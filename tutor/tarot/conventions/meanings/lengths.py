"""Promises about the length of a suit."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF
from tutor.tarot.conventions.claims import LONG_TENUE, some_led
from tutor.tarot.conventions.meanings.meaning import (
    A_CLUB,
    TWO_CARDS,
    Ending,
    LeadBack,
    LineOfPlay,
    Meaning,
    Order,
    Sentences,
)
from tutor.tarot.conventions.meanings.scene import Scene, Wishes
from tutor.tarot.conventions.moments import PIPS


def _two_small_cards(rng: random.Random) -> Scene:
    """The hearer leads a suit twice, of which the speaker has two small cards."""
    suit = rng.choice(SUITS)
    pips = [card for card in TAROT.all.of(suit) if card.rank in PIPS]
    low, high = sorted(rng.sample(pips, 2), key=lambda card: card.height)
    honours = TAROT.read(f"{suit}K {suit}Q")
    more = rng.choice([card for card in pips if card not in {low, high}])
    wishes = Wishes(honours.with_card(high))
    return Scene(
        leader="hearer",
        holds={"hearer": honours.with_card(more), "speaker": TAROT.set([low, high])},
        lacks={"speaker": TAROT.all.of(suit)},
        tricks=(wishes, wishes),
    )


LONG_SUIT = Meaning(
    "long-suit",
    N_("I hold at least five cards of this suit."),
    N_("By convention this tells your partners that you hold at least five cards of {led:suit}."),
    N_("{card:card} promises at least five cards of {led:suit}"),
    claim=some_led(LONG_TENUE),
    of_led=True,
    unasked=A_CLUB,
)

NO_MORE = Meaning(
    "no-more",
    N_("I have no more of this suit after this card."),
    N_("By convention this tells your partners that you have no more {led:suit} after it."),
    N_("{card:card} says that there are no more {led:suit} here"),
    claim=some_led(most=1),
    of_led=True,
    begins=LineOfPlay.THIS_SUIT,
    rules=(HIGH_LOW_DEF,),
    sentences=Sentences(
        reading=N_("{by:Player} {by:you|have|has} no more {led:suit} and will trump the next round."),
        then=N_("So lead {led:suit} again if you can: your partner will trump them."),
        needs=N_(
            "For that, two cards would have to fall high and then low, both by free choice, in two rounds of a suit"
            " that a partner leads."
        ),
        later=N_("{by:Player} {by:you|have|has} no {led:suit} left."),
        lead_back=LeadBack(
            2,
            N_(
                "{by:Player} {by:you|have|has} said that there are no more {led:suit} there. Lead them again, and your"
                " partner can trump."
            ),
            _two_small_cards,
        ),
        order=Order(
            short=N_("the suit ends here", "what two cards say"),
            reading=N_("{by:Player} {by:you|have|has} no more {led:suit} and will trump the next round."),
            why=N_(
                "Your own side led {led:suit}, and {first:card} came before {card:card}, though neither took the lead"
                " and the lower one might as well have come first. That says: my {led:suit} end here, and I trump the"
                " next round."
            ),
            needed=N_("High, then low, says this of a suit that your own side leads. Here the taker led {led:suit}."),
            rule=N_(
                "First {first:card}, then {card:card}: high and then low, both by free choice, in a suit led by a"
                " partner. That is how you say that a suit has come to an end."
            ),
            well_said=N_(
                "The high card first: nobody plays like that without a reason. Partner leads once more, you trump."
            ),
            not_said=N_(
                "Low, then high, is how everybody plays, so partners hear nothing. The higher card has to come first."
            ),
        ),
        ending=Ending(
            nudge=N_("What can somebody do who has no card of the suit that is led?"),
            partner=N_(
                "{by:Player} said that there were no more {led:suit} there, and has a trump left: with {best:card} you"
                " let them use it."
            ),
            overheard=N_(
                "{by:Player} told everybody that there were no more {led:suit} there, and has a trump left: {led:suit}"
                " from you would be trumped."
            ),
            over=N_(
                "{by:Player} said that there were no more {led:suit} there, and has a trump left. So with {best:card}"
                " you lead them again, and it takes {top:card} to win the trick."
            ),
        ),
        without={"lead": TWO_CARDS, "wish": TWO_CARDS},
    ),
)

MEANINGS = (LONG_SUIT, NO_MORE)
