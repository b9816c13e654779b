"""The frame of a page for teachers, with all that its script has to be told."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tutor.core.message import N_, Message
from tutor.show.html import Html, element

#: The sentences that the scripts of all these pages say themselves.
SENTENCES = {
    "ready": N_("The tutor is here: from now on this page works without a network."),
    "copied": N_("Copied."),
    "not_copied": N_("Your browser does not let this page copy. Mark the text and copy it yourself."),
}
#: The parts of sentences that the scripts fill in.
PARTS = ("count", "name", "new", "number")


def frame(page: str, says: Mapping[str, Message], words: Html, *parts: str) -> str:
    """A page, by the name under which ``teacher.js`` knows it, around its parts; ``says`` are sentences of its own."""
    filled_in = {part: f"{{{part}}}" for part in PARTS}
    said = {name: words.say(text, **filled_in) for name, text in {**SENTENCES, **says}.items()}
    return element(
        "div",
        element("p", class_="class-state", role="status", data_part="state"),
        *parts,
        class_=f"tutor-live tutor-teacher tutor-{page}",
        lang=words.lang,
        data_classroom=page,
        data_rulebook=words.rulebook,
        data_words=json.dumps(said, ensure_ascii=False),
        data_search_exclude=True,
    )
