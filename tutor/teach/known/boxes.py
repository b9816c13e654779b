"""How well a learner knows each topic, by the log of their answers: five boxes, each for longer than the one before.

A right answer without help, given when a topic was due, puts it one box on; a wrong one two boxes back; with help it
stays.  Answers before that day do not move it on: what one can do four times in an evening need not last three weeks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from typing import Literal, NamedTuple

from tutor.teach.known.log import Answer, Trained

#: The days after which a topic comes back, box by box: a topic that was never met is in none, box 0.
DAYS = (0, 1, 3, 8, 21, 60)
LAST = len(DAYS) - 1
#: How many boxes a wrong answer puts a topic back.
BACK = 2
#: How many answers about a topic are shown.
SHOWN = 3
#: A topic is known from this box on, if so many last answers were right without help: the last one on a later day.
KNOWN = 2
A_DAY = 86400

State = Literal["new", "met", "shaky", "known", "due"]


class Standing(NamedTuple):
    """How a topic stands: its box, the day on which it comes back, and the last answers that counted for it.

    ``due`` counts days since 1970, UTC; it is ``None`` for a topic that was never met.
    """

    box: int = 0
    due: int | None = None
    last: tuple[Answer, ...] = ()

    def after(self, answer: Answer, day: int) -> Standing:
        """How it stands after an answer that was given on a day."""
        last = (*self.last, answer)[-SHOWN:]
        if self.due is None:
            return Standing(1, day + DAYS[1], last)
        if not answer.right:
            box = max(1, self.box - BACK)
        elif day < self.due:
            return self._replace(last=last)
        else:
            box = min(LAST, self.box + answer.unaided)
        return Standing(box, day + DAYS[box], last)

    def state(self, today: int) -> State:
        """The state of the topic on a day; what is due says so before all else."""
        if self.due is None:
            return "new"
        if self.due <= today:
            return "due"
        if not self.last[-1].unaided:
            return "shaky"
        return "known" if self.box >= KNOWN and all(answer.unaided for answer in self.last[-KNOWN:]) else "met"


NEVER_MET = Standing()


def day_of(time: int) -> int:
    """The day on which a time falls, in days since 1970, UTC."""
    return time // A_DAY


def date_of(day: int) -> str:
    """A day as ISO 8601 writes it."""
    return date.isoformat(datetime.fromtimestamp(day * A_DAY, UTC).date())


def standings(answers: Iterable[Answer], trained: Trained, at: int) -> dict[str, Standing]:
    """How each topic that was met stands at a time, by its id; ``answers`` are in the order of their times."""
    found: dict[str, Standing] = {}
    for day, answer in _dated(answers, at):
        for topic in answer.topics(trained):
            found[topic] = found.get(topic, NEVER_MET).after(answer, day)
    return found


def _dated(answers: Iterable[Answer], at: int) -> Iterator[tuple[int, Answer]]:
    """Each answer with its day.

    An answer from the future was given while a clock was wrong: it counts as given with the last one that is not.
    """
    last: int | None = None
    for answer in answers:
        if answer.time <= at or last is None:
            last = min(day_of(answer.time), day_of(at))
        yield last, answer
