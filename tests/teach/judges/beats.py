"""What beats what, said again."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def beats(asked: Json, answer: Answer) -> bool:
    """Whether just the cards are marked that would be the highest of the trick."""
    return {*answer} == naive.beats(asked["boards"][0]["cards"], [option["id"] for option in asked["options"]])


JUDGES = {"beats": beats}
