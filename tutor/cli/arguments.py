"""The words and options of the command ``tutor``, in the language that it is asked to speak."""

from __future__ import annotations

import argparse
import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from tutor import __version__
from tutor.cli import class_arguments, paper_arguments, score_arguments
from tutor.cli.values import (
    ANSWER,
    DIRECTORY,
    FILE,
    KIND,
    NAME,
    NUMBER,
    TEXT,
    TIME,
)
from tutor.core.glimpse import short
from tutor.core.message import N_
from tutor.games import GAMES
from tutor.show.languages import LANGUAGES, language
from tutor.show.picture.inks import INKS
from tutor.show.setup.typed import EXAMPLE
from tutor.show.words import Words
from tutor.tarot.conventions.pack import PACKS

WRONG = N_("argument %(argument_name)s: %(message)s")
ONE_EXPECTED = N_("expected one argument")
#: The words of ``argparse`` itself.
ITS_OWN = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    WRONG,
    N_("the following arguments are required: %s"),
    N_("one of the arguments %s is required"),
    N_("not allowed with argument %s"),
    N_("unrecognized arguments: %s"),
    ONE_EXPECTED,
    N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    # This one counts: the catalogue finds both of its forms here.
    gettext.ngettext("expected %s argument", "expected %s arguments", 2),
)
LEARN = N_("lay out the lessons in a folder of your own, and open the first in JupyterLab")
A_FOLDER = N_("where your lessons are kept; {folder} by default")
LAY_OUT = N_("only lay out the lessons in this folder, or bring those there up to date; nothing is started")
COURSE = N_("say what the course teaches: its lessons, and the kinds of exercise")
EXERCISE = N_("ask an exercise: a question by its kind, level and seed, or about a deal of your own")
MARK = N_("mark an answer to an exercise, and say why it is right or wrong")
PROGRESS = N_("say what a learner knows and what comes back today, read off the log of their answers")
A_LOG = N_("the log of a learner’s answers, a file that the site or a notebook has kept; - reads standard input")
AT, MERGE = (
    N_("what is known at this time: seconds since 1970, or a day such as {example}; now by default"),
    N_("first add to the file the lines of another log"),
)
CONVENTIONS = N_("show what defenders’ cards say under an agreement, and check one that a club has written down")
A_PACK = N_("a club’s agreement, in TOML, or one of {names}; the first by default; - reads standard input")
BY_A_PACK = N_("judge signals by a club’s agreement, in a file, or by one of {names}")
A_KIND = N_(
    "the kind of exercise, such as {example}, or a whole name, such as {name}; - reads one in each line of standard"
    " input"
)
AN_ANSWER = N_("the answer: the names of options, or one number")
LEVEL, SEED = (
    N_("how hard it is, from 1 to 3; 1 by default"),
    N_("which of the many exercises, from 1 to 9999; 1 by default"),
)
ABOUT_A_DEAL = N_("ask about a deal of your own: a record, in JSON")
A_PICTURE, IN_INK = (
    N_("draw a board of the exercise as a picture, SVG: 0 is the first; after the boards come the options"),
    N_("the colours of a picture: each suit in its own, red and black, or black and white; four by default"),
)
KEY = N_("also give the right answers, and why")
ALL_REASONS = N_("give the reason for every part of the answer; --json gives them in any case")
VERSION = N_("say the version, and finish")
ABOUT = N_("Learn French Tarot and Barbu.")
EXPLAIN = N_("say for every move whether it is allowed, and why")
SCORE = N_("keep a table’s score, line by line, or that of a whole match")
TABLE = N_("say what is otherwise at a table that has house rules of its own")
CRIB = N_("print what one looks up while playing, on one page to lay on the table")
WHICH_GAME, HOW_MANY = N_("the game, one of {names}"), N_("how many play; 4 by default")
BY_A_TABLE = N_("by the house rules of a table, in its file or its link")
ANOTHER_TABLE = N_("another table, to see where the two disagree")
A_TABLE_OR_LINK = N_("a table’s file, or the end of a link that begins with #table=; - reads standard input")
LINK = N_("make a link of a position, or write down the position in a link")
A_RECORD_OR_LINK = N_(
    "a record of a deal, in JSON, or the end of a link that begins with #record=; - reads standard input"
)
IN_WORDS = N_("the position in words, in place of a record, such as {example}")
A_RECORD = N_("a record of a deal, in JSON; - reads standard input")
COACH = N_("say of every move what it brings on average, and whether one of them is clearly better")
REVIEW = N_("say where a finished deal was decided, and what was luck")
HOW_MANY_WORLDS = N_("in how many deals each move is played to the end; 60 by default")
STATUS = N_(
    "The exit status is 0 when all is answered, 1 when the answer cannot be written, and 2 when the command or a record"
    " cannot be read; with -, --json says what is wrong with a line on that line, and goes on."
)
COMMANDS = N_("commands")
COMMAND = N_("COMMAND", "stands for a value in the help of a command")
AS_JSON = N_("answer in JSON; with -, one answer for each line")
LANG = N_("the language (else TUTOR_LANG, or the locale)")
ADVICE = N_("also say what is not a rule: a hand’s value, signals…")
#: The greatest length of a message about wrong arguments, in characters; a list of all choices fits into it.
LONGEST_ERROR = 300
#: The commands that answer with files or pages.
WITHOUT_JSON = {"learn", "sheet", "export", "crib"}
#: The purpose of each command.
PURPOSES = {
    "explain": EXPLAIN,
    "coach": COACH,
    "review": REVIEW,
    "link": LINK,
    "score": SCORE,
    "table": TABLE,
    "crib": CRIB,
    "conventions": CONVENTIONS,
    "course": COURSE,
    "exercise": EXERCISE,
    "mark": MARK,
    "progress": PROGRESS,
    "task": class_arguments.TASK,
    "hand-in": class_arguments.HAND_IN,
    "map": class_arguments.MAP,
    "sheet": paper_arguments.SHEET,
    "export": paper_arguments.EXPORT,
    "learn": LEARN,
}


