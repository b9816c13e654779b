"""The command ``tutor``: ask about a position, keep a table's score, or ask and mark exercises, from a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module

from tutor.cli.arguments import understood, wished
from tutor.cli.streams import complain, flush, hush, prepare
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.reading import cause
from tutor.show.words import Words

#: The exit statuses: all is well, the answer cannot be written, the input cannot be read, Ctrl-C was pressed.
ANSWERED, UNANSWERED, UNREADABLE, INTERRUPTED = 0, 1, 2, 130
#: The module and the function of each command.  Only the module of the one that is asked for is imported: what another
#: one needs may take half a second.
FUNCTIONS = {
    "explain": ("explain", "explain"),
    "coach": ("coach", "coach"),
    "review": ("coach", "review"),
    "link": ("link", "link"),
    "table": ("table", "table"),
    "crib": ("crib", "crib"),
    "score": ("score", "score"),
    "conventions": ("conventions", "conventions"),
    "course": ("exercises", "course"),
    "exercise": ("exercises", "ask"),
    "mark": ("exercises", "mark"),
    "progress": ("progress", "progress"),
    "task": ("class_commands", "task"),
    "hand-in": ("class_commands", "hand_in"),
    "map": ("class_commands", "class_map"),
    "sheet": ("sheets", "sheet"),
    "export": ("exports", "export"),
    "learn": ("learn", "learn"),
}
NOT_WRITTEN = N_("The answer could not be written: {detail}.")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(wished(given))
    try:
        try:
            options = understood(given, words)
            prepare(json=options.json)
            _function(options.command)(options, words)
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


def _function(command: str) -> Callable[[argparse.Namespace, Words], None]:
    module, name = FUNCTIONS[command]
    function: Callable[[argparse.Namespace, Words], None] = getattr(import_module(f"tutor.cli.{module}"), name)
    return function
