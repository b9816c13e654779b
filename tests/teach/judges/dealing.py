"""Around the deal, said again: who does what."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: How many places to the right of the dealer somebody sits, by the task; the last one sits there himself.
TO_THE_RIGHT = {"cut": -1, "first-packet": 1, "last-packet": 0, "next-deal": 1, "misdeal": 0, "petit-alone": 1}


def deal_tasks(asked: Json, answer: Answer) -> bool:
    """Whether it is this player."""
    [board] = asked["boards"]
    seat = (board["dealer"] + TO_THE_RIGHT[board["task"]]) % asked["facts"]["players"]
    return answer == (f"player-{seat}",)


JUDGES = {"deal-tasks": deal_tasks}
