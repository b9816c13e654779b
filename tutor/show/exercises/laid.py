"""Boards on which nobody is to move: cards that lie open, tricks, a deal that is over, as HTML and in plain text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, NamedTuple

from tutor.core.cards import Card, Cards
from tutor.core.errors import Json
from tutor.core.message import N_, Fact, Facts
from tutor.core.reading import codes
from tutor.core.sheet import Line
from tutor.show.exercises import offered, played, shares, still_out, strip
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.said import said
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.table.hand import drawn
from tutor.show.table.story import VALUE, amount
from tutor.show.words import Words, capital
from tutor.teach.open_boards import ContractOffers, Played, Promises, Shares, StillOut, Strip, Threads, Tricks
from tutor.teach.question import Board, Laid, Notes, Scored
from tutor.teach.saying import Saying

#: The value that is left out of a line of the sheet, for ears and in plain text.
TO_BE_FOUND, GAP = N_("to be found", "a value of a score sheet"), "____"
#: The number of cards in a line of plain text, and the number above which cards are drawn small (``MANY``).
A_ROW, MANY = 10, 6

#: The boards on which nobody is to move.
Open = Laid | Notes | Scored | Played | Tricks | Threads | Strip | StillOut | ContractOffers | Promises | Shares


class Shows(NamedTuple):
    """A sort of board: how it is told as JSON writes it, in plain text, and on a page."""

    told: Callable[[Any], JsonObject]
    lines: Callable[[Any, Words], Iterator[str]]
    html: Callable[[Any, Html], str]

    @classmethod
    def by(cls, module: ModuleType) -> Shows:
        """The functions ``told``, ``lines`` and ``html`` of a module."""
        return cls(module.told, module.lines, module.html)


def coded(facts: Facts) -> JsonObject:
    """The named parts of a sentence as JSON: cards by their codes."""
    return {name: _coded(fact) for name, fact in facts.items()}


def _coded(fact: Fact) -> Json:
    if isinstance(fact, Card):
        return fact.code
    if isinstance(fact, Cards):
        return codes(fact)
    return [*fact] if isinstance(fact, tuple) else fact


#: The named parts of a message, and the name under which a sentence says which claim it makes.
PART, CLAIM = re.compile(r"\{(\w+)"), "claim"


def facts_of(*sayings: Saying | None) -> JsonObject:
    """The facts of some sentences, one by one: nothing that their words do not say.

    A sentence with a claim, true or false, has the claim's name as the fact ``claim``.
    """
    lines: list[Json] = []
    for message, facts in (sentence for one in sayings if one for sentence in one.sentences):
        named = {*PART.findall(message), CLAIM}
        if said_here := {name: fact for name, fact in facts.items() if name in named}:
            lines.append(coded(said_here))
    return {"facts": lines} if lines else {}


def told(board: Board) -> JsonObject:
    """A board as JSON: all that it shows, but for words."""
    return SHOWN[type(board)].told(board) if isinstance(board, Open) else board.to_json()


def as_json(board: Board, words: Words) -> JsonObject:
    """A board as JSON, with the ``title`` and the ``text`` that a page and a terminal show around it."""
    if isinstance(board, Open):
        title = said(board.title, words) if isinstance(board, Laid | Notes | Shares) and board.title else ""
        text = [said(line, words) for line in board.written] if isinstance(board, Laid) else [*lines(board, words)]
        return {**_data(board), "title": title, "text": "\n".join(text)}
    title, *text = Dealt.of(board).lines(words)
    return {**board.to_json(), "title": title, "text": "\n".join(text)}


def _data(board: Open) -> JsonObject:
    """The content of a board, as JSON writes it: a deal that somebody sees from a chair is a record with their seat."""
    match board:
        case Laid() | Notes() | Shares():
            written = () if isinstance(board, Shares) else board.written
            return {**told(board), **facts_of(board.title, *written)}
        case Played() | Tricks():
            return {**board.record.to_json(), "seat": board.chair.seat}
        case Strip():
            known = {"trumps": codes(board.hand), "trumps_in_dog": codes(board.dog)}
            return {**board.record.to_json(), "seat": board.chair.seat, **known}
        case Threads():
            return {
                **board.record.to_json(),
                "seat": board.chair.seat,
                "drawn": len(board.at.said),
                "base": [*board.base],
            }
        case Scored() if board.written:
            values = (None if at == board.blank else line.value for at, line in enumerate(board.written))
            rules = (line.reason.rule.id for line in board.written)
            sheet = [{"rule": rule, "value": value} for rule, value in zip(rules, values, strict=True)]
            return {**told(board), "sheet": [*sheet]}
    return told(board)


def titled(board: Open) -> bool:
    """Whether the first line of a board in plain text is its title."""
    return isinstance(board, Laid | Notes | Shares) and board.title is not None


def lines(board: Open, words: Words) -> Iterator[str]:
    """The board in plain text."""
    return SHOWN[type(board)].lines(board, words)


def html(board: Open, words: Html, place: str = "") -> str:
    """The board on a page; a trick to which a card is to be laid has a ``place`` (HTML) for it."""
    return PLACED[type(board)](board, words, place) if place else SHOWN[type(board)].html(board, words)


def _cards_told(board: Laid) -> JsonObject:
    return {**({"cards": [card.code for card in board.cards]} if board.cards else {}), **board.data}


def _cards_lines(board: Laid, words: Words) -> Iterator[str]:
    if board.title:
        yield said(board.title, words)
    for first in range(0, len(board.cards), A_ROW):
        yield "  " + "  ".join(map(words.card, board.cards[first : first + A_ROW]))
    yield from (f"  {capital(said(line, words))}" for line in board.written)


def _cards_html(board: Laid, words: Html, place: str = "") -> str:
    head = element("p", said(board.title, words), class_="about") if board.title else ""
    return head + _open(board, words, place) + _said(board.written, words)


def _notes_told(board: Notes) -> JsonObject:
    return dict(board.data)


def _notes_lines(board: Notes, words: Words) -> Iterator[str]:
    if board.title:
        yield said(board.title, words)
    yield from (f"  {capital(said(line, words))}" for line in board.written)


def _notes_html(board: Notes, words: Html) -> str:
    head = element("p", said(board.title, words), class_="about") if board.title else ""
    return head + _said(board.written, words)


def _said(written: tuple[Saying, ...], words: Html) -> str:
    return _sheet([element("li", capital(said(line, words))) for line in written])


def _scored_told(board: Scored) -> JsonObject:
    return board.deal.to_json()


def _scored_lines(board: Scored, words: Words) -> Iterator[str]:
    yield " ".join(STAGES[board.deal.game].summed_up(board.deal, words))
    for place, line in enumerate(board.written):
        value = GAP if place == board.blank else amount(line)
        yield f"  {capital(words.line(line))}" + (words.say(VALUE, points=value) if value else "")


def _scored_html(board: Scored, words: Html) -> str:
    head = element("p", " ".join(STAGES[board.deal.game].summed_up(board.deal, words)))
    return head + _sheet([_value(line, words, at == board.blank) for at, line in enumerate(board.written)])


def _open(board: Laid, words: Html, place: str) -> str:
    """The cards in a row; two and two, if they are to be counted so; after them the place for one more."""
    cards = [drawn(card, words) for card in board.cards]
    if board.paired:
        cards = [element("span", *cards[first : first + 2], class_="pair") for first in range(0, len(cards), 2)]
    pile = board.small or len(board.cards) > MANY
    return (
        element("div", *cards, place, class_="open", role="presentation", data_pile=pile, data_small=board.small)
        if cards
        else ""
    )


def _sheet(written: list[str]) -> str:
    return element("ul", *written, class_="sheet") if written else ""


def _value(line: Line, words: Html, blank: bool) -> str:  # noqa: FBT001 - one place
    """A line of the sheet with its value, or with a gap in the place of the value."""
    gap = element("span", "?", class_="value", data_gap=True, aria_label=words.say(TO_BE_FOUND))
    value = gap if blank else element("span", shown, class_="value") if (shown := amount(line)) else ""
    return element("li", capital(words.line(line)), " " if value else "", value)


#: The functions that write each sort of board.
SHOWN: dict[type[Open], Shows] = {
    Laid: Shows(_cards_told, _cards_lines, _cards_html),
    Notes: Shows(_notes_told, _notes_lines, _notes_html),
    Scored: Shows(_scored_told, _scored_lines, _scored_html),
    **dict.fromkeys((Played, Tricks), Shows.by(played)),
    **dict.fromkeys((ContractOffers, Promises), Shows.by(offered)),
    Strip: Shows.by(strip),
    StillOut: Shows.by(still_out),
    Shares: Shows.by(shares),
    **{sort: Shows.by(module) for stage in STAGES.values() for sort, module in stage.boards.items()},
}
#: Those that write a trick with the place for a card that is to be laid to it.
PLACED: dict[type[Open], Callable[[Any, Html, str], str]] = {Laid: _cards_html, Played: played.html}
