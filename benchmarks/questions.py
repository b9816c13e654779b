"""Questions: the time to make one and to judge an answer.  It uses the standard library only."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from tutor.teach.kind import LEVELS, Exercise
from tutor.teach.kinds import KINDS

SEEDS = range(1, 31)
#: The number of the slowest questions that are named.
NAMED = 10


def times() -> Iterator[tuple[float, str]]:
    """The milliseconds, of this process's own time, for one question after another with its name; none comes twice."""
    for kind in KINDS.values():
        for level in LEVELS:
            for seed in SEEDS:
                asked = Exercise(kind, level, seed)
                start = time.process_time()
                question = asked.question
                question.reply(question.key[0])
                yield 1000 * (time.process_time() - start), str(asked)


def milliseconds() -> tuple[float, list[tuple[float, str]]]:
    """The median time, and the slowest questions with their names, the worst first."""
    measured = sorted(times(), reverse=True)
    return statistics.median(time for time, _ in measured), measured[:NAMED]
