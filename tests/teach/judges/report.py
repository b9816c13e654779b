"""What happened in a set, said again: sums of what the coach says of its deals."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def coach_most(asked: Json, answer: Answer) -> bool:
    """The decision whose numbers come to least over all lines, or none if all of them are 0."""
    [board] = asked["boards"]
    sums = {part: sum(line[part] for line in board["account"]) for part in ("calls", "doubles", "play")}
    least = min(sums.values())
    return [*answer] == ([part for part, points in sums.items() if points == least] if least else ["none"])


JUDGES = {"coach-most": coach_most}
