"""Reading which exercise is meant: in a line of JSON, a link, or what somebody typed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import one_of
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.positions import SEEDS

#: The parts that name an exercise.
NAMES = ("kind", "level", "seed", "edition")
#: The sign that parts the name of an exercise, and stands in no kind's own.
NAME_ENDS = "."
#: The form in which links, logs and printed sheets name one.
LINK = re.compile(r"([a-z-]{1,40})\.(\d{1,6})\.(\d{1,6})\.(\d{1,6})", re.ASCII)

A_LINK = N_("the name of an exercise, such as {example}: its kind, edition, level and seed")
A_NUMBER = N_("a whole number from {first} to {last}")
THIS_EDITION = N_("{edition}, the edition that this tutor asks: the questions of another one were different")


def exercise(data: Mapping[str, Json]) -> Exercise:
    """The exercise that some JSON names, in its newest edition if it says none; raise ``RecordError``."""
    kind = a_kind(data.get("kind"))
    level, seed = (a_number(data.get(name), name, known) for name, known in (("level", LEVELS), ("seed", SEEDS)))
    edition = data.get("edition", kind.edition)
    if type(edition) is not int or edition != kind.edition:
        raise RecordError("edition", edition, THIS_EDITION, edition=kind.edition)
    return Exercise(kind, level, seed)


def linked(text: Json, place: str = "exercise") -> Exercise:
    """The exercise that a link names, ``allowed.1.2.17``: kind, edition, level and seed; raise ``RecordError``."""
    found = LINK.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise RecordError(place, text, A_LINK, example="allowed.1.2.17")
    kind, *numbers = found.groups()
    edition, level, seed = map(int, numbers)
    return exercise({"kind": kind, "edition": edition, "level": level, "seed": seed})


def a_kind(data: Json) -> Kind:
    """Read the name of a kind; raise ``RecordError``."""
    return KINDS[one_of(data, "kind", tuple(KINDS))]


def a_number(data: Json, place: str, known: range) -> int:
    """Read a level or a seed; raise ``RecordError``."""
    if type(data) is not int or data not in known:
        raise RecordError(place, data, A_NUMBER, first=known.start, last=known.stop - 1)
    return data
