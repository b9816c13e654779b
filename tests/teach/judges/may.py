"""What may be done, said again: the duties of a trick and of every other phase, naively."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def allowed(asked: Json, answer: Answer) -> bool:
    """Whether just the options are marked that are allowed on their boards."""
    boards = asked["boards"]
    names = [option["id"] for option in asked["options"]]
    legal: set[str] = set()
    for number, board in enumerate(boards):
        prefix = f"{number}:" if len(boards) > 1 else ""
        own = {name.removeprefix(prefix): name for name in names if name.startswith(prefix)}
        legal |= {own[move] for move in naive.allowed(board, [*own])}
    return {*answer} == legal and len(answer) == len(legal)


JUDGES = {"allowed": allowed, "may": allowed, "forced-card": allowed}
