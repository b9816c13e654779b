"""Takers who have picked up the dog, with six cards to set aside at a table of four."""

from __future__ import annotations

import random
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.tarot.dog import PLAIN, Dog
from tutor.tarot.options import Options
from tutor.tarot.setting import FOUR, HAND_SIZES, Setting, dog_size
from tutor.tarot.trick import BOUTS
from tutor.teach.positions import LEARNER

#: So many cards are set aside, of so many that the taker then holds.
SIX = dog_size(FOUR)
HELD = HAND_SIZES[FOUR] + SIX
_NOT_PLAIN = [card for card in TAROT.cards if card not in PLAIN and card not in BOUTS]
#: The number of plain cards with which the taker has most trumps, so that nobody else can have the Petit alone.
_FEW = 10


def with_dog(plain: int, rng: random.Random, players: int = FOUR) -> Cards:
    """A taker’s hand and the dog: so many plain cards below the king, and kings, trumps and bouts."""
    size = HAND_SIZES[players] + dog_size(players)
    bouts = [card for card in BOUTS if rng.random() < 1 / 2 or (plain < _FEW and card.suit == TRUMP)]
    rest = rng.sample(_NOT_PLAIN, size - plain - len(bouts))
    return TAROT.set([*rng.sample([*PLAIN], plain), *bouts, *rest])


class PickedUp(NamedTuple):
    """All that a taker holds, and which of these cards lay in the dog."""

    held: Cards
    dog: Cards

    @classmethod
    def drawn(cls, plain: int, rng: random.Random) -> PickedUp:
        """A taker who holds so many plain cards below the king."""
        held = with_dog(plain, rng)
        return cls(held, TAROT.set(rng.sample([*held], SIX)))

    @property
    def at(self) -> Dog:
        """The moment before the first card is set aside; the learner is the taker."""
        hands = tuple(self.held - self.dog if seat == LEARNER else None for seat in range(FOUR))
        return Dog.begin(Setting(FOUR, LEARNER, Options(), hands, self.dog), LEARNER, "garde", None)
