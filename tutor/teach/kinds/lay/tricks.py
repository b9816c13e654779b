"""Cards laid to several tricks at once: which card of a hand is kept for which of them."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, Card
from tutor.core.message import N_
from tutor.tarot.trick import TRICK_WON, Trick
from tutor.teach.arrangement import Place
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import names, one_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

TAKE_THEM_ALL = N_(
    "You play last to each of these tricks, and you want all of them. Play to each trick the card that wins it for you."
)
TRICKS = (N_("First trick"), N_("Second trick"), N_("Third trick"), N_("Fourth trick"))
HOW_MANY_BEAT_THEM = N_("The highest cards of these tricks are {tops:and}. How many of your cards beat each of them?")
BEGIN_THERE = N_("Begin with the trick that has the highest card in it, and give each trick the lowest card that wins.")
THIS_TAKES_MORE = N_("The highest card of this trick is {top:card}: it takes a higher one to win it.")
ALL_WON = N_("Each card beats the highest card of its trick, and none is wasted where a lower one would do.")

#: The place of a card that lies in no trick.
IN_HAND = -1


@kind(LAY, TRICK_WON, edition=2)
def take_all(draw: Draw) -> Posed:
    """Two tricks of three cards, three or four of two, all in one suit; and a hand with a card for each."""
    hand, tricks = _dealt(draw.rng, *draw.of((2, 3), (3, 2), (4, 2)))
    count = len(tricks)
    titles = [Saying.plain(title) for title in TRICKS[:count]]
    boards = tuple(Laid(trick.cards, title) for trick, title in zip(tricks, titles, strict=True))
    places = tuple(Place(str(number), title, 1) for number, title in enumerate(titles))
    tops = (max(trick.cards, key=lambda card: card.height) for trick in tricks)
    nudge = Saying.plain(HOW_MANY_BEAT_THEM, None, tops=TAROT.set(tops))
    asked = Asked(boards, TAKE_THEM_ALL, card_offers(hand), places=places)

    def verdicts(judge: Judge) -> Verdicts:
        demands = []
        for place, trick in zip(places, tricks, strict=True):
            winners = names(card for card in hand if judge.winner(trick.with_card(card)) == card)
            demands.append(one_of(place.id, winners, Saying.plain(THIS_TAKES_MORE, TRICK_WON, top=judge.winner(trick))))
        # The one that takes most is told first.
        demands.sort(key=lambda demand: len(demand.among))
        hints = Hints((nudge,), (Saying.plain(BEGIN_THERE, TRICK_WON),))
        return Verdicts((Saying.plain(ALL_WON, TRICK_WON),), hints, demands=tuple(demands))

    return Posed(asked, verdicts)


def _dealt(rng: random.Random, count: int, size: int) -> tuple[list[Card], list[Trick]]:
    """A hand, and as many tricks of so many cards, which it wins in one way only.

    There is one way if a card of the hand is the highest of all, the top of a trick comes next, then again a card of
    the hand, and so on.  The other cards lie anywhere below the top of their trick.
    """
    numbers = rng.sample(range(count), count)
    places = [place for number in numbers for place in (IN_HAND, number)]
    for number in numbers:
        for _ in range(size - 1):
            places.insert(rng.randint(places.index(number) + 1, len(places)), number)
    cards = sorted(rng.sample([*TAROT.all.of(rng.choice(SUITS))], len(places)), key=lambda card: -card.height)
    lie = {at: [card for card, place in zip(cards, places, strict=True) if place == at] for at in (IN_HAND, *numbers)}
    tricks = [Trick(0, size + 1, tuple(rng.sample(lie[number], size))) for number in range(count)]
    return lie[IN_HAND][::-1], tricks
