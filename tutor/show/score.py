"""The score of a finished deal, line by line, and the running score of the match, for the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.games import Match
from tutor.rule import N_, Sheet
from tutor.show.felt import SEATS
from tutor.show.html import Html, element
from tutor.show.words import capital, signed

THE_SCORE = N_("The score")
OF_THE_MATCH = N_("Score of the match")
DEAL, EARLIER, TOTAL = N_("Deal"), N_("1 to {last}"), N_("Total")

#: So many deals have a row of their own; what was before is summed up in one.
ROWS = 6

Scores = Sequence[int]


def score(sheet: Sheet | None, match: Match | None, words: Html) -> str:
    """The score sheet, if the deal is over, and the match's scores, this deal included."""
    parts = [*_sheet(sheet, words)] if sheet else []
    if match:
        parts += _match([*match.scores, *([sheet.scores] if sheet and sheet.scores else [])], words)
    return element("div", *parts, class_="score", data_part="score", hidden=not parts)


def _sheet(sheet: Sheet, words: Html) -> Iterator[str]:
    """Every line with what it comes to and the rule that says so."""
    if sheet.scores is None:
        return
    yield element("h4", words.say(THE_SCORE))
    if sheet.ended is not None:
        yield element("p", words.link(sheet.ended), ": ", words.say(sheet.ended.statement))
    lines = [
        element(
            "li",
            capital(words.tell(reason.rule.adds, reason.facts)),
            " (",
            words.link(reason.rule),
            ")",
            element("span", signed(value), class_="value") if value else "",
        )
        for reason, value in sheet.lines
        if reason.rule.adds
    ]
    if lines:
        yield element("ul", *lines, class_="sheet")


def _match(scores: list[Scores], words: Html) -> Iterator[str]:
    """The running score as a table that a screen reader can walk through."""
    if not scores:
        return
    players = len(scores[0])
    names = [element("th", words.say(name), scope="col") for name in SEATS[players]]
    early, late = scores[:-ROWS], scores[-ROWS:]
    rows = [_row(words.say(EARLIER, last=len(early)), _sum(early), words)] if early else []
    rows += [_row(str(number), won, words) for number, won in enumerate(late, len(early) + 1)]
    yield element(
        "table",
        element("caption", words.say(OF_THE_MATCH)),
        element("thead", element("tr", element("th", words.say(DEAL), scope="col"), *names)),
        element("tbody", *rows),
        element("tfoot", _row(words.say(TOTAL), _sum(scores), words)),
        class_="match",
    )


def _row(title: str, won: Scores, words: Html) -> str:
    """A row, the learner's own score first and the others in the order of play."""
    seats = [((words.seat or 0) + place) % len(won) for place in range(len(won))]
    return element("tr", element("th", title, scope="row"), *(element("td", signed(won[seat])) for seat in seats))


def _sum(scores: list[Scores]) -> Scores:
    return [sum(won) for won in zip(*scores, strict=True)]
