"""``tutor explain``: what may be done in a position, and why."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from dataclasses import replace

from tutor.cli.reading import STANDARD_INPUT, each_line, read
from tutor.cli.streams import write_json
from tutor.core.errors import Json
from tutor.core.record import Record
from tutor.games import read_record
from tutor.show import answer, text
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import agreement


def explain(options: argparse.Namespace, words: Words) -> None:
    """Explain the record of a file, or with ``--json`` of each line of standard input; raise ``RecordError``."""
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
