"""What cards are worth, said again."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def trick_points(asked: Json, answer: Answer) -> bool:
    """Whether the number is what the cards come to."""
    [board] = asked["boards"]
    return bool(answer) and float(answer[0]) == naive.trick_points(board["cards"])


JUDGES = {"trick-points": trick_points}
