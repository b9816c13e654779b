"""A task: some exercises in their order, as a teacher gives them to a class, and the link that is all of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tutor.core.errors import Json, RecordError
from tutor.core.fragment import packed, unpacked
from tutor.core.glimpse import visible
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of
from tutor.rulebook.our_table import OurTable
from tutor.teach.classroom.exercises import TaskExercise, task_exercise
from tutor.teach.classroom.fixed import END, MOMENTS, ONCE
from tutor.teach.question import Question

#: The name of a task in a link, ``#task=…``, and the version of what stands there.
NAME, VERSION = "task", 1
#: The most letters of a title, and the most exercises.
LONGEST_TITLE, MOST = 100, 100
FIELDS = ("v", "title", "hints", "answers", "table", "exercises")

AN_OLDER = N_("{version} or less: a newer tutor has made this task")
A_TITLE = N_("a title on one line, of at most {count} characters")
YES_OR_NO = N_("true or false")
SOME_EXERCISES = N_("a list of exercises, from 1 to {count}")


@dataclass(frozen=True)
class Task:
    """Some exercises in the order in which they are answered, and what a learner sees beside them.

    The ``title`` is the teacher’s plain text, which pages and commands show as such and never as their own.  ``hints``
    may be opened or not, and the right answers are shown at once or, with ``at_end``, when all are given.  At a
    ``table`` with house rules of its own each exercise says what is otherwise there.

    >>> from tutor.teach.classroom.exercises import task_exercise
    >>> task = Task((task_exercise("beats.1.1.3", ""),), title="Monday")
    >>> Task.linked(task.link) == task
    True
    """

    exercises: tuple[TaskExercise, ...]
    title: str = ""
    hints: bool = True
    at_end: bool = False
    table: OurTable | None = None

    def __post_init__(self) -> None:
        """Raise ``RecordError`` for a title that is too long, or more exercises than there may be, or none."""
        if len(self.title) > LONGEST_TITLE or visible(self.title) != self.title:
            raise RecordError("title", self.title, A_TITLE, count=LONGEST_TITLE)
        if not 0 < len(self.exercises) <= MOST:
            raise RecordError("exercises", len(self.exercises), SOME_EXERCISES, count=MOST)

    @classmethod
    def linked(cls, link: str) -> Task:
        """The task of a link, or of its end alone; raise ``RecordError``."""
        return cls.of(unpacked(NAME, link))

    @classmethod
    def of(cls, data: Json) -> Task:
        """Read a task as a link has it; raise ``RecordError``."""
        known = an_object(data, NAME, '{"v": 1, "exercises": ["allowed.1.2.17"]}')
        version = known.get("v")
        if type(version) is int and version > VERSION:
            raise RecordError("v", version, AN_OLDER, version=VERSION)
        one_of(version, "v", (VERSION,))
        for name in known:
            one_of(name, str(name), FIELDS)
        listed = known.get("exercises")
        if not isinstance(listed, list) or len(listed) > MOST:
            raise RecordError("exercises", listed, SOME_EXERCISES, count=MOST)
        exercises = tuple(task_exercise(one, f"exercises[{number}]") for number, one in enumerate(listed))
        shown = one_of(known.get("answers", ONCE), "answers", MOMENTS)
        table = None if known.get("table") is None else OurTable.of(known["table"])
        return cls(exercises, _title(known), _hints(known), shown == END, table)

    def to_json(self) -> dict[str, Json]:
        """The task as a link has it; whatever is as usual is left out."""
        said: dict[str, Json] = {"v": VERSION}
        if self.title:
            said["title"] = self.title
        if not self.hints:
            said["hints"] = False
        if self.at_end:
            said["answers"] = END
        if self.table:
            said["table"] = self.table.to_json()
        return said | {"exercises": [one.packed() for one in self.exercises]}

    @cached_property
    def link(self) -> str:
        """The end of its link, the same in every language; raise ``RecordError`` if it is too long."""
        return packed(NAME, self.to_json())

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """The questions of its exercises."""
        return tuple(one.question() for one in self.exercises)


def _title(known: Mapping[str, Json]) -> str:
    title = known.get("title", "")
    if not isinstance(title, str):
        raise RecordError("title", title, A_TITLE, count=LONGEST_TITLE)
    return title


def _hints(known: Mapping[str, Json]) -> bool:
    hints = known.get("hints", True)
    if not isinstance(hints, bool):
        raise RecordError("hints", hints, YES_OR_NO)
    return hints
