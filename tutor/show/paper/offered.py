"""What offers a sheet on a page: how many different ones there are to be, and the button (``sheets.js``)."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.show.html import Html, element

WHAT_COMES = N_(
    "The exercises with room to answer, on A4 or Letter as your printer has it; the answers come last, on pages of"
    " their own."
)
HOW_MANY = N_("Different sheets for neighbours", "label of a choice: how many")
PRINT = N_("Print the sheet")
COMING = N_("The sheet is on its way.")
NO_WINDOW = N_("Your browser does not let this page open a window: allow it, and press again.")
#: The most different sheets that are offered.
MOST = 6


def offered(exercises: str, words: Html) -> str:
    """The offer for a lesson, by its name, or for a task by its link; ``""`` where the page says later for which."""
    numbers = (element("option", str(count), value=count) for count in range(1, MOST + 1))
    return element(
        "div",
        element("p", words.say(WHAT_COMES)),
        element("label", words.say(HOW_MANY), " ", element("select", *numbers)),
        element("button", words.say(PRINT), type="button", data_prints=exercises),
        element("p", role="status"),
        class_="on-paper",
        data_coming=words.say(COMING),
        data_blocked=words.say(NO_WINDOW),
    )
