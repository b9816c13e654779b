"""The command ``python -m benchmarks.classroom``: a class on a JupyterHub of this machine, and what it costs.

``--learners 30`` says how many there are, ``--port 8000`` where the hub stands.  At its end, also after Ctrl+C or an
error, everything is ended and removed.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence

from benchmarks.classroom.hub import HubError, running
from benchmarks.classroom.kernel import KernelError
from benchmarks.classroom.measuring import figures


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the costs of a class."""
    asked = _parser().parse_args(arguments)
    for one in (signal.SIGINT, signal.SIGTERM):  # a shell that runs this behind it has the first ignored
        signal.signal(one, signal.default_int_handler)
    load = os.getloadavg()[0]
    print(f"{asked.learners} learners, {os.cpu_count()} cores, load average before: {load:.1f}", file=sys.stderr)
    try:
        print("JupyterHub is starting ...", file=sys.stderr)
        with running(asked.port) as hub:
            table = [*figures(hub, asked.learners)]
    except (HubError, KernelError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted: the hub is ended, and nothing of it is left.")
    print(f"{'':72}{'measured':>9}{'aim':>7}", *table, sep="\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.classroom", description="See what a class costs.")
    parser.add_argument("--learners", type=_number, default=30, help="the number of learners")
    parser.add_argument("--port", type=_number, default=8000, help="the port at which the hub stands")
    return parser


def _number(word: str) -> int:
    """A number of learners, or of a port: 1 or more."""
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("there must be 1 at least")
    return number


if __name__ == "__main__":
    main()
