"""Defenders to look at: one whose hand we know, and whole deals.

Seat 0 takes, seat 1 is the defender we look at; the other hands are not known.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from tutor.core.cards import TAROT, Card
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, dog_size
from tutor.tarot.trick import Trick

TAKER, SEAT = 0, 1
#: The conventions that a single card can follow; of the others there are only words.
BY_A_CARD = {
    *("LEAD-LOW", "LEAD-HIGH", "LEAD-TRUMP-ODD", "LEAD-TRUMP-EVEN", "MAIN-FORTE"),
    *("HIGH-LOW-TAKER", "HIGH-LOW-DEF", "HIGH-LOW-TRUMP", "EXC-FIRST-TRUMP", "EXC-TAKER-SUIT", "EXC-LEAD"),
}


def table(hand: str, leader: int = TAKER, moves: str = "", *, players: int = 4, called: str | None = None) -> Play:
    """The play after some moves; ``hand`` is what the defender held before them."""
    hands = tuple(TAROT.read(hand) if seat == SEAT else None for seat in range(players))
    play = Play(
        size=HAND_SIZES[players],
        taker=TAKER,
        contract="garde",
        hands=hands,
        trick=Trick(leader, players),
        called=TAROT[called] if called else None,
    )
    for code in moves.split():
        play = play.after(TAROT[code])
    return play


def deal(seed: int, players: int) -> Iterator[tuple[Play, Card]]:
    """A whole deal with all hands known, played with random legal cards."""
    rng = random.Random(seed)
    pack, size = list(TAROT.cards), HAND_SIZES[players]
    rng.shuffle(pack)
    hands = tuple(TAROT.set(pack[size * seat : size * (seat + 1)]) for seat in range(players))
    dog, called = TAROT.set(pack[-dog_size(players) :]), TAROT[rng.choice("SHDC") + "K"]
    taker, leader = rng.randrange(players), rng.randrange(players)
    play = Play(size, taker, "garde-sans", hands, Trick(leader, players), dog=dog)
    play = replace(play, called=called if players == 5 else None)
    while not play.over:
        card = rng.choice(play.duty().legal())
        yield play, card
        play = play.after(card)
