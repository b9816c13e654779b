"""A dealer's contracts on one screen, with points made, promised, and gained by keeping them; or hands side by side.

A promise and a price are two bars, with their numbers beside them, to one scale on a board.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_, Message
from tutor.show.exercises.said import COLON
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.reasoned import JsonObject
from tutor.show.words import BETWEEN, Words, capital
from tutor.teach.open_boards import ContractOffer, ContractOffers, Promises

MADE = N_("called, {points:signed}", "of a contract in a dealer's set, with its score")
PROMISE = N_("promises {points:signed}", "of a contract and a hand")
PRICE = N_("worth {points} to keep", "of a contract")
PROMISE_BAR, PRICE_BAR = N_("promise", "beside a bar"), N_("price", "beside a bar")
HAND = N_("Hand {number}", "heading of a row of numbers")
#: The length of the longest bar of a board.
LONG = 100
HANDS = N_("What each hand promises in each contract")


def told(board: ContractOffers | Promises) -> JsonObject:
    """The board as JSON writes it."""
    if isinstance(board, Promises):
        return {"contracts": [*board.contracts], "promises": [[*row] for row in board.hands]}
    return {
        "offers": [{name: value for name, value in one._asdict().items() if value is not None} for one in board.offers]
    }


def lines(board: ContractOffers | Promises, words: Words) -> Iterator[str]:
    """A line a contract, or a line a hand."""
    if isinstance(board, ContractOffers):
        for offer in board.offers:
            yield f"  {_name(offer.contract, words)}{words.say(COLON)}{_said(offer, words)}"
        return
    for number, row in enumerate(board.hands, 1):
        cells = (
            f"{_name(contract, words)} {signed(points)}" for contract, points in zip(board.contracts, row, strict=True)
        )
        yield f"  {words.say(HAND, number=number)}{words.say(COLON)}{words.say(BETWEEN).join(cells)}"


def html(board: ContractOffers | Promises, words: Html) -> str:
    """A tile a contract; or a table with a row a hand."""
    if isinstance(board, Promises):
        return _table(board, words)
    widest = max(
        (abs(points) for offer in board.offers for points in (offer.promises, offer.price) if points), default=1
    )
    return element("ul", *(_tile(offer, widest, words) for offer in board.offers), class_="offers")


def _tile(offer: ContractOffer, widest: int, words: Html) -> str:
    """A contract: the points that it has made, or its bars, whose lengths are to the scale of the ``widest``."""
    head = element("b", capital(_name(offer.contract, words)))
    if offer.made is not None:
        return element("li", head, " ", words.say(MADE, points=offer.made), data_called=True)
    bars = [
        _bar(title, points, widest, words)
        for title, points in ((PROMISE_BAR, offer.promises), (PRICE_BAR, offer.price))
        if points is not None
    ]
    spoken = element("span", _said(offer, words), class_="tutor-said")
    return element("li", head, " ", spoken, element("span", *bars, class_="bars", aria_hidden="true"))


def _bar(title: Message, points: int, widest: int, words: Html) -> str:
    """A title, a bar and its number.  The bar is a drawing, since no style stands in the page itself."""
    sort = "price" if title is PRICE_BAR else "loss" if points < 0 else "promise"
    filled = element("rect", width=str(round(LONG * abs(points) / (widest or 1))), height="1", data_bar=sort)
    bar = element("svg", filled, viewBox=f"0 0 {LONG} 1", preserveAspectRatio="none")
    number = str(points) if title is PRICE_BAR else signed(points)
    return element("small", words.say(title)) + bar + element("span", number)


def _table(board: Promises, words: Html) -> str:
    names = (element("th", capital(_name(one, words)), scope="col") for one in board.contracts)
    rows = (
        element(
            "tr",
            element("th", words.say(HAND, number=number), scope="row"),
            *(element("td", signed(points)) for points in row),
        )
        for number, row in enumerate(board.hands, 1)
    )
    caption = element("caption", words.say(HANDS), class_="tutor-said")
    head = element("thead", element("tr", element("td"), *names))
    return element("table", caption, head, element("tbody", *rows), class_="tricks promises")


def _said(offer: ContractOffer, words: Words) -> str:
    said = ((MADE, offer.made), (PROMISE, offer.promises), (PRICE, offer.price))
    return words.say(BETWEEN).join(words.say(message, points=points) for message, points in said if points is not None)


def _name(contract: str, words: Words) -> str:
    return words.term(contract)
