"""A run to be killed: ``python -m tests.measures.told_run FOLDER FILE`` has two workers count twenty squares."""

from __future__ import annotations

import sys
from pathlib import Path

from measures.counted import Counted
from measures.run import Run
from measures.workers import Processes
from tests.measures.units import square_told

NUMBERS = range(20)

if __name__ == "__main__":
    folder, told = sys.argv[1:]
    with Run(Processes(2), Counted("squares", Path(folder))) as run:
        sys.stdout.write(str([*run.each(square_told, ((told, number) for number in NUMBERS), len(NUMBERS))]))
