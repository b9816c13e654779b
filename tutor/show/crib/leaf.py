"""The page that lies on the table, as HTML and as plain text: the parts of a game, and at the end our house rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.core.message import N_
from tutor.games import GAMES
from tutor.rulebook.our_table import OurTable, usual
from tutor.show.crib.section import Section
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.our_table.told import sentences
from tutor.show.words import Words

AT_TABLE = N_("{game}, {players} players")
OUR_RULES = N_("At {name}")
#: The sizes of paper, by the names that styles use.
PAPERS = ("a4", "a5")


def parts(game: str, players: int, table: OurTable | None, words: Words) -> Iterator[Section]:
    """All parts of the page; at its end stand the house rules of our table, if it has some."""
    options = table.options(game) if table else GAMES[game].Options.of(usual(game))
    yield from STAGES[game].crib(options, players, words)
    if table and (own := tuple(sentences(table, game, words))):
        yield Section(words.say(OUR_RULES, name=table.name), own)


def title(game: str, players: int, words: Words) -> str:
    """The game, and how many play."""
    return words.say(AT_TABLE, game=words.language.text(STAGES[game].name), players=players)


def leaf(game: str, players: int, table: OurTable | None, words: Html) -> str:
    """The page as HTML."""
    sections = (_section(part) for part in parts(game, players, table, words))
    return element("article", element("h2", title(game, players, words)), *sections, class_="leaf")


def as_text(game: str, players: int, table: OurTable | None, words: Words) -> str:
    """The page as plain text."""
    lines = [title(game, players, words)]
    for part in parts(game, players, table, words):
        lines += ["", part.title, *_rows(part), *(f"  {line}" for line in part.lines)]
    return "\n".join(lines) + "\n"


def _section(part: Section) -> str:
    head = element("tr", *(element("th", cell, scope="col") for cell in part.head)) if part.head else ""
    # Without a class of its own the theme would wrap it, so that it scrolls.
    table = element("table", head, *map(_row, part.rows), class_="looked-up") if part.rows else ""
    return element("section", element("h3", part.title), table, *(element("p", line) for line in part.lines))


def _row(cells: Sequence[str]) -> str:
    name, *others = cells
    return element("tr", element("th", name, scope="row"), *(element("td", cell) for cell in others))


def _rows(part: Section) -> Iterator[str]:
    rows: Sequence[tuple[str, ...]] = (part.head, *part.rows) if part.head else part.rows
    if not rows:
        return
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
