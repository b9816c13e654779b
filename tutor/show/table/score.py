"""The score of a finished deal, the running score of the match, and the next deal, for the page."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.match import Match
from tutor.core.message import N_
from tutor.core.sheet import Sheet
from tutor.show.html import Html, element
from tutor.show.match import PLACE
from tutor.show.numbers import signed
from tutor.show.table.coach import ask_of_deal
from tutor.show.table.felt import seat_name
from tutor.show.table.praise import worded
from tutor.show.table.score_table import head, row
from tutor.show.table.view import View

THE_SCORE = N_("The score", "heading")
OF_THE_MATCH = N_("Score of the match")
WON = N_("The match is over: {first:and} {first:n|wins|share first place}.")
YOU_WIN = N_("The match is over: you win.")
YOU_SHARE = N_("The match is over: you share first place with {also:and}.")
DEAL, EARLIER, TOTAL = N_("Deal", "heading of a row"), N_("1 to {last}"), N_("Total", "heading of a row")

#: The number of last deals with a row of their own; earlier ones, if they are more than one, are summed up in a row.
ROWS = 6


def score(view: View, sheet: Sheet | None, laid_open: str, words: Html) -> str:
    """The score sheet, if a whole deal is over, and the match's scores, this deal included.

    Above it are the cards ``laid_open`` at the end (HTML), by which the score can be checked; below it one may ask the
    coach where the deal was decided.
    """
    said = [laid_open] if laid_open else []
    if sheet and sheet.scores:
        said += [
            element("h4", words.say(THE_SCORE)),
            _praise(view, sheet, words),
            view.stage.score(sheet, words),
        ]
    if view.tally and view.tally.scores:
        said.append(_match(view, view.tally, words.around()))
    if view.tally and view.over:
        said += [element("p", line) for line in _afterwards(view, view.tally, words.around())]
    said += filter(None, [ask_of_deal(view, words)])
    return element("div", *said, class_="score", data_part="score", hidden=not said)


def at_a_glance(sheet: Sheet | None, most: int, words: Html) -> str:
    """The scores of a deal that is over, in the place of the hand and as tall as that was."""
    scores = sheet.scores if sheet else None
    won = [
        element("li", element("span", seat_name(seat, words)), element("strong", signed(scores[seat])))
        for seat in words.chairs.order()
        if scores
    ]
    listed = element("ul", *won) if won else ""
    return element("div", listed, class_="hand glance", data_part="hand", data_most=most, hidden=not (won or most))


def _praise(view: View, sheet: Sheet, words: Html) -> str:
    """The praise for the result of the deal, as HTML."""
    if view.seat is None or view.helped or not (well := view.on_table.praised_deal(sheet, view.seat)):
        return ""
    kind, facts = well
    return element("p", words.tell(worded(kind, view.number), facts), class_="praise")


def winners(match: Match, words: Html) -> str:
    """The text on the end of the match and its winners."""
    first = tuple(standing.seat for standing in match.ranking if standing.place == 1)
    others = tuple(seat for seat in first if not words.chairs.ours(seat))
    if first == others:
        return words.say(WON, first=first)
    return words.say(YOU_SHARE, also=others) if others else words.say(YOU_WIN)


def _afterwards(view: View, match: Match, words: Html) -> Iterator[str]:
    """The line after the deal: the next one, or the ranking of the match."""
    if not match.over:
        yield from view.stage.match_sheet.following(match, words)
        return
    yield winners(match, words)
    yield from (words.tell(PLACE, standing._asdict()) for standing in match.ranking)


def _match(view: View, match: Match, words: Html) -> str:
    """The running score as a table with headers for screen readers."""
    scores = match.scores
    folded = len(scores) - ROWS if len(scores) > ROWS + 1 else 0
    early, late = scores[:folded], scores[folded:]
    sums = [sum(won) for won in zip(*early, strict=True)]
    rows = [row(words.say(EARLIER, last=len(early)), sums, words)] if early else []
    for number, won in enumerate(late, len(early) + 1):
        rows.append(row(view.stage.deal_name(match, number, words), won, words, match.sitting_out(number)))
    return element(
        "table",
        element("caption", words.say(OF_THE_MATCH)),
        head(words.say(DEAL), words),
        element("tbody", *rows),
        element("tfoot", row(words.say(TOTAL), match.totals, words)),
        class_="match",
    )
