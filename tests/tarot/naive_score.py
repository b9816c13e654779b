"""The score of a deal once more, in one formula, off its summary as JSON writes it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

Deal = dict[str, Any]

#: The points that the taker needs, by bouts.
NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}
TIMES = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
POIGNEES = {"simple": 20, "double": 30, "triple": 40}
OTHER_POIGNEES = {"simple": 20, "double": 40, "triple": 60}
SLAMS = {None: 0, "made": 200, "announced": 400, "failed": -200, "defence": -200}


def made(deal: Deal) -> int:
    """1 if the contract is made, else -1."""
    return 1 if deal["points"] >= NEEDED[deal["bouts"]] else -1


def margin(deal: Deal) -> int:
    """How many points lie between, a half of them rounded up."""
    points: float = deal["points"]
    return math.ceil(abs(points - NEEDED[deal["bouts"]]))


def petit(deal: Deal) -> int:
    """What the Petit in the last trick brings the attack."""
    sides = {None: 0, "attack": 10, "defence": -10}
    contract: str = deal["contract"]
    return sides[deal["petit_au_bout"]] * TIMES[contract]


def unit(deal: Deal, poignees: Mapping[str, int] = POIGNEES) -> int:
    """What the attack wins from each defender, in one formula."""
    shown = sum(poignees[size] for size in deal["poignees"])
    return made(deal) * ((25 + margin(deal)) * TIMES[deal["contract"]] + shown) + petit(deal) + SLAMS[deal["slam"]]


def shares(deal: Deal) -> dict[str, int]:
    """What everybody scores."""
    one = unit(deal)
    if deal["partner"] is not None:
        return {"taker": 2 * one, "partner": one, "defender": -one}
    return {"taker": (deal["players"] - 1) * one, "defender": -one}
