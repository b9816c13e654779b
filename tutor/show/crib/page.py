"""The page of the site that prints what lies on the table: what to choose, and the page itself.

``crib.js`` makes it answer, by the class names and data attributes used here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_
from tutor.games import GAMES
from tutor.rulebook.our_table import OurTable, usual
from tutor.show.crib.leaf import PAPERS, leaf, title
from tutor.show.html import Html, element
from tutor.show.our_table.followed import Followed
from tutor.show.table.controls import choice
from tutor.show.table.table import GONE, WORKING

CRIB = N_("One page for the table")
WHICH, PAPER, LETTERS = N_("Game", "label of a choice"), N_("Paper"), N_("Letters", "label of a choice: how large")
PAPER_NAMES = {"a4": N_("A4"), "a5": N_("A5")}
#: The sizes of letters: usual ones, or the largest with which all stands on one sheet.
PRINTS = ("usual", "large")
PRINT_NAMES = {"usual": N_("of the usual size"), "large": N_("as large as the sheet allows")}
PRINT_IT = N_("Print it")


def seatings() -> dict[str, tuple[str, int]]:
    """Each game with each number of players that its usual table has, by a name."""
    return {f"{game}-{size}": (game, size) for game in GAMES for size in _sizes(game)}


def _sizes(game: str) -> Iterator[int]:
    """The numbers of players at the game’s usual table."""
    blank = OurTable("")
    return (size for size in GAMES[game].HOUSE.sizes if blank.seated(game, size) is not None)


class Choice(NamedTuple):
    """What is chosen for the page: its game with the number of players, the paper, and how large the letters are."""

    name: str
    paper: str = PAPERS[0]
    prints: str = PRINTS[0]


def page(chosen: Choice, table: OurTable | None, ours: OurTable | None, words: Html) -> str:
    """All of the page, by the house rules of a ``table``; ``ours`` may be others."""
    game, players = seatings()[chosen.name]
    followed = Followed(game, table.rules(game) if table else dict(usual(game)), ours)
    return element(
        "section",
        element("p", f"{followed.line(words)} {followed.way_back(words)}", data_part="by", class_="by-rules"),
        element("div", *_choices(chosen, words), data_part="tables", class_="tables"),
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("div", leaf(game, players, table, words), data_part="leaf", class_="crib"),
        class_="tutor-table tutor-crib",
        lang=words.lang,
        aria_label=words.say(CRIB),
        data_paper=chosen.paper,
        data_print=chosen.prints,
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def _choices(chosen: Choice, words: Html) -> Iterator[str]:
    games = ((name, title(*seating, words), name == chosen.name) for name, seating in seatings().items())
    yield choice("crib", words.say(WHICH), games)
    yield choice("paper", words.say(PAPER), ((one, words.say(PAPER_NAMES[one]), one == chosen.paper) for one in PAPERS))
    yield choice(
        "print", words.say(LETTERS), ((one, words.say(PRINT_NAMES[one]), one == chosen.prints) for one in PRINTS)
    )
    yield element("button", words.say(PRINT_IT), type="button", data_prints=True)
