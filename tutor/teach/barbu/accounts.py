"""The accounts of sets of Barbu to ask about: what each deal made, and of what, as the coach looks back on it.

Each line of ``sets.txt`` is a deal of a dealer; ``python -m measures sets`` has played them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple, Self

from tutor.coach.verdict import Gap
from tutor.coach.whole_set import Parts
from tutor.core.errors import Json
from tutor.core.message import N_, Facts, Message
from tutor.teach.banks import lines_of
from tutor.teach.question import Notes
from tutor.teach.saying import Saying

FILE = Path(__file__).with_name("sets.txt")
#: The name of the points that were made, beside those of their parts, and the parts that somebody has decided.
MADE, DECISIONS = "made", ("calls", "doubles", "play")

OF_A_SET = N_(
    "From what the coach says of a dealer’s set. The five numbers of a deal add up to what it brought. After ± you read"
    " by how much the coach may be wrong."
)
DEAL = N_("{contract:term}, {points:signed} in all:")
SET = N_("The whole set, {points:signed} in all:")
OPEN_DEAL = N_("{contract:term}, ? in all:")
#: Each part of a line: as an estimate, where nothing was given away, and with its number left out.
IS = {
    "cards": N_("the cards {points:signed} (±{error}),"),
    "calls": N_("the calls {points:signed} (±{error}),"),
    "doubles": N_("the doubles {points:signed} (±{error}),"),
    "play": N_("the play {points:signed} (±{error}),"),
    "luck": N_("luck {points:signed} (±{error})."),
}
IS_SURELY = {
    "cards": N_("the cards {points:signed},"),
    "calls": N_("the calls {points:signed},"),
    "doubles": N_("the doubles {points:signed},"),
    "play": N_("the play {points:signed},"),
    "luck": N_("luck {points:signed}."),
}
IS_OPEN = {
    "cards": N_("the cards ?,"),
    "calls": N_("the calls ?,"),
    "doubles": N_("the doubles ?,"),
    "play": N_("the play ?,"),
    "luck": N_("luck ?."),
}


class Line(NamedTuple):
    """A line of an account: a deal, or without a ``contract`` several together, and the parts of what they ``made``.

    All are whole points, and the parts add up to the points made.
    """

    contract: str
    made: int
    parts: Parts

    @classmethod
    def of(cls, written: str) -> Self:
        """Read a line of the file."""
        contract, made, *numbers = written.split()
        pairs = zip(map(int, numbers[::2]), map(int, numbers[1::2]), strict=True)
        return cls(contract, int(made), Parts(*(Gap(points, error) for points, error in pairs)))

    @property
    def written(self) -> str:
        """The line as it stands in the file."""
        return " ".join([self.contract, *map(str, (self.made, *(number for gap in self.parts for number in gap)))])

    @property
    def numbers(self) -> Mapping[str, int]:
        """What was made, and the points of each part, by their names."""
        return {MADE: self.made, **{name: int(gap.points) for name, gap in self.parts._asdict().items()}}

    @property
    def decided(self) -> int:
        """The points of the three parts that are decisions: 0, or less."""
        return sum(self.numbers[name] for name in DECISIONS)


def together(lines: Sequence[Line]) -> Line:
    """Several lines in one."""
    made = sum(line.made for line in lines)
    return Line("", made, Parts(*map(Gap.sum, zip(*(line.parts for line in lines), strict=True))).whole(made))


def a_set(rng: random.Random) -> Sequence[Line]:
    """The lines of any set."""
    return rng.choice(_sets())


def picked(lines: Sequence[Line], count: int, rng: random.Random) -> list[tuple[Line, ...]]:
    """So many lines of a set, in their order, in every way in which they can be picked; the ways come by chance."""
    ways = list(combinations(lines, count))
    rng.shuffle(ways)
    return ways


def board(lines: Sequence[Line], blank: str = "") -> Notes:
    """Some lines of an account; one number of each may be left ``blank``."""
    data: list[Json] = [
        {
            "contract": line.contract,
            **{name: None if name == blank else points for name, points in line.numbers.items()},
            "errors": {name: int(gap.error) for name, gap in line.parts._asdict().items()},
        }
        for line in lines
    ]
    return Notes((*(_written(line, blank) for line in lines),), {"account": data}, Saying.plain(OF_A_SET))


def _written(line: Line, blank: str) -> Saying:
    head = OPEN_DEAL if blank == MADE else DEAL if line.contract else SET
    sentences: list[tuple[Message, Facts]] = [(head, {"contract": line.contract, "points": line.made})]
    for name, gap in line.parts._asdict().items():
        facts: Facts = {"points": int(gap.points), "error": int(gap.error)}
        sentences.append(((IS_OPEN if name == blank else IS if gap.error else IS_SURELY)[name], facts))
    return Saying(None, tuple(sentences))


@cache
def _sets() -> tuple[tuple[Line, ...], ...]:
    """The sets of the bank, in its order."""
    rows = (line.split(maxsplit=1) for line in lines_of(FILE))
    return tuple(tuple(Line.of(rest) for _, rest in of_set) for _, of_set in groupby(rows, itemgetter(0)))
