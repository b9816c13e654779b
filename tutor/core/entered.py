"""What somebody enters into a form, field by field, all of it text: numbers, points with halves, a seat, a choice."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.errors import RecordError
from tutor.core.message import N_

#: The fields of a form by name; one that was left empty is ``""`` or missing.
Fields = Mapping[str, str]

A_NUMBER = N_("a whole number, such as {example}")
POINTS = N_("points, with a half where there is one, such as {example}")
CHOSEN = N_("one of the choices")
#: The ways in which people write a half behind a number.
HALVES = {"½": ".5", ",": "."}
#: No score has more digits.
LONGEST = 8


def chosen(fields: Fields, name: str) -> str:
    """What was chosen in a field; raise ``RecordError`` if nothing was."""
    if not (said := fields.get(name, "")):
        raise RecordError(name, None, CHOSEN)
    return said


def whole(fields: Fields, name: str, example: str = "2") -> int:
    """A whole number, with any minus sign; raise ``RecordError``."""
    said = fields.get(name, "").strip().replace("−", "-")
    try:
        if len(said) <= LONGEST:
            return int(said)
    except ValueError:
        pass
    raise RecordError(name, said or None, A_NUMBER, example=example)


def points(fields: Fields, name: str) -> float:
    """Points, which may end in a half; raise ``RecordError``.

    >>> points({"points": "40½"}, "points"), points({"points": "40,5"}, "points")
    (40.5, 40.5)
    """
    said = fields.get(name, "").strip()
    plain = said
    for written, meant in HALVES.items():
        plain = plain.replace(written, meant)
    try:
        if len(plain) <= LONGEST and plain.replace(".", "", 1).isascii():
            value = float(plain)
            if value * 2 == int(value * 2):
                return value
    except (ValueError, OverflowError):
        pass
    raise RecordError(name, said or None, POINTS, example="40½")
