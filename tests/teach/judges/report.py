"""What happened in a set, said again: sums of the parts of a ledger."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def coach_most(asked: Json, answer: Answer) -> bool:
    """The part that comes to the least over all lines."""
    [board] = asked["boards"]
    sums = {part: sum(line[part] for line in board["ledger"]) for part in ("luck", "plan", "bets", "play")}
    return [*answer] == [part for part, points in sums.items() if points == min(sums.values())]


JUDGES = {"coach-most": coach_most}
