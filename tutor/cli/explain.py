"""``tutor explain``: what may be done in a position, and why."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from dataclasses import replace

from tutor.cli.link import record_in
from tutor.cli.reading import STANDARD_INPUT, each_line, read
from tutor.cli.streams import write_json
from tutor.core.draft import Draft
from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.record import Record
from tutor.games import GAMES, SCENES, read_record
from tutor.show import answer, text
from tutor.show.reasoned import JsonObject
from tutor.show.setup.typed import draft_of
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import agreement


def explain(options: argparse.Namespace, words: Words) -> None:
    """Explain a record, a position in words, or with ``--json`` each line of standard input; raise ``RecordError``."""
    rules = {} if options.conventions is None else {"conventions": agreement(options.conventions, read)}
    if options.say is not None:
        _write(_at_table(_said(options.say, words), rules), options, words)
        return
    if options.json and options.file == STANDARD_INPUT:
        each_line(lambda line: _answer(_at_table(read_record(line), rules), options, words), words)
        return
    _write(_at_table(record_in(options.file), rules), options, words)


def _said(text: str, words: Words) -> Record:
    """The position that somebody has put into words; raise ``RecordError``."""
    try:
        draft = draft_of(text, Draft(next(iter(SCENES.values()))), words.lang)
        return GAMES[draft.scene.game].drafted(draft, {})
    except RefusedError as refused:
        raise RecordError("--say", text, refused.expected, **refused.facts) from refused


def _write(record: Record, options: argparse.Namespace, words: Words) -> None:
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
