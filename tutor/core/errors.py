"""Errors as data: the place, the value found there and the value expected, to be said in any language."""

from __future__ import annotations

from tutor.core.glimpse import glimpse, short
from tutor.core.message import Fact, Facts, Message

#: The longest place that an error names: names out of a record stand in it, and these may be endless.
LONGEST_PLACE = 200

#: A value parsed from JSON and not yet read.
Json = object


class RecordError(ValueError):
    """Something in a record is not as it must be: where, what was found, and what was expected.

    ``expected`` is a message and ``facts`` its parts, so that the error can be said in any language.  ``place`` is
    made fit to be shown; ``found`` is left as it was found.
    """

    def __init__(self, place: str, found: Json, expected: Message, **facts: Fact) -> None:
        """Point at ``place``, such as ``moves[7]``; the record as a whole is ``record``."""
        super().__init__(place, found, expected, facts)
        self.place = short(str(place), LONGEST_PLACE)
        self.found = found
        self.expected = expected
        self.facts: Facts = facts

    def at(self, place: str) -> RecordError:
        """The same, said at another place: that of its record in a match, for instance, or in a file."""
        return RecordError(place, self.found, self.expected, **self.facts)

    def __str__(self) -> str:
        """Say it in English, roughly; ``tutor.show.words`` says it well."""
        return f"{self.place}: found {glimpse(self.found)}, expected {self.expected} {dict(self.facts)}"


class RefusedError(ValueError):
    """The error of a position that refuses a move: the move expected instead, as a message and its parts."""

    def __init__(self, expected: Message, **facts: Fact) -> None:
        """Keep the move expected and the facts of its message."""
        super().__init__(expected, facts)
        self.expected = expected
        self.facts: Facts = facts
