"""A task on its learner’s page: drawn step by step, and handed in.  The page itself marks and keeps the answers."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.errors import Json, RecordError
from tutor.core.fragment import A_SHORTER_ONE, ALL_OF_IT, LESS_IN_IT
from tutor.core.message import N_, Message
from tutor.core.reading import one_of
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.show.classroom import task as written
from tutor.show.classroom.handing_in import handed_in
from tutor.show.classroom.task_path import path
from tutor.show.exercises.exercise import Host, drawn
from tutor.show.exercises.pictures import boards
from tutor.show.exercises.shown import Shown
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.our_table.followed import Followed
from tutor.show.our_table.told import at_rules
from tutor.show.words import Words
from tutor.teach.classroom.exercises import Own, TaskExercise
from tutor.teach.classroom.handed_in import HandedIn, a_name
from tutor.teach.classroom.task import AN_OLDER, Task
from tutor.teach.classroom.ways import answers_to
from tutor.teach.naming import THIS_EDITION

#: The sentences for a learner whose link cannot be opened, by what is wrong with it; for the rest the last one.
CUT_OFF = N_("This link has been cut off or changed on its way: ask your teacher for it again.")
UNREADABLE: Mapping[Message, Message] = {
    ALL_OF_IT: CUT_OFF,
    LESS_IN_IT: CUT_OFF,
    A_SHORTER_ONE: N_("This link is longer than any task is: ask your teacher for it again."),
    AN_OLDER: N_("A newer version of this site has made this task: load the page again, or ask your teacher."),
    THIS_EDITION: N_("Exercises of this task have changed since it was made: ask your teacher to make it anew."),
}
UNKNOWN = N_(
    "There is something in this task that this site does not know ({place}): ask your teacher to make it anew."
)


class GivenTask:
    """A task, as a ``Session`` is a table: the page keeps its link, and whatever was answered."""

    def __init__(self, link: str, page: Mapping[object, Json]) -> None:
        """Take up the link of a task, which is not read yet, and the language of its page; raise ``RecordError``."""
        lang = one_of(page.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.words = Html(lang, rulebook=an_address(page.get("rulebook", "")))
        self.link = link

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent; raise ``RecordError``.

        ``{"open": null}`` is answered with the page of the task as ``html``, and where its own answers are given as
        ``[["H10"], null]``, with whether each is ``right``; that is ``null`` where the task cannot have such answers.
        ``{"exercise": 0}`` is answered with the ``html`` of one, ``{"picture": 0}`` with the ``picture`` of its boards
        and the name of a ``file`` for it.  ``{"hand_in": [["H10"], null], "name": "Ada"}`` is answered with all that a
        learner sees who has handed in, with the ``file`` as JSON, and what is ``right``.

        >>> from tutor.teach.classroom.exercises import task_exercise
        >>> given = GivenTask(Task((task_exercise("beats.1.1.3", ""),)).link, {})
        >>> given.answer({"hand_in": [None], "name": "Ada"})["right"]
        [None]
        """
        try:
            task = Task.linked(self.link)
        except RecordError as error:
            return {"error": self.words.say(UNREADABLE.get(error.expected, UNKNOWN), place=error.place)}
        match intent:
            case {"open": answers}:
                return {"html": path(task, self.link, self.words), "right": _rights(task, answers)}
            case {"exercise": int(number)} if number in range(len(task.exercises)):
                return {"html": self._drawn(task, task.exercises[number], number)}
            case {"picture": int(number)} if number in range(len(task.exercises)) and task.questions[number].boards:
                picture = boards(task.questions[number], self.words)
                return {"picture": picture, "file": f"{task.exercises[number].name}.svg"}
            case {"hand_in": answers, "name": name}:
                return self._handed_in(task, HandedIn(a_name(name), answers_to(task, answers)))
        raise RecordError("intent", intent, AN_INTENT, example='{"open": null}')

    def _drawn(self, task: Task, one: TaskExercise, number: int) -> str:
        host = Host(onwards=None, withholds=task.at_end, by=self._by(task, one))
        shown = Shown(one.name, one.kind, one.question(), number)
        return drawn(shown, self.words, "" if task.hints else "none", host)

    def _by(self, task: Task, one: TaskExercise) -> str:
        """By which house rules a teacher’s own position is judged, or what is otherwise at the table of the task."""
        if isinstance(one, Own):
            return Followed(one.record.game, one.record.rules, None).line(Words(self.words.lang))
        if task.table is None or "rules" in one.question().data:
            return ""
        return at_rules(task.table, one.exercise.rules, self.words)

    def _handed_in(self, task: Task, given: HandedIn) -> dict[str, Json]:
        file = written.handed_in(task, given)
        return {"html": handed_in(task, self.link, given, self.words), "file": file, "right": given.rights(task)}


def _rights(task: Task, answers: Json) -> list[bool | None] | None:
    """Whether answers that a page has kept are right, none being given yet; ``None`` if they are none to this task."""
    if answers is None:
        return [None for _ in task.exercises]
    try:
        return HandedIn("", answers_to(task, answers)).rights(task)
    except RecordError:
        return None
