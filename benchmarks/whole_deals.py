"""Whole deals, from the first bid to the score, at a table of four: their number a second, and the memory of one.

Each decision is judged as a record's moves are: the obligation is asked, and one of its legal moves is made.  In the
auction a player passes or makes the lowest bid that there is, so that every contract is met; all other moves are any
legal ones.  A deal that nobody takes, or that a lone Petit voids, is dealt again and not counted.
"""

from __future__ import annotations

import itertools
import random
import tracemalloc
from collections.abc import Iterator
from typing import Any

from tutor import tarot
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.play import Play

PLAYERS = 4


def positions(rng: random.Random) -> Iterator[Any]:
    """Every position of a random deal, from its first to its last."""
    at: Any = tarot.position(tarot.Match(PLAYERS, rng.getrandbits(32)).record())
    yield at
    while at.turn is not None:
        moves = at.obligation().legal()
        move = rng.choice(moves[:2] if isinstance(at, Auction) else moves)
        if isinstance(move, Declaration):
            move = at.read(tarot.written(at, move), "here")
        at = tarot.onwards(at.after(move))
        yield at


def whole(rng: random.Random) -> int:
    """Play a deal and score it; return how many were played to the last card: one, or none."""
    *_, last = positions(rng)
    tarot.result(last)
    return int(isinstance(last, Play))


def peak() -> int:
    """The bytes that a deal takes at most while all its positions are kept, each with its rulings and their reasons."""
    seed = next(seed for seed in itertools.count() if whole(random.Random(seed)))
    _explained(seed)  # once before, for what is made only once
    tracemalloc.start()
    kept = _explained(seed)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return most


def _explained(seed: int) -> list[tuple[Any, Any]]:
    return [(at, at.obligation().rulings if at.turn is not None else ()) for at in positions(random.Random(seed))]
