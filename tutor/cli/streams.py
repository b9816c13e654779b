"""The command's standard streams: lines that come in, answers that go out, and what is said where one of them fails."""

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
from tutor.core.reading import A_FILE, LARGEST, cause


def prepare(*, json: bool) -> None:
    """Have answers written as the terminal can show them; raise ``OSError`` if there is nowhere to write."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    if isinstance(sys.stdout, TextIOWrapper):
        # JSON is UTF-8 everywhere; what a terminal has no sign for is written as an escape.
        sys.stdout.reconfigure(encoding="utf-8" if json else None, errors="backslashreplace")


def write_json(answer: object) -> None:
    """Write an answer on a line of its own."""
    sys.stdout.write(json_line(answer) + "\n")


def complain(sentence: str) -> None:
    """Say on standard error what is wrong, if anybody listens there."""
    try:
        sys.stderr.write(sentence + "\n")
        sys.stderr.flush()
    except (AttributeError, OSError):
        hush(sys.stderr)


def flush() -> None:
    """Hand on what has been written; raise ``OSError``."""
    if sys.stdout is not None:
        sys.stdout.flush()


def hush(stream: TextIO | None) -> None:
    """Let nothing more be written to a stream that takes nothing, not even when the process ends."""
    if stream is not None:
        with suppress(OSError):  # one that is no file needs none of this
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def piped() -> bytes:
    """All of standard input, of what is too large just enough to say so; raise ``RecordError``."""
    try:
        return _standard_input().read(LARGEST + 1)
    except OSError as error:
        raise _unreadable(error) from error


def lines() -> Iterator[bytes]:
    """The lines of standard input, each as soon as it is there; raise ``RecordError``."""
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
