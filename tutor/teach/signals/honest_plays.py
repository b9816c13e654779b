"""Plays of Tarot in which the defenders’ cards talk, and never promise what their hand does not keep.

The cards are any that are allowed, not those of the tutor’s players, whose play changes: positions have to stay.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator

from tutor.core.cards import SUITS, TRUMP, Card, Cards
from tutor.core.replay import moved
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.conventions.claims import tenue
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.draw import first_found
from tutor.teach.tarot import plays

#: The chance that a player leads the wished suit, leads a suit again, and says something where something is true.
_WISHED, _AGAIN, _TALKING = 0.7, 0.4, 0.6
#: The number of tricks that have been played before a card is asked about, by level.
TRICKS = (range(3), range(2, 5), range(4, 8))
#: The number of cards that cannot be asked about after which another deal is played.
PATIENCE = 12
#: A demand to end the trump leads is honest, too, only from a hand that has the Petit to fear for.
STOP = "stop-trumps"
#: The number of cards of a suit with which a player can tell that there are no more.
_DOUBLETON = 2


def keeps_word(play: Play, found: Iterable[Signal]) -> bool:
    """Whether the player to move, whose hand is known, tells no lie with a card that says all this."""
    return all(signal.true is not False and (signal.meaning.name != STOP or PETIT in play.hand) for signal in found)


def talked(rng: random.Random, tricks: int, taker: int | None = None, led: str | None = None) -> Play:
    """A deal in which so many tricks have been played, all hands known, and every word of the defence was kept.

    A ``taker`` may be given, and a suit that is ``led`` most of the time.
    """

    def played() -> Play | None:
        play = plays.begun(rng, rng.choice(SUITS))
        if taker is not None:
            play = moved(play, taker=taker)
        return talked_on(play, rng, tricks, led)

    return first_found(played, f"{tricks} honest tricks")


def talked_on(play: Play, rng: random.Random, tricks: int, led: str | None = None) -> Play | None:
    """The same from a position on; ``None`` where every card that is allowed would tell a lie."""
    while len(play.tricks) < tricks:
        card = chosen(play, rng, led)
        if card is None:
            return None
        play = play.after(card)
    return play


def a_trick(play: Play, rng: random.Random, led: Collection[str], high_first: Cards) -> Play | None:
    """One trick more, to which one of some suits is ``led``; ``None`` where a card would have to tell a lie.

    Of the cards that are to be played ``high_first`` the highest comes first, and any others as chance has it.
    """
    for _ in range(play.trick.players):
        legal = [card for card in play.duty().legal() if play.trick.cards or card.suit in led]
        wished = sorted(legal, key=lambda card: (card in high_first and card.height, rng.random()), reverse=True)
        honest = (card for card in wished if keeps_word(play, signals(play, play.trick.turn, card)))
        card = next(honest, None)
        if card is None:
            return None
        play = play.after(card)
    return play


def onwards(play: Play, rng: random.Random, cards: int) -> Iterator[tuple[Play, Card]]:
    """A deal as it goes on for so many cards at most: each position, and the card that falls in it."""
    for _ in range(cards):
        card = chosen(play, rng) if play.turn is not None else None
        if card is None:
            return
        yield play, card
        play = play.after(card)


def chosen(play: Play, rng: random.Random, led: str | None = None) -> Card | None:
    """A card that tells no lie, and often tells something; ``None`` where every card that is allowed would tell one."""
    says = {card: signals(play, play.trick.turn, card) for card in play.duty().legal()}
    honest = [card for card, found in says.items() if keeps_word(play, found)]
    if not honest:
        return None
    if play.trick.cards:
        talking = [card for card in honest if says[card]] or _first_of_two(play, honest)
        return rng.choice(talking if talking and rng.random() < _TALKING else honest)
    before = play.tricks[-1].led if play.tricks and rng.random() < _AGAIN else None
    wished = [card for card in honest if card.suit == (before or led)]
    if wished and (before or rng.random() < _WISHED):
        return rng.choice(wished)
    return rng.choice(honest)


def _first_of_two(play: Play, honest: list[Card]) -> list[Card]:
    """The cards with which a player begins to say something by two cards: high now, low later, with no trick to win."""
    suit, hand = play.trick.led, play.hand
    if suit is None:
        return []
    held = hand.of(suit)
    says = PETIT in hand if suit == TRUMP else len(held) == _DOUBLETON or tenue(hand, suit)
    high = [card for card in honest if says and card.suit == suit and card.rank.isdigit() and not _leads(card, play)]
    return sorted(high, key=lambda card: card.height)[-1:]


def _leads(card: Card, play: Play) -> bool:
    """Whether a card would win the trick as it stands."""
    trick = play.trick
    return Trick(trick.leader, trick.players, (*trick.cards, card)).best is card
