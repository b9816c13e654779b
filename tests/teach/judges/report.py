"""What happened in a set, said again: sums of the parts of a ledger."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def coach_most(asked: Json, answer: Answer) -> bool:
    """The part that comes to less over all lines than the cards alone make it, or none if there is no such part."""
    [board] = asked["boards"]
    lines = board["ledger"]
    sums = {part: sum(line[part] for line in lines) for part in ("plan", "bets", "play")}
    bands = {"plan": 3, **(lines[0] if len(lines) == 1 else board)["bands"]}
    return [*answer] == ([part for part, points in sums.items() if points < -bands[part]] or ["none"])


JUDGES = {"coach-most": coach_most}
