"""Today’s way on for a learner: the lesson to go on with, and the topics to come back to."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.show.days import from_today
from tutor.show.exercises.progress import NONE_BACK, Progress
from tutor.show.html import Html, element
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS
from tutor.teach.known.boxes import day_of
from tutor.teach.known.due import Due, waiting
from tutor.teach.topics import TOPICS

BEGIN, GO_ON, NEXT = N_("Begin with:"), N_("Go on with:"), N_("The next lesson:")
AT = N_("exercise {number} of {of}")
TO_COME_BACK = N_("To come back to today")
LAST_MET = N_("last met {day}")
#: The most questions that are named, and the most topics that wait while a new lesson is offered.
NAMED, MOST = 3, 10


class GoesOn(NamedTuple):
    """A lesson to go on with: the number of the exercise that is next there, 1 for a new lesson."""

    lesson: Lesson
    number: int


def goes_on(progress: Progress) -> GoesOn | None:
    """The lesson in which the last answer was given, or else the first one that is not done; ``None`` after all."""
    left = progress.left
    asked = {
        (one.kind.id, one.level, one.seed): lesson
        for lesson in LESSONS.values()
        for one in (step.exercise for step in lesson.asked)
    }
    last = (asked.get((one.kind, one.level, one.seed)) for one in reversed(progress.log.answers))
    unfinished = next((lesson for lesson in last if lesson), None)
    lesson = unfinished if unfinished and left[unfinished.id] else _not_done(progress)
    return lesson and GoesOn(lesson, lesson.to_answer.index(left[lesson.id][0]) + 1)


def _not_done(progress: Progress) -> Lesson | None:
    return next((LESSONS[name] for name, left in progress.left.items() if left), None)


def today(progress: Progress, words: Html, address: Callable[[Lesson], str]) -> str:
    """Where to go on, and the first few questions that come back; ``address`` is that of a lesson, ``""`` for none."""
    back = progress.due
    heading = element("h3", words.say(TO_COME_BACK)) if back else ""
    named = element("ul", *(element("li", _named(one, progress, words)) for one in back[:NAMED]))
    said = heading + named if back else element("p", words.say(NONE_BACK))
    return element("div", _on(progress, words, address), said, class_="tutor-lesson")


def _on(progress: Progress, words: Html, address: Callable[[Lesson], str]) -> str:
    """A line that leads to the lesson: to no new one while much waits."""
    on = goes_on(progress)
    if on is None:
        return ""
    begun = next(done for name, done, _ in progress.lessons if name == on.lesson.id)
    if not begun and len(waiting(progress.met, progress.today)) > MOST:
        return ""
    says: Message = GO_ON if begun else NEXT if progress.log.answers else BEGIN
    title, to = element("b", words.say(on.lesson.title)), address(on.lesson)
    link = element("a", title, href=to) if to else title
    at = f", {words.say(AT, number=on.number, of=len(on.lesson.to_answer))}" if begun else ""
    return element("p", words.say(says), " ", link, at)


def _named(due: Due, progress: Progress, words: Html) -> str:
    """The topics that a question brings back, and when the first of them was met last."""
    titles = [words.say(TOPICS[topic].title) for topic in due.topics]
    standings = {topic.id: standing for topic, standing in progress.topics}
    met = max(day_of(standings[topic].last[-1].time) for topic in due.topics)
    day = from_today(min(met - progress.today, 0), words)
    return f"{'; '.join(titles)}, {words.say(LAST_MET, day=day)}"
