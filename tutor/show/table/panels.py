"""The panels over a table, open as long as somebody wants: their part in the deal, the open cards, the last trick.

``panels.js`` opens and closes them.
"""

from __future__ import annotations

from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.icons import icon
from tutor.show.table.controls import CLOSE
from tutor.show.table.felt import Felt
from tutor.show.table.view import View

LAST_TRICK, YOUR_PART = N_("Previous trick", "a button"), N_("Your part")
OPEN_CARDS = N_("Face-up cards", "a button: look at what lies face up beside the trick")


def tool(sign: str, name: str, **attributes: str) -> str:
    """A button with a sign and, where there is room, its name."""
    return element("button", icon(sign), element("span", name, class_="name"), type="button", title=name, **attributes)


def panel_over(name: str, label: str, content: tuple[str, ...]) -> str:
    """A panel with its content; an empty one cannot be opened."""
    return element(
        "div", *content, class_=f"panel {name}", data_part=name, popover="auto", role="dialog", aria_label=label
    )


def part(about: str, role: str, words: Html) -> str:
    """The learner's part in the deal, beside the felt or, where there is no room, in a panel with the facts."""
    facts = element("p", about, class_="facts")
    return element(
        "div", facts, element("p", role), class_="role", popover="auto", role="group", aria_label=words.say(YOUR_PART)
    )


def lying(felt: Felt, words: Html) -> tuple[str, ...]:
    """The cards that one may still look at beside the trick, in full size."""
    close = element("button", words.say(CLOSE), type="button", data_closes="lying")
    return (*(row.html(words) for row in felt.lying), close) if felt.lying else ()


def last_trick(view: View, words: Html) -> tuple[str, ...]:
    """The trick that was gathered last, to be seen once more; ``""`` before the first."""
    number = view.gathered()
    if number is None or view.over:
        return ()
    _, *who = list(view.tell(view.story[number - 1 : number], words)) or [""]
    heading = element("h4", words.say(LAST_TRICK))
    close = element("button", words.say(CLOSE), type="button", data_closes="last")
    felt = view.felt(number, words, still=True).html(None, words, view.dealer)
    return heading, felt, *(element("p", line) for line in who), close
