"""Duties as somebody holds them who believes something else: the same moves, some of them allowed and others not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from tutor.core.message import N_
from tutor.core.obligation import Obligation, Position, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule

#: The reason for which somebody believes that a move is allowed, or is not, where it is otherwise.
WHY = Reason(
    Rule(
        "BELIEVED",
        title=N_("A belief"),
        statement=N_("Somebody believes so."),
        sources=(),
        allows=N_("Somebody believes that this is allowed."),
        forbids=N_("Somebody believes that this is not allowed."),
    ),
    {},
)

#: The moves that somebody believes to be allowed in a position; ``None`` where the belief has no say in it.
Allowed = Callable[[Any], Collection[Any] | None]


def believing(*beliefs: Allowed) -> Callable[[Position[Any]], Obligation[Any]]:
    """The duty in a position as somebody holds it: the first of these beliefs that has a say in it decides."""

    def duty(at: Position[Any]) -> Obligation[Any]:
        true = at.obligation()
        allowed = next((moves for belief in beliefs if (moves := belief(at)) is not None), None)
        return true if allowed is None else turned_to(true, allowed)

    return duty


def turned_to(true: Obligation[Any], allowed: Collection[Any]) -> Obligation[Any]:
    """The same duty, under which just these moves are allowed."""
    return Obligation(*_turned(true, allowed))


def _turned(true: Obligation[Any], allowed: Collection[Any]) -> Iterator[Ruling[Any]]:
    """The rulings on the same moves, of which just these are allowed: a move keeps its reason where nothing changes."""
    for ruling in true.rulings:
        ours = [move for move in ruling.moves if move in allowed]
        others = [move for move in ruling.moves if move not in allowed]
        yield ruling._replace(moves=ours) if ruling.legal else allow(ours, WHY)
        yield forbid(others, WHY) if ruling.legal else ruling._replace(moves=others)
