"""All cards of a sort, said again."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def ecart_shown(asked: Json, answer: Answer) -> bool:
    """Whether just the trumps are marked."""
    return {*answer} == {option["id"] for option in asked["options"] if option["id"][0] == "T"}


JUDGES = {"ecart-shown": ecart_shown}
