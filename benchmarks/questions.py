"""Questions: the time to make one and to judge an answer.  It uses the standard library only."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS

SEEDS = range(1, 31)


def times() -> Iterator[float]:
    """The seconds for one question after another, of every kind and level; none is asked twice."""
    for kind in KINDS.values():
        for level in LEVELS:
            for seed in SEEDS:
                start = time.perf_counter()
                question = kind.question(level, seed)
                question.reply(question.key[0])
                yield time.perf_counter() - start


def milliseconds() -> tuple[float, float]:
    """The median and the worst time, in milliseconds."""
    measured = list(times())
    return 1000 * statistics.median(measured), 1000 * max(measured)
