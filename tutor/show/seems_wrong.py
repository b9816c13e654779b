"""What seems wrong to somebody, an exercise or a position, as a line that they can send us."""

from __future__ import annotations

from tutor import __version__
from tutor.core.message import N_
from tutor.show.html import Html, element

SEEMS_WRONG = N_("This seems wrong")
COPIED = N_("Copied. Send us this line, and say what seems wrong:")
NOT_COPIED = N_("Send us this line, and say what seems wrong:")


def reported(what: str, words: Html) -> tuple[str, str]:
    """The button for whoever finds ``what`` wrong, and the place where it then stands with our version, to be sent."""
    line = f"{what} · {__version__} · {words.lang}"
    button = element("button", words.say(SEEMS_WRONG), type="button", class_="seldom", data_report=line)
    says = {"data_copied": words.say(COPIED), "data_shown": words.say(NOT_COPIED)}
    place = element(
        "p", element("span"), " ", element("code", line), class_="report", role="status", hidden=True, **says
    )
    return button, place
