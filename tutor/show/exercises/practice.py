"""Practice without an end: what stands above and below the exercise that ``drill.js`` exchanges."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.show.exercises.course import for_scripts
from tutor.show.html import Html, element

NEXT = N_("Next", "a button: to the next question")
STOP = N_("Stop here")


def head(words: Html, _lessons: str) -> str:
    """The title of what is practised, and why this board came: both empty until somebody practises."""
    why = element("p", class_="why", role="status")
    return element("section", element("h1"), why, class_="tutor-drill", hidden=True, data_course=for_scripts(words))


def turns(words: Html, lessons: str) -> str:
    """The buttons below the exercise, once it is answered."""
    known = lessons.removesuffix("lessons/") + "known/"
    stop = element("a", words.say(STOP), href=known, hidden=True)
    following = element("button", words.say(NEXT), type="button", data_drill_next=True)
    return element("div", element("p", role="status"), stop, following, class_="lesson-turns drill-turns", hidden=True)
