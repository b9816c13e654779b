"""The words and options of the command ``tutor``, in the language that it is asked to speak."""

from __future__ import annotations

import argparse
import gettext
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NoReturn

from tutor.glimpse import short
from tutor.message import N_, Message
from tutor.show.languages import LANGUAGES, language
from tutor.show.words import Words
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.summary import SIDES, SLAMS
from tutor.tarot.setting import CONTRACTS

WRONG = N_("argument %(argument_name)s: %(message)s")
ONE_EXPECTED = N_("expected one argument")
#: What ``argparse`` says in its own words.
ITS_OWN = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    WRONG,
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    ONE_EXPECTED,
    N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    # This one counts: the catalogue finds both of its forms here.
    gettext.ngettext("expected %s argument", "expected %s arguments", 2),
)
ABOUT = N_("Learn French Tarot and Barbu.")
EXPLAIN = N_("say for every move whether it is allowed, and why")
SCORE = N_("keep a table’s score, line by line, or that of a whole match")
A_RECORD = N_("a record of a deal, in JSON; - reads standard input")
A_SUMMARY = N_("the summary of a deal, or a match; - reads standard input")
STATUS = N_(
    "The exit status is 0 when all is answered, 1 when the answer cannot be written, and 2 when the command or a record"
    " cannot be read; with -, --json says what is wrong with a line on that line, and goes on."
)
COMMANDS = N_("commands")
A_DEAL = N_("a deal of French Tarot, in place of a file")
COMMAND, FILE = (
    N_("COMMAND", "stands for a value in the help of a command"),
    N_("FILE", "stands for a value in the help of a command"),
)
AS_JSON = N_("answer in JSON; with -, one answer for each line")
LANG = N_("the language (else TUTOR_LANG, or the locale)")
CORRECT = N_("put a summary in place of one of the match’s deals (the first is 1); FILE is - for standard input")
ADVICE = N_("also say what is not a rule: a hand’s value, signals…")
AGAIN = N_(" (may be repeated)")
SEAT, NUMBER, NAME, POINTS, SIDE = (
    N_("SEAT", "stands for a value in the help of a command"),
    N_("NUMBER", "stands for a value in the help of a command"),
    N_("NAME", "stands for a value in the help of a command"),
    N_("POINTS", "stands for a value in the help of a command"),
    N_("SIDE", "stands for a value in the help of a command"),
)
CHIPS, A_VALUE = (
    N_("CHIPS", "stands for a value in the help of a command"),
    N_("NAME=VALUE", "stands for a value in the help of a command"),
)
#: The options of a summary: what stands for the value, what it means, and the names that it may have.
PARTS: dict[str, tuple[Message, Message, tuple[str, ...]]] = {
    "--players": (NUMBER, N_("3, 4 or 5; 4 by default"), ()),
    "--taker": (SEAT, N_("the taker’s seat"), ()),
    "--partner": (SEAT, N_("with five players, the partner; nobody by default"), ()),
    "--dead": (SEAT, N_("with five at the table, the seat of the dead player when four play"), ()),
    "--contract": (NAME, N_("one of {names}", "help of an option"), CONTRACTS),
    "--points": (POINTS, N_("the attack’s points, such as 49 or 40.5"), ()),
    "--bouts": (NUMBER, N_("the attack’s bouts, 0 to 3"), ()),
    "--petit-au-bout": (SIDE, N_("the side that won the last trick with the Petit in it, one of {names}"), SIDES),
    "--poignee": (NAME, N_("a poignée that was shown, one of {names}"), POIGNEES),
    "--slam": (NAME, N_("one of {names}", "help of an option"), SLAMS),
    "--misere": (SEAT, N_("a player who declared misère"), ()),
    "--stacks": (CHIPS, N_("the chips of every seat before the deal, such as 10,20,8,15"), ()),
    "--rule": (A_VALUE, N_("a house rule, such as round_to_ten=true"), ()),
}
#: Those that may be repeated, and the names under which a summary has them.
REPEATED = {"--poignee": "poignees", "--misere": "misere", "--rule": "rules"}
#: The longest thing that is said of arguments that make no sense: all choices have room in it.
LONGEST_ERROR = 300
#: What each command is for, and what its file is.
PURPOSES = {"explain": (EXPLAIN, A_RECORD), "score": (SCORE, A_SUMMARY)}

Run = Callable[[argparse.Namespace, Words], None]


def wished(arguments: list[str]) -> str:
    """The language that the arguments ask for, before all of them are understood; else the environment's."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    return language(early.parse_known_args(arguments)[0].lang)


def understood(arguments: list[str], words: Words, runs: Mapping[str, Run]) -> argparse.Namespace:
    """The options that arguments spell out; their ``run`` is what the command does, out of ``runs`` by its name.

    Raise ``SystemExit`` when help is asked for, or something that there is not; what there is to say has been said.
    """
    with _speaking(words):
        parser = _parser(words, runs)
        for argument in arguments:
            name, _, value = argument.partition("=")
            if value == "--" and name.startswith("--"):  # argparse would make an empty list of it
                parser.error(words.say(WRONG) % {"argument_name": name, "message": words.say(ONE_EXPECTED)})
        return parser.parse_args(arguments)


class _Parser(argparse.ArgumentParser):
    """A parser that repeats what it was given only as far as it can be shown."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong beside the usage; raise ``SystemExit``."""
        super().error(short(message, LONGEST_ERROR))


def _parser(words: Words, runs: Mapping[str, Run]) -> argparse.ArgumentParser:
    tutor = _Parser("tutor", description=words.say(ABOUT), epilog=words.say(STATUS))
    commands = tutor.add_subparsers(required=True, title=words.say(COMMANDS), metavar=words.say(COMMAND))
    for name, (purpose, file) in PURPOSES.items():
        about = words.say(purpose)
        command = commands.add_parser(name, help=about, description=about, epilog=words.say(STATUS))
        needed = None if name == "explain" else "?"
        command.add_argument("file", metavar=words.say(FILE), nargs=needed, help=words.say(file))
        command.add_argument("--json", action="store_true", help=words.say(AS_JSON))
        command.add_argument("--lang", choices=LANGUAGES, help=words.say(LANG))
        if name == "explain":
            command.add_argument("--advice", action="store_true", help=words.say(ADVICE))
        else:
            correct = (words.say(NUMBER), words.say(FILE))
            command.add_argument("--correct", nargs=2, metavar=correct, help=words.say(CORRECT))
            _add_summary(command.add_argument_group(words.say(A_DEAL)), words)
        command.set_defaults(run=runs[name])
    return tutor


@contextmanager
def _speaking(words: Words) -> Iterator[None]:
    """Have ``argparse`` find its own words in our catalogue: it looks them up by these two names of its module."""
    its, ours = vars(argparse), words.language.catalogue
    before = {name: its[name] for name in ("_", "ngettext")}
    its.update(_=ours.gettext, ngettext=ours.ngettext)
    try:
        yield
    finally:
        its.update(before)


def _add_summary(deal: argparse._ArgumentGroup, words: Words) -> None:
    """An option for every part of a summary; what they are given, ``settle`` judges."""
    for option, (metavar, purpose, names) in PARTS.items():
        many = option in REPEATED
        deal.add_argument(
            option,
            dest=REPEATED.get(option),
            metavar=words.say(metavar),
            action="append" if many else "store",
            type=_listed if option == "--stacks" else str,
            help=words.say(purpose, names=", ".join(names)) + (words.say(AGAIN) if many else ""),
        )


def _listed(text: str) -> list[str]:
    return text.split(",")
