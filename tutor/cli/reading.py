"""Reading the input of a command, from a file or from standard input, and answering line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tutor.cli.streams import flush, lines, piped, write_json
from tutor.core.errors import RecordError
from tutor.core.reading import read_file
from tutor.show.answer import problem
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words

#: The name of standard input in place of a file.
STANDARD_INPUT = "-"


def read(file: str) -> bytes:
    """The bytes of a file, or of standard input; raise ``RecordError``."""
    return piped() if file == STANDARD_INPUT else read_file(Path(file))


def each_line(say: Callable[[bytes], JsonObject], words: Words) -> None:
    """Answer standard input line by line in JSON; a faulty line is answered with its error."""
    for line in lines():
        try:
            told = say(line)
        except RecordError as error:
            told = problem(error, words)
        write_json(told)
        flush()


def each_text(say: Callable[[bytes], str], words: Words) -> None:
    """Answer standard input line by line in words, with an empty line after each answer."""
    for line in lines():
        try:
            told = say(line)
        except RecordError as error:
            told = f"{words.error(error)}\n"
        sys.stdout.write(f"{told}\n")
        flush()


def value(text: str) -> object:
    """The value of a word as JSON has it: a number, yes or no; else it is a name."""
    if text in {"true", "false"}:
        return text == "true"
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text
