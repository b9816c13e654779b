"""What ``tutor conventions`` does: show what defenders' cards tell by an agreement, and check one that a club wrote."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping

from tutor.answering import read
from tutor.errors import Json
from tutor.show.tarot.conventions import as_json, as_text
from tutor.show.words import Words
from tutor.streams import write_json
from tutor.tarot.conventions import pack
from tutor.tarot.conventions.agreed import from_file, playable


def conventions(options: argparse.Namespace, words: Words) -> None:
    """Show a pack, the usual one if none is named, with what is wrong with it; raise ``RecordError``."""
    wanted = agreement(options.file or pack.USUAL)
    found = pack.named(wanted) if isinstance(wanted, str) else pack.read(wanted)
    if options.json:
        write_json(as_json(found, words))
    else:
        sys.stdout.write(as_text(found, words))
    playable(found, options.file or pack.USUAL)


def agreement(given: str) -> str | Mapping[str, Json]:
    """What a record's ``rules`` say of conventions, for the name of a pack or the file of a club's own."""
    return given if given in pack.PACKS else from_file(read(given), given)
