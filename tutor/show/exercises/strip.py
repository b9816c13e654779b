"""The strip of trumps after a poignée, seen from one's own chair and from the others: as HTML, and in plain text.

Hidden hands stay hidden: a strip from another chair shows only the cards that everybody knows.  On a page the strips
are folded, since they tell much of the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tutor.core.cards import TRUMP, Card
from tutor.core.message import N_, Message
from tutor.show.exercises.said import COLON, seated
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.table.hand import drawn, in_order
from tutor.show.words import Words, capital
from tutor.teach.open_boards import Strip, Whereabouts
from tutor.teach.saying import Saying

HAS_SHOWN = N_("{by:Player} {by:you|have|has} just shown a {size:term} poignée.")
THE_TAKER = N_("The taker is {taker:player}.")
THE_DOG = N_("The dog held {cards:and}, and the taker has picked {cards:n|it|them} up.")
NO_TRUMP_IN_DOG = N_("There was no trump in the dog.")
IN_TRICK, SHOWN, YOURS = N_("In the trick"), N_("The poignée"), N_("Your trumps", "above some cards")
FROM_HERE = N_("From your seat")
FROM_THERE = N_("From any other seat, whose player sees their own cards besides")
#: The two strips: from one's own chair, and from the others.
CHAIRS = {True: FROM_HERE, False: FROM_THERE}
#: The word for the knowledge about a card, shown below its number.
STATES: dict[Whereabouts, Message] = {
    "shown": N_("shown", "of a trump on a strip"),
    "mine": N_("yours", "of a trump on a strip"),
    "gone": N_("played", "of a trump on a strip"),
    "dog": N_("dog", "of a trump on a strip"),
    "open": N_("open", "of a trump on a strip: nobody knows where it is"),
}


def told(board: Strip) -> JsonObject:
    """The strip as JSON."""
    return {
        "players": board.chair.players,
        "seat": board.chair.seat,
        "taker": board.taker,
        "shower": board.shower,
        "hand": [card.code for card in board.hand],
        "shown": board.shown.written,
        "dog": [card.code for card in board.dog],
        "leader": board.trick.leader,
        "trick": [card.code for card in board.trick.cards],
    }


def lines(board: Strip, words: Words) -> Iterator[str]:
    """The events so far, and the strip of each chair, sort by sort."""
    words = seated(Saying(None, (), board.chair), words)
    yield " ".join(_about(board, words))
    for own, title in CHAIRS.items():
        yield words.say(title)
        known = sorted(board.trumps, key=lambda card: [*STATES].index(board.where(card, own=own)))
        for state, cards in groupby(known, key=lambda card: board.where(card, own=own)):
            names = words.list(words.cards([*cards]), "and")
            if state != "open":
                yield f"  {capital(words.say(STATES[state]))}{words.say(COLON)}{names}"


def html(board: Strip, words: Html) -> str:
    """The events so far and all that can be seen, and the two strips, each of which opens below its name."""
    words = seated(Saying(None, (), board.chair), words)
    about = element("p", " ".join(_about(board, words)), class_="about")
    seen = {IN_TRICK: board.trick.cards, SHOWN: board.shown.shown, YOURS: board.hand}
    rows = (_row(words.say(title), in_order(cards), words) for title, cards in seen.items() if cards)
    return about + "".join(rows) + "".join(_chair(board, words, own=own) for own in CHAIRS)


def _row(title: str, cards: list[Card], words: Html) -> str:
    """Some cards below their title."""
    drawn_cards = (drawn(card, words) for card in cards)
    pile = element("div", *drawn_cards, class_="open", data_pile=True)
    return element("div", element("p", title, class_="about"), pile, class_="seen")


def _chair(board: Strip, words: Html, *, own: bool) -> str:
    cells = []
    for card in board.trumps:
        where = board.where(card, own=own)
        state = words.say(STATES[where])
        sign = card.rank if card.suit == TRUMP else "★"
        seen = element("b", sign) + element("small", state)
        spoken = element("span", f"{words.name(card)}, {state}", class_="tutor-said")
        cells.append(element("li", element("span", seen, aria_hidden="true"), spoken, data_where=where))
    summary = element("summary", words.say(CHAIRS[own]))
    return element("details", summary, element("ul", *cells, class_="strip"), class_="chair-view")


def _about(board: Strip, words: Words) -> Iterator[str]:
    yield words.say(HAS_SHOWN, by=board.shower, size=board.shown.size)
    yield words.say(THE_TAKER, taker=board.taker)
    yield words.say(THE_DOG, cards=board.dog) if board.dog else words.say(NO_TRUMP_IN_DOG)
