"""A path: the row of its steps, and what turns them; and a lesson as one, with what stands at its end.

``lesson_path.js`` brings a lesson to life; without it the lesson is one page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.paper.offered import offered
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import Exercise
from tutor.teach.topics import Topic

STEPS = N_("The steps of this lesson")
AT = N_("Step {number} of {count}")
WHOLE = N_("All on one page")
ON_PAPER = N_("On paper")
BACK = N_("Back", "a button: to the step before")
NEXT = N_("Next", "a button: to the next step")
CAN_DO = N_("What you can do now")
AGAIN = N_("Worth another look")
TWO_MINUTES = N_("Two minutes on this")
MORE_OF_IT = N_("More exercises like those of this lesson")
AFTER = N_("The next lesson: {lesson}")
THE_LAST = N_("This was the last lesson of the course.")
COURSE = N_("The whole course")


class Stop(NamedTuple):
    """A step of a path: its ``place`` in the page’s address, what stands there, and its title, as HTML.

    ``asks`` is the exercise that it asks, if it does.
    """

    place: str
    title: str
    html: str
    asks: Exercise | None = None


def path(stops: Sequence[Stop], lesson: Lesson, words: Html) -> str:
    """A lesson's page, step by step, under the row of its steps and above what turns them."""
    last = Stop("end", words.say(CAN_DO), end(lesson, words))
    whole = element("label", element("input", type="checkbox"), " ", words.say(WHOLE))
    return walked([*stops, last], words.say(STEPS), words, whole, *_paper(lesson, words))


def _paper(lesson: Lesson, words: Html) -> Iterator[str]:
    """A button, and the panel that it opens, from which the exercises are printed."""
    yield element("button", words.say(ON_PAPER), type="button", popovertarget="on-paper")
    yield element(
        "div", offered(lesson.id, words), id="on-paper", popover="auto", role="dialog", aria_label=words.say(ON_PAPER)
    )


def walked(stops: Sequence[Stop], label: str, words: Html, *beside: str) -> str:
    """The row of some steps, which has a ``label`` and something ``beside`` it, the steps, and what turns them."""
    return _row(stops, label, words, *beside) + "".join(map(_section, stops)) + _turns(words)


def _section(stop: Stop) -> str:
    here = "here" if stop.place == "start" else None
    own = None if f'id="{stop.place}"' in stop.html else stop.place
    # What every lesson says at its end would be found everywhere.
    found = stop.place != "end"
    return element(
        "section",
        stop.html,
        class_="step lesson-step",
        id=own,
        data_step=stop.place,
        data_view=here,
        data_exercise=stop.asks.question_name if stop.asks else None,
        data_topics=" ".join(topic.id for topic in stop.asks.topics) if stop.asks else None,
        data_search_exclude=not found,
    )


def _row(stops: Sequence[Stop], label: str, words: Html, *beside: str) -> str:
    """The steps, each as a mark in a row; folded below them their titles, which lead there."""
    marks = element("span", *(element("i") for _ in stops), class_="lesson-row", aria_hidden="true")
    at = element("span", words.say(AT, number=1, count=len(stops)), class_="lesson-at")
    links = (element("li", element("a", stop.title, href=f"#{stop.place}")) for stop in stops)
    titles = element("div", element("ol", *links), class_="lesson-titles")
    folded = element("details", element("summary", at, marks), titles)
    return element("nav", folded, *beside, class_="lesson-path", aria_label=label, data_search_exclude=True)


def _turns(words: Html) -> str:
    turns = ((BACK, "back"), (NEXT, "next"))
    return element(
        "div",
        *(element("button", words.say(says), type="button", data_turn=to) for says, to in turns),
        class_="lesson-turns",
        data_search_exclude=True,
    )


def _shaky(topic: Topic, words: Html) -> str:
    """A topic that is worth another look; ``lesson_path.js`` shows those that are."""
    drill = element("a", words.say(TWO_MINUTES), href=f"../../exercise/#drill={topic.id}")
    return element("li", words.say(topic.title), " ", drill, data_topic=topic.id, hidden=True)


def end(lesson: Lesson, words: Html) -> str:
    """The end of a lesson: what the learner can do now, what to look at again, and the lesson that comes next."""
    ids = [*LESSONS]
    after = ids[ids.index(lesson.id) + 1 :]
    topics = dict.fromkeys(topic for step in lesson.asked for topic in step.exercise.topics)
    shaky = element("ul", *(_shaky(topic, words) for topic in topics))
    again = element("div", element("h3", words.say(AGAIN)), shaky, class_="lesson-again", hidden=True)
    if after:
        title = words.say(AFTER, lesson=words.say(LESSONS[after[0]].title))
        on = element("a", title, href=f"../{after[0]}/", class_="md-button md-button--primary")
    else:
        on = f"{words.say(THE_LAST)} {element('a', words.say(COURSE), href='../../course/')}"
    goal = element("p", words.say(lesson.goal))
    more = element("a", words.say(MORE_OF_IT), href=f"../../exercise/#drill=lesson.{lesson.id}")
    return element("h2", words.say(CAN_DO), id="end") + goal + again + element("p", on) + element("p", more)
