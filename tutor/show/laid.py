"""Boards on which nobody is to move: cards that lie open, and a deal that is over, as HTML and in plain text."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.message import N_, Facts, Message
from tutor.sheet import Line
from tutor.show.hand import drawn
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.said import said
from tutor.show.story import VALUE, amount
from tutor.show.words import Words, capital
from tutor.tarot.score.summary import Summary
from tutor.teach.question import Board, Laid, Scored

TABLE = N_("There were {players} players at the table.")
CONTRACT, OF_FIVE = (
    N_("The contract was {contract:term}, and the taker played alone."),
    N_("The contract was {contract:term}, and the taker had a partner."),
)
PILE = N_("The taker’s side has {points:half} points and {bouts} {bouts:n|bout|bouts} in its tricks.")
PETIT = {
    "attack": N_("The taker’s side has won the Petit in the last trick."),
    "defence": N_("The defence has won the Petit in the last trick."),
}
POIGNEE = N_("Somebody has shown a {size:term} poignée.")
SLAM = {
    "made": N_("The taker’s side has won every trick, without having announced it."),
    "announced": N_("The taker announced a slam, and made it."),
    "failed": N_("The taker announced a slam, and did not make it."),
    "defence": N_("The defence has won every trick."),
}
#: The value that is left out of a line of the sheet, for ears and in plain text.
TO_BE_FOUND, GAP = N_("to be found", "a value of a score sheet"), "____"
#: So many cards lie in a row; more are drawn small.
A_ROW = 10


def told(board: Board) -> JsonObject:
    """A board as JSON writes it."""
    if isinstance(board, Laid):
        return {"cards": [card.code for card in board.cards]}
    return board.deal.to_json() if isinstance(board, Scored) else board.to_json()


def lines(board: Laid | Scored, words: Words) -> Iterator[str]:
    """The board in plain text."""
    if isinstance(board, Scored):
        yield " ".join(words.tell(message, facts) for message, facts in _facts(board.deal))
        for place, line in enumerate(board.written):
            value = GAP if place == board.blank else amount(line)
            yield f"  {capital(words.line(line))}" + (words.say(VALUE, points=value) if value else "")
        return
    if board.title:
        yield said(board.title, words)
    for first in range(0, len(board.cards), A_ROW):
        yield "  " + "  ".join(map(words.card, board.cards[first : first + A_ROW]))


def html(board: Laid | Scored, words: Html) -> str:
    """The board on a page."""
    if isinstance(board, Scored):
        facts = element("p", " ".join(words.tell(message, facts) for message, facts in _facts(board.deal)))
        written = [_written(line, words, blank=place == board.blank) for place, line in enumerate(board.written)]
        return facts + (element("ul", *written, class_="sheet") if written else "")
    title = element("p", said(board.title, words), class_="about") if board.title else ""
    cards = [drawn(card, words) for card in board.cards]
    if board.paired:
        cards = [element("span", *cards[first : first + 2], class_="pair") for first in range(0, len(cards), 2)]
    small = len(board.cards) > A_ROW
    return title + element("div", *cards, class_="open", role="presentation", data_pile=small)


def _written(line: Line, words: Html, *, blank: bool) -> str:
    """A line of the sheet with its value, or with a gap in the place of the value."""
    gap = element("span", "?", class_="value", data_gap=True, aria_label=words.say(TO_BE_FOUND))
    value = gap if blank else element("span", shown, class_="value") if (shown := amount(line)) else ""
    return element("li", capital(words.line(line)), value)


def _facts(deal: Summary) -> Iterator[tuple[Message, Facts]]:
    """What is known of a deal that is over, sentence by sentence."""
    yield TABLE, {"players": deal.players}
    yield CONTRACT if deal.partner is None else OF_FIVE, {"contract": deal.contract}
    yield PILE, {"points": deal.points / 2, "bouts": deal.bouts}
    if deal.petit_au_bout:
        yield PETIT[deal.petit_au_bout], {}
    for size in deal.poignees:
        yield POIGNEE, {"size": size}
    if deal.slam in SLAM:
        yield SLAM[deal.slam], {}
