"""A table for tests: random deals of Barbu played with random legal moves, from the call to the last card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tutor import barbu
from tutor.barbu.history import NO_HISTORY
from tutor.barbu.options import Options
from tutor.core.cards import BARBU, SUITS
from tutor.core.record import Record

#: House rules that between them turn every option of the play on.
RULES: tuple[dict[str, object], ...] = (
    {},
    {"hearts_ban": "broken", "no_wait": True, "must_beat": False, "ace_low": True},
    {"hearts_ban": "none", "hearts_early_end": True, "domino": "40/25/10/-10"},
)
TRICK_CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", *(f"trumps {suit}" for suit in SUITS))
DOMINO_CALLS = tuple(f"domino {card.rank}" for card in BARBU.all.of("S"))
CALLS = (*TRICK_CALLS, *DOMINO_CALLS)


@dataclass(frozen=True)
class Step:
    """A position of a deal, the moves that led there, and the move that was then made."""

    at: Any
    moves: tuple[str, ...]
    move: str


def record(seed: int, rules: dict[str, object] | None = None, contract: str | None = None) -> Record:
    """A deal that waits for its call, or for the doubling of the contract that has been called."""
    rng = random.Random(f"barbu {seed}")
    cards = list(BARBU.cards)
    rng.shuffle(cards)
    hands = tuple(BARBU.set(cards[seat::4]) for seat in range(4))
    dealer = rng.randrange(4)
    start = Record("barbu", 4, hands, dealer=dealer, rules=rules or {}, history=NO_HISTORY.to_json())
    return replace(start, moves=(contract,)) if contract else start


def undoubled(start: Record) -> Record:
    """A deal in which the contract has been called and nobody has doubled; the cards are played all the same."""
    return replace(start, moves=(*start.moves, "pass", "pass", "pass", "pass"))


def play(start: Record, rng: random.Random) -> Iterator[Step]:
    """Play a deal to its end with random legal moves."""
    at: Any = barbu.position(start)
    moves = start.moves
    while at.turn is not None:
        text = str(rng.choice(at.obligation().legal()))
        yield Step(at, moves, text)
        moves = (*moves, text)
        at = barbu.onwards(at.after(at.read(text, "here")))
    yield Step(at, moves, "")


def at_play(seed: int, contract: str, rules: dict[str, object] | None = None) -> Record:
    """A deal that begins with the first card, all hands known: no call, and no doubles."""
    dealt = record(seed, rules)
    return replace(dealt, start={"phase": "play", "contract": contract, "leader": dealt.dealer})


def played(start: Record, rng: random.Random) -> Record:
    """The record of a deal played to its end with random legal moves."""
    *_, last = play(start, rng)
    return replace(start, moves=last.moves)


def options(rules: dict[str, object]) -> Options:
    """House rules, read."""
    return Options.of(rules)
