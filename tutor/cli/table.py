"""``tutor table``: the house rules of a table, from its file or its link."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.reading import read
from tutor.cli.streams import write_json
from tutor.games import GAMES
from tutor.rulebook.our_table import START, OurTable
from tutor.show.our_table.told import as_text, sentences
from tutor.show.words import Words


def table(options: argparse.Namespace, words: Words) -> None:
    """Print what is otherwise at a table than usual, and its link; raise ``RecordError``."""
    ours = table_in(options.file)
    if options.json:
        said = {game: [*sentences(ours, game, words)] for game in GAMES}
        write_json({"link": ours.link, "table": ours.to_json(), "text": said})
    else:
        sys.stdout.write(as_text(ours, words))


def table_in(file: str) -> OurTable:
    """The table in a file, or in the link that stands in its place; raise ``RecordError``."""
    return OurTable.linked(file) if START in file else OurTable.read(read(file))
