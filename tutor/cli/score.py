"""``tutor score``: the score sheet of a deal or of a match, and a match with one of its deals corrected."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tutor.cli.reading import STANDARD_INPUT, each_line, read, value
from tutor.cli.streams import WAITING, complain, write_json
from tutor.core.errors import RecordError
from tutor.core.glimpse import short
from tutor.core.match import corrected, save
from tutor.core.message import N_
from tutor.core.reading import cause, parse
from tutor.core.saving import A_FILE_TO_WRITE, alone
from tutor.games import match_of, settled
from tutor.show import answer, match, text
from tutor.show.reasoned import JsonObject
from tutor.show.scoring.names import NamedPlainly, names_of
from tutor.show.words import Words
from tutor.tarot.score.summary import PARTS

ONE_OF_BOTH = N_("no options that describe a deal: the file does that")
A_FILE_OF_A_MATCH = N_("a file that holds a match: the corrected match is written back to it")
A_RULE = N_("a house rule and its value, such as {example}")
ONCE = N_("each house rule only once")


def score(options: argparse.Namespace, words: Words) -> None:
    """Print the score of a file, of each line of standard input, or of the deal that the options describe.

    Raise ``RecordError``.
    """
    typed = _typed(options)
    if options.file and typed:
        raise RecordError("FILE", options.file, ONE_OF_BOTH)
    if options.correct:
        _tell(_corrected(options, words), options, words)
    elif options.file == STANDARD_INPUT and options.json:
        each_line(lambda line: _scored(parse(line), words), words)
    elif options.file:
        _tell_all(read(options.file), options, words)
    else:
        _tell(typed, options, words)


def _tell_all(text: bytes, options: argparse.Namespace, words: Words) -> None:
    """Print the score of a file: of one summary or match, or of one in each line if its first line is JSON."""
    rows = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(rows) < 2 or not _is_json(rows[0][1]):  # noqa: PLR2004 - one line is the whole file
        _tell(parse(text), options, words)
        return
    for number, line in rows:
        if not options.json and number != rows[0][0]:
            sys.stdout.write("\n")
        try:
            _tell(parse(line), options, words)
        except RecordError as error:
            raise error.at(f"line {number}: {error.place}") from error


def _is_json(text: bytes) -> bool:
    try:
        parse(text)
    except RecordError:
        return False
    return True


def _tell(data: object, options: argparse.Namespace, words: Words) -> None:
    """Print the score of a summary, or the sheet of a match."""
    if options.json:
        write_json(_scored(data, words))
    elif _is_match(data):
        found = match_of(data)
        named = NamedPlainly(words.lang, names_of(found.names, found.players, words.lang))
        sys.stdout.write(match.as_text(found, named if found.names else words))
    else:
        sys.stdout.write(text.score(settled(data), words))


def _corrected(options: argparse.Namespace, words: Words) -> JsonObject:
    """A match with another summary of one of its deals, judged and written back to its file; raise ``RecordError``."""
    if options.file in {None, STANDARD_INPUT}:
        raise RecordError("FILE", options.file, A_FILE_OF_A_MATCH)
    number, summary = options.correct
    path, deal = Path(options.file), _named(summary)
    with alone(path, lambda: complain(words.say(WAITING))):
        data = _named(options.file)
        if not _is_match(data):
            raise RecordError("FILE", options.file, A_FILE_OF_A_MATCH)
        data = corrected(data, value(number), deal)
        match_of(data)
        try:
            save(data, path)
        except OSError as error:
            raise RecordError("FILE", options.file, A_FILE_TO_WRITE, detail=cause(error)) from error
    return data


def _named(file: str) -> Any:  # noqa: ANN401 - parsed JSON
    """The JSON of one of two files; raise ``RecordError`` with the file's name in its place."""
    text = read(file)
    try:
        return parse(text)
    except RecordError as error:
        raise error.at(f"{short(file)}: {error.place}") from error


def _scored(data: object, words: Words) -> JsonObject:
    """The score sheet of a deal, or of a whole match, as data."""
    return match.as_json(match_of(data), words) if _is_match(data) else answer.score(settled(data), words)


def _is_match(data: object) -> bool:
    """Whether this is a whole match, not one deal's summary."""
    return isinstance(data, dict) and "deals" in data


def _typed(options: argparse.Namespace) -> JsonObject:
    """The summary that the options describe, unchecked, for ``settled`` to judge."""
    typed: JsonObject = {}
    for name in PARTS:
        given = getattr(options, name)
        if given is not None:
            typed[name] = list(map(value, given)) if isinstance(given, list) else value(given)
    return typed | {"rules": _rules(options.rules)} if options.rules else typed


def _rules(typed: list[str]) -> JsonObject:
    """The house rules of the options, ``name=value`` each; raise ``RecordError``."""
    rules: JsonObject = {}
    for rule in typed:
        name, equals, chosen = rule.partition("=")
        if not (name and equals):
            raise RecordError("rules", rule, A_RULE, example="round_to_ten=true")
        if name in rules:
            raise RecordError(f"rules.{name}", chosen, ONCE)
        rules[name] = value(chosen)
    return rules
