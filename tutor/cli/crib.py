"""``tutor crib``: one page to lay on the table, as plain text."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.table import table_in
from tutor.core.reading import one_of
from tutor.games import GAMES
from tutor.show.crib.leaf import as_text
from tutor.show.crib.page import seatings
from tutor.show.words import Words

USUAL_PLAYERS = "4"


def crib(options: argparse.Namespace, words: Words) -> None:
    """Print what one looks up while playing a game, by the house rules of a table; raise ``RecordError``."""
    game = one_of(options.game, "GAME", tuple(GAMES))
    sizes = tuple(str(size) for played, size in seatings().values() if played == game)
    players = one_of(options.players or USUAL_PLAYERS, "--players", sizes)
    table = table_in(options.table) if options.table else None
    sys.stdout.write(as_text(game, int(players), table, words))
