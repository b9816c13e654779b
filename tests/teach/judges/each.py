"""What each of several things is worth, said again."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def values(asked: Json, answer: Answer) -> bool:
    """What each card comes to, or the two of each pair."""
    cells = {one["id"]: one.get("cards", [one["id"]]) for one in asked["options"]}
    return {*answer} == {f"{name}={naive.trick_points(cards):g}" for name, cards in cells.items()}


JUDGES = {"values": values}
