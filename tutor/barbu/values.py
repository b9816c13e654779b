"""The points of every contract, as the sources have them and as a table may agree on its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_, Facts
from tutor.core.reading import one_of

AT_MOST, AT_LEAST, BETWEEN = (
    N_("a whole number from {least} to 0: it costs that much"),
    N_("a whole number from 0 to {most}: it brings that much"),
    N_("a whole number from {least} to {most}"),
)
SO_MANY = N_("a list of {count} whole numbers")
#: No contract is worth more, one way or the other.
MOST = 500


@dataclass(frozen=True, slots=True)
class Values:
    """The points of every contract; a penalty is negative.

    - ``trick``: each trick in No Tricks.
    - ``heart``, ``ace_of_hearts``: each heart in No Hearts, and the ace.
    - ``queen``: each queen in No Queens.
    - ``king_of_hearts``: the king of hearts in Barbu.
    - ``last_two``: the last trick but one and the last, in No Last Two; the last alone in No Last Trick.
    - ``trump``: each trick in Trumps.
    - ``domino``: the first place to the last in Domino.
    - ``ravage``: what is paid in Ravage City, in all.
    - ``poker``: each row that is beaten in Chinese poker.
    """

    trick: int = -2
    heart: int = -2
    ace_of_hearts: int = -6
    queen: int = -6
    king_of_hearts: int = -20
    last_two: tuple[int, int] = (-10, -20)
    trump: int = 5
    domino: tuple[int, int, int, int] = (45, 20, 5, -5)
    ravage: int = -24
    poker: int = 4

    @property
    def facts(self) -> Facts:
        """Each value, in points, by the name under which messages speak of it."""
        first, last = self.last_two
        named = {"ace": self.ace_of_hearts, "king": self.king_of_hearts, "first": first, "last": last}
        return {**asdict(self), **named, **{f"out{place}": points for place, points in enumerate(self.domino, 1)}}


#: The usual values: the seven contracts sum to zero (B-TOT).
STANDARD = Values()
#: The same with Ravage City as the eighth contract: all eight sum to zero (B-RC-REBALANCE).
REBALANCED = Values(trick=-3, queen=-8, king_of_hearts=-21, trump=7, domino=(50, 25, 10, 0))
#: The same with Chinese poker as the ninth: all nine sum to zero (B-CP-BALANCED).
BALANCED = Values(
    trick=-3,
    heart=-3,
    ace_of_hearts=-9,
    queen=-12,
    king_of_hearts=-30,
    last_two=(-15, -25),
    domino=(40, 25, 10, -10),
    ravage=-36,
    poker=6,
)

#: Ravage City in place of No Tricks: these seven sum to zero as well (B-RC-SF).
WITHOUT_NO_TRICKS = Values(trick=0, king_of_hearts=-17, domino=(40, 20, 10, -10))
#: The six rounds with Salade; only the last of the last two tricks costs anything (B-SAL-ROUNDS).
SALADE = Values(trick=-5, heart=-10, ace_of_hearts=-10, queen=-20, king_of_hearts=-50, last_two=(0, -30))
#: The early form with 32 cards, as three sources have it; what they do not tell is nothing here (B-FR-VALUES).
EARLY = {
    "bga-32": Values(trick=-1, heart=-1, ace_of_hearts=-1, queen=-2, king_of_hearts=-8, last_two=(0, 0)),
    "ludophinois": Values(trick=-1, heart=-1, ace_of_hearts=-1, queen=-2, king_of_hearts=0, last_two=(0, 0)),
    "wikipedia-fr": Values(trick=-5, heart=-5, ace_of_hearts=-5, queen=-15, king_of_hearts=-70, last_two=(0, 0)),
}
#: The points of Ravage City where it costs more (B-RC-36).
RAVAGE_36 = -36

TABLES = {"standard": STANDARD, "ravage": REBALANCED, "balanced": BALANCED, "san-francisco": WITHOUT_NO_TRICKS, **EARLY}

#: The values that are lists, with how many points each of them has.
LISTS = {"last_two": 2, "domino": 4}
#: Those that bring points; Domino brings some and costs others, and all the rest costs.
BRING, EITHER = ("trump", "poker"), ("domino",)


def written(data: Json, place: str = "rules.values") -> str:
    """The points of a table as its house rules keep them: the name of some, or its own in full, as JSON.

    Raise ``RecordError``.

    >>> written({"domino": [40, 25, 10, -10], "trick": -1})
    '{"trick": -1, "domino": [40, 25, 10, -10]}'
    """
    if not isinstance(data, Mapping):
        return str(one_of(data, place, (*TABLES,)))
    names = tuple(asdict(STANDARD))
    for name in data:
        one_of(name, f"{place}.{name}", names)
    return json.dumps({name: _points(data[name], name, place) for name in names if name in data})


def named(text: str, usual: Values = STANDARD) -> Values:
    """The points that such a text stands for; what a table’s own leave unsaid is as it is ``usual`` there."""
    if not is_own(text):
        return usual if TABLES[text] is STANDARD else TABLES[text]
    own: dict[str, Any] = {name: tuple(said) if name in LISTS else said for name, said in json.loads(text).items()}
    return replace(usual, **own)


def is_own(text: str) -> bool:
    """Whether these points are a table’s own."""
    return text not in TABLES


def _points(data: Json, name: str, place: str) -> Json:
    place = f"{place}.{name}"
    if name not in LISTS:
        return _point(data, name, place)
    if not isinstance(data, list | tuple) or len(data) != LISTS[name]:
        raise RecordError(place, data, SO_MANY, count=LISTS[name])
    return [_point(one, name, f"{place}[{number}]") for number, one in enumerate(data)]


def _point(data: Json, name: str, place: str) -> int:
    least = -MOST if name not in BRING else 0
    most = MOST if name in BRING or name in EITHER else 0
    if type(data) is int and least <= data <= most:
        return data
    raise RecordError(
        place, data, AT_LEAST if least == 0 else AT_MOST if most == 0 else BETWEEN, least=least, most=most
    )
