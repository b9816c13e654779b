"""The card to lay in Domino: it opens the way to most of one's own cards, or to the fewest of the others'."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.barbu.advice.laying import BLOCK, NOBODY, OPEN_WAY, card_to_lay
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
WHAT_WAITS = N_("{fitting:and} fit: which of your other cards wait for each of these?")
OWN_BEHIND = N_("After {card:card} can come {own:and}: that makes {count} of your own cards.")
NONE_BEHIND = N_("None of your cards waits for {card:card}.")

FEWEST_OTHERS = N_("Several of your cards fit. Which one opens the way to the fewest cards of the others?")
WHOSE_BEHIND = N_("{fitting:and} fit: which cards of the others wait for each of these?")
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


#: The ranks that one sees at first.
PICTURES = {"J", "Q", "K", "A"}


def _is_of_the_longest_suit(card: Card, at: Layout) -> bool:
    """Whether the learner holds as many cards of its suit as of any other of which one fits."""
    return len(at.hand.of(card.suit)) == max(len(at.hand.of(other.suit)) for other in at.hand & at.fitting)


def _is_highest_picture(card: Card, at: Layout) -> bool | None:
    """Whether it is the highest of the pictures and aces that fit; ``None`` if none of them does."""
    pictures = [other.height for other in at.hand & at.fitting if other.rank in PICTURES]
    return card.height == max(pictures) if pictures else None


class Way(NamedTuple):
    """A player’s way in Domino: the words that ask, the merit of a card, a question back, and the rules trained.

    The best card ``looks`` best in half of the questions only: it is of the longest suit, or the highest picture.
    It is asked where the table's advice follows one of these rules.  Another card is ``close`` to the best one if it
    opens the way to at most so many cards less, or more.  In harder layouts than the ``hardest`` such moments are rare.
    """

    prompt: Message
    merit: Callable[[Card, Cards, Cards], Merit]
    nudge: Message
    rules: tuple[Rule, ...]
    looks: Callable[[Card, Layout], bool | None]
    close: int
    hardest: int


WAYS: Mapping[str, Way] = {
    "own": Way(MOST_OWN, _to_own, WHAT_WAITS, (OPEN_WAY,), _is_of_the_longest_suit, 1, 3),
    "others": Way(FEWEST_OTHERS, _to_others, WHOSE_BEHIND, (NOBODY, BLOCK), _is_highest_picture, 2, 2),
}


@kind(CHOICE, about={name: way.rules for name, way in WAYS.items()}, edition=4)
def domino_way(draw: Draw) -> Posed:
    """A moment at which several cards fit, and the table advises the best one too; at last another comes close to it.

    Where a card opens one's own way, the advice opens it; so whom a card helps is asked where none does.
    """
    way, looks_best = WAYS[draw.about], draw.rng.random() < 1 / 2

    def weighed(at: Layout) -> Advice:
        fitting = at.hand & at.fitting
        merits = {card.code: way.merit(card, behind(card, at), at.hand) for card in fitting}
        return Advice(merits, Hints.plain(way.nudge, way.rules[-1], fitting=fitting))

    def clear_and_advised(at: Layout) -> bool:
        fitting = at.hand & at.fitting
        opens = any(behind(card, at) & at.hand for card in fitting)
        if len(fitting) < draw.of(2, 3, 3) or opens is not (OPEN_WAY in way.rules):
            return False
        options, advised = weighed(at), card_to_lay(at)
        clear = 1 <= options.margin() <= draw.of(math.inf, math.inf, way.close)
        best = clear and advised.reason.rule in way.rules and options.options[advised.move].worth == options.best
        return best and way.looks(at.pack[advised.move], at) is looks_best

    record = moment(draw._replace(level=min(draw.level, way.hardest)), wanted=clear_and_advised)
    at = layout_of(record)
    offers = card_offers(at.hand & at.fitting)
    return best_by_advice(Asked((record,), way.prompt, offers, data={"way": draw.about}), weighed(at))
