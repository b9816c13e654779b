"""The course as JSON and in plain text."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.message import N_
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.teach.course import LESSONS, PARTS, untaught
from tutor.teach.kinds import KINDS
from tutor.teach.lesson import Step

LESSON = N_("{id}: {title} About {minutes} minutes.")
EXERCISES = N_("Exercises:")
ALL_KINDS = N_("Kinds of exercise, each with levels 1 to 3 and seeds 1 to 9999:")


def as_json(words: Words) -> JsonObject:
    """The lessons, the kinds of question, and the rules that no lesson teaches."""
    return {
        "lessons": [
            {
                "id": lesson.id,
                "game": lesson.game,
                "title": words.say(lesson.title),
                "goal": words.say(lesson.goal),
                "minutes": lesson.minutes,
                "needs": list(lesson.needs),
                "rules": [rule.id for rule in lesson.rules],
                "exercises": [_step(step) for step in lesson.asked],
            }
            for lesson in LESSONS.values()
        ],
        "kinds": [
            {
                "id": kind.id,
                "edition": kind.edition,
                "title": words.say(kind.title),
                "pad": kind.pad,
                "rules": [rule.id for rule in kind.rules],
            }
            for kind in KINDS.values()
        ],
        "untaught": [{"rule": rule.id, "why": words.say(why)} for rule, why in untaught()],
        "beliefs": [],
        "topics": [],
    }


def _step(step: Step) -> JsonObject:
    kind, level, seed = step.exercise
    return {"kind": kind.id, "level": level, "seed": seed}


def as_text(words: Words) -> str:
    """The same to read."""
    return "\n".join(_lines(words)) + "\n"


def _lines(words: Words) -> Iterator[str]:
    for part in PARTS:
        yield from (words.say(part.title), "")
        for lesson in part.lessons:
            yield words.say(LESSON, title=words.say(lesson.title), id=lesson.id, minutes=lesson.minutes)
            yield f"  {words.say(lesson.goal)}"
            yield f"  {words.say(EXERCISES)} {', '.join(str(step.exercise) for step in lesson.asked)}"
        yield ""
    yield words.say(ALL_KINDS)
    width = max(map(len, KINDS))
    yield from (f"  {kind.id:{width}}  {words.say(kind.title)}" for kind in KINDS.values())
