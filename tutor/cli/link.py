"""``tutor link``: a position as the end of a link, and back."""

from __future__ import annotations

import argparse
import json
import sys

from tutor.cli.reading import read
from tutor.cli.streams import write_json
from tutor.core.fragment import packed, unpacked
from tutor.core.record import Record
from tutor.games import reached, read_record, record_of
from tutor.show.words import Words

START = "#record="


def link(options: argparse.Namespace, _: Words) -> None:
    """Print the link of a record that can be played, or the record of a link; raise ``RecordError``."""
    record = record_in(options.file)
    reached(record)
    made = packed("record", record.to_json())
    if options.json:
        write_json({"link": made, "record": record.to_json()})
    else:
        written = json.dumps(record.to_json(), ensure_ascii=False) if START in options.file else made
        sys.stdout.write(f"{written}\n")


def record_in(file: str) -> Record:
    """The record in a file, or in the link that stands in its place; raise ``RecordError``."""
    return record_of(unpacked("record", file)) if START in file else read_record(read(file))
