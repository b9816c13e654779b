"""All cards of a sort that are still to be seen, whatever one has seen of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.barbu.advice.winning import DRAW
from tutor.barbu.contracts import no_hearts
from tutor.barbu.trick import FOLLOW
from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.draw import PACK
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.out.count import Count, so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.kinds.out.hearts import hearts
from tutor.teach.kinds.out.tricks import barbu_trumps, last_two_suit, tarot_trumps
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

HOW_MANY_OUT = N_("This is your hand. How many {suit:suit} are not in it?")
HOW_MANY_IN_ALL = N_("You hold {own:and}. How many {suit:suit} does the pack have?")
THE_REST = N_("The pack has {all} of them and you hold {own}, so {left} are not in your hand.")
OF_THIRTEEN = N_("A suit has 14 cards here, not 13: there is a knight between jack and queen.")
OF_TWENTY_TWO = N_("The Excuse is not a trump: there are 21 trumps.")
#: Trumps are asked for twice as often as any suit.
_SUITS_AND_TRUMPS = (*SUITS, TRUMP, TRUMP)


def _not_in_hand(draw: Draw) -> Posed | None:
    """A few cards and a suit; more of them, and a suit or trumps; a whole hand."""
    hand = TAROT.set(draw.rng.sample(TAROT.cards, draw.of(6, 9, 18)))
    suit = draw.rng.choice(draw.of(SUITS, _SUITS_AND_TRUMPS, _SUITS_AND_TRUMPS))
    count = Count.of(TAROT.all.of(suit), hand, TAROT.none)
    if not count.own:
        return None
    board = Laid(tuple(hand), data={"of": "you"})
    asked = Asked((board,), HOW_MANY_OUT, facts={"suit": suit}, data={"pack": len(TAROT)})

    left = len(count.left)
    slip, says = (left + 1, OF_TWENTY_TWO) if suit == TRUMP else (left - 1, OF_THIRTEEN)
    because = (Saying.plain(THE_REST, PACK, **count.facts),)
    hints = Hints.plain(HOW_MANY_IN_ALL, PACK, own=count.own, suit=suit)
    verdicts = so_many(left, because, hints, {slip: Saying.plain(says, PACK)})
    return Posed.for_any_judge(asked, verdicts)


class Sort(NamedTuple):
    """Cards that are counted: a question about them, and the rules that it trains."""

    posed: Callable[[Draw], Posed | None]
    rules: tuple[Rule, ...]


SORTS: Mapping[str, Sort] = {
    "cards": Sort(_not_in_hand, (PACK,)),
    "trumps": Sort(tarot_trumps, (EXCUSE_NOT_TRUMP,)),
    "no-hearts": Sort(hearts, (no_hearts.FACE_UP, no_hearts.SCORE)),
    "barbu-trumps": Sort(barbu_trumps, (DRAW,)),
    "last-two": Sort(last_two_suit, (FOLLOW,)),
}


@kind(OUT, about={name: sort.rules for name, sort in SORTS.items()}, edition=2)
def out(draw: Draw) -> Posed | None:
    """The cards of a suit that are not in a hand, or that nobody has played; trumps, hearts, or any suit."""
    return SORTS[draw.about].posed(draw)
