"""Deals at a table of five after a king was called, played for a while by players who keep their word.

The learner does not hold the called king, and the dog, which was turned up, did not either.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT, Card, Cards
from tutor.tarot.advice.partner import DEAR
from tutor.tarot.dog import KINGS
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Chair
from tutor.teach.signals import honest_deals as spoken

#: The learner’s chair at a table of five.
CHAIR = Chair(LEARNER, FIVE, clockwise=False)
#: The chance that the called suit is led, where it may be.
_LED = 0.5


def dealt(rng: random.Random, taker: int, void: int, leader: int | None = None) -> Play:
    """A deal in which so many of the players beside the learner have nothing of the called suit, and one of another."""
    called = rng.choice([*KINGS])
    holder, *others = rng.sample(range(1, FIVE), FIVE - 1)
    other = rng.choice([suit for suit in SUITS if suit != called.suit])
    lacks: Mapping[int, Cards] = {
        **dict.fromkeys(others[:void], TAROT.all.of(called.suit)),
        **dict.fromkeys(others[void : void + 1] or [LEARNER], TAROT.all.of(other)),
    }
    first = rng.randrange(FIVE) if leader is None else leader
    return spoken.dealt(rng, taker, first, {holder: TAROT.set([called])}, lacks, called=called)


def hidden(play: Play, rng: random.Random, tricks: int) -> Play:
    """The play after so many tricks, in which the called suit is led often, and its king is kept back."""
    king = called(play)
    suit = TAROT.all.of(king.suit).without(king)

    def wish(at: Play) -> Cards:
        best = at.trick.best
        if best and at.trick.seat_of(best) == at.taker and len(at.trick.cards) == FIVE - 1:
            dear = TAROT.set(card for card in TAROT.cards if card.rank in DEAR).without(king)
            return dear if rng.random() < _LED else TAROT.all.without(king)
        return suit if not at.trick.cards and rng.random() < _LED else TAROT.all.without(king)

    return spoken.after(play, rng, tricks, wish)


def called(play: Play) -> Card:
    """The called card of a play at a table of five; raise ``ValueError`` if there is none."""
    if play.called is None:
        raise ValueError(play)
    return play.called
