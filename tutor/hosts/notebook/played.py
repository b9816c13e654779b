"""The record of a table in a notebook."""

from __future__ import annotations

from tutor.core.errors import Json


class Played(dict[str, Json]):
    """A record as plain data, which a notebook shows with a line for each part.

    >>> Played(game="tarot", moves=["pass"])
    {'game': 'tarot',
     'moves': ['pass']}
    """

    def __repr__(self) -> str:
        """The data as Python reads it."""
        return "{" + ",\n ".join(f"{name!r}: {value!r}" for name, value in self.items()) + "}"
