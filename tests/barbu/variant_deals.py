"""Random whole deals of the variants: every table of the Salade, the early form, Ravage City and Chinese poker."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from tutor import barbu
from tutor.barbu.contracts.order import EARLY_ROUNDS, PENALTIES, SALADE_ROUNDS
from tutor.core.record import Record
from tutor.games import record_of

Rules = dict[str, object]


class Kind(NamedTuple):
    """A variant: players, house rules, what has been called before, and the call."""

    players: int
    rules: Rules
    called: tuple[str, ...]
    call: str

    def __str__(self) -> str:
        """Name the kind, as test reports do."""
        return f"{self.players} {self.call} {self.rules}"


def _rounds(players: int, rules: Rules, order: tuple[str, ...]) -> Iterator[Kind]:
    for number, call in enumerate(order):
        yield Kind(players, rules, order[:number], call)


SALADE_TABLES: tuple[tuple[int, Rules], ...] = (
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
    (5, {"removed": "canadian"}),
    (6, {"removed": "canadian", "hearts_ban": "none"}),
)
SALADES = tuple(
    kind for players, rules in SALADE_TABLES for kind in _rounds(players, {"salade": True, **rules}, SALADE_ROUNDS)
)
EARLY = tuple(
    kind
    for values, order in (("standard", PENALTIES), *EARLY_ROUNDS.items())
    for kind in _rounds(4, {"pack": 32, "values": values}, order)
)
WITH_RAVAGE: tuple[Rules, ...] = (
    {"ravage_city": True},
    {"ravage_city": True, "values": "ravage"},
    {"ravage_city": True, "ravage_36": True},
    {"values": "san-francisco"},
)
WITH_POKER: tuple[Rules, ...] = (
    {"chinese_poker": True},
    {"chinese_poker": True, "overall_unit": True},
    {"chinese_poker": True, "ravage_city": True, "values": "balanced"},
)
RAVAGE = tuple(Kind(4, rules, (), "ravage-city") for rules in WITH_RAVAGE)
POKER = tuple(Kind(4, rules, (), "chinese-poker") for rules in WITH_POKER)
KINDS: tuple[Kind, ...] = (*SALADES, *EARLY, *RAVAGE, *POKER)


def dealt(kind: Kind, seed: int) -> Record:
    """A deal of this kind before its call."""
    rng = random.Random(f"{kind.call} {seed}")
    pack = barbu.HOUSE.pack(kind.players, kind.rules)
    cards = rng.sample(pack.cards, len(pack))
    return record_of(
        {
            "game": "barbu",
            "players": kind.players,
            "rules": kind.rules,
            "dealer": rng.randrange(kind.players),
            "hands": {str(seat): [str(card) for card in cards[seat :: kind.players]] for seat in range(kind.players)},
            "history": {"called": list(kind.called)},
        }
    )


def lived(kind: Kind, seed: int) -> list[Any]:
    """Every position of a random deal; in the doubling the first player doubles somebody, so that it is played."""
    rng = random.Random(seed)
    passed: list[Any] = [barbu.position(dealt(kind, seed))]
    while (at := passed[-1]).turn is not None:
        legal = [str(move) for move in at.obligation().legal()]
        move = kind.call if at.phase == "call" else rng.choice(legal)
        passed.append(barbu.onwards(at.after(at.read(move, "here"))))
    return passed
