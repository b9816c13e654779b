"""A match: its score sheet as a table of plain text, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from tutor import barbu, tarot
from tutor.games import Match
from tutor.rule import N_, Message
from tutor.show import answer
from tutor.show.answer import JsonObject
from tutor.show.barbu import match as barbu_match
from tutor.show.felt import DEAD
from tutor.show.tarot import match as tarot_match
from tutor.show.words import Words, signed

HEADINGS = (N_("Deal", "head of a column"), N_("Dealer", "head of a column"))
TOTAL = N_("Total", "head of a column")
IN_BRACKETS = N_("Each player’s points in the deal, and in brackets the total after it.")
PLACE = N_("{place}. {seat:player}: {total:signed}")
#: Between two columns.
GAP = "  "


class Style(Protocol):
    """What the score sheet of a match has of its game."""

    @property
    def COLUMN(self) -> Message:  # noqa: N802 - the name that modules use
        """The heading of the last column."""

    def title(self, match: Any, words: Words, /) -> str:  # noqa: ANN401 - the game's own match
        """How far the match has come."""

    def dealer(self, match: Any, number: int, /) -> int:  # noqa: ANN401 - the game's own match
        """Who has dealt a deal; the first has the number 1."""

    def played(self, deal: Any, words: Words, /) -> str:  # noqa: ANN401 - a finished deal of the game
        """What a deal was, for the last column."""

    def remarks(self, match: Any, words: Words, /) -> Iterator[str]:  # noqa: ANN401 - the game's own match
        """What is to be said of the totals."""

    def what_is_next(self, match: Any, words: Words, /) -> Iterator[str]:  # noqa: ANN401 - the game's own match
        """What comes next."""

    def deal_as_json(self, deal: Any, /) -> JsonObject:  # noqa: ANN401 - a finished deal of the game
        """What a deal was, besides its scores."""

    def next_as_json(self, match: Any, /) -> JsonObject | None:  # noqa: ANN401 - the game's own match
        """What comes next; ``None`` if the match is over."""


STYLES: dict[type[Match], Style] = {tarot.Match: tarot_match, barbu.Match: barbu_match}


def as_text(match: Match, words: Words) -> str:
    """The score sheet of a match: every deal, the totals, the ranking, and what comes next."""
    style = STYLES[type(match)]
    sheet = (
        style.title(match, words),
        "",
        words.say(IN_BRACKETS),
        "",
        *_table(_rows(match, style, words)),
        "",
        *style.remarks(match, words),
        *(words.tell(PLACE, place._asdict()) for place in match.ranking),
        "",
        *style.what_is_next(match, words),
    )
    return "\n".join(sheet) + "\n"


def as_json(match: Match, words: Words) -> JsonObject:
    """The score sheet of a match as data."""
    style = STYLES[type(match)]
    found = enumerate(zip(match.deals, match.sheets, match.running, strict=True), 1)
    deals = [
        {
            "dealer": style.dealer(match, number),
            **style.deal_as_json(deal),
            **answer.score(sheet, words),
            "totals": list(totals),
        }
        for number, (deal, sheet, totals) in found
    ]
    following = style.next_as_json(match)
    return {
        "game": match.to_json()["game"],
        "deals": deals,
        "totals": list(match.totals),
        "ranking": [place._asdict() for place in match.ranking],
        "over": following is None,
        "next": following,
    }


def _rows(match: Match, style: Style, words: Words) -> Iterator[Sequence[str]]:
    """The table's rows: headings, the deals, the totals."""
    seats = [words.heading(seat) for seat in range(match.players)]
    yield (*map(words.say, HEADINGS), *seats, words.say(style.COLUMN))
    known = zip(match.deals, match.scores, match.running, strict=True)
    for number, (deal, scores, totals) in enumerate(known, 1):
        dead = match.sitting_out(number)
        won = (words.say(DEAD) if seat == dead else signed(points) for seat, points in enumerate(scores))
        cells = (f"{points} ({signed(total)})" for points, total in zip(won, totals, strict=True))
        yield (str(number), str(style.dealer(match, number)), *cells, style.played(deal, words))
    yield (words.say(TOTAL), "", *map(signed, match.totals), "")


def _table(rows: Iterator[Sequence[str]]) -> Iterator[str]:
    """Columns to the right, the last one to the left."""
    known = list(rows)
    widths = [max(map(len, column)) for column in zip(*known, strict=True)]
    for *cells, last in known:
        yield GAP.join((*(cell.rjust(width) for cell, width in zip(cells, widths, strict=False)), last)).rstrip()
