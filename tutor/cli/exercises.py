"""``tutor course``, ``tutor exercise`` and ``tutor mark``: a teacher's commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.cli.reading import STANDARD_INPUT, each_line, each_text, read
from tutor.cli.streams import write_json
from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, parse
from tutor.games import read_record
from tutor.show.exercises import asked
from tutor.show.exercises import course as shown
from tutor.show.exercises.pictures import pictures
from tutor.show.exercises.reply import reply_text
from tutor.show.html import Html
from tutor.show.picture.inks import FOUR, INKS
from tutor.show.picture.svg import standalone
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.teach.kind import Exercise, Kind
from tutor.teach.naming import NAME_ENDS, NAMES, a_kind, exercise, linked
from tutor.teach.question import Question

AN_EXERCISE = N_("the name of an exercise, one JSON object such as {example}")
AN_ANSWER = N_("a list of texts, such as {example}")
A_PICTURE_ALONE = N_("no {option} beside it: a picture is drawn alone")
ONE_PICTURE = N_("one exercise by its name: one picture is drawn at a time")
JSON_ONLY = N_("--json beside it: standard input is read, and answered, in JSON alone")
IN_THE_LINES = N_("nothing: the lines of standard input say it")
IN_THE_NAME = N_("nothing: the name of the exercise says it")
NO_NUMBER = N_("nothing: a deal of your own has no level and no seed")


class Asked(NamedTuple):
    """A question, its kind, and its exercise; ``None`` if the question is about a deal of one's own."""

    kind: Kind
    question: Question
    exercise: Exercise | None = None

    def as_json(self, options: argparse.Namespace, words: Words) -> JsonObject:
        """The question as data, with its key if that is asked for."""
        level, seed = (self.exercise.level, self.exercise.seed) if self.exercise else (None, None)
        return asked.as_json(self.kind, self.question, words, {"level": level, "seed": seed}, key=options.key)

    def as_text(self, options: argparse.Namespace, words: Words) -> str:
        """The question to read, with its key if that is asked for."""
        name = str(self.exercise) if self.exercise else ""
        return asked.as_text(self.kind, self.question, words, name, key=options.key)


def course(options: argparse.Namespace, words: Words) -> None:
    """Print the course: its lessons, and the kinds of exercise."""
    if options.json:
        write_json(shown.as_json(words))
    else:
        sys.stdout.write(shown.as_text(words))


def ask(options: argparse.Namespace, words: Words) -> None:
    """Print an exercise; with ``--key`` its answer too."""
    if options.svg is not None or options.ink:
        _draw(options, words)
        return
    if options.kind == STANDARD_INPUT:
        _check_lines(options)
        if options.json:
            each_line(lambda line: _named(_line(line, NAMES)).as_json(options, words), words)
        else:
            each_text(lambda line: _on_line(line).as_text(options, words), words)
        return
    found = _wished(options)
    if options.json:
        write_json(found.as_json(options, words))
    else:
        sys.stdout.write(found.as_text(options, words))


def _draw(options: argparse.Namespace, words: Words) -> None:
    """Print a board of an exercise, or its options, as a picture; raise ``RecordError``."""
    for option in ("json", "key"):
        if vars(options)[option]:
            raise RecordError(f"--{option}", "--svg", A_PICTURE_ALONE, option=f"--{option}")
    if options.kind == STANDARD_INPUT:
        raise RecordError("kind", STANDARD_INPUT, ONE_PICTURE)
    shown = pictures(_wished(options).question, Html(words.lang))
    numbers = tuple(map(str, range(len(shown))))
    chosen = shown[int(one_of(options.svg, "svg", numbers))]
    sys.stdout.write(standalone(chosen.drawn(words), INKS[options.ink or FOUR], chosen.alternative) + "\n")


def mark(options: argparse.Namespace, words: Words) -> None:
    """Mark an answer to an exercise, and print the result."""
    if options.kind == STANDARD_INPUT:
        if not options.json:
            raise RecordError("kind", STANDARD_INPUT, JSON_ONLY)
        _check_lines(options)
        each_line(lambda line: _marked(_line(line, (*NAMES, "answer")), words), words)
        return
    wished = _wished(options)
    question = wished.question
    if options.answer is None:
        raise RecordError("answer", None, AN_ANSWER, example="--answer H10 T4")
    answer = [_plain(one) for one in options.answer] if question.number else options.answer
    if options.json:
        write_json(asked.marked(question, answer, words, wished.exercise))
    else:
        sys.stdout.write(reply_text(question, answer, words, why=options.why))


def _number(typed: str) -> Json:
    """A typed level or seed as a number; a text that is no number is left as it is, for ``naming`` to refuse."""
    return int(typed) if typed.isascii() and typed.isdecimal() else typed


def _plain(typed: str) -> str:
    """A typed number, such as ``9,5``, ``9½`` or ``−2``, in the form of answers: ``9.5``, ``9.5``, ``-2``."""
    number = typed.replace(",", ".").replace("−", "-")
    return f"{number[:-1].strip() or 0}.5" if number.endswith("½") else number


def _marked(data: Mapping[str, Json], words: Words) -> JsonObject:
    named = _named(data)
    return asked.marked(named.question, _answer(data.get("answer")), words, named.exercise)


def _answer(data: Json) -> Sequence[object]:
    """The options of an answer, a JSON list that the question itself checks; raise ``RecordError`` if it is no list."""
    if isinstance(data, str) or not isinstance(data, Sequence):
        raise RecordError("answer", data, AN_ANSWER, example='["H10", "T4"]')
    return data


def _check_lines(options: argparse.Namespace) -> None:
    """Raise ``RecordError`` for an option that has no meaning where each line of standard input names an exercise."""
    for name in ("level", "seed", "record", "answer"):
        if vars(options).get(name) is not None:
            raise RecordError(name, vars(options)[name], IN_THE_LINES)


def _line(line: bytes, known: tuple[str, ...]) -> Mapping[str, Json]:
    """The JSON object of a line, with no other fields than those ``known``; raise ``RecordError``."""
    data = an_object(parse(line), "exercise", '{"kind": "allowed", "level": 1, "seed": 3}', AN_EXERCISE)
    for name in data:
        one_of(name, str(name), known)
    return data


def _on_line(line: bytes) -> Asked:
    """The question of a line, which is an exercise's name or an object that names one; raise ``RecordError``."""
    typed = line.decode("utf-8", "replace").strip()
    return _named(_line(line, NAMES)) if typed.startswith("{") else _asked(linked(typed))


def _named(data: Mapping[str, Json]) -> Asked:
    return _asked(exercise(data))


def _asked(one: Exercise) -> Asked:
    return Asked(one.kind, one.question, one)


def _wished(options: argparse.Namespace) -> Asked:
    """The question that the options name; raise ``RecordError``."""
    if NAME_ENDS in options.kind and options.record is None:
        for name in ("level", "seed"):
            if getattr(options, name) is not None:
                raise RecordError(name, getattr(options, name), IN_THE_NAME)
        return _asked(linked(options.kind, "kind"))
    if options.record is None:
        typed = {name: getattr(options, name) for name in ("level", "seed")}
        numbers = {name: 1 if one is None else _number(one) for name, one in typed.items()}
        return _named({"kind": options.kind, **numbers})
    for name in ("level", "seed"):
        if getattr(options, name) is not None:
            raise RecordError(name, getattr(options, name), NO_NUMBER)
    kind = a_kind(options.kind)
    return Asked(kind, kind.about_deal(read_record(read(options.record))))
