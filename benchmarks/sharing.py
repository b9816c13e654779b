"""The gain of a second worker: a part of ``make weigh`` by two processes of this machine, and by one, in one run."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from measures.counted import Counted
from measures.run import Run
from measures.weighing import FIRST_LOOK
from measures.workers import Processes
from tutor.tarot.advice.chances import chance
from tutor.teach.tarot.weighed import Weighed, bank


def main() -> None:
    """Print how many times as fast two workers are, from the start of the processes to the last result."""
    alone, one = _counted(1)
    together, two = _counted(2)
    if one != two:
        raise ValueError((one, two))
    print(
        f"{len(one)} hands weighed, {FIRST_LOOK} deals each: one worker {alone:.1f} s, two {together:.1f} s,"
        f" {alone / together:.2f} times as fast (aim 1.8), the same results; load {os.getloadavg()[0]:.1f}"
    )


def _counted(workers: int) -> tuple[float, list[int]]:
    """The seconds that so many workers take, and their results."""
    lines, begun = [hand.line for hand in bank()], time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Run(Processes(workers), Counted("sharing", Path(folder))) as run:
        results = list(run.each(first_look, lines, len(lines)))
    return time.monotonic() - begun, results


def first_look(line: str) -> int:
    """The number of deals that a hand of the bank wins of the first few."""
    return chance(Weighed.of(line).board, FIRST_LOOK).won


if __name__ == "__main__":
    main()
