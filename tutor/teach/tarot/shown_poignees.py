"""Poignées that somebody has just shown, as the learner sees them: cards drawn at random."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.tarot.announce import TRUMPS_NEEDED, Declaration
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach.open_boards import Strip
from tutor.teach.tarot.plays import CHAIR, PLAYERS

TRUMPS = TAROT.all.of(TRUMP)
#: The number of trumps that a simple poignée takes at a table of four.
SIMPLE = TRUMPS_NEEDED[PLAYERS][0]


def poignee(level: int, rng: random.Random, *, excuse: bool) -> Strip:
    """A simple poignée, shown with the Excuse or without it, by the taker or by a defender.

    Later there may be trumps in the dog, and a trump has perhaps been led before the show.
    """
    shower, taker = rng.randrange(1, PLAYERS), rng.randrange(1, PLAYERS)
    left = rng.sample([*TRUMPS], len(TRUMPS))
    owned = [left.pop() for _ in range(SIMPLE - 1 if excuse else rng.randint(SIMPLE, SIMPLE + 2))]
    shown = TAROT.set((THE_EXCUSE, *owned)) if excuse else TAROT.set(owned[:SIMPLE])
    from_dog = owned if taker == shower else left
    dog = [from_dog[-1 - number] for number in range(rng.randint(0, level - 1))]
    left = [card for card in left if card not in dog]
    hand = [left.pop() for _ in range(rng.randint(2, 5))]
    leader, led = shower, list[Card]()
    if level > 2 and rng.random() < 1 / 2:  # noqa: PLR2004 - the last level
        leader = shower - 1
        led = [hand.pop() if leader == CHAIR.seat else left.pop()]
    if not excuse and rng.random() < 1 / 2:
        hand.append(THE_EXCUSE)
    said = Declaration("poignee simple", shown)
    return Strip(TAROT.set(hand), taker, shower, said, TAROT.set(dog), Trick(leader, PLAYERS, tuple(led)), CHAIR)
