"""What a learner has estimated, read off their log: of chances that one hopes for, over all weeks.

An estimate is a line of the log, of the kind ``estimate-weigh-bid``: in the place of an answer it has the estimate, of
how many deals out of how many it came true.  It is never judged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tutor.teach.known.log import Answer

if TYPE_CHECKING:
    from tutor.teach.kind import Exercise

#: How the kinds of such lines begin.
ESTIMATE = "estimate-"
#: From so many estimates on something is said of them together, and so far off, in hundredths, is still even.
ENOUGH, EVEN = 10, 5
IN_HUNDRED = range(101)


class Estimated(NamedTuple):
    """An exercise by its name, the estimate in hundredths, the number of deals in which it came true, and of all."""

    name: str
    given: int
    won: int
    of: int

    @property
    def off(self) -> float:
        """How much too high the estimate was, in hundredths."""
        return self.given - 100 * self.won / self.of


def line(time: int, asked: Exercise, given: int, chance: tuple[int, int]) -> Answer:
    """The line of a log for an estimate of a ``chance``."""
    kind, level, seed = asked
    told = tuple(map(str, (given, *chance)))
    return Answer(time, ESTIMATE + kind.id, kind.edition, level, seed, told, right=True, hints=0)


def estimated(answers: Iterable[Answer]) -> list[Estimated]:
    """The estimates among the lines of a log, of each exercise the first: after that one knows how it comes out."""
    found: dict[str, Estimated] = {}
    for one in answers:
        if one.kind.startswith(ESTIMATE) and (told := _told(one.given)):
            name = f"{one.kind.removeprefix(ESTIMATE)}.{one.edition}.{one.level}.{one.seed}"
            found.setdefault(name, Estimated(name, *told))
    return [*found.values()]


def off(estimates: Sequence[Estimated]) -> int:
    """How much too high some estimates were on average, in hundredths; below 0 if they were too low."""
    return round(sum(one.off for one in estimates) / len(estimates))


def judged(estimates: Sequence[Estimated]) -> str:
    """Whether somebody with such estimates is ``bold``, ``shy`` or ``even``, or there are too ``few`` to say."""
    if len(estimates) < ENOUGH:
        return "few"
    mean = off(estimates)
    return "bold" if mean > EVEN else "shy" if mean < -EVEN else "even"


def _told(given: Sequence[str]) -> tuple[int, int, int] | None:
    """The numbers of a line; ``None`` for one that another tutor has written otherwise."""
    if len(given) != len(Estimated._fields) - 1 or not all(one.isdecimal() for one in given):
        return None
    hundredths, won, of = map(int, given)
    return (hundredths, won, of) if hundredths in IN_HUNDRED and won <= of and of else None
