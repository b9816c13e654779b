"""The settlement, said again: base scores and levels of bets, settled as ``plain`` settles them."""

from __future__ import annotations

from tests.teach.second.barbu import plain
from tests.teach.second.barbu.doubling import levels, said, table
from tutor.teach.question import Answer, Question


def bets(question: Question) -> dict[tuple[int, int], int]:
    """How often each pair has doubled."""
    return levels(said(table(question), "said"))


def final(question: Question) -> list[int]:
    """What everybody has in the end."""
    return plain.settled(table(question)["base"], bets(question))


def way(question: Question, answer: Answer) -> bool:
    """To the better score, where there is a bet."""
    base, right = table(question)["base"], set()
    for (one, other), level in bets(question).items():
        moved = level * (base[one] - base[other])
        right.add(f"{one}-{other}={'none' if not moved else 'first' if moved > 0 else 'second'}")
    return {*answer} == right


def everybody(question: Question, answer: Answer) -> bool:
    """All final scores, each at its player."""
    names = [f"{'minus' if points < 0 else 'plus'}-{abs(points)}" for points in final(question)]
    return {*answer} == {f"{name}@player-{seat}" for seat, name in enumerate(names)}


JUDGES = {
    "settle-way": way,
    "settle-all": everybody,
}
