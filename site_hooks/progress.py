"""What a build says of itself while it makes things: on a terminal a line that grows, elsewhere a line now and then."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Thing = TypeVar("Thing")

#: How many seconds are to pass before the next line, where lines stay.
APART = 10.0


class Progress:
    """How many of some things are made."""

    def __init__(self, what: str, total: int) -> None:
        """Begin with ``what`` there are ``total`` of."""
        self.what = what
        self.total = total
        self.made = 0
        self._start = self._said = time.monotonic()

    def one_more(self) -> None:
        """Say that another one is made."""
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
    """Make all things, as many at once as this machine has processors, and say how far it has come.

    What ``make`` stores is all that comes of it: it runs in processes that begin with what this one knows, where there
    are such (not on Windows, for instance).
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
