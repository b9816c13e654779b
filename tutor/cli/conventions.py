"""``tutor conventions``: what defenders' cards tell by an agreement, and a check of one that a club wrote."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.reading import read
from tutor.cli.streams import write_json
from tutor.show.tarot.conventions import as_json, as_text
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import agreement, playable
from tutor.tarot.conventions.pack import USUAL, named
from tutor.tarot.conventions.pack import read as read_pack


def conventions(options: argparse.Namespace, words: Words) -> None:
    """Show a pack, the usual one if none is named, with what is wrong with it; raise ``RecordError``."""
    given = options.file or USUAL
    wanted = agreement(given, read)
    found = named(wanted) if isinstance(wanted, str) else read_pack(wanted)
    if options.json:
        write_json(as_json(found, words))
    else:
        sys.stdout.write(as_text(found, words))
    playable(found, given)
