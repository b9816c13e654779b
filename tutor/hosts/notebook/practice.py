"""Exercises in a notebook that follow on each other: what comes back today, or one topic."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.hosts.exercise.task import TaskState
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_task import KeptTask
from tutor.show.exercises.exercise import Host
from tutor.show.exercises.progress import TRAINED, Progress
from tutor.teach.course.taught import asked_about
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS
from tutor.teach.known.due import bringing_back, last_like, waiting
from tutor.teach.known.log import Log
from tutor.teach.slips import slip_in
from tutor.teach.topics import Topic

NEXT = N_("The next one")
BACK = N_("This comes back today: {topics}.")
SLIP = N_("The last time, one like this went wrong. {slip}", "then the mistake: “You counted the Excuse as a trump.”")
NONE_LEFT = N_("You have come back to everything for today. Here is one more like the last.")
TWO_MINUTES = N_("Two minutes on this: {topics}.")

#: What an exercise that comes back is called; one on a topic is called as the topic is.
DUE = "due"
#: The topics of which one may be practised, by the names of their exercises.
TOPICS: dict[str, Topic] = {topic.id.lower(): topic for topic in asked_about()}


def is_practice(state: Mapping[str, Json]) -> bool:
    """Whether a state is that of an exercise on which the next one follows by the log."""
    return state.get("name") in (DUE, *TOPICS)


def progress_by(log: KeptLog) -> Progress:
    """What a learner knows by now; of a log that cannot be read, nothing."""
    try:
        found = log.read()
    except RecordError:
        found = Log()
    return Progress(found, int(time.time()))


def follows(name: str, progress: Progress) -> Exercise | None:
    """The next exercise of a practice by its name; ``None`` if nothing comes back."""
    topics = [TOPICS[name].id] if name in TOPICS else _due(progress)
    found = bringing_back(progress.log.answers, topics, TRAINED)
    return next((Exercise(KINDS[one.kind], one.level, one.seed) for one in found), None)


class Practice(KeptTask):
    """An exercise on which the next one follows by the log."""

    host = Host(keeps=True, onwards=NEXT)

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent as every exercise does; with a new one, the ``note`` says why it comes."""
        answer = super().answer(intent)
        return {**answer, "note": self.why} if "html" in answer else answer

    @property
    def why(self) -> str:
        """The reason why the exercise comes: its topics, and a mistake in the last answer to one like it."""
        progress = progress_by(self.log)
        return " ".join(filter(None, (self._topics(progress), self._missed(progress.log))))

    def _topics(self, progress: Progress) -> str:
        words = self._words
        if self.state.name in TOPICS:
            return words.say(TWO_MINUTES, topics=words.say(TOPICS[self.state.name].title))
        due = _due(progress)
        back = [words.say(topic.title) for topic in self.state.exercise.topics if topic.id in due]
        return words.say(BACK, topics=words.list(back, "and")) if back else words.say(NONE_LEFT)

    def _missed(self, log: Log) -> str:
        """The mistake in the last answer to a question like this one; ``""`` if it has no name or there was none."""
        kind, _, seed = self.state.exercise
        last = last_like(kind.id, seed, log.answers, TRAINED)
        if last is None or last.right or last.edition != kind.edition:
            return ""
        slip = slip_in(kind.question(last.level, last.seed), last.given)
        return self._words.say(SLIP, slip=self._words.say(slip.says)) if slip else ""

    def _next(self, intent: Json) -> TaskState:
        return self._another() if intent == {"deal": None} else super()._next(intent)

    def _another(self) -> TaskState:
        """The next exercise; one like the last where nothing follows, or where the log keeps no answer."""
        asked = self.state.exercise
        found = follows(self.state.name, progress_by(self.log))
        return replace(self.state, exercise=found if found and found != asked else asked.twin)


def _due(progress: Progress) -> list[str]:
    """The topics that come back today, by their ids."""
    return waiting(progress.met, progress.today)
