"""The words and options of the command ``tutor``, in the language that it is asked to speak."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tutor.rule import N_, Message
from tutor.show.words import LANGUAGES, Words, language
from tutor.tarot.announce import POIGNEES
from tutor.tarot.setting import CONTRACTS
from tutor.tarot.summary import SIDES, SLAMS

USAGE = N_("usage: ")
ABOUT = N_("Learn French Tarot and Barbu.")
EXPLAIN = N_("say of every move whether it is allowed, and why")
SCORE = N_("keep a table’s score, line by line, or that of a whole match")
A_RECORD = N_("a record of a deal, in JSON; - reads standard input")
A_SUMMARY = N_("the summary of a deal, or a match; - reads standard input")
GIVEN, OPTIONS, COMMANDS = N_("arguments"), N_("options"), N_("commands")
A_DEAL = N_("a deal of French Tarot, in place of a file")
COMMAND, FILE = N_("COMMAND"), N_("FILE")
HELP = N_("show this help and exit")
AS_JSON = N_("answer in JSON; with -, one answer for each line")
LANG = N_("the language (else TUTOR_LANG, or the locale)")
ADVICE = N_("say what is no rule too: a hand’s value, signals …")
AGAIN = N_(" (may be repeated)")
SEAT, NUMBER, NAME, POINTS, SIDE = N_("SEAT"), N_("NUMBER"), N_("NAME"), N_("POINTS"), N_("SIDE")
CHIPS, A_VALUE = N_("CHIPS"), N_("NAME=VALUE")
#: The options of a summary: what stands for the value, what it means, and the names that it may have.
PARTS: dict[str, tuple[Message, Message, tuple[str, ...]]] = {
    "--players": (NUMBER, N_("3, 4 or 5; 4 if not said"), ()),
    "--taker": (SEAT, N_("the taker’s seat"), ()),
    "--partner": (SEAT, N_("with five players; nobody if not said"), ()),
    "--dead": (SEAT, N_("with five players, who sits out where four play"), ()),
    "--contract": (NAME, N_("one of {names}"), CONTRACTS),
    "--points": (POINTS, N_("the attack’s points, such as 49 or 40.5"), ()),
    "--bouts": (NUMBER, N_("the attack’s bouts, 0 to 3"), ()),
    "--petit-au-bout": (SIDE, N_("the side that won the Petit in the last trick, one of {names}"), SIDES),
    "--poignee": (NAME, N_("a poignée that was shown, one of {names}"), POIGNEES),
    "--slam": (NAME, N_("one of {names}"), SLAMS),
    "--misere": (SEAT, N_("who has declared misère"), ()),
    "--stacks": (CHIPS, N_("the chips of every seat before the deal, such as 10,20,8,15"), ()),
    "--rule": (A_VALUE, N_("a house rule, such as round_to_ten=true"), ()),
}
#: Those that may be repeated, and the names under which a summary has them.
REPEATED = {"--poignee": "poignees", "--misere": "misere", "--rule": "rules"}
#: What each command is for, and what its file is.
PURPOSES = {"explain": (EXPLAIN, A_RECORD), "score": (SCORE, A_SUMMARY)}

Run = Callable[[argparse.Namespace, Words], None]


class _Help(argparse.HelpFormatter):
    """Help that begins in the language asked for."""

    def __init__(self, prog: str, *, words: Words) -> None:
        super().__init__(prog)
        self._usage = words.say(USAGE)

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


def wished(arguments: list[str]) -> str:
    """The language that the arguments ask for, before all of them are understood; else the environment's."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    return language(early.parse_known_args(arguments)[0].lang)


def parser(words: Words, runs: Mapping[str, Run]) -> argparse.ArgumentParser:
    """The command's parser; ``runs`` has what each command does, which the parsed options hold as ``run``."""
    style = partial(_Help, words=words)
    tutor = argparse.ArgumentParser("tutor", description=words.say(ABOUT), formatter_class=style, add_help=False)
    _add_help(tutor.add_argument_group(words.say(OPTIONS)), words)
    commands = tutor.add_subparsers(required=True, title=words.say(COMMANDS), metavar=words.say(COMMAND))
    for name, (purpose, file) in PURPOSES.items():
        said = words.say(purpose)
        command = commands.add_parser(name, help=said, description=said, formatter_class=style, add_help=False)
        given = command.add_argument_group(words.say(GIVEN))
        needed = None if name == "explain" else "?"
        given.add_argument("file", metavar=words.say(FILE), nargs=needed, help=words.say(file))
        options = command.add_argument_group(words.say(OPTIONS))
        _add_help(options, words)
        options.add_argument("--json", action="store_true", help=words.say(AS_JSON))
        options.add_argument("--lang", choices=LANGUAGES, help=words.say(LANG))
        if name == "explain":
            options.add_argument("--advice", action="store_true", help=words.say(ADVICE))
        else:
            _add_summary(command.add_argument_group(words.say(A_DEAL)), words)
        command.set_defaults(run=runs[name])
    return tutor


def _add_help(options: argparse._ArgumentGroup, words: Words) -> None:
    options.add_argument("-h", "--help", action="help", help=words.say(HELP))


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
