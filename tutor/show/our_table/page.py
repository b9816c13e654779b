"""The page of our table as HTML: the house rules to choose from, what is otherwise then, and what can be done with it.

``choosing.js`` makes it answer, by the class names and data attributes used here.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_
from tutor.rulebook.our_table import OurTable
from tutor.show.exercises.said import COLON
from tutor.show.html import Html, element
from tutor.show.our_table.choosing import OUR_TABLE, form
from tutor.show.our_table.compared import ALIKE, DIFFER, compared
from tutor.show.our_table.told import WHAT_HOLDS, otherwise
from tutor.show.setup.page import COPY_LINK, FILE, NOT_COPIED
from tutor.show.table.table import GONE, WORKING

NOT_YET = N_("As long as you change nothing, all games go by the usual rules, in Tarot those of the federation.")
IN_USE = N_("These rules hold now on this site, in this browser.")
OPEN_FILE, FORGET = N_("Open a table’s file"), N_("Back to the usual rules")
COPIED = N_("The link is copied: whoever opens it sees your house rules.")
SENT = N_("The house rules of {name}")
PLAY_BY_THEM = N_("Play by the rules of {name}")
FULL = N_("This browser keeps nothing more, or nothing at all: save your table as a file.")


def page(table: OurTable | None, other: OurTable | None, words: Html) -> str:
    """All of the page; ``other`` is a table beside ours, such as one that somebody has sent."""
    return element(
        "section",
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("div", *_sent(table, other, words), data_part="sent"),
        form(table, words),
        element("div", *_told(table, words), data_part="told", role="status", aria_live="polite"),
        element("div", *_controls(table, words), data_part="controls", class_="controls"),
        class_="tutor-table tutor-our-table",
        lang=words.lang,
        aria_label=words.say(OUR_TABLE),
        data_link=table.link if table else "",
        data_copied=words.say(COPIED),
        data_not_copied=words.say(NOT_COPIED),
        data_full=words.say(FULL),
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def _sent(ours: OurTable | None, other: OurTable | None, words: Html) -> Iterator[str]:
    """A table beside ours, and where they disagree: nothing is changed before one says so."""
    if other is None:
        return
    if ours:
        yield from _compared(ours, other, words)
    else:
        yield element("h3", words.say(SENT, name=other.name))
        yield from _otherwise(other, words)
    yield element("button", words.say(PLAY_BY_THEM, name=other.name), type="button", data_intent="adopt")


def _compared(ours: OurTable, other: OurTable, words: Html) -> Iterator[str]:
    """What differs between two tables, each with the shortest position on which they disagree."""
    names = ours.name, other.name
    yield element("h3", words.say(DIFFER, one=ours.name, other=other.name))
    found = [*compared(ours, other, words)]
    if not found:
        yield element("p", words.say(ALIKE, one=ours.name, other=other.name))
    for difference in found:
        both = (
            element("p", element("b", words.markup.text(name)), words.say(COLON), said)
            for name, said in zip(names, difference.said, strict=True)
        )
        position = " ".join(difference.position)
        answers = (
            element("li", element("b", words.markup.text(name)), words.say(COLON), said)
            for name, said in zip(names, difference.answers, strict=False)
        )
        yield element("section", *both, element("p", position, class_="aside"), element("ul", *answers))


def _told(table: OurTable | None, words: Html) -> Iterator[str]:
    if table is None:
        yield element("p", words.say(NOT_YET), class_="aside")
        return
    yield element("h3", words.say(WHAT_HOLDS, name=table.name))
    yield from _otherwise(table, words)
    yield element("p", words.say(IN_USE))


def _otherwise(table: OurTable, words: Html) -> Iterator[str]:
    for game, told in otherwise(table, words):
        yield element("p", element("strong", game))
        yield element("ul", *(element("li", one) for one in told))


def _controls(table: OurTable | None, words: Html) -> Iterator[str]:
    if table:
        yield element("button", words.say(COPY_LINK), type="button", data_copies=True)
        yield element("button", words.say(FILE), type="button", data_intent="file")
        yield element("button", words.say(FORGET), type="button", data_intent="forget")
    kinds = ".json,application/json,text/plain"
    file = element("input", type="file", accept=kinds, class_="tutor-said", name_="table-file")
    yield element("label", words.say(OPEN_FILE), file, class_="as-button")
    yield element("p", data_part="copied", role="status")
