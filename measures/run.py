"""One run of a measure: its units of work are shared among workers, and the results come back in order.

A measure is a function of a ``Run``.  It says what one unit of work is: a function at the top of a module, of one
argument, which follows from nothing but that; argument and result can be written as JSON.  So the results are the same
whoever does the work.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, Self, TypeVar

from measures.counted import Counted
from measures.progress import Progress
from measures.workers import Workers, WorkersError

Argument = TypeVar("Argument")
Result = TypeVar("Result")

#: The number of units for each worker that are begun before the first of them is asked for.
AHEAD = 8


class Begun(NamedTuple):
    """A unit of work that is begun, or was counted by an earlier run, with its result as JSON."""

    argument: Any
    result: Future[str]
    counted: bool


class Run:
    """A run of a measure, with the ``words`` that it was asked with; ``more`` may be wanted than a bank had before."""

    def __init__(self, workers: Workers, counted: Counted, words: Iterable[str] = (), *, more: bool = False) -> None:
        """Begin a run that goes on where an earlier one was interrupted."""
        self.words, self.more = tuple(words), more
        self._workers, self._counted = workers, counted

    def __enter__(self) -> Self:
        """The run itself; at the end of the block its workers go, and what was counted is kept unless all is done."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Let the workers go, and what they have counted if the block came to its end."""
        self._workers.close()
        if kind is None:
            self._counted.remove()

    def each(
        self, unit: Callable[[Argument], Result], arguments: Iterable[Argument], most: int, title: str = ""
    ) -> Iterator[Result]:
        """The results of a unit of work for each of some arguments, ``most`` at most, in the order of the arguments.

        Some are worked on that the caller may not ask for any more.  Arguments are taken when their turn comes.
        """
        progress, rest = Progress(title or unit.__name__, most), iter(arguments)
        begun = deque(self._begin(unit, argument) for argument in islice(rest, AHEAD * self._workers.number))
        try:
            while begun:
                result = self._first(unit, begun)
                progress.add(counted=begun.popleft().counted)
                yield result
                begun.extend(self._begin(unit, argument) for argument in islice(rest, 1))
        finally:
            progress.end()
            for one in begun:
                one.result.cancel()

    def _begin(self, unit: Callable[[Any], Any], argument: object) -> Begun:
        known = self._counted.result(unit, argument)
        if known is not None:
            result = Future[str]()
            result.set_result(known)
            return Begun(argument, result, counted=True)
        result = self._workers.begin(unit, argument)
        result.add_done_callback(partial(self._keep, unit, argument))
        return Begun(argument, result, counted=False)

    def _keep(self, unit: Callable[[Any], Any], argument: object, result: Future[str]) -> None:
        """Keep a result, as soon as it is known, unless there is none."""
        if not result.cancelled() and result.exception() is None:
            self._counted.add(unit, argument, result.result())

    def _first(self, unit: Callable[[Any], Result], begun: deque[Begun]) -> Result:
        """The result of the unit that was begun first; what a worker has left undone who died is begun anew."""
        try:
            result: Result = json.loads(begun[0].result.result())
        except self._workers.death:
            self._workers.renew()
            for place, one in enumerate(begun):
                begun[place] = one if _done(one) else self._begin(unit, one.argument)
            return self._first(unit, begun)
        except (CancelledError, self._workers.gone):
            raise WorkersError("The cluster is gone. The same command goes on where it was.") from None
        return result


def _done(one: Begun) -> bool:
    """Whether a unit of work has come to its result."""
    return one.result.done() and not one.result.cancelled() and one.result.exception() is None
