"""Kinds that still draw and ask in two functions, until each has moved into the folder of its family."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tutor.core.message import Message
from tutor.core.rule import Rule
from tutor.teach import kind
from tutor.teach.draw import Draw
from tutor.teach.family import Family
from tutor.teach.judge import Judge
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Board, Pad, Question


@dataclass(frozen=True, slots=True)
class Settled(Posed):
    """A question that has been judged where it was made."""

    made: Question | None = None

    def by(self, _judge: Judge, _pad: Pad) -> Question:
        """The question as it was made."""
        return self.made  # type: ignore[return-value]


def _verdicts(_: object) -> object:
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Old:
    """Two functions as one."""

    first: Callable[[int, int, random.Random], tuple[Board, ...]]
    then: Callable[[tuple[Board, ...], int, random.Random], Question | None]

    def __call__(self, draw: Draw) -> Posed | None:
        """Draw, then ask."""
        boards = (draw.deal,) if draw.deal else self.first(draw.level, draw.number, draw.rng)
        made = self.then(boards, draw.level, draw.rng)
        return Settled(Asked((), made.prompt), _verdicts, made=made) if made else None  # type: ignore[arg-type]


class Kind(kind.Kind):
    """An old kind."""

    def __new__(  # type: ignore[misc]  # noqa: PLR0913, PLR0917
        cls,
        id: str,  # noqa: A002
        title: Message,
        pad: Pad,
        rules: tuple[Rule, ...],
        draw: Callable[[int, int, random.Random], tuple[Board, ...]],
        ask: Callable[[tuple[Board, ...], int, random.Random], Question | None],
        *,
        of_a_deal: bool = True,
        twins: int = 1,
        edition: int = 1,
        stock: int | None = None,
    ) -> kind.Kind:
        """Make one of two functions."""
        return kind.Kind(id, Family("", title, pad), rules, Old(draw, ask), (), of_a_deal, twins, edition, stock)

    def __init__(self, *_args: object, **_options: object) -> None:
        """Nothing is left to do."""