def wished(arguments: list[str]) -> str:
    """The language that the arguments ask for, read before all others; else the environment's."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    return language(early.parse_known_args(arguments)[0].lang)


def understood(arguments: list[str], words: Words) -> argparse.Namespace:
    """The parsed options of a command line; their ``command`` is the command's name.

    Raise ``SystemExit``, once the help or the error is printed, if help is asked for or the arguments are wrong.
    """
    with _speaking(words):
        parser = _parser(words)
        for argument in arguments:
            name, _, value = argument.partition("=")
            if value == "--" and name.startswith("--"):  # argparse would make an empty list of it
                parser.error(words.say(WRONG) % {"argument_name": name, "message": words.say(ONE_EXPECTED)})
        return parser.parse_args(arguments)


class _Parser(argparse.ArgumentParser):
    """A parser whose messages about errors are cut to ``LONGEST_ERROR`` characters."""

    def error(self, message: str) -> NoReturn:
        """Print the usage and the error; raise ``SystemExit``."""
        super().error(short(message, LONGEST_ERROR))


def _parser(words: Words) -> argparse.ArgumentParser:
    tutor = _Parser("tutor", description=words.say(ABOUT), epilog=words.say(STATUS))
    tutor.add_argument("--version", action="version", version=f"tutor {__version__}", help=words.say(VERSION))
    commands = tutor.add_subparsers(required=True, title=words.say(COMMANDS), metavar=words.say(COMMAND))
    takes = {
        "explain": _explain,
        "coach": _coach,
        "review": _coach,
        "link": _link,
        "score": score_arguments.score,
        "table": _table,
        "crib": _crib,
        "course": lambda _command, _words: None,
        "exercise": _exercise,
        "mark": _mark,
        "progress": _progress,
        "task": class_arguments.task,
        "hand-in": class_arguments.hand_in,
        "map": class_arguments.class_map,
        "sheet": paper_arguments.sheet,
        "export": paper_arguments.export,
        "learn": _learn,
        "conventions": _conventions,
    }
    for name, purpose in PURPOSES.items():
        about = words.say(purpose)
        command = commands.add_parser(name, help=about, description=about, epilog=words.say(STATUS))
        takes[name](command, words)
        if name in WITHOUT_JSON:
            command.set_defaults(json=False)
        else:
            command.add_argument("--json", action="store_true", help=words.say(AS_JSON))
        command.add_argument("--lang", choices=LANGUAGES, help=words.say(LANG))
        command.set_defaults(command=name)
    return tutor


def _explain(command: argparse.ArgumentParser, words: Words) -> None:
    told = command.add_mutually_exclusive_group(required=True)
    told.add_argument("file", metavar=words.say(FILE), nargs="?", help=words.say(A_RECORD_OR_LINK))
    told.add_argument("--say", metavar=words.say(TEXT), help=words.say(IN_WORDS, example=f"“{words.say(EXAMPLE)}”"))
    command.add_argument("--advice", action="store_true", help=words.say(ADVICE))
    packs = words.say(BY_A_PACK, names=", ".join(PACKS))
    command.add_argument("--conventions", metavar=words.say(FILE), help=packs)


def _coach(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", metavar=words.say(FILE), help=words.say(A_RECORD_OR_LINK))
    command.add_argument("--worlds", metavar=words.say(NUMBER), help=words.say(HOW_MANY_WORLDS))


def _link(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", metavar=words.say(FILE), help=words.say(A_RECORD_OR_LINK))


def _table(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", metavar=words.say(FILE), help=words.say(A_TABLE_OR_LINK))
    command.add_argument("other", metavar=words.say(FILE), nargs="?", help=words.say(ANOTHER_TABLE))


def _crib(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("game", metavar=words.say(NAME), help=words.say(WHICH_GAME, names=", ".join(GAMES)))
    command.add_argument("--players", metavar=words.say(NUMBER), help=words.say(HOW_MANY))
    command.add_argument("--table", metavar=words.say(FILE), help=words.say(BY_A_TABLE))


def _exercise(command: argparse.ArgumentParser, words: Words) -> None:
    _add_named(command, words)
    command.add_argument("--key", action="store_true", help=words.say(KEY))
    command.add_argument("--svg", metavar=words.say(NUMBER), help=words.say(A_PICTURE))
    command.add_argument("--ink", choices=INKS, help=words.say(IN_INK))


def _mark(command: argparse.ArgumentParser, words: Words) -> None:
    _add_named(command, words)
    command.add_argument("--answer", metavar=words.say(ANSWER), nargs="*", help=words.say(AN_ANSWER))
    command.add_argument("--why", action="store_true", help=words.say(ALL_REASONS))


def _progress(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", metavar=words.say(FILE), help=words.say(A_LOG))
    command.add_argument("--at", metavar=words.say(TIME), help=words.say(AT, example="2026-12-24"))
    command.add_argument("--merge", metavar=words.say(FILE), help=words.say(MERGE))


def _learn(command: argparse.ArgumentParser, words: Words) -> None:
    folder = words.say(A_FOLDER, folder="~/Tarot & Barbu")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--folder", metavar=words.say(DIRECTORY), help=folder)
    where.add_argument("--lay-out", metavar=words.say(DIRECTORY), help=words.say(LAY_OUT))


def _conventions(command: argparse.ArgumentParser, words: Words) -> None:
    packs = words.say(A_PACK, names=", ".join(PACKS))
    command.add_argument("file", metavar=words.say(FILE), nargs="?", help=packs)


def _add_named(command: argparse.ArgumentParser, words: Words) -> None:
    """Add the options that name an exercise, which are checked later by ``tutor.teach.naming``."""
    command.add_argument(
        "kind", metavar=words.say(KIND), help=words.say(A_KIND, example="allowed", name="allowed.1.2.7")
    )
    command.add_argument("--level", metavar=words.say(NUMBER), help=words.say(LEVEL))
    command.add_argument("--seed", metavar=words.say(NUMBER), help=words.say(SEED))
    command.add_argument("--record", metavar=words.say(FILE), help=words.say(ABOUT_A_DEAL))


@contextmanager
def _speaking(words: Words) -> Iterator[None]:
    """Let ``argparse`` take its own texts from our catalogue, in place of its module's ``_`` and ``ngettext``."""
    its, ours = vars(argparse), words.language.catalogue
    before = {name: its[name] for name in ("_", "ngettext")}
    its.update(_=ours.gettext, ngettext=ours.ngettext)
    try:
        yield
    finally:
        its.update(before)
