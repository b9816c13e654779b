"""The progress of a run in one line: how many units are done of how many, and the time that is left."""

from __future__ import annotations

import sys
import time
from datetime import timedelta


class Progress:
    """A line on the standard error that is written anew with each unit of work."""

    def __init__(self, title: str, most: int) -> None:
        """Begin with nothing done of ``most`` units; a search may need fewer."""
        self._title, self._most = title, most
        self._done = self._counted = 0
        self._begun = time.monotonic()

    def add(self, *, counted: bool) -> None:
        """Add a unit that is done; it says nothing of the speed if it was ``counted`` before this run."""
        self._done += 1
        self._counted += counted
        print(f"\r{self}   ", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line as it stands."""
        if self._done:
            print(file=sys.stderr)

    def __str__(self) -> str:
        """The line."""
        return f"{self._title}: {self._done} of {self._most}{self._left}"

    @property
    def _left(self) -> str:
        """The time left at the speed so far; nothing as long as no unit says how fast it goes."""
        here, left = self._done - self._counted, self._most - self._done
        if not here or not left:
            return ""
        seconds = round((time.monotonic() - self._begun) / here * left)
        return f", {timedelta(seconds=seconds)} left"
