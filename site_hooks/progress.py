"""The progress of a build on standard error: on a terminal one line that changes, elsewhere a line now and then."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Thing = TypeVar("Thing")

#: The least number of seconds between two lines, where lines stay.
APART = 10.0


class Progress:
    """The progress of making a number of things."""

    def __init__(self, what: str, total: int) -> None:
        """Begin with none made of ``total`` things, which are called ``what``."""
        self.what = what
        self.total = total
        self.made = 0
        self._start = self._said = time.monotonic()

    def one_more(self) -> None:
        """Count another thing as made, and print the progress."""
        self.made += 1
        now = time.monotonic()
        line = f"{self.what}: {self.made} of {self.total}, {now - self._start:.0f} s"
        done = self.made == self.total
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{line}\n" if done else f"\r{line}")
        elif done or now - self._said >= APART:
            self._said = now
            sys.stderr.write(f"{line}\n")
        sys.stderr.flush()


def together(what: str, make: Callable[[Thing], object], things: Sequence[Thing]) -> None:
    """Make all things, as many at once as this machine has processors, and print the progress.

    The result of ``make`` is thrown away, so it must store its work itself: it runs in forked processes, where a system
    has them (Windows, for instance, has not).
    """
    if not things:
        return
    progress = Progress(what, len(things))
    if "fork" not in multiprocessing.get_all_start_methods():
        for thing in things:
            make(thing)
            progress.one_more()
        return
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("fork")) as pool:
        for each in as_completed([pool.submit(make, thing) for thing in things]):
            each.result()
            progress.one_more()
