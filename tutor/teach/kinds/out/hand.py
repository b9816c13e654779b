"""The cards of a suit that are not in one’s hand, before a card has been played."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.draw import PACK
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kinds.out.count import Count, so_many
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

HOW_MANY_OUT = N_("This is your hand. How many {suit:suit} are not in it?")
HOW_MANY_IN_ALL = N_("How many of them has the pack, and how many do you hold?")
THE_REST = N_("The pack has {all} of them and you hold {own}, so {left} are not in your hand.")
OF_THIRTEEN = N_("A suit has 14 cards here, not 13: there is a knight between jack and queen.")
OF_TWENTY_TWO = N_("The Excuse is no trump: there are 21 of those.")
#: Trumps are asked for twice as often as any suit.
_SUITS_AND_TRUMPS = (*SUITS, TRUMP, TRUMP)


def not_in_hand(draw: Draw) -> Posed | None:
    """A few cards and a suit; more of them, and a suit or trumps; a whole hand."""
    hand = TAROT.set(draw.rng.sample(TAROT.cards, draw.of(6, 9, 18)))
    suit = draw.rng.choice(draw.of(SUITS, _SUITS_AND_TRUMPS, _SUITS_AND_TRUMPS))
    count = Count.of(TAROT.all.of(suit), hand, TAROT.none)
    if not count.own:
        return None
    board = Laid(tuple(hand), data={"of": "you"})
    asked = Asked((board,), HOW_MANY_OUT, facts={"suit": suit}, data={"pack": len(TAROT)})

    def verdicts(_: Judge) -> Verdicts:
        left = len(count.left)
        slip, says = (left + 1, OF_TWENTY_TWO) if suit == TRUMP else (left - 1, OF_THIRTEEN)
        because = (Saying.plain(THE_REST, PACK, **count.facts),)
        return so_many(left, because, Hints.plain(HOW_MANY_IN_ALL, PACK), {slip: Saying.plain(says, PACK)})

    return Posed(asked, verdicts)
