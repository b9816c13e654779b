"""The command's standard streams: lines of input, answers, and errors, even where a stream is closed or fails."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import TextIOWrapper
from typing import BinaryIO, TextIO

from tutor.core.errors import RecordError
from tutor.core.glimpse import json_line
from tutor.core.message import N_
from tutor.core.reading import A_FILE, LARGEST, cause

WAITING = N_("Another command is writing to this file; this one waits for it.")


def prepare(*, json: bool) -> None:
    """Set the encoding of standard output to one that it can write; raise ``OSError`` if there is no output."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    if isinstance(sys.stdout, TextIOWrapper):
        # JSON is UTF-8 everywhere; what a terminal has no sign for is written as an escape.
        sys.stdout.reconfigure(encoding="utf-8" if json else None, errors="backslashreplace")


def write_json(answer: object) -> None:
    """Write an answer on a line of its own."""
    sys.stdout.write(json_line(answer) + "\n")


def complain(sentence: str) -> None:
    """Write a sentence to standard error, if it can be written."""
    try:
        sys.stderr.write(sentence + "\n")
        sys.stderr.flush()
    except (AttributeError, OSError):
        hush(sys.stderr)


def flush() -> None:
    """Flush standard output; raise ``OSError``."""
    if sys.stdout is not None:
        sys.stdout.flush()


def hush(stream: TextIO | None) -> None:
    """Redirect a failed stream to nowhere, so that it does not fail again when the process ends."""
    if stream is not None:
        with suppress(OSError):  # one that is no file needs none of this
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def piped() -> bytes:
    """All of standard input, read up to one byte more than is allowed; raise ``RecordError``."""
    try:
        return _standard_input().read(LARGEST + 1)
    except OSError as error:
        raise _unreadable(error) from error


def lines() -> Iterator[bytes]:
    """The lines of standard input, each as soon as it arrives; raise ``RecordError``."""
    try:
        source = _standard_input()
        while line := source.readline(LARGEST + 1):
            rest = line
            while len(rest) > LARGEST and not rest.endswith(b"\n"):
                rest = source.readline(LARGEST + 1)
            yield line.rstrip(b"\r\n")
    except OSError as error:
        raise _unreadable(error) from error


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer


def _unreadable(error: OSError) -> RecordError:
    return RecordError("FILE", "-", A_FILE, detail=cause(error))
