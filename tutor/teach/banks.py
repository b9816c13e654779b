"""Banks of what takes too long to be found while somebody waits: each has a file, with a line for each thing in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol, TypeVar


class Sorted(Protocol):
    """A thing of which a bank has several sorts, for each level."""

    @property
    def sort(self) -> str:
        """The name of its sort."""

    @property
    def level(self) -> int:
        """The level at which it is asked about."""


Thing = TypeVar("Thing", bound=Sorted)


def lines_of(file: Path) -> Iterator[str]:
    """The lines of a bank, without those in which a ``#`` begins a remark."""
    return (line for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))


def of_sort(things: Iterable[Thing], sort: str, level: int) -> tuple[Thing, ...]:
    """Those of a sort and a level, in the order of the bank."""
    return tuple(one for one in things if (one.sort, one.level) == (sort, level))
