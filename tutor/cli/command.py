"""The command ``tutor``: ask about a position, keep a table's score, or ask and mark exercises, from a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tutor.cli import agreeing
from tutor.cli import exercises as exercising
from tutor.cli import learn as learning
from tutor.cli.answering import STANDARD_INPUT, each_line, read, value
from tutor.cli.arguments import Run, understood, wished
from tutor.cli.streams import complain, flush, hush, prepare, write_json
from tutor.core.errors import Json, RecordError
from tutor.core.glimpse import short
from tutor.core.match import corrected, save
from tutor.core.message import N_
from tutor.core.reading import cause, parse
from tutor.core.record import Record
from tutor.core.saving import A_FILE_TO_WRITE, alone
from tutor.games import match_of, read_record, settled
from tutor.show import answer, match, text
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import agreement
from tutor.tarot.score.summary import PARTS

#: What the shell is told: all is well, the answer cannot be written, what was asked cannot be read, Ctrl-C was pressed.
ANSWERED, UNANSWERED, UNREADABLE, INTERRUPTED = 0, 1, 2, 130
ONE_OF_BOTH = N_("no options that describe a deal: the file does that")
A_FILE_OF_A_MATCH = N_("a file that holds a match: the corrected match is written back to it")
A_RULE = N_("a house rule and its value, such as {example}")
ONCE = N_("each house rule only once")
NOT_WRITTEN = N_("The answer could not be written: {detail}.")
WAITING = N_("Another command is writing to this file; this one waits for it.")


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


def _explain(options: argparse.Namespace, words: Words) -> None:
    rules = {} if options.conventions is None else {"conventions": agreement(options.conventions, read)}
    if options.json and options.file == STANDARD_INPUT:
        each_line(lambda line: _answer(_at_table(read_record(line), rules), options, words), words)
        return
    record = _at_table(read_record(read(options.file)), rules)
    if options.json:
        write_json(_answer(record, options, words))
    else:
        sys.stdout.write(text.explain(record, words) + (text.advice(record, words) if options.advice else ""))


def _at_table(record: Record, rules: Mapping[str, Json]) -> Record:
    """A record of a table that has also agreed on these house rules."""
    return replace(record, rules={**record.rules, **rules})


def _answer(record: Record, options: argparse.Namespace, words: Words) -> JsonObject:
    judged = answer.answer(record, words)
    return judged | {"advice": answer.advice(record, words)} if options.advice else judged


def _score(options: argparse.Namespace, words: Words) -> None:
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
    """Tell the score of what a file holds: one summary or match, or one in each line if its first line is one."""
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
    """Tell the score of a summary, or the sheet of a match."""
    if options.json:
        write_json(_scored(data, words))
    elif _is_match(data):
        sys.stdout.write(match.as_text(match_of(data), words))
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
    """The JSON in one of two files; what is wrong with it names the file."""
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
    """The summary that the options spell out; what is wrong with it, ``settle`` finds."""
    typed: JsonObject = {}
    for name in PARTS:
        given = getattr(options, name)
        if given is not None:
            typed[name] = list(map(value, given)) if isinstance(given, list) else value(given)
    return typed | {"rules": _rules(options.rules)} if options.rules else typed


def _rules(typed: list[str]) -> JsonObject:
    """The house rules that the options spell out, ``name=value`` each; raise ``RecordError``."""
    rules: JsonObject = {}
    for rule in typed:
        name, equals, chosen = rule.partition("=")
        if not (name and equals):
            raise RecordError("rules", rule, A_RULE, example="round_to_ten=true")
        if name in rules:
            raise RecordError(f"rules.{name}", chosen, ONCE)
        rules[name] = value(chosen)
    return rules


#: What the commands do.
RUNS: dict[str, Run] = {
    "explain": _explain,
    "score": _score,
    "conventions": agreeing.conventions,
    "course": exercising.course,
    "exercise": exercising.ask,
    "mark": exercising.mark,
    "learn": learning.learn,
}
