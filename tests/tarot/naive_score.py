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
PETITS = {None: 0, "attack": 10, "defence": -10}
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
    contract: str = deal["contract"]
    return PETITS[deal["petit_au_bout"]] * TIMES[contract]


def unit(deal: Deal, poignees: Mapping[str, int] = POIGNEES) -> int:
    """What the attack wins from each defender, in one formula."""
    shown = sum(poignees[size] for size in deal["poignees"])
    return made(deal) * ((25 + margin(deal)) * TIMES[deal["contract"]] + shown) + petit(deal) + SLAMS[deal["slam"]]


#: The old ladder of base values, which nothing multiplies, and what a small slam brings.
LADDER = {"prise": 10, "pousse": 20, "garde": 40, "garde-sans": 80, "garde-contre": 160}
SMALL_SLAMS = {None: 0, "petit-made": 150, "petit-announced": 300, "petit-failed": -150}


def nearest(number: float, step: int) -> int:
    """The nearest multiple of a step, from halfway on the one further from nothing."""
    rounded = math.floor(abs(number) / step + 0.5) * step
    return rounded if number > 0 else -rounded


def elsewhere(deal: Deal, rules: Mapping[str, Any]) -> int:
    """What the attack wins from each defender at a table with house rules."""
    ladder = rules.get("base") == "ladder"
    times = 1 if ladder else TIMES[deal["contract"]]
    if not ladder and deal["contract"] == "garde-contre":
        times = rules.get("garde_contre", times)
    base = LADDER[deal["contract"]] if ladder else 25
    poignees = OTHER_POIGNEES if rules.get("poignee_values") == "seed" else POIGNEES
    one = made(deal) * (base + nearest(margin(deal), rules.get("round_margin", 1))) * times
    one += made(deal) * sum(poignees[size] for size in deal["poignees"])
    one += PETITS[deal["petit_au_bout"]] * times
    one += SMALL_SLAMS[deal["slam"]] if rules.get("petit_slam") else SLAMS[deal["slam"]]
    return nearest(one, 10) if rules.get("round_to_ten") else one


def misere(deal: Deal) -> int:
    """What the misères of a deal bring the taker: each of the other players pays ten points to whoever has one."""
    return sum(10 * (deal["players"] - 1) if seat == deal["taker"] else -10 for seat in deal["misere"])


def shares(deal: Deal) -> dict[str, int]:
    """What everybody scores."""
    one = unit(deal)
    if deal["partner"] is not None:
        return {"taker": 2 * one, "partner": one, "defender": -one}
    return {"taker": (deal["players"] - 1) * one, "defender": -one}
