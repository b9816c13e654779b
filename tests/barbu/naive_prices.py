"""Planning, said again: promises, prices and plans by lists and the lines of the table of prices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tutor.barbu.advice
from tests.barbu.plain import RANKS

#: Every line of the table: points, error, and the contracts.
TABLE = [
    line.split()
    for line in (Path(tutor.barbu.advice.__file__).parent / "prices.txt").read_text("utf-8").splitlines()
    if line[0] != "#"
]


def worth(left: set[str]) -> float:
    """What some contracts are worth together."""
    (points,) = (float(line[0]) for line in TABLE if set(line[2:]) == left)
    return points


def gains(*boards: dict[str, Any]) -> dict[str, int]:
    """What each contract that is left promises, less what it is worth to keep: off the dealer’s set, after the hand."""
    *hands, dealt = boards
    left = {offer["contract"]: offer["promises"] for offer in dealt["offers"] if "made" not in offer}
    for hand in hands:
        assert {name: points for name, points in left.items() if name in PROMISED} == {
            name: round(PROMISED[name](hand["cards"])) for name in left if name in PROMISED
        }
    names = set(left)
    return {name: points - round(worth(names) - worth(names - {name})) for name, points in left.items()}


def _of(held: list[str], *ranks: str) -> int:
    return sum(code[1:] in ranks for code in held)


def _trumps(held: list[str]) -> float:
    """The longest suit is trumps: 4 points a card beyond 3.25; 5, 3.5 and 1.75 for an ace, king or queen beyond one."""
    longest = max(sum(code[0] == suit for code in held) for suit in "SHDC")
    tops = 5 * (_of(held, "A") - 1) + 3.5 * (_of(held, "K") - 1) + 1.75 * (_of(held, "Q") - 1)
    return 4 * (longest - 3.25) + tops


def _domino(held: list[str]) -> float:
    """From the best rank: a point lost for every step beyond the third more than usual, 2.5 for a card at an end."""

    def far(cards: list[int], start: int) -> int:
        return sum(max(abs(height - start) - 3, 0) for height in cards)

    heights = [RANKS.index(code[1:]) for code in held]
    found = []
    for start in range(13):
        ends = {0, 12} - {start}
        at_ends = sum(height in ends for height in heights)
        found.append(far([*range(13)], start) - far(heights, start) - 2.5 * (at_ends - len(ends)))
    return max(found)


#: The two contracts in which a hand has a suit or a rank to choose.
PROMISED = {"trumps": _trumps, "domino": _domino}
