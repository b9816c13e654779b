"""The command ``tutor``: ask about a position, keep a table's score, or ask and mark exercises, from a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from tutor.cli.arguments import Run, understood, wished
from tutor.cli.class_commands import class_map, hand_in, task
from tutor.cli.conventions import conventions
from tutor.cli.exercises import ask, course, mark
from tutor.cli.explain import explain
from tutor.cli.learn import learn
from tutor.cli.progress import progress
from tutor.cli.score import score
from tutor.cli.streams import complain, flush, hush, prepare
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.reading import cause
from tutor.show.words import Words

#: The exit statuses: all is well, the answer cannot be written, the input cannot be read, Ctrl-C was pressed.
ANSWERED, UNANSWERED, UNREADABLE, INTERRUPTED = 0, 1, 2, 130
NOT_WRITTEN = N_("The answer could not be written: {detail}.")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(wished(given))
    try:
        try:
            options = understood(given, words, RUNS)
            prepare(json=options.json)
            run: Callable[[argparse.Namespace, Words], None] = options.run
            run(options, words)
        finally:
            flush()
    except RecordError as error:
        complain(words.error(error))
        return UNREADABLE
    except BrokenPipeError:
        hush(sys.stdout)  # the reader, ``head`` for instance, has had enough
    except OSError as error:
        hush(sys.stdout)
        complain(words.say(NOT_WRITTEN, detail=cause(error)))
        return UNANSWERED
    except KeyboardInterrupt:
        hush(sys.stdout)
        return INTERRUPTED
    return ANSWERED


#: The functions of the commands, by their names.
RUNS: dict[str, Run] = {
    "explain": explain,
    "score": score,
    "conventions": conventions,
    "course": course,
    "exercise": ask,
    "mark": mark,
    "progress": progress,
    "task": task,
    "hand-in": hand_in,
    "map": class_map,
    "learn": learn,
}
