"""What has been played in an evening: every deal in a table, the ranking, the curve, and a table for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from typing import Any

from tutor.core.match import Match
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.match import PLACE, SHEETS, TOTAL
from tutor.show.numbers import signed
from tutor.show.scoring.curve import curve
from tutor.show.scoring.names import Named
from tutor.show.scoring.replaced import Replaced, replacements
from tutor.show.spreadsheet import cell
from tutor.show.table.felt import DEAD
from tutor.show.table.score_table import cells, lines

DEAL, PLAYED = N_("Deal", "heading of a row"), N_("What was played")
CORRECT, WHY = N_("Correct deal {number}"), N_("Deal {number}, line by line")


def sheet(match: Match, replaced: Sequence[Replaced], words: Named) -> Iterator[str]:
    """The deals with everybody’s points and totals, and each deal’s score line by line behind it."""
    if not match.deals:
        return
    table = _table(match, words, lambda number: _corrects(number, words))
    yield element("div", table, class_="scrolls", tabindex=0, role="region", aria_label=words.say(PLAYED))
    yield _ranking(match, replaced, words)
    yield curve(match, words)
    for number, one in enumerate(match.sheets, 1):
        yield element("details", element("summary", words.say(WHY, number=number)), lines(one, words))


def still(match: Match, replaced: Sequence[Replaced], words: Named) -> str:
    """The deals and the ranking, with nothing to press: for a picture, or where no scripts run."""
    return _table(match, words, lambda _: "") + _ranking(match, replaced, words)


def _table(match: Match, words: Html, more: Callable[[int], str]) -> str:
    """The deals with everybody’s points and totals, and ``more`` about each deal behind what was played."""
    heads = [words.say(DEAL), *map(words.heading, range(match.players)), words.say(PLAYED)]
    head = element("thead", element("tr", *(element("th", title, scope="col") for title in heads)))
    # Each of these scores all deals: for a row alone that would be once more.
    played = zip(match.deals, match.scores, match.running, strict=True)
    body = element("tbody", *(_row(number, deal, match, more, words) for number, deal in enumerate(played, 1)))
    total = cells(words.say(TOTAL), (*(element("b", signed(points)) for points in match.totals), ""))
    return element("table", head, body, element("tfoot", total), class_="evening")


def _ranking(match: Match, replaced: Sequence[Replaced], words: Named) -> str:
    places = (element("li", words.tell(PLACE, standing._asdict())) for standing in match.ranking)
    parts = (element("li", line) for line in replacements(match, replaced, words))
    return element("ul", *places, *parts, class_="ranking")


def _row(
    number: int,
    played: tuple[Any, Sequence[int], Sequence[int]],
    match: Match,
    more: Callable[[int], str],
    words: Html,
) -> str:
    """A deal: the points of each player, their totals after it, what was played, and ``more`` about it."""
    deal, scores, totals = played
    dead = match.sitting_out(number)
    won = (
        words.say(DEAD) if seat == dead else f"{signed(points)} ({signed(total)})"
        for seat, (points, total) in enumerate(zip(scores, totals, strict=True))
    )
    return cells(str(number), (*won, f"{SHEETS[type(match)].played(deal, words)} {more(number)}"))


def _corrects(number: int, words: Html) -> str:
    """The button that corrects a deal."""
    label = words.say(CORRECT, number=number)
    return element("button", "✎", type="button", data_edit=number, aria_label=label, title=label)


def preview(match: Match, number: int, words: Html) -> str:
    """The score of one deal of a match, line by line, before it is written down."""
    return lines(match.sheets[number - 1], words)


def as_csv(match: Match, names: Sequence[str]) -> str:
    """The points of each deal by player, for a spreadsheet."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(("", *map(cell, names)))
    for number, won in enumerate(match.scores, 1):
        rows.writerow((number, *won))
    rows.writerow(("", *match.totals))
    return text.getvalue()
