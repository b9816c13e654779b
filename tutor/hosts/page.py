"""The tutor on a web page: what the worker asks of Python, and the words that the page itself needs.

Everything passes as JSON text, so the browser's side needs no knowledge of Python objects and no state lives here:
the page keeps each table's state and sends it with every question.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from tutor.errors import Json, RecordError
from tutor.hosts.session import Session
from tutor.hosts.task import Task, taken_up
from tutor.message import N_
from tutor.reading import parse
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

WORDS = {
    "fetching": N_("Fetching the engine"),
    "starting": N_("Starting the engine"),
    "broken": N_("The engine could not be loaded. The cards on this page still answer; press again to try once more."),
    "silent": N_("The engine does not answer. Nothing is lost; press again to start it anew."),
    "failed": N_("The engine could not do that. Nothing has changed."),
}
#: What stands before a table whose match is kept in the browser.
KEPT = {
    "resume": N_("Go on with the match that you left here"),
    "aside": N_(
        "The match that was kept here before is put aside. You find it below, under “Matches put aside”, and can go on"
        " with it whenever you like."
    ),
    "unreadable": N_(
        "The match that was kept here cannot be opened. It is not erased: it is put aside, and you can save it as a"
        " file to show it to somebody."
    ),
    "newer": N_(
        "The match that was kept here comes from a newer version of this page. Load the page again to go on with it."
    ),
    "again": N_("Load the page again"),
    "elsewhere": N_(
        "This match has gone on in another tab or window. Choose which of the two you want to keep; until then, what"
        " you play here is not kept. The other one is put aside, and nothing of it is lost."
    ),
    "theirs": N_("Go on with the one from the other tab"),
    "mine": N_("Keep the one on this page"),
    "full": N_(
        "Your browser does not keep this match: its memory for this site is full, or closed. Play on as you like, but"
        " the match will be gone when you leave the page."
    ),
    "asides": N_("Matches put aside: {count}"),
    "aside_why": N_(
        "A match is put aside when another one takes its place at this table, or when it cannot be opened."
    ),
    "aside_deal": N_("{date}, deal {number}"),
    "aside_unreadable": N_("{date}, cannot be opened"),
    "open": N_("Go on with it"),
    "save": N_("Save as a file"),
    "remove": N_("Remove", "a button: remove what is kept"),
    "sure": N_("Remove this match for good?"),
}
#: What stands before tables that cannot answer at all.
MUTE = {
    "noscript": N_(
        "The card tables of this site need JavaScript, which is switched off in this browser. Without it they stand"
        " still: you see the cards, but you cannot try them. Everything else is here to read, also the rulebooks with"
        " their examples."
    ),
    "missing": N_(
        "This table cannot answer, because a part of the page has not arrived. Load the page again; if that does not"
        " help, something between you and this site holds scripts back. All that there is to read stands here all the"
        " same."
    ),
    "file": N_(
        "This table cannot answer, because the page was opened as a file: it needs a small web server, on this machine"
        " alone. Type “make site” in the project’s folder, or “python -m http.server” in the folder of the built site,"
        " and open the address that it names."
    ),
}
#: The parts of these words that the page fills in itself.
PARTS = ("count", "date", "number")


def ask(state: str, intent: str, take_up: Callable[[Json], Session | Task] = taken_up) -> str:
    """Answer one intent (`{"play": "H10"}`) at the table with this state; what is wrong comes back as an `error`."""
    lang = None
    try:
        told = parse(state)
        lang = told.get("lang") if isinstance(told, dict) else None
        answer = take_up(told).answer(parse(intent))
    except RecordError as error:
        answer = {"error": Words(lang if lang in LANGUAGES else LANGUAGES[0]).error(error)}
    return json.dumps(answer)


def strings(lang: str) -> dict[str, str]:
    """Return the words of the page's scripts: they must be there before Python is, and even if it never comes."""
    words = Words(lang)
    parts = {name: f"{{{name}}}" for name in PARTS}
    return {name: words.say(text, **parts) for name, text in (WORDS | KEPT | MUTE).items()}
