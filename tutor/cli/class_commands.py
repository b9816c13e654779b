"""``tutor task``, ``tutor hand-in`` and ``tutor map``: a task for a class, the answers to it, and what they come to."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tutor.cli.chosen import chosen, is_link
from tutor.cli.reading import STANDARD_INPUT, read
from tutor.cli.streams import complain, write_json
from tutor.cli.table import table_in
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.reading import parse
from tutor.show.classroom import class_map as mapped
from tutor.show.classroom import task as shown
from tutor.show.words import Words
from tutor.teach.classroom.class_map import ClassMap
from tutor.teach.classroom.code import code
from tutor.teach.classroom.fixed import END
from tutor.teach.classroom.handed_in import HandedIn, a_name
from tutor.teach.classroom.reading import Source, Unread, read_class
from tutor.teach.classroom.task import Task

IN_THE_LINK = N_("nothing: the link says it")
ONE_OF_BOTH = N_("no --json beside it: the answer is a table, or JSON")
NO_ROOM = N_("The code had no room for the name: hand it in as {name}=CODE.")


def task(options: argparse.Namespace, words: Words) -> None:
    """Print the link of a task, or say what is in one; raise ``RecordError``."""
    given = is_link(options.spec)
    made = _linked(options) if given else _made(options)
    if options.json:
        write_json(shown.as_json(made))
    elif given:
        sys.stdout.write(shown.as_text(made, words))
    else:
        sys.stdout.write(f"{made.link}\n")


def hand_in(options: argparse.Namespace, words: Words) -> None:
    """Print the code of some answers; raise ``RecordError``."""
    asked = Task.linked(options.link)
    given = HandedIn.of(asked, parse(read(options.file)))
    given = given._replace(name=a_name(options.name) or given.name)
    if options.json:
        write_json(shown.handed_in(asked, given))
        return
    found = code(asked, given)
    sys.stdout.write(f"{found.text}\n")
    if not found.named:
        complain(words.say(NO_ROOM, name=given.name))


def class_map(options: argparse.Namespace, words: Words) -> None:
    """Print what a class has answered; say what cannot be read, and raise ``RecordError`` if that is all of it."""
    if options.json and options.csv:
        raise RecordError("--csv", "--json", ONE_OF_BOTH)
    asked = Task.linked(options.link)
    sources, unreadable = _sources(options.code)
    learners, unread = read_class(asked, sources)
    wrong = (*unreadable, *unread)
    for one in wrong if learners else wrong[:-1]:
        complain(mapped.unread(one, words))
    if not learners:
        raise wrong[-1].error
    found = ClassMap(asked, learners)
    if options.json:
        write_json(mapped.as_json(found))
    else:
        sys.stdout.write(mapped.as_csv(found) if options.csv else mapped.as_text(found, words))


def _sources(given: Sequence[str]) -> tuple[list[Source], list[Unread]]:
    """The codes and the files that the words of the command line stand for, and those files that cannot be read."""
    sources: list[Source] = []
    unreadable: list[Unread] = []
    for place, word in enumerate(given):
        try:
            sources.append(Source(Path(word).name, read(word)) if _is_file(word) else Source(f"code[{place}]", word))
        except RecordError as error:
            unreadable.append(Unread(error))
    return sources, unreadable


def _is_file(word: str) -> bool:
    """Whether a word of the command line is a file; a word with a point or a stroke in it is no code."""
    if word == STANDARD_INPUT or {".", "/"} & {*word.rpartition("=")[2]}:
        return True
    with suppress(OSError):  # a word too long for the name of a file
        return Path(word).exists()
    return False


def _linked(options: argparse.Namespace) -> Task:
    link, *others = options.spec
    asked = ("title", "hints", "answers", "table")
    beside = {"spec": others or None, **{name: getattr(options, name) for name in asked}}
    for name, value in beside.items():
        if value is not None:
            raise RecordError(name, value, IN_THE_LINK)
    return Task.linked(link)


def _made(options: argparse.Namespace) -> Task:
    exercises = chosen(options.spec).exercises
    table = table_in(options.table) if options.table else None
    return Task(exercises, options.title or "", options.hints != "no", options.answers == END, table)
