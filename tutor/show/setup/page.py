"""A position that somebody sets up, as HTML: the pack to take cards from, the table, and every verdict at once.

``setup.js`` makes it answer, by the class names and data attributes used here.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.draft import Draft
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.scene import Place
from tutor.rulebook.our_table import OurTable
from tutor.show.html import Html, element
from tutor.show.our_table.followed import Followed
from tutor.show.seems_wrong import reported
from tutor.show.setup.explained import explained
from tutor.show.setup.pack import pack, typed
from tutor.show.setup.position import Position
from tutor.show.setup.said import said
from tutor.show.setup.tables import tables
from tutor.show.setup.typed import EXAMPLE
from tutor.show.table.table import GONE, WORKING

SETUP = N_("A position of your own")
GO_INTO = N_("The cards that you press go")
THE_PLACES = {
    "hand": N_("into your hand ({count})"),
    "trick": N_("into the trick before you ({count})"),
    "earlier": N_("into the tricks before this one ({count})"),
    "lying": N_("into the rows on the table ({count})"),
    "back": N_("at the back ({count} of 5)"),
    "middle": N_("in the middle ({count} of 5)"),
    "shown": N_("into the cards that you would show ({count})"),
}
START_AGAIN, OF_MY_OWN = N_("Take all the cards off"), N_("Set up another position")
COPY_LINK = N_("Copy the link")
COPIED, NOT_COPIED = (
    N_("The link is copied: whoever opens it sees this position."),
    N_("This browser did not let the link be copied: the address of this page is the link."),
)
PICTURE, FILE = N_("Save as a picture"), N_("Save as a file")
ASK = N_("Ask it as an exercise")
KEEP, KEPT = N_("Keep it"), N_("Positions that this browser keeps")
FORGET = N_("Forget {position}")
FULL = N_("This browser keeps nothing more, or nothing at all: save the position as a file.")


def page(position: Position, place: Place, ours: OurTable | None, words: Html) -> str:
    """Everything of a position in the making: where cards are taken from, the table, the verdicts, what can be done."""
    draft = position.draft
    parts = (*_changed(draft, position, place, words),) if draft else ()
    told = explained(position, words)
    return element(
        "section",
        *parts,
        element("p", _by(position, ours, words), data_part="by", class_="by-rules"),
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("div", *told.html, data_part="explained", role="status", aria_live="polite"),
        element("p", *told.summary, data_part="summary", class_="summary"),
        element("div", *_controls(position, words), class_="controls", data_part="controls"),
        element("div", data_part="kept", class_="kept"),
        class_="tutor-table tutor-setup",
        lang=words.lang,
        aria_label=words.say(SETUP),
        data_place=place,
        data_link=position.link,
        data_title=told.title,
        data_kept=words.say(KEPT),
        data_forget=words.language.text(FORGET),
        data_full=words.say(FULL),
        data_copied=words.say(COPIED),
        data_not_copied=words.say(NOT_COPIED),
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def _by(position: Position, ours: OurTable | None, words: Html) -> str:
    """By which house rules the position is judged, and the way to the others."""
    if isinstance(position.of, Record):
        return Followed(position.of.game, position.of.rules, None).line(words)
    scene = position.of.scene
    followed = Followed(scene.game, position.rules, ours, scene.deciding)
    return f"{followed.line(words)} {followed.way_back(words)}"


def _changed(draft: Draft, position: Position, place: Place, words: Html) -> Iterator[str]:
    """What changes a draft: its table, a text, and the cards."""
    before = said(draft, position.rules, words)
    yield element("div", *tables(draft, words), *before, class_="tables", data_part="tables")
    yield typed(EXAMPLE, words)
    yield element("div", *_places(draft, place, words), data_part="places", class_="places-of-cards")
    yield pack(draft, words)


def _places(draft: Draft, chosen: Place, words: Html) -> Iterator[str]:
    """The places into which a card that is pressed can go."""
    yield element("span", words.say(GO_INTO))
    for place in draft.scene.places:
        count = len(draft.at(place))
        yield element(
            "button",
            words.say(THE_PLACES[place], count=count),
            type="button",
            data_place=place,
            aria_pressed="true" if place == chosen else "false",
        )


def _controls(position: Position, words: Html) -> Iterator[str]:
    """What can be done with a position, and the way to the next one."""
    if position.link:
        yield element("button", words.say(COPY_LINK), type="button", data_copies=True)
        yield element("button", words.say(PICTURE), type="button", data_intent="picture")
        yield element("button", words.say(FILE), type="button", data_intent="file")
        yield element("button", words.say(ASK), type="button", data_intent="ask")
        yield element("button", words.say(KEEP), type="button", data_keeps=True)
    yield element("button", words.say(START_AGAIN if position.draft else OF_MY_OWN), type="button", data_intent="clear")
    yield element("span", role="status", data_part="copied")
    if position.link:
        yield from reported(position.link, words)
