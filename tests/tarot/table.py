"""A table for tests: random deals played with random legal moves, from the auction to the last card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tutor import tarot
from tutor.core.cards import EXCUSE, TAROT, TRUMP
from tutor.core.record import Record
from tutor.tarot.announce import POIGNEES, TRUMPS_NEEDED, Declaration
from tutor.tarot.match import Match
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES

#: House rules that between them turn every option on.
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"profile": "seed"},
    {"auction": "multi", "pousse": True, "misere": True, "round_to_ten": True},
    {"no_prise": True, "base": "ladder", "garde_contre": 8},
    {"petit_imprenable": True, "petit_slam": True, "maldonne": True, "maldonne_below": 6, "round_margin": 5},
    {"base": "chips", "shuffle": "soft", "petit_slam": True, "petit_slam_allowed_losses": 3},
)


#: How often a hand that may be thrown in is.
THROWN_IN = 0.1


@dataclass(frozen=True)
class Step:
    """A position of a deal, the moves that led there, and the move that was then made."""

    at: Any
    moves: tuple[str, ...]
    move: str


def record(players: int, seed: int, rules: dict[str, object]) -> Record:
    """A deal that waits for its first bid."""
    rng = random.Random(f"{players} {seed}")
    cards = list(TAROT.cards)
    rng.shuffle(cards)
    size = HAND_SIZES[players]
    hands = tuple(TAROT.set(cards[size * seat : size * (seat + 1)]) for seat in range(players))
    dog = TAROT.set(cards[size * players :])
    return Record("tarot", players, hands, dealer=rng.randrange(players), rules=rules, dog=dog)


def play(start: Record, rng: random.Random) -> Iterator[Step]:
    """Play a deal with random legal moves."""
    at: Any = tarot.position(start)
    moves: tuple[str, ...] = ()
    while at.turn is not None:
        move = choose(at.obligation().legal(), rng)
        text = shown(at, move) if isinstance(move, Declaration) else str(move)
        yield Step(at, moves, text)
        moves = (*moves, text)
        at = tarot.onwards(at.after(at.read(text, "here")))
    yield Step(at, moves, "")


def tutored(players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Every position of a deal, and the move that the tutor's player makes there."""
    at: Any = tarot.position(Match(players, seed).record())
    while at.turn is not None:
        move = at.read(tarot.choose(at), "here")
        yield at, move
        at = tarot.onwards(at.after(move))


def choose(legal: list[Any], rng: random.Random) -> Any:  # noqa: ANN401 - a move of any phase
    """A random legal move; the lowest bids come as often as the rest, and a declaration mostly if there is one."""
    declarations = [move for move in legal if isinstance(move, Declaration)]
    rare = declarations or [move for move in legal if move in {"prise", "pousse"}]
    legal = [move for move in legal if move != "throw-in" or rng.random() < THROWN_IN]
    return rng.choice(rare if rare and rng.random() < (0.9 if declarations else 0.5) else legal)


def shown(at: Play, said: Declaration) -> str:
    """A declaration with just enough of the cards that its player may show."""
    if said.size is None:
        return said.kind
    needed = TRUMPS_NEEDED[len(at.hands)][POIGNEES.index(said.size)]
    aside = at.aside if at.turn == at.taker else TAROT.none
    trumps = [*(at.hand | aside).of(TRUMP), TAROT[EXCUSE]]
    return " ".join((said.kind, *(card.code for card in trumps[:needed])))
