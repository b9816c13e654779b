"""The course in the site's own pages, and the line on the place at which a reader stopped.

``<!-- course -->`` stands for all its parts, ``<!-- stopped -->`` for the line that says where one stopped, and
``<!-- practice -->`` and ``<!-- practice turns -->`` for what is around an exercise that somebody practises,
``<!-- course map -->`` for the map of the course, and ``<!-- task -->`` for the place of a teacher’s task.

Each exercise of a lesson has a place of its own on its page, to which that line leads.
"""

from __future__ import annotations

import json
import re
from html import unescape

from site_hooks.tables import rulebook, upwards
from tutor.show.classroom import task_path
from tutor.show.exercises import course, known, practice
from tutor.show.html import Html

MARKS = {
    "<!-- course -->": course.as_html,
    "<!-- stopped -->": course.line,
    "<!-- practice -->": practice.head,
    "<!-- practice turns -->": practice.turns,
    "<!-- course map -->": known.newcomer,
    "<!-- task -->": task_path.place_for,
}
LIVE = re.compile(
    r"<div (?:id=\"step-[a-z0-9-]+\" )?class=\"tutor-live\" data-state=(?P<quote>[\"'])(?P<state>.*?)(?P=quote)>"
)


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the course into the page at ``url``, in its language."""
    for mark, drawn in MARKS.items():
        if mark in markdown:
            words = Html(lang, rulebook=rulebook(lang, url))
            markdown = markdown.replace(mark, drawn(words, f"{upwards(lang, url)}lessons/"))
    return markdown


def placed(html: str) -> str:
    """Give every exercise of a lesson that is not shown solved a place by the name of its step: ``step-first-lie``."""

    def place(live: re.Match[str]) -> str:
        state = json.loads(unescape(live["state"]))
        asks = "exercise" in state and state["help"] != "worked" and state["name"]
        return live[0].replace("<div ", f'<div id="step-{state["name"]}" ') if asks else live[0]

    return LIVE.sub(place, html)
