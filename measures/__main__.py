"""The command ``python -m measures``: do one measure, or several one after the other, and write what they come to.

``--workers 4`` shares the work among so many processes of this machine, as many as it has cores if nothing is said;
``--cluster tcp://ADDRESS:8786`` among the workers of a Dask cluster, each of which runs in this folder's source.  The
results are the same to the byte.  A run that was interrupted goes on where it was, at the same command.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from measures import (
    barbu_advice,
    barbu_endings,
    bidding,
    coached,
    endings,
    hands,
    prices,
    sets,
    showing,
    starts,
    surplus,
    weighing,
)
from measures.counted import ROOT, Counted
from measures.run import Run
from measures.workers import Cluster, Processes, WorkersError

MEASURES: dict[str, Callable[[Run], None]] = {
    "barbu-advice": barbu_advice.measure,
    "barbu-endings": barbu_endings.measure,
    "bidding": bidding.measure,
    "coached": coached.measure,
    "endings": endings.measure,
    "hands": hands.measure,
    "prices": prices.measure,
    "sets": sets.measure,
    "showing": showing.measure,
    "starts": starts.measure,
    "surplus": surplus.measure,
    "weighing": weighing.measure,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Do the measure that is named."""
    asked = _parser().parse_args(arguments)
    try:
        workers = Cluster(asked.cluster) if asked.cluster else Processes(asked.workers)
        with Run(workers, Counted(asked.measure, asked.kept), asked.words, more=asked.more) as run:
            MEASURES[asked.measure](run)
    except WorkersError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted. The same command goes on from here.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m measures", description="Do a measure anew, and keep its results.")
    parser.add_argument("measure", choices=MEASURES, help="the measure; its module says what it does")
    parser.add_argument("words", nargs="*", help="names of contracts, or what else the measure takes")
    parser.add_argument("--more", action="store_true", help="look for more than a bank has, not only for what it loses")
    parser.add_argument("--kept", type=Path, default=ROOT / ".cache" / "measures", help="where results are kept")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--workers", type=_number, default=os.cpu_count() or 1, help="processes of this machine")
    whose.add_argument("--cluster", metavar="ADDRESS", help="a Dask cluster that does the work")
    return parser


def _number(word: str) -> int:
    """The number of workers, 1 or more."""
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("there must be 1 at least")
    return number


if __name__ == "__main__":
    main()
