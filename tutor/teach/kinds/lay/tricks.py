"""Cards laid to several tricks at once: which card of a hand is kept for which of them."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_
from tutor.tarot.trick import TRICK_WON, Trick
from tutor.teach.arrangement import Place
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import names, one_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints, Laid, Question
from tutor.teach.saying import Saying

TAKE_THEM_ALL = N_(
    "You play last to each of these tricks, and you want all of them. Play to each trick the card that wins it for you."
)
TRICKS = (N_("First trick"), N_("Second trick"), N_("Third trick"), N_("Fourth trick"))
WHICH_IS_HARDEST = N_("For which of these tricks do you have the fewest winning cards?")
BEGIN_THERE = N_("Begin with the trick that has the highest card in it, and give each trick the lowest card that wins.")
THIS_TAKES_MORE = N_("The highest card of this trick is {top:card}: it takes a higher one to win it.")
ALL_WON = N_("Each card beats the highest card of its trick, and none is wasted where a lower one would do.")


@kind(LAY, TRICK_WON)
def take_all(draw: Draw) -> Posed:
    """Two tricks of three cards, three or four of two, all in one suit; and a hand with a card for each."""
    count, size = draw.of((2, 3), (3, 2), (4, 2))
    cards = draw.rng.sample([*TAROT.all.of(draw.rng.choice(SUITS))], count * (size + 1))
    hand = sorted(cards[:count], key=lambda card: card.height)
    tricks = [Trick(0, size + 1, tuple(cards[count + size * number :][:size])) for number in range(count)]
    titles = [Saying.plain(title) for title in TRICKS[:count]]
    boards = tuple(Laid(trick.cards, title) for trick, title in zip(tricks, titles, strict=True))
    places = tuple(Place(str(number), title, 1) for number, title in enumerate(titles))
    asked = Asked(boards, TAKE_THEM_ALL, card_offers(hand), places=places)

    def verdicts(judge: Judge) -> Verdicts:
        demands = []
        for place, trick in zip(places, tricks, strict=True):
            winners = names(card for card in hand if judge.winner(trick.with_card(card)) == card)
            demands.append(one_of(place.id, winners, Saying.plain(THIS_TAKES_MORE, TRICK_WON, top=judge.winner(trick))))
        # The one that takes most is told first.
        demands.sort(key=lambda demand: len(demand.among))
        hints = Hints((Saying.plain(WHICH_IS_HARDEST),), (Saying.plain(BEGIN_THERE, TRICK_WON),))
        return Verdicts((Saying.plain(ALL_WON, TRICK_WON),), hints, demands=tuple(demands))

    return Posed(asked, verdicts, _one_way_with_a_choice)


def _one_way_with_a_choice(question: Question) -> bool:
    """Whether there is one way to win all tricks, although some trick can be won with several cards."""
    laid_out = question.arrangement
    return laid_out is not None and laid_out.members == 1 and any(len(one.among) > 1 for one in laid_out.demands)
