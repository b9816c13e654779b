"""Barbu, worked examples of the score: a score sheet in which a rule is met."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tutor import barbu
from tutor.barbu.contracts import KINDS
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.core.sheet import Sheet

Rules = dict[str, object]

#: Deals as a table writes them down; the first in which a rule is met is its example.
DEALS: tuple[dict[str, Any], ...] = (
    {
        "dealer": 0,
        "contract": "no-queens",
        "base": [-6, 0, -6, -12],
        "doubles": [[1, "max"], [2, [0]], [0, [2]]],
    },
    {"dealer": 0, "contract": "no-tricks", "base": None},
    {"dealer": 0, "contract": "barbu", "base": [0, -20, 0, 0], "doubles": [[1, "max"], [0, [1]]]},
    {"dealer": 0, "contract": "trumps H", "base": [30, 20, 10, 5]},
)
#: Rules that have no line of their own, each with a deal that shows what they say.
SHOWN_BY: dict[str, dict[str, Any] | tuple[str, Rules]] = {
    **dict.fromkeys(("B-SET-INDEPENDENT", "B-SET-ZERO", "B-DBL-PAIRS", "B-DBL-SIDEBET"), DEALS[0]),
    **dict.fromkeys(("B-UND-SKIP", "B-UND-USED"), DEALS[1]),
    "B-UND-POS-PLAY": DEALS[-1],
    "B-RC-36": ("ravage-city", {"ravage_city": True, "ravage_36": True}),
    "B-RC-REBALANCE": ("no-tricks", {"ravage_city": True, "values": "ravage"}),
    "B-RC-SF": ("ravage-city", {"values": "san-francisco"}),
    "B-RC-UNDOUBLED": {"dealer": 0, "contract": "ravage-city", "base": None, "rules": {"ravage_city": True}},
    **dict.fromkeys(("B-CP-SUM", "B-CP-x4"), ("chinese-poker", {"chinese_poker": True})),
    "B-CP-BALANCED": ("chinese-poker", {"chinese_poker": True, "ravage_city": True, "values": "balanced"}),
    **dict.fromkeys(("B-SAL-TOTAL", "B-SAL-NOEARLY"), ("salade", {"salade": True})),
    "B-FR-VALUES": ("no-queens", {"pack": 32, "values": "wikipedia-fr"}),
}


@cache
def worked(rule: Rule) -> Sheet | None:
    """A score sheet in which ``rule`` has a line, or that shows what it says; ``None`` if there is none."""
    shown = SHOWN_BY.get(rule.id)
    if shown is not None:
        return barbu.settle(shown) if isinstance(shown, dict) else _played(*shown)
    return next((sheet for sheet in _sheets() if any(line.reason.rule.id == rule.id for line in sheet.lines)), None)


def _sheets() -> Iterator[Sheet]:
    yield from map(barbu.settle, DEALS)
    yield from _all_played()


@cache
def _all_played() -> tuple[Sheet, ...]:
    """A deal of each contract, played to the end by the tutor's own players."""
    return tuple(_played(kind.example().code, kind.example_rules()) for kind in KINDS)


def _played(contract: str, rules: Rules) -> Sheet:
    """The sheet of a deal that begins with the play, without doubles."""
    pack = barbu.HOUSE.pack(4, rules)
    cards = random.Random(f"{contract} 1").sample(pack.cards, len(pack))
    hands = tuple(pack.set(cards[seat::4]) for seat in range(4))
    start = {"phase": "play", "contract": contract, "leader": 0}
    at: Any = barbu.position(Record("barbu", 4, hands, rules=rules, start=start))
    while at.turn is not None:
        at = at.after(at.read(barbu.choose(at), ""))
    return barbu.result(at)
