"""``tutor progress``: what a learner knows, read off the log of their answers, and two logs merged into one."""

from __future__ import annotations

import argparse
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from tutor.cli.reading import STANDARD_INPUT, read
from tutor.cli.streams import WAITING, complain, write_json
from tutor.core.errors import RecordError
from tutor.core.glimpse import json_line, short
from tutor.core.message import N_
from tutor.core.reading import cause
from tutor.core.saving import A_FILE_TO_WRITE, alone, replace
from tutor.show.exercises.progress import Progress, as_json, as_text
from tutor.show.words import Words
from tutor.teach.known.log import LATEST, Log

A_TIME = N_("a time in seconds since 1970, or a day such as {example}")
A_FILE_OF_A_LOG = N_("a file that holds a log: the lines of the other one are added to it")


def progress(options: argparse.Namespace, words: Words) -> None:
    """Print what the log in a file comes to; with ``--merge``, after the lines of another one are added to it."""
    at = int(time.time()) if options.at is None else _time(options.at)
    log = Log.read(read(options.file)) if options.merge is None else _merged(options.file, options.merge, words)
    found = Progress(log, at)
    if options.json:
        write_json(as_json(found))
    else:
        sys.stdout.write(as_text(found, words))


def _named(file: str) -> Log:
    """The log in one of two files; raise ``RecordError`` with the file’s name in its place."""
    text = read(file)
    try:
        return Log.read(text)
    except RecordError as error:
        raise error.at(f"{short(file)}: {error.place}") from error


def _merged(file: str, other: str, words: Words) -> Log:
    """Add the lines of the ``other`` log to a ``file``, whole or not at all; raise ``RecordError``."""
    if file == STANDARD_INPUT:
        raise RecordError("FILE", file, A_FILE_OF_A_LOG)
    path, more = Path(file), _named(other)
    with alone(path, lambda: complain(words.say(WAITING))):
        log = _named(file).merged(more)
        try:
            replace(path, json_line(log.to_json()).encode())
        except OSError as error:
            raise RecordError("FILE", file, A_FILE_TO_WRITE, detail=cause(error)) from error
    return log


def _time(typed: str) -> int:
    """A typed time: seconds, or a day or time in ISO 8601, in UTC unless it says otherwise; raise ``RecordError``."""
    try:
        if typed.isascii() and typed.isdecimal():
            seconds = int(typed)
        else:
            read_as = datetime.fromisoformat(typed)
            seconds = int((read_as if read_as.tzinfo else read_as.replace(tzinfo=UTC)).timestamp())
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= LATEST:
        raise RecordError("--at", typed, A_TIME, example="2026-12-24")
    return seconds
