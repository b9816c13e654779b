"""Lines that somebody has written, of which one is wrong: offered as they stand, then judged one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tutor.core.message import N_
from tutor.teach.judge import Judge
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

LINE_IS_RIGHT = N_("This line is right.")


class Found(NamedTuple):
    """A judge’s finding on a line: whether it is wrong, and why it is or is not."""

    wrong: bool
    says: Saying


def numbered(lines: Iterable[Saying], name: str = "line") -> tuple[Offer, ...]:
    """Lines as they are offered, each by its number: ``line-1``."""
    return tuple(Offer(f"{name}-{number}", line) for number, line in enumerate(lines, 1))


def audit_of(asked: Asked, judged: Callable[[Judge], Iterable[Found]], hints: Hints) -> Posed:
    """The question which of the lines on offer is wrong; ``judged`` has a finding on each of them, in their order."""
    return Posed(asked, lambda judge: verdicts_on(asked, judged(judge), hints))


def verdicts_on(asked: Asked, found: Iterable[Found], hints: Hints) -> Verdicts:
    """The verdicts on the lines on offer, by a finding on each of them, in their order."""
    names = (line.id for line in asked.offers)
    on: dict[str, tuple[bool, Saying]] = dict(zip(names, found, strict=True))
    return Verdicts(tuple(says for wrong, says in on.values() if wrong), hints, on)
