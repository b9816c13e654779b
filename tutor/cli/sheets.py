"""``tutor sheet``: exercises on paper with their key, or a deal by seats for real cards."""

from __future__ import annotations

import argparse
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from tutor.cli.chosen import chosen
from tutor.cli.paper_arguments import DEAL, MOST_TABLES
from tutor.cli.streams import complain
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.reading import cause, one_of
from tutor.core.saving import A_FILE_TO_WRITE, replace
from tutor.games import GAMES
from tutor.show.paper.deal import deal_sheet
from tutor.show.paper.page import Page
from tutor.show.paper.sheet import LETTERS, sheets
from tutor.show.picture.inks import INKS
from tutor.show.words import Words
from tutor.teach.naming import A_NUMBER, a_number
from tutor.teach.positions import SEEDS

#: One number, or the first and the last of some.
SOME = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?", re.ASCII)
A_SITE = re.compile(r"https?://[^\s<>\"]+")

SOME_NUMBERS = N_("a number from 1 to {count}, or the first and the last of some, such as {example}")
AN_ADDRESS = N_("the address of a site, such as {example}")
ONLY_A_DEAL = N_("nothing: it is of a deal, tutor sheet deal {games}")
NOT_OF_A_DEAL = N_("nothing: a deal has its number, --seed")
NO_QR = N_("There are no QR codes in the key: pip install tarot-barbu-tutor[class] brings what draws them.")


def sheet(options: argparse.Namespace, words: Words) -> None:
    """Write a sheet into a file or on standard output; raise ``RecordError``."""
    given = options.spec
    page = _deal(options, words) if given[0] == DEAL else _exercises(options, words)
    put(page.html.encode(), options.to)
    if given[0] != DEAL and not find_spec("qrcodegen"):
        complain(words.say(NO_QR))


def put(content: bytes, file: str | None) -> None:
    """Write a file as a whole, or standard output; raise ``RecordError`` for a file that cannot be written."""
    if file is None:
        sys.stdout.buffer.write(content)
        return
    try:
        replace(Path(file), content)
    except (OSError, ValueError) as error:
        raise RecordError("--to", file, A_FILE_TO_WRITE, detail=cause(error)) from error


def _exercises(options: argparse.Namespace, words: Words) -> Page:
    for name in ("seed", "tables"):
        if vars(options)[name] is not None:
            raise RecordError(f"--{name}", vars(options)[name], ONLY_A_DEAL, games=", ".join(GAMES))
    if options.site and not A_SITE.fullmatch(options.site):
        raise RecordError("--site", options.site, AN_ADDRESS, example="https://example.org/tutor/")
    numbers = _numbers("1" if options.seeds is None else options.seeds)
    return sheets(chosen(options.spec), numbers, words, INKS[options.ink], options.site)


def _numbers(typed: str) -> range:
    found = SOME.fullmatch(typed)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 1 <= first <= last <= len(LETTERS):
        raise RecordError("--seeds", typed, SOME_NUMBERS, count=len(LETTERS), example="1-3")
    return range(first, last + 1)


def _deal(options: argparse.Namespace, words: Words) -> Page:
    if options.seeds is not None:
        raise RecordError("--seeds", options.seeds, NOT_OF_A_DEAL)
    _, *names = options.spec
    game = one_of(" ".join(names) or None, "spec[1]", tuple(GAMES))
    seed = a_number(_whole(options.seed, 1), "--seed", SEEDS)
    tables = _whole(options.tables, 8)
    if type(tables) is not int or not 1 <= tables <= MOST_TABLES:
        raise RecordError("--tables", tables, A_NUMBER, first=1, last=MOST_TABLES)
    return deal_sheet(game, seed, tables, words)


def _whole(typed: str | None, usual: int) -> int | str:
    """A typed number, or the usual one; a text that is none stays as it is, to be refused."""
    if typed is None:
        return usual
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= len(str(SEEDS.stop)) else typed
