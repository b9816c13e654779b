"""The tutor on a web page: what the worker asks of Python, and the words that the page itself needs.

Everything passes as JSON text, so the browser's side needs no knowledge of Python objects and no state lives here:
the page keeps each table's state and sends it with every question.
"""

from __future__ import annotations

import json

from tutor.errors import RecordError
from tutor.hosts.session import Session
from tutor.parsing import parse
from tutor.rule import N_
from tutor.show.words import LANGUAGES, Words

WORDS = {
    "fetching": N_("Fetching the engine"),
    "starting": N_("Starting the engine"),
    "broken": N_("The engine could not be loaded. The cards on this page still answer; press again to try once more."),
    "silent": N_("The engine does not answer. Nothing is lost; press again to start it anew."),
    "resume": N_("Go on with the match that you left here"),
    "failed": N_("The engine could not do that. Nothing has changed."),
}


def ask(state: str, intent: str) -> str:
    """Answer one intent (`{"play": "H10"}`) at the table with this state; what is wrong comes back as an `error`."""
    lang = None
    try:
        told = parse(state)
        lang = told.get("lang") if isinstance(told, dict) else None
        answer = Session(told).answer(parse(intent))
    except RecordError as error:
        answer = {"error": Words(lang if lang in LANGUAGES else LANGUAGES[0]).error(error)}
    return json.dumps(answer)


def strings(lang: str) -> dict[str, str]:
    """Return the words of `page.js`: they must be there before Python is, and even if it never comes."""
    words = Words(lang)
    return {name: words.say(text) for name, text in WORDS.items()}
