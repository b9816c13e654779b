"""Several tricks at once: which card of a hand is kept for which of them."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, Card
from tutor.core.message import N_
from tutor.tarot.trick import TRICK_WON, Trick
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

TAKE_THEM_ALL = N_(
    "You play last to each of these tricks, and you want all of them. Lay to each trick the card with which you win it."
)
TRICKS = (N_("First trick"), N_("Second trick"), N_("Third trick"), N_("Fourth trick"))
WHICH_IS_HARDEST = N_("Which of these tricks can you win with the fewest of your cards?")
BEGIN_THERE = N_("Begin with the trick that has the highest card in it, and give each trick the lowest card that wins.")
THIS_TAKES_MORE = N_("The highest card of this trick is {top:card}: it takes a higher one to win it.")
ALL_WON = N_("Each card beats the highest card of its trick, and none is wasted where a lower one would do.")

#: How many tricks there are, and how many cards lie in each, by level.
SIZES = {1: (2, 3), 2: (3, 2), 3: (4, 2)}


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Laid, ...]:
    """Tricks in one suit, and at the end the hand, a card for each."""
    tricks, size = SIZES[level]
    cards = rng.sample([*TAROT.all.of(rng.choice(SUITS))], tricks * (size + 1))
    hand = tuple(sorted(cards[:tricks], key=lambda card: card.height))
    rest = [cards[tricks + size * number :][:size] for number in range(tricks)]
    laid = (Laid(tuple(trick), Saying.plain(title)) for trick, title in zip(rest, TRICKS, strict=False))
    return (*laid, Laid(hand))


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    *tricks, hand = (board for board in boards if isinstance(board, Laid))
    demands = []
    for number, laid in enumerate(tricks):
        trick = Trick(0, len(laid.cards) + 1, laid.cards)
        winners = tuple(card.code for card in hand.cards if trick.with_card(card).best is card)
        says = Saying.plain(THIS_TAKES_MORE, TRICK_WON, top=trick.best)
        demands.append(Demand(str(number), winners, 1, 1, says))
    # The one that takes most is told first.
    demands.sort(key=lambda demand: len(demand.among))
    laid_out = Arrangement(tuple(map(_thing, hand.cards)), tuple(map(_place, range(len(tricks)))), tuple(demands))
    if laid_out.members != 1 or all(len(demand.among) == 1 for demand in demands):
        return None
    hints = Hints((Saying.plain(WHICH_IS_HARDEST),), (Saying.plain(BEGIN_THERE, TRICK_WON),))
    because = (Saying.plain(ALL_WON, TRICK_WON),)
    return Question("arrange", tuple(tricks), TAKE_THEM_ALL, because, hints, arrangement=laid_out)


def _thing(card: Card) -> Thing:
    return Thing(card.code, card)


def _place(number: int) -> Place:
    return Place(str(number), Saying.plain(TRICKS[number]), room=1)


TAKE_ALL = Kind("take-all", N_("A card for every trick"), "arrange", (TRICK_WON,), _draw, _ask, of_a_deal=False)
