"""The options of the commands for a class: ``tutor task``, ``tutor hand-in`` and ``tutor map``."""

from __future__ import annotations

import argparse

from tutor.cli.values import CODE, FILE, LINK, NAME, SPEC, TITLE
from tutor.core.message import N_
from tutor.show.words import Words
from tutor.teach.classroom.fixed import LONGEST_CODE, MOMENTS

TASK = N_("make a link of some exercises, for a class to answer; or say what is in such a link")
HAND_IN = N_("make a short code of somebody’s answers to a task, which only the same task reads")
MAP = N_("say who of a class has made which mistake, from the codes and files that they have handed in")

SOME_SPECS = N_(
    "a lesson, such as {lesson}, for all its exercises, or an exercise, such as {exercise}; {kind}=FILE asks about a"
    " deal of your own; a link that was made before says what is in it"
)
A_TITLE = N_("a title of your own words")
HINTS, YES_NO = N_("whether hints may be opened; yes by default"), ("yes", "no")
WHEN = N_("when the right answers are shown, each at once or all at the end; once by default")
A_TABLE = N_("a table’s file or link: each exercise says what is otherwise there")
A_LINK = N_("the link of the task, or only its end, from #task= on")
SOME_ANSWERS = N_(
    "the answers, in JSON: a list with one for each exercise, itself a list of texts, or null; - reads standard input"
)
THEIR_NAME = N_("the learner’s name, for the code to hold")
SOME_CODES = N_(
    "a code of at most {count} letters and digits, with the learner’s name before it if it has none, or a file: one"
    " such code a line, or what --json has printed"
)
CSV = N_("answer as a table for a spreadsheet")


def task(command: argparse.ArgumentParser, words: Words) -> None:
    """Add what makes a task."""
    specs = words.say(SOME_SPECS, lesson="handful-may", exercise="allowed.1.2.7", kind="allowed")
    command.add_argument("spec", metavar=words.say(SPEC), nargs="+", help=specs)
    command.add_argument("--title", metavar=words.say(TITLE), help=words.say(A_TITLE))
    command.add_argument("--hints", choices=YES_NO, help=words.say(HINTS))
    command.add_argument("--answers", choices=MOMENTS, help=words.say(WHEN))
    command.add_argument("--table", metavar=words.say(FILE), help=words.say(A_TABLE))


def hand_in(command: argparse.ArgumentParser, words: Words) -> None:
    """Add what names answers to a task."""
    command.add_argument("link", metavar=words.say(LINK), help=words.say(A_LINK))
    command.add_argument("file", metavar=words.say(FILE), help=words.say(SOME_ANSWERS))
    command.add_argument("--name", metavar=words.say(NAME), default="", help=words.say(THEIR_NAME))


def class_map(command: argparse.ArgumentParser, words: Words) -> None:
    """Add what names the codes and files of a class."""
    command.add_argument("link", metavar=words.say(LINK), help=words.say(A_LINK))
    command.add_argument("code", metavar=words.say(CODE), nargs="+", help=words.say(SOME_CODES, count=LONGEST_CODE))
    command.add_argument("--csv", action="store_true", help=words.say(CSV))
