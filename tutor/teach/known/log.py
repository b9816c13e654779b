"""The log of a learner’s answers: the only thing that is kept of them; all else is computed from it.

Lines are only ever added.  Two logs of one learner are merged by taking every line of either.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, parse
from tutor.teach.kind import LEVELS
from tutor.teach.positions import SEEDS

VERSION = 1
#: The latest time that is a time: the last second of the year 9999.
LATEST = 253402300799
#: Names of kinds and beliefs, also of those that a newer or older tutor knows.
A_NAME = re.compile(r"[A-Za-z0-9-]{1,60}")
#: How long a part of an answer can be: an option, a number that was typed, a thing at its place.
LONGEST = 200
#: How the kinds begin that are deals played at a table, such as ``deal-tarot``.
DEAL = "deal-"
#: The topics that each kind trains: for each of the things about which it asks in turn, as its seeds follow each other.
Trained = Mapping[str, Sequence[Sequence[str]]]

AN_OLDER = N_("{version} or less: a newer tutor has written this log")
AN_ANSWER = N_("an answer: time, kind, edition, level, seed, answer, right, hints, such as {example}")
A_BELIEF = N_("what was said of a belief: time, belief, answer, such as {example}")
A_TIME = N_("a time in whole seconds since 1970")
A_WORD = N_("a short name of letters, digits and dashes")
SOME_TEXTS = N_("a list of short texts, as exercises are answered, such as {example}")
A_COUNT = N_("a whole number, not less than {first}")
YES_OR_NO = N_("1 for a right answer, or 0")
A_LIST = N_("a list")
EXAMPLE = '[1763760000, "allowed", 1, 3, 17, ["T16", "T20"], 1, 0]'
SAID_EXAMPLE = '[1763760100, "spare-partner", "no"]'


class Answer(NamedTuple):
    """An answer of a learner: when, to which question, what they answered, and how it was.

    ``time`` is in whole seconds since 1970, UTC; ``hints`` counts those that were open when it was given.  Whoever
    asked to see the answer has ``given`` nothing.  A deal that was played to its end is an answer too, and what was
    given are the ids of the topics that arose in it.
    """

    time: int
    kind: str
    edition: int
    level: int
    seed: int
    given: tuple[str, ...]
    right: bool
    hints: int

    @property
    def unaided(self) -> bool:
        """Whether it was right, and given without any help."""
        return self.right and not self.hints

    def topics(self, trained: Trained) -> Sequence[str]:
        """The topics that it counts for, by their ids; none where the kind is unknown to this tutor."""
        if things := trained.get(self.kind):
            return things[(self.seed - 1) % len(things)]
        return self.given if self.kind.startswith(DEAL) else ()

    def to_json(self) -> list[Json]:
        """The answer as a line of a log."""
        return [*self[:5], [*self.given], int(self.right), self.hints]


class Said(NamedTuple):
    """What a learner answered when they were asked whether they hold a belief."""

    time: int
    belief: str
    answer: str


class Log(NamedTuple):
    """The answers of a learner, and what they said of beliefs, each in the order of their times, none twice."""

    answers: tuple[Answer, ...] = ()
    said: tuple[Said, ...] = ()

    @classmethod
    def of(cls, data: Json) -> Log:
        """Read a log as JSON has it; raise ``RecordError`` for the first thing in it that is not as it must be."""
        known = an_object(data, "log", '{"v": 1, "log": []}')
        version = known.get("v")
        if type(version) is int and version > VERSION:
            raise RecordError("v", version, AN_OLDER, version=VERSION)
        one_of(version, "v", (VERSION,))
        for name in known:
            one_of(name, str(name), ("v", "log", "said"))
        answers = (_answer(one, f"log[{number}]") for number, one in enumerate(_list(known, "log")))
        said = (_said(one, f"said[{number}]") for number, one in enumerate(_list(known, "said")))
        return cls(tuple(sorted({*answers})), tuple(sorted({*said})))

    @classmethod
    def read(cls, text: str | bytes) -> Log:
        """Read the text of a log’s file; raise ``RecordError``."""
        return cls.of(parse(text))

    def merged(self, other: Log) -> Log:
        """Every line of either log: the same, whichever is merged into the other, and however often."""
        return Log(tuple(sorted({*self.answers, *other.answers})), tuple(sorted({*self.said, *other.said})))

    def to_json(self) -> dict[str, Json]:
        """The log as JSON has it."""
        return {"v": VERSION, "log": [one.to_json() for one in self.answers], "said": [[*one] for one in self.said]}


def _list(known: Mapping[str, Json], name: str) -> Sequence[Json]:
    data = known.get(name, [])
    if not isinstance(data, list):
        raise RecordError(name, data, A_LIST)
    return data


def _answer(data: Json, place: str) -> Answer:
    if not isinstance(data, list) or len(data) != len(Answer._fields):
        raise RecordError(place, data, AN_ANSWER, example=EXAMPLE)
    time, kind, edition, level, seed, given, right, hints = data
    if right not in (0, 1):
        raise RecordError(f"{place}[6]", right, YES_OR_NO)
    return Answer(
        _time(time, f"{place}[0]"),
        _name(kind, f"{place}[1]"),
        _count(edition, f"{place}[2]", 1),
        one_of(level, f"{place}[3]", tuple(LEVELS)),
        _count(seed, f"{place}[4]", SEEDS.start),
        _given(given, f"{place}[5]"),
        bool(right),
        _count(hints, f"{place}[7]", 0),
    )


def _said(data: Json, place: str) -> Said:
    if not isinstance(data, list) or len(data) != len(Said._fields):
        raise RecordError(place, data, A_BELIEF, example=SAID_EXAMPLE)
    time, belief, answer = data
    return Said(_time(time, f"{place}[0]"), _name(belief, f"{place}[1]"), _name(answer, f"{place}[2]"))


def _time(data: Json, place: str) -> int:
    if type(data) is not int or not 0 <= data <= LATEST:
        raise RecordError(place, data, A_TIME)
    return data


def _given(data: Json, place: str) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(one, str) and len(one) <= LONGEST for one in data):
        raise RecordError(place, data, SOME_TEXTS, example='["T16", "T20"]')
    return tuple(map(str, data))


def _name(data: Json, place: str) -> str:
    if not isinstance(data, str) or not A_NAME.fullmatch(data):
        raise RecordError(place, data, A_WORD)
    return data


def _count(data: Json, place: str, first: int) -> int:
    if type(data) is not int or data < first:
        raise RecordError(place, data, A_COUNT, first=first)
    return data
