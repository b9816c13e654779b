"""What each of several things is worth, said again."""

from __future__ import annotations

from tests.barbu import plain
from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def values(asked: Json, answer: Answer) -> bool:
    """What each card comes to, or the two of each pair."""
    cells = {one["id"]: one.get("cards", [one["id"]]) for one in asked["options"]}
    return {*answer} == {f"{name}={naive.trick_points(cards):g}" for name, cards in cells.items()}


def seven_trick(asked: Json, answer: Answer) -> bool:
    """Whether it is said of each contract what the trick costs or brings in it."""
    [board] = asked["boards"]
    [told] = board["facts"]
    right = {"no-tricks": "costs", "trumps": "brings", "no-last-two": "costs" if told["number"] >= 12 else "nothing"}
    for name in ("no-hearts", "no-queens", "barbu"):
        right[name] = "costs" if any(plain.penalty(name, card) for card in board["cards"]) else "nothing"
    return {*answer} == {f"{name}={state}" for name, state in right.items()}


def last_two_counts(asked: Json, answer: Answer) -> bool:
    """Whether the last trick costs 20, the one before it 10 and others nothing (B-L2-SCORE, B-L2-COUNT)."""
    right = set()
    for option in asked["options"]:
        [told] = option["facts"]
        left = told["cards"] // told["players"] - told["number"]
        right.add(f"{option['id']}={'twenty' if left == 0 else 'ten' if left == 1 else 'none'}")
    return {*answer} == right


JUDGES = {"values": values, "seven-trick": seven_trick, "last-two-counts": last_two_counts}
