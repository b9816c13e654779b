"""The command ``tutor``: ask about a position from a terminal."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from tutor.record import Record, RecordError
from tutor.rule import N_
from tutor.show.answer import answer, problem
from tutor.show.text import explain
from tutor.show.words import LANGUAGES, Words, language

#: What the shell is told when a record cannot be read.
UNREADABLE = 2
A_FILE = N_("a file that can be read; {detail}")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    options = _parser().parse_args(arguments)
    words = Words(language(options.lang))
    if options.json and options.file == "-":
        return _lines(sys.stdin.buffer, words)
    try:
        record = Record.read(_read(options.file))
        text = json.dumps(answer(record, words), ensure_ascii=False) + "\n" if options.json else explain(record, words)
    except RecordError as error:
        sys.stderr.write(words.error(error) + "\n")
        return UNREADABLE
    sys.stdout.write(text)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("tutor", description="Learn French Tarot and Barbu.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    explain = commands.add_parser("explain", help="say of every move whether it is allowed, and why")
    explain.add_argument("file", metavar="FILE", help="a record of a deal, in JSON; - reads standard input")
    explain.add_argument("--json", action="store_true", help="answer in JSON; with -, one record and one answer a line")
    explain.add_argument("--lang", choices=LANGUAGES, help="the language of the answer (else TUTOR_LANG or the locale)")
    return parser


def _read(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise RecordError("FILE", file, A_FILE, detail=error.strerror or str(error)) from error


def _lines(lines: BinaryIO | Iterable[bytes], words: Words) -> int:
    """Answer one record a line, each on one line; what is wrong with one stays on its line."""
    for line in lines:
        try:
            said = answer(Record.read(line.rstrip(b"\r\n")), words)
        except RecordError as error:
            said = problem(error, words)
        sys.stdout.write(json.dumps(said, ensure_ascii=False) + "\n")
        sys.stdout.flush()
    return 0
