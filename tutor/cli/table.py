"""``tutor table``: the house rules of a table, or where two tables disagree, from their files or links."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.reading import read
from tutor.cli.streams import write_json
from tutor.games import GAMES
from tutor.rulebook.our_table import START, OurTable
from tutor.show.our_table.compared import as_text as both_as_text
from tutor.show.our_table.compared import compared
from tutor.show.our_table.told import as_text, sentences
from tutor.show.words import Words


def table(options: argparse.Namespace, words: Words) -> None:
    """Print what is otherwise at a table than usual, and its link, or beside another one; raise ``RecordError``."""
    ours = table_in(options.file)
    if options.other:
        _compare(ours, table_in(options.other), options, words)
    elif options.json:
        said = {game: [*sentences(ours, game, words)] for game in GAMES}
        write_json({"link": ours.link, "table": ours.to_json(), "text": said})
    else:
        sys.stdout.write(as_text(ours, words))


def _compare(ours: OurTable, other: OurTable, options: argparse.Namespace, words: Words) -> None:
    """Print what differs between two tables, and where they disagree."""
    if options.json:
        write_json({"differences": [found._asdict() for found in compared(ours, other, words)]})
    else:
        sys.stdout.write(both_as_text(ours, other, words))


def table_in(file: str) -> OurTable:
    """The table in a file, or in the link that stands in its place; raise ``RecordError``."""
    return OurTable.linked(file) if START in file else OurTable.read(read(file))
