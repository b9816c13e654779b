"""The map of a class: as JSON, as a table for a spreadsheet, and in plain text."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import islice
from typing import NamedTuple

from tutor.core.glimpse import visible
from tutor.core.message import N_
from tutor.show.classroom.task import title
from tutor.show.reasoned import JsonObject
from tutor.show.spreadsheet import cell
from tutor.show.words import Words
from tutor.teach.classroom.class_map import ClassMap, Learner
from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.classroom.lines import Line
from tutor.teach.classroom.mistakes import Marked
from tutor.teach.classroom.reading import Unread
from tutor.teach.classroom.task import Task
from tutor.teach.slips.slip import Slip
from tutor.teach.topics import Topic

THEY = N_("{learners} {learners:n|learner|learners}, {exercises} {exercises:n|exercise|exercises}")
RIGHT = N_("right", "head of a column of answers that are right, and of how many")
#: The signs of a topic in the row of a learner: no mistake, one or more, nothing answered.
NO_MISTAKE, MISTAKES, NOTHING = "✓", "✗", "–"
MEANING = N_("{none} no mistake, {some} mistakes, and how many, {nothing} nothing answered:")
NAMELESS = N_("learner {number}")
WITH_SLIP, WITH_RULE = (
    N_("{learners} of {all} made this mistake: “{says}”"),
    N_("{learners} of {all} went against this rule: {rule}"),
)
WITH_TOPIC = N_("{learners} of {all} went wrong here: {topic}")
NO_LINES = N_("No mistake was made so often that it can hardly be by chance.")
ON_THE_WALL = N_("On the wall: {names}")
NEXT_TASK = N_("The next task: {link}")
MORE_WRONG = N_("{text} ({count} more like this.)")
#: How many exercises are for the wall, the gap between two columns, and the signs with which spreadsheets reckon.
WALL, GAP = 2, "  "


def as_json(found: ClassMap) -> JsonObject:
    """The map as data: every learner’s answers as they were marked, and the lines."""
    return {
        "title": found.task.title,
        "learners": [
            {"name": learner.name, "answers": [_answer(one) for one in learner.answers]} for learner in found.learners
        ],
        "lines": [_line(line) for line in found.lines],
    }


def _answer(one: Marked) -> JsonObject:
    slip = _slip(one)
    given = None if one.answer is None else [*one.answer]
    return {"answer": given, "right": one.right, "slip": slip.id if slip else None}


def _slip(one: Marked) -> Slip | None:
    return one.mistake.slip if one.mistake else None


def _line(line: Line) -> JsonObject:
    topic, slip, _ = line.mistake
    return {
        "topic": topic.id if topic else None,
        "slip": slip.id if slip else None,
        "learners": line.learners,
        "exercises": [exercise.to_json() for exercise in line.exercises],
    }


def as_csv(found: ClassMap) -> str:
    """A row for each learner: the name, how many answers are right, and each answer as right, or with its slip."""
    table = StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(["name", "right", *(exercise.name for exercise in found.task.exercises)])
    for learner in found.learners:
        rows.writerow([cell(learner.name), learner.right, *map(_marks, learner.answers)])
    return table.getvalue()


def _marks(one: Marked) -> str:
    if one.answer is None:
        return ""
    slip = _slip(one)
    return "right" if one.right else slip.id if slip else "wrong"


def as_text(found: ClassMap, words: Words) -> str:
    """The map in plain text: learners by topics, then the lines in sentences."""
    return "\n".join((*title(found.task, words), *_table(found, words), *_lines(found, words))) + "\n"


def _table(found: ClassMap, words: Words) -> Iterator[str]:
    yield words.say(THEY, learners=len(found.learners), exercises=len(found.task.exercises))
    yield ""
    yield from _columns([("", words.say(RIGHT), *(topic.id for topic in found.topics)), *_rows(found, words)])
    yield ""
    yield words.say(MEANING, none=NO_MISTAKE, some=MISTAKES, nothing=NOTHING)
    yield from (f"{GAP}{topic.id}{GAP}{words.say(topic.title)}" for topic in found.topics)


def _rows(found: ClassMap, words: Words) -> Iterator[Sequence[str]]:
    for place, learner in enumerate(found.learners):
        right = f"{learner.right}/{len(learner.answers)}"
        signs = (_sign(*standing(learner, topic, places)) for topic, places in found.topics.items())
        yield (called(place, found, words), right, *signs)


def called(place: int, found: ClassMap, words: Words) -> str:
    """The name of a learner in plain text, or the number of one who gave none."""
    return visible(found.learners[place].name) or words.say(NAMELESS, number=place + 1)


def standing(learner: Learner, topic: Topic, places: Sequence[int]) -> tuple[str, int]:
    """The sign of a topic in the row of a learner, and the number of their mistakes."""
    if mistakes := learner.mistakes(topic):
        return MISTAKES, mistakes
    return (NO_MISTAKE if any(learner.answers[place].answer is not None for place in places) else NOTHING), 0


def _sign(sign: str, mistakes: int) -> str:
    return f"{sign} {mistakes}" if mistakes else sign


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _lines(found: ClassMap, words: Words) -> Iterator[str]:
    if not found.lines:
        yield from ("", words.say(NO_LINES))
    for line in lines_in_words(found, words):
        yield from ("", line.sentence)
        yield GAP + words.say(ON_THE_WALL, names=", ".join(exercise.name for exercise in line.wall))
        if line.following:
            yield GAP + words.say(NEXT_TASK, link=line.following)


class LineInWords(NamedTuple):
    """A line as a teacher reads it: a ``sentence``, two exercises for the ``wall``, and the ``following`` task.

    That task is a link; it is empty where no exercise is like those in which the mistake was made.  ``who`` are the
    places of the learners who have made it.
    """

    sentence: str
    who: tuple[int, ...]
    wall: tuple[TaskExercise, ...]
    following: str


def lines_in_words(found: ClassMap, words: Words) -> Iterator[LineInWords]:
    """Each line in words, the most frequent first."""
    for line in found.lines:
        more = found.like(line)
        named = {exercise.name: exercise for exercise in (*line.exercises, *more)}
        sentence = _sentence(line, len(found.learners), words)
        wall = tuple(islice(named.values(), WALL))
        yield LineInWords(sentence, found.who(line), wall, Task(more).link if more else "")


def _sentence(line: Line, of: int, words: Words) -> str:
    """How many have made a mistake, and which."""
    topic, slip, rule = line.mistake
    if slip:
        return words.say(WITH_SLIP, learners=line.learners, all=of, says=words.say(slip.says))
    if rule:
        return words.say(WITH_RULE, learners=line.learners, all=of, rule=words.say(rule.title))
    return words.say(WITH_TOPIC, learners=line.learners, all=of, topic=words.say(topic.title) if topic else "")


def unread(one: Unread, words: Words) -> str:
    """One sentence about what could not be read of a code or a file."""
    text = words.error(one.error)
    return words.say(MORE_WRONG, text=text, count=one.others) if one.others else text
