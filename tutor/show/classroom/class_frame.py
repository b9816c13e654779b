"""The page on which a teacher reads what a class has handed in, before anybody has: the places for all of it.

It is drawn when the site is built; ``answers.js`` brings it to life, and ``class_page.py`` draws the map.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from tutor.core.message import N_
from tutor.show.html import Html, element

THE_TASK, TASK_LINK = N_("The task", "heading"), N_("The link of the task")
HANDED_IN = N_("What was handed in", "heading")
CODES = N_("Codes, one on each line, with a name before it if there is none in it: Ada=16PME5B0…")
READ = N_("Read them")
OPEN_FILES = N_("Open files")
DROP = N_(
    "You can also drop files anywhere on this page: those that your class has handed in, or a class that you kept."
)
CAMERA, STOP_CAMERA = N_("Read QR codes with the camera"), N_("Stop the camera")
MAP = N_("The map", "heading: learners and topics")
SAVE_CLASS, SAVE_TABLE, PRINT = N_("Keep the class as a file"), N_("Save a table (CSV)"), N_("Print the map")
FORGET = N_("Remove this class from this browser")
KEPT_HERE = N_("Kept in this browser, and nowhere else, so that nothing is lost if the page is closed.")
#: The sentences that the script says itself.
WORDS = {
    "read": N_("Learners: {count}, of them new: {new}."),
    "unkept": N_(
        "Your browser does not keep the class: its memory for this site is full, or closed. Keep it as a file."
    ),
    "sure": N_("Remove it for good?"),
    "forgotten": N_("The class is removed from this browser."),
    "class_file": N_("class.txt", "the name of a file"),
    "table_file": N_("class.csv", "the name of a file"),
    "copied": N_("Copied."),
    "not_copied": N_("Your browser does not let this page copy. Mark the text and copy it yourself."),
    "refused": N_("The browser does not let this page use the camera. You can paste the codes instead."),
    "no_camera": N_("No camera was found. You can paste the codes instead."),
    "no_reader": N_("What reads QR codes could not be loaded. You can paste the codes instead."),
    "camera_on": N_("Hold one code after the other before the camera."),
    "camera_code": N_("a code from the camera", "the place of what cannot be read"),
    "pasted": N_("pasted", "the place of what cannot be read"),
    "ready": N_("The tutor is here: from now on this page works without a network."),
}


def class_frame(words: Html) -> str:
    """The whole page below its first words."""
    parts = {part: f"{{{part}}}" for part in ("count", "new")}
    said = {name: words.say(text, **parts) for name, text in WORDS.items()}
    return element(
        "div",
        *_parts(words),
        class_="tutor-live tutor-teacher tutor-answers",
        lang=words.lang,
        data_classroom="answers",
        data_rulebook=words.rulebook,
        data_words=json.dumps(said, ensure_ascii=False),
        data_search_exclude=True,
    )


def _parts(words: Html) -> Iterator[str]:
    yield element("p", class_="class-state", role="status", data_part="state")
    yield element("section", *_given(words), data_part="given")
    yield element("section", *_found(words), data_part="found", hidden=True)


def _given(words: Html) -> Iterator[str]:
    """Where the task is named, and where codes and files go."""
    link = element("input", name_="task", autocomplete="off", spellcheck="false", placeholder="#task=…")
    yield element("h2", words.say(THE_TASK))
    yield element("label", words.say(TASK_LINK), link)
    yield element("h2", words.say(HANDED_IN))
    codes = element(
        "textarea", name_="codes", rows=5, spellcheck="false", autocomplete="off", autocapitalize="characters"
    )
    yield element("label", words.say(CODES), codes)
    files = element("input", type="file", name_="files", multiple=True, class_="tutor-said")
    read = element("button", words.say(READ), type="button", data_part="read")
    camera = element("button", words.say(CAMERA), type="button", data_part="camera", data_other=words.say(STOP_CAMERA))
    yield element(
        "div", read, element("label", words.say(OPEN_FILES), files, class_="as-button"), camera, class_="board-tools"
    )
    yield element("p", words.say(DROP), class_="aside")
    yield element("div", data_part="seen", hidden=True)
    yield element("p", role="status", data_part="said")
    yield element("ul", class_="class-unread", role="alert", data_part="unread")


def _found(words: Html) -> Iterator[str]:
    """Where the map is shown, and what can be done with it."""
    yield element("h2", words.say(MAP), id="map")
    yield element("div", data_part="map")
    wanted = (("save", SAVE_CLASS), ("table", SAVE_TABLE), ("print", PRINT), ("forget", FORGET))
    buttons = (element("button", words.say(says), type="button", data_part=name) for name, says in wanted)
    yield element("div", *buttons, class_="board-tools")
    yield element("p", words.say(KEPT_HERE), class_="aside", data_part="kept")
