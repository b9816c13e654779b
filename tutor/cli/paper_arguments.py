"""The options of the commands that make files of exercises for elsewhere: ``tutor sheet`` and ``tutor export``."""

from __future__ import annotations

import argparse

from tutor.cli.values import ADDRESS, FILE, NUMBER, NUMBERS, SPEC
from tutor.core.message import N_
from tutor.show.picture.inks import INKS
from tutor.show.words import Words

SHEET = N_("make a page for paper: exercises with their key, or a deal by seats for real cards")

EXPORT = N_("write exercises into a file for Moodle, Anki or another system, with pictures and reasons")

A_FORMAT = N_("Moodle XML, GIFT, a deck for Anki, a package of QTI 2.1, or a table for a spreadsheet")
EXERCISES = N_("a lesson, such as {lesson}, an exercise, such as {exercise}, or the link of a task")
THE_FILE = N_("the file to write")
ON_PAPER = N_(
    "a lesson, such as {lesson}, an exercise, such as {exercise}, or the link of a task; or {deal} and a game, {games}"
)
VERSIONS = N_("which versions, such as {example}: 1 has the exercises themselves, the others have others like them")
TO = N_("the file to write; standard output by default")
INK = N_("the colours of the pictures: black and white, red and black, or each suit in its own; bw by default")
SITE = N_("the address of a site with these lessons, to which the QR codes of the key lead")
THE_DEAL = N_("which deal, by its number; 1 by default")
TABLES = N_("for how many tables, from 1 to {count}; 8 by default")
#: The formats by name, since what writes them takes long to import.
FORMATS = ("moodle", "gift", "anki", "qti", "csv")
#: The word for a deal in place of exercises, and the most tables.
DEAL, MOST_TABLES = "deal", 20


def export(command: argparse.ArgumentParser, words: Words) -> None:
    """Add what is exported, and how."""
    command.add_argument("format", choices=FORMATS, help=words.say(A_FORMAT))
    about = words.say(EXERCISES, lesson="handful-may", exercise="allowed.1.2.7")
    command.add_argument("spec", metavar=words.say(SPEC), nargs="+", help=about)
    command.add_argument("--to", metavar=words.say(FILE), required=True, help=words.say(THE_FILE))


def sheet(command: argparse.ArgumentParser, words: Words) -> None:
    """Add what stands on a sheet."""
    about = words.say(ON_PAPER, lesson="handful-may", exercise="allowed.1.2.7", deal=DEAL, games="tarot, barbu")
    command.add_argument("spec", metavar=words.say(SPEC), nargs="+", help=about)
    command.add_argument("--seeds", metavar=words.say(NUMBERS), help=words.say(VERSIONS, example="1-3"))
    command.add_argument("--seed", metavar=words.say(NUMBER), help=words.say(THE_DEAL))
    command.add_argument("--tables", metavar=words.say(NUMBER), help=words.say(TABLES, count=MOST_TABLES))
    command.add_argument("--ink", choices=INKS, default="bw", help=words.say(INK))
    command.add_argument("--site", metavar=words.say(ADDRESS), default="", help=words.say(SITE))
    command.add_argument("--to", metavar=words.say(FILE), help=words.say(TO))
