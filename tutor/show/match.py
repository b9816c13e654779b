"""A match: its score sheet as a table of plain text, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor.core.match import Match
from tutor.core.message import N_
from tutor.games import GAMES
from tutor.show import answer
from tutor.show.games import STAGES
from tutor.show.numbers import signed
from tutor.show.reasoned import JsonObject
from tutor.show.table.felt import DEAD
from tutor.show.table.stage import MatchSheet
from tutor.show.words import Words

HEADINGS = (N_("Deal", "head of a column"), N_("Dealer", "head of a column"))
TOTAL = N_("Total", "head of a column")
IN_BRACKETS = N_("Each player’s points in the deal, and in brackets the total after it.")
PLACE = N_("{place}. {seat:player}: {total:signed}")
#: Between two columns.
GAP = "  "


#: The score sheet of each game's matches.
SHEETS = {GAMES[name].Match: stage.match_sheet for name, stage in STAGES.items()}


def as_text(match: Match, words: Words) -> str:
    """The score sheet of a match in plain text: every deal, the totals, the ranking, and the next deal."""
    own = SHEETS[type(match)]
    lines = (
        own.title(match, words),
        "",
        words.say(IN_BRACKETS),
        "",
        *_table(_rows(match, own, words)),
        "",
        *own.remarks(match, words),
        *(words.tell(PLACE, standing._asdict()) for standing in match.ranking),
        "",
        *own.closing(match, words),
    )
    return "\n".join(lines) + "\n"


def as_json(match: Match, words: Words) -> JsonObject:
    """The score sheet of a match as data."""
    own = SHEETS[type(match)]
    found = enumerate(zip(match.deals, match.sheets, match.running, strict=True), 1)
    deals = [
        {
            "dealer": own.dealer(match, number),
            **own.deal_as_json(deal),
            **answer.score(sheet, words),
            "totals": list(totals),
        }
        for number, (deal, sheet, totals) in found
    ]
    following = own.next_as_json(match)
    return {
        "game": match.to_json()["game"],
        "deals": deals,
        "totals": list(match.totals),
        "ranking": [standing._asdict() for standing in match.ranking],
        "over": following is None,
        "next": following,
    }


def _rows(match: Match, own: MatchSheet[Any, Any], words: Words) -> Iterator[Sequence[str]]:
    """The table's rows: headings, the deals, the totals."""
    seats = [words.heading(seat) for seat in range(match.players)]
    yield (*map(words.say, HEADINGS), *seats, words.say(own.COLUMN))
    known = zip(match.deals, match.scores, match.running, strict=True)
    for number, (deal, scores, totals) in enumerate(known, 1):
        dead = match.sitting_out(number)
        won = (words.say(DEAD) if seat == dead else signed(points) for seat, points in enumerate(scores))
        cells = (f"{points} ({signed(total)})" for points, total in zip(won, totals, strict=True))
        yield (str(number), str(own.dealer(match, number)), *cells, own.played(deal, words))
    yield (words.say(TOTAL), "", *map(signed, match.totals), "")


def _table(rows: Iterator[Sequence[str]]) -> Iterator[str]:
    """Columns to the right, the last one to the left."""
    known = list(rows)
    widths = [max(map(len, column)) for column in zip(*known, strict=True)]
    for *cells, last in known:
        yield GAP.join((*(cell.rjust(width) for cell, width in zip(cells, widths, strict=False)), last)).rstrip()
