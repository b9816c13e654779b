"""What a learner knows, read off the log of their answers: as JSON and in plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.show.exercises.estimate import TOGETHER
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.teach.course.lesson import Step
from tutor.teach.course.parts import LESSONS
from tutor.teach.kinds import KINDS
from tutor.teach.known.boxes import NEVER_MET, Standing, State, date_of, day_of, standings
from tutor.teach.known.due import Due, bringing_back, waiting
from tutor.teach.known.estimates import Estimated, estimated, judged, off
from tutor.teach.known.log import Log
from tutor.teach.topics import TOPICS, Topic

NOTHING = N_("You have not answered any question yet. The first lesson is “{lesson}”.")
BACK = N_("To come back to today:")
NONE_BACK = N_("There is nothing to come back to today.")
STATES: dict[State, Message] = {
    "due": N_("Come back to these:"),
    "shaky": N_("Still shaky:"),
    "met": N_("Met not long ago:"),
    "known": N_("Known on a later day too:"),
}
COMES_BACK = N_("comes back on {day}")
LAST_MET = N_("last met on {day}")
DONE = N_("Lessons:")
A_LESSON = N_("{title}: {done} of {of} exercises")

#: The topics that each kind trains, thing by thing, by their ids.
TRAINED = {kind.id: [[topic.id for topic in one] for one in kind.topics_in_turn] for kind in KINDS.values()}


class Progress(NamedTuple):
    """What a learner knows at a time, in seconds since 1970: how each topic stands, and what comes back."""

    log: Log
    at: int

    @property
    def today(self) -> int:
        """The day, as topics count it."""
        return day_of(self.at)

    @property
    def met(self) -> dict[str, Standing]:
        """How each topic that was met stands, by its id."""
        return standings(self.log.answers, TRAINED, self.at)

    @property
    def topics(self) -> list[tuple[Topic, Standing]]:
        """Every topic of the course, and how it stands."""
        met = self.met
        return [(topic, met.get(topic.id, NEVER_MET)) for topic in TOPICS.values()]

    @property
    def due(self) -> list[Due]:
        """The questions that bring back what is due."""
        return bringing_back(self.log.answers, waiting(self.met, self.today), TRAINED)

    @property
    def estimates(self) -> list[Estimated]:
        """What was estimated, over all weeks."""
        return estimated(self.log.answers)

    @property
    def lessons(self) -> Iterator[tuple[str, int, int]]:
        """Of each lesson its id, how many of its exercises were answered, and how many there are to be answered."""
        for name, left in self.left.items():
            of = len(LESSONS[name].to_answer)
            yield name, of - len(left), of

    @property
    def left(self) -> dict[str, list[Step]]:
        """Of each lesson, by its id, the steps that wait for an answer."""
        answered = {(answer.kind, answer.level, answer.seed) for answer in self.log.answers}

        def waits(step: Step) -> bool:
            kind, level, seed = step.exercise
            return (kind.id, level, seed) not in answered

        return {lesson.id: [*filter(waits, lesson.to_answer)] for lesson in LESSONS.values()}


def as_json(progress: Progress) -> JsonObject:
    """The topics with their states, the questions that come back, and how far each lesson was taken."""
    return {
        "topics": [_topic(topic, standing, progress.today) for topic, standing in progress.topics],
        "due": [{**one._asdict(), "topics": [*one.topics]} for one in progress.due],
        "lessons": [{"id": name, "done": done, "of": of} for name, done, of in progress.lessons],
        "estimates": [{**one._asdict()} for one in progress.estimates],
    }


def _topic(topic: Topic, standing: Standing, today: int) -> JsonObject:
    return {
        "id": topic.id,
        "state": standing.state(today),
        "box": standing.box,
        "due": None if standing.due is None else date_of(standing.due),
        "last": [[answer.time, int(answer.right), answer.hints] for answer in standing.last],
    }


def as_text(progress: Progress, words: Words) -> str:
    """What a learner knows, in plain text."""
    return "\n".join(_lines(progress, words)) + "\n"


def _lines(progress: Progress, words: Words) -> Iterator[str]:
    if not progress.log.answers:
        yield words.say(NOTHING, lesson=words.say(next(iter(LESSONS.values())).title))
        return
    back = progress.due
    yield words.say(BACK if back else NONE_BACK)
    for one in back:
        name = f"{one.kind}.{KINDS[one.kind].edition}.{one.level}.{one.seed}"
        yield f"  {name}  {', '.join(words.say(TOPICS[topic].title) for topic in one.topics)}"
    for state, says in STATES.items():
        found = [(topic, one) for topic, one in progress.topics if one.state(progress.today) == state]
        if found:
            yield from ("", words.say(says))
        for topic, standing in found:
            yield f"  {_topic_line(topic, standing, state, words)}"
    yield from ("", words.say(DONE))
    for name, done, of in progress.lessons:
        if done:
            yield f"  {words.say(A_LESSON, title=words.say(LESSONS[name].title), done=done, of=of)}"
    if (verdict := judged(progress.estimates)) != "few":
        told = progress.estimates
        yield from ("", words.say(TOGETHER[verdict], count=len(told), off=abs(off(told))))


def _topic_line(topic: Topic, standing: Standing, state: State, words: Words) -> str:
    if state == "due":
        day = words.say(LAST_MET, day=date_of(day_of(standing.last[-1].time)))
    else:
        day = words.say(COMES_BACK, day=date_of(standing.due or 0))
    return f"{topic.id}  {words.say(topic.title)}, {day}"
