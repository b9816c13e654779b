"""The card to lay in Domino: it opens the way to most of one's own cards, or to the fewest of the others'."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.barbu.advice.laying import BLOCK, NOBODY, OPEN_WAY
from tutor.barbu.layout import Layout
from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.layouts import layout_of, moment
from tutor.teach.barbu.ways import behind
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_by_advice
from tutor.teach.posed import Asked, Posed, card_offers
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

MOST_OWN = N_("Several of your cards fit. Which one opens the way to most of your own cards?")
WHAT_WAITS = N_("For each card that fits: which of your other cards can only come after it?")
OWN_BEHIND = N_("After {card:card} can come {own:and}: that makes {count} of your own cards.")
NONE_BEHIND = N_("None of your cards waits for {card:card}.")

FEWEST_OTHERS = N_("Several of your cards fit. Which one opens the way to the fewest cards of the others?")
WHOSE_BEHIND = N_("For each card that fits: which cards come after it, and which of those do you not hold?")
OTHERS_BEHIND = N_("After {card:card} can come {theirs:and}, which the others hold: {count} in all.")
NOBODY_BEHIND = N_("After {card:card} comes no card that the others hold.")


def _to_own(card: Card, after: Cards, hand: Cards) -> Merit:
    """The merit of a card by one's own cards among those that can come only after it."""
    own = after & hand
    if not own:
        return Merit(0, Saying.plain(NONE_BEHIND, OPEN_WAY, card=card))
    return Merit(len(own), Saying.plain(OWN_BEHIND, OPEN_WAY, card=card, own=own, count=len(own)))


def _to_others(card: Card, after: Cards, hand: Cards) -> Merit:
    """The merit of a card by the cards of the others among them: the fewer, the better."""
    theirs = after - hand
    if not theirs:
        return Merit(0, Saying.plain(NOBODY_BEHIND, NOBODY, card=card))
    return Merit(-len(theirs), Saying.plain(OTHERS_BEHIND, BLOCK, card=card, theirs=theirs, count=len(theirs)))


class Way(NamedTuple):
    """A player’s way in Domino: the words that ask, the merit of a card, the hints, and the rules that are trained."""

    prompt: Message
    merit: Callable[[Card, Cards, Cards], Merit]
    hints: Hints
    rules: tuple[Rule, ...]


WAYS: Mapping[str, Way] = {
    "own": Way(MOST_OWN, _to_own, Hints.plain(WHAT_WAITS, OPEN_WAY), (OPEN_WAY,)),
    "others": Way(FEWEST_OTHERS, _to_others, Hints.plain(WHOSE_BEHIND, BLOCK), (NOBODY, BLOCK)),
}


@kind(CHOICE, about={name: way.rules for name, way in WAYS.items()})
def domino_way(draw: Draw) -> Posed:
    """A moment at which several cards fit; at the last level another one comes close to the best."""
    way = WAYS[draw.about]

    def weighed(at: Layout) -> Advice:
        fitting = at.hand & at.fitting
        return Advice({card.code: way.merit(card, behind(card, at), at.hand) for card in fitting}, way.hints)

    def several_fit(at: Layout) -> bool:
        enough = len(at.hand & at.fitting) >= draw.of(2, 3, 3)
        return enough and 1 <= weighed(at).margin() <= draw.of(math.inf, math.inf, 1)

    record = moment(draw, wanted=several_fit)
    at = layout_of(record)
    offers = card_offers(at.hand & at.fitting)
    return best_by_advice(Asked((record,), way.prompt, offers, data={"way": draw.about}), weighed(at))
