"""The page on which a teacher reads what a class has handed in, before anybody has: the places for all of it.

It is drawn when the site is built; ``answers.js`` brings it to life, and ``class_page.py`` draws the map.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_
from tutor.show.classroom.frame import frame
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
    "refused": N_("The browser does not let this page use the camera. You can paste the codes instead."),
    "insecure": N_(
        "The camera works only where the address of this site begins with “https”. You can paste the codes instead."
    ),
    "no_camera": N_("No camera was found. You can paste the codes instead."),
    "no_reader": N_("What reads QR codes could not be loaded. You can paste the codes instead."),
    "camera_on": N_("Hold one code after the other before the camera."),
    "camera_code": N_("a code from the camera", "the place of what cannot be read"),
    "pasted": N_("pasted", "the place of what cannot be read"),
}


def answers_page(words: Html) -> str:
    """The whole page below its first words."""
    given = element("section", *_given(words), data_part="given")
    found = element("section", *_found(words), data_part="found", hidden=True)
    return frame("answers", WORDS, words, given, found)


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
    yield element("div", element("ul", class_="class-unread", data_part="unread"), role="alert")


def _found(words: Html) -> Iterator[str]:
    """Where the map is shown, and what can be done with it."""
    yield element("h2", words.say(MAP), id="map")
    yield element("div", data_part="map")
    wanted = (("save", SAVE_CLASS), ("table", SAVE_TABLE), ("print", PRINT), ("forget", FORGET))
    buttons = (element("button", words.say(says), type="button", data_part=name) for name, says in wanted)
    yield element("div", *buttons, class_="board-tools")
    yield element("p", words.say(KEPT_HERE), class_="aside", data_part="kept")
