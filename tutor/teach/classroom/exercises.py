"""The exercises of a task: drawn ones by their names, and positions of the teacher’s own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import one_of
from tutor.core.record import Record
from tutor.games import reached, record_of
from tutor.teach.course.lesson import Lesson
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.naming import THIS_EDITION, a_kind, linked
from tutor.teach.positions import SEEDS, seen
from tutor.teach.question import Question
from tutor.teach.topics import Topic

#: The names of the parts of a position of one’s own in a task.
PARTS = ("kind", "edition", "record")

AN_EXERCISE = N_("the name of an exercise, such as {example}, or an object with the names {names}")


class Drawn(NamedTuple):
    """An exercise that is drawn by its name, always the same."""

    exercise: Exercise

    @property
    def name(self) -> str:
        """Its name, with the edition: ``allowed.1.2.17``."""
        return str(self.exercise)

    @property
    def spec(self) -> str:
        """The word by which ``tutor task`` takes it: its name."""
        return self.name

    @property
    def kind(self) -> Kind:
        """The kind of question."""
        return self.exercise.kind

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics that it trains."""
        return self.exercise.topics

    def question(self) -> Question:
        """The question, as the rules answer it."""
        return self.exercise.question

    def to_json(self) -> dict[str, Json]:
        """Its parts, as the command says them."""
        kind, level, seed = self.exercise
        return {"kind": kind.id, "edition": kind.edition, "level": level, "seed": seed}

    def packed(self) -> Json:
        """The same in as few letters as a link takes."""
        return self.name

    def others(self, count: int) -> tuple[Drawn, ...]:
        """So many other exercises like this one."""
        found = [self.exercise]
        for _ in range(count):
            found.append(found[-1].twin)
        return tuple(map(Drawn, found[1:]))


class Own(NamedTuple):
    """A question about a position of the teacher’s own, of which only what the player to move may know is kept."""

    kind: Kind
    record: Record

    @classmethod
    def about(cls, kind: Kind, record: Record) -> Own:
        """The question of a kind about a position; raise ``RecordError`` if it has not exactly one right answer."""
        kind.about_deal(record)
        at = reached(record)
        return cls(kind, record if at.turn is None else seen(record, at.turn))

    @property
    def name(self) -> str:
        """The name of its kind with the edition, for it has no level and no seed: ``allowed.1``."""
        return f"{self.kind.id}.{self.kind.edition}"

    @property
    def spec(self) -> str:
        """The same: empty, for it takes a file."""
        return ""

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics that it trains."""
        return self.kind.topics

    def question(self) -> Question:
        """The question, as the rules answer it."""
        return self.kind.about_deal(self.record)

    def to_json(self) -> dict[str, Json]:
        """Its parts, as the command says them and a link has them."""
        return {"kind": self.kind.id, "edition": self.kind.edition, "record": self.record.to_json()}

    def packed(self) -> Json:
        """The same: there is no shorter name for it."""
        return self.to_json()

    def others(self, count: int) -> tuple[Drawn, ...]:
        """So many drawn exercises of the same kind."""
        return tuple(Drawn(Exercise(self.kind, LEVELS.start, seed)) for seed in SEEDS[:count])


#: An exercise of a task.
TaskExercise = Drawn | Own


def of_lesson(lesson: Lesson) -> tuple[Drawn, ...]:
    """The exercises of a lesson that are to be answered."""
    return tuple(Drawn(step.exercise) for step in lesson.to_answer)


def task_exercise(data: Json, place: str) -> TaskExercise:
    """Read an exercise of a task as a link has it; raise ``RecordError`` with its place."""
    try:
        if isinstance(data, str):
            return Drawn(linked(data, ""))
        if isinstance(data, Mapping):
            return _own(data)
    except RecordError as error:
        raise error.at(f"{place}.{error.place}" if error.place else place) from error
    raise RecordError(place, data, AN_EXERCISE, example="allowed.1.2.17", names=", ".join(PARTS))


def _own(data: Mapping[str, Json]) -> Own:
    for name in data:
        one_of(name, str(name), PARTS)
    kind = a_kind(data.get("kind"))
    if data.get("edition") != kind.edition:
        raise RecordError("edition", data.get("edition"), THIS_EDITION, edition=kind.edition)
    return Own.about(kind, record_of(data.get("record")))
