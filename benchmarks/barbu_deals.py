"""Whole deals of Barbu a second, from the call to the settled bets: the seven contracts in turn.

Each decision is judged as a record's moves are: the obligation is asked, and one of its legal moves is made.
"""

from __future__ import annotations

import random
from typing import Any

from tutor import barbu
from tutor.barbu.contracts import names
from tutor.barbu.options import USUAL
from tutor.core.cards import BARBU
from tutor.core.record import Record

PLAYERS = 4


def whole(rng: random.Random, contract: str) -> None:
    """Play a deal of a contract with random legal moves, and score it."""
    cards = rng.sample(BARBU.cards, len(BARBU))
    hands = tuple(BARBU.set(cards[seat::PLAYERS]) for seat in range(PLAYERS))
    at: Any = barbu.position(Record("barbu", PLAYERS, hands, dealer=rng.randrange(PLAYERS)))
    calls = [call for call in at.obligation().legal() if call.partition(" ")[0] == contract]
    at = barbu.onwards(at.after(rng.choice(calls)))
    while at.turn is not None:
        at = barbu.onwards(at.after(rng.choice(at.obligation().legal())))
    barbu.result(at)


def every_contract(rng: random.Random) -> int:
    """Play a deal of each of the seven contracts; return how many that were."""
    for contract in names(USUAL):
        whole(rng, contract)
    return len(names(USUAL))
