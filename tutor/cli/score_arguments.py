"""The options of ``tutor score``: a file, or the parts of a summary of a deal."""

from __future__ import annotations

import argparse

from tutor.cli.values import A_VALUE, CHIPS, FILE, NAME, NUMBER, POINTS, SEAT, SIDE
from tutor.core.message import N_, Message
from tutor.show.words import Words
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.summary import SIDES, SLAMS
from tutor.tarot.setting import CONTRACTS

A_SUMMARY = N_("the summary of a deal, or a match; - reads standard input")
A_DEAL = N_("a deal of French Tarot, in place of a file")
CORRECT = N_("put a summary in place of one of the match’s deals (the first is 1); FILE is - for standard input")
AGAIN = N_(" (may be repeated)")
#: The options of a summary: what stands for the value, what it means, and the names that it may have.
PARTS: dict[str, tuple[Message, Message, tuple[str, ...]]] = {
    "--players": (NUMBER, N_("3, 4 or 5; 4 by default"), ()),
    "--taker": (SEAT, N_("the taker’s seat"), ()),
    "--partner": (SEAT, N_("with five players, the partner; nobody by default"), ()),
    "--dead": (SEAT, N_("with five or six at the table, the seat of the dead player who sits out"), ()),
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
#: The options that may be repeated, and the names of their fields in a summary.
REPEATED = {"--poignee": "poignees", "--misere": "misere", "--rule": "rules"}


def score(command: argparse.ArgumentParser, words: Words) -> None:
    """Add what names a deal or a match."""
    command.add_argument("file", metavar=words.say(FILE), nargs="?", help=words.say(A_SUMMARY))
    correct = (words.say(NUMBER), words.say(FILE))
    command.add_argument("--correct", nargs=2, metavar=correct, help=words.say(CORRECT))
    _add_summary(command.add_argument_group(words.say(A_DEAL)), words)


def _add_summary(deal: argparse._ArgumentGroup, words: Words) -> None:
    """Add an option for every part of a summary; the values are checked when the summary is scored."""
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
