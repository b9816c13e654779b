"""The course as JSON, in plain text, and as a page of the site on which answered exercises can be marked."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tutor.core.message import N_
from tutor.show.exercises.lesson import COMES_BACK_TO, naming
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.words import QUOTED, Words
from tutor.teach.beliefs import BELIEFS
from tutor.teach.course.earlier import brought_back, lessons_brought_back
from tutor.teach.course.lesson import Lesson, Step
from tutor.teach.course.parts import LESSONS, PARTS, Part, untaught
from tutor.teach.course.unasked import unasked
from tutor.teach.kinds import KINDS
from tutor.teach.slips import SLIPS
from tutor.teach.topics import TOPICS, rules_of

LESSON = N_("{id}: {title} About {minutes} minutes.")
EXERCISES = N_("Exercises:")
IN_ALL = N_("{count} lessons, about {minutes} minutes in all")
MINUTES = N_("{minutes} minutes")
BEEN_HERE = N_("Have you been here before?")
OPEN_FILE = N_("Open the file of your answers")
ALL_KINDS = N_("Kinds of exercise, each with levels 1 to 3 and seeds 1 to 9999:")


def as_json(words: Words) -> JsonObject:
    """The lessons, the kinds of question, the rules that nobody teaches or asks, the wrong beliefs, and the slips."""
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
                "brings_back": [*dict.fromkeys(step.kind for step in brought_back(lesson))],
                "fights": [belief.id for belief in lesson.fights],
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
                "family": kind.family.id,
                "rules": [rule.id for rule in kind.rules],
                "topics": [topic.id for topic in kind.topics],
            }
            for kind in KINDS.values()
        ],
        "untaught": [{"rule": rule.id, "why": words.say(why)} for rule, why in untaught()],
        "unasked": [{"rule": rule.id, "why": words.say(why)} for rule, why in unasked()],
        "beliefs": [
            {"id": belief.id, "says": words.say(belief.says), "against": [rule.id for rule in belief.against]}
            for belief in BELIEFS.values()
        ],
        "topics": [
            {"id": topic.id, "title": words.say(topic.title), "rules": [rule.id for rule in rules_of(topic)]}
            for topic in TOPICS.values()
        ],
        "families": [
            {"id": family.id, "title": words.say(family.title), "pad": family.pad}
            for family in dict.fromkeys(kind.family for kind in KINDS.values())
            if family.id
        ],
        "slips": [{"id": slip.id, "says": words.say(slip.says)} for slip in SLIPS.values()],
    }


def _step(step: Step) -> JsonObject:
    kind, level, seed = step.exercise
    return {"step": step.name, "kind": kind.id, "level": level, "seed": seed}


def as_text(words: Words) -> str:
    """The course in plain text: the lessons, part by part, and the kinds of exercise."""
    return "\n".join(_lines(words)) + "\n"


def _lines(words: Words) -> Iterator[str]:
    for part in PARTS:
        yield from (words.say(part.title), "")
        for lesson in part.lessons:
            yield words.say(LESSON, title=words.say(lesson.title), id=lesson.id, minutes=lesson.minutes)
            titles = [words.say(QUOTED, text=words.say(one.title)) for one in lessons_brought_back(lesson)]
            yield f"  {words.say(lesson.goal)}{naming(COMES_BACK_TO, titles, words)}"
            yield f"  {words.say(EXERCISES)} {', '.join(str(step.exercise) for step in lesson.asked)}"
        yield ""
    yield words.say(ALL_KINDS)
    width = max(map(len, KINDS))
    yield from (f"  {kind.id:{width}}  {words.say(kind.title)}" for kind in KINDS.values())


def as_html(words: Html, lessons: str) -> str:
    """The course to look over, part by part; ``lessons`` is the address of the folder of its lessons.

    ``course_page.js`` writes into it how much of each lesson somebody has answered.
    """
    parts = (_part(part, words, lessons) for part in PARTS)
    return element("div", *parts, class_="tutor-course", data_course=for_scripts(words))


def _part(part: Part, words: Html, lessons: str) -> str:
    minutes = sum(lesson.minutes for lesson in part.lessons)
    heading = element("h2", words.say(part.title), id=f"part-{part.lessons[0].id}")
    about = element("p", words.say(IN_ALL, count=len(part.lessons), minutes=minutes), class_="about")
    items = (_item(lesson, words, lessons) for lesson in part.lessons)
    return element("section", heading, about, element("ol", *items))


def _item(lesson: Lesson, words: Html, lessons: str) -> str:
    title = element("a", words.say(lesson.title), href=f"{lessons}{lesson.id}/")
    minutes = element("span", words.say(MINUTES, minutes=lesson.minutes), class_="minutes")
    titles = [element("em", words.say(one.title)) for one in lessons_brought_back(lesson)]
    goal = element("p", words.say(lesson.goal), naming(COMES_BACK_TO, titles, words))
    return element("li", element("p", title, " ", minutes), goal, data_lesson=lesson.id)


def line(words: Html, lessons: str) -> str:
    """An empty line that ``home.js`` fills, with the course as the scripts need it.

    The line below it is for whoever has answered nothing in this browser, which may have forgotten them.
    """
    top = lessons.removesuffix("lessons/")
    file = element("a", words.say(OPEN_FILE), href=f"{top}known/#yours")
    stopped = element(
        "p",
        class_="tutor-stopped",
        hidden=True,
        data_at=lessons,
        data_practice=f"{top}exercise/",
        data_known=f"{top}known/",
        data_course=for_scripts(words),
    )
    return stopped + element("p", words.say(BEEN_HERE), " ", file, class_="tutor-file")


def for_scripts(words: Html) -> str:
    """The course as ``learner/course.js`` reads it, in JSON.

    It has the titles of topics, the topics of kinds, and of each lesson the title and the questions to be answered.
    """
    course = {
        "topics": {topic.id: words.say(topic.title) for topic in TOPICS.values()},
        "kinds": {kind.id: [[one.id for one in topics] for topics in kind.topics_in_turn] for kind in KINDS.values()},
        "lessons": {lesson.id: [words.say(lesson.title), _asked(lesson)] for lesson in LESSONS.values()},
    }
    return json.dumps(course, ensure_ascii=False, separators=(",", ":"))


def _asked(lesson: Lesson) -> list[str]:
    return [step.exercise.question_name for step in lesson.to_answer]
