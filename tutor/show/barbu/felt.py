"""What only Barbu puts on the table: the bets of the six pairs, the suits of Domino, the show-down of Chinese poker."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from tutor.barbu.bets import Bet, Bets
from tutor.barbu.contracts.chinese_poker import ROWS, Rows, units
from tutor.barbu.layout import Layout
from tutor.barbu.row import Row
from tutor.rule import N_
from tutor.show.felt import seat_name
from tutor.show.forms import SUIT_SIGNS
from tutor.show.hand import drawn
from tutor.show.html import Html, element
from tutor.show.score_table import cells
from tutor.show.text import A_BET, LIES, LIES_ALONE, NOT_OPEN
from tutor.show.words import BETWEEN, LEVELS, capital

MATRIX = N_("Who has doubled whom: six pairs")
AGAINST = N_("against", "head of a column")
NO_BET = N_("no bet")
DOUBLES, REDOUBLES = N_("double: {names}"), N_("redouble: {names}")
THE_LAYOUT = N_("The suits on the table")
FITS = N_("fits next: {cards:or}")
SHOW_DOWN = N_("The showdown")
PLAYER = N_("Player", "head of a column")
WINS, FOUL = N_("beats {count}"), N_("mis-set", "beside the name of a hand")


def spoken(named: Collection[int], received: Collection[int], words: Html) -> str:
    """What somebody says who doubles some players, and redoubles those by whom they were doubled."""
    order = [seat for seat in words.chairs.order() if seat in named]
    parts = ((DOUBLES, False), (REDOUBLES, True))
    told = (
        words.say(message, names=", ".join(seat_name(other, words) for other in others))
        for message, again in parts
        if (others := [other for other in order if (other in received) is again])
    )
    return words.say(BETWEEN).join(told)


def matrix(bets: Bets, words: Html) -> str:
    """The bets between the pairs, each pair once: a sign and a word for its level, and who has said so."""
    rows, columns = words.chairs.order()[:-1], words.chairs.order()[1:]
    known = {frozenset((bet.by, bet.other)): bet for bet in bets.bets()}
    head = (element("th", seat_name(seat, words), scope="col") for seat in columns)
    body = (
        cells(
            seat_name(one, words),
            (
                "" if other in rows[: place + 1] else _pair(known.get(frozenset((one, other))), words)
                for other in columns
            ),
        )
        for place, one in enumerate(rows)
    )
    return element(
        "table",
        element("caption", words.say(MATRIX)),
        element("thead", element("tr", element("th", words.say(AGAINST), scope="col"), *head)),
        element("tbody", *body),
        class_="matrix",
    )


def _pair(bet: Bet | None, words: Html) -> str:
    if bet is None:
        return element("span", "–", aria_hidden="true") + element("span", words.say(NO_BET), class_="tutor-said")
    level = element("strong", f"×{bet.level} ", words.say(LEVELS[bet.level]))
    return element("span", level, aria_hidden="true") + arrow(bet, words)


def arrow(bet: Bet, words: Html, sign: str = "") -> str:
    """Who has doubled whom, with a ``sign`` and an arrow for the eye and a sentence for the ear."""
    by, other = (seat_name(seat, words) for seat in (bet.by, bet.other))
    said = words.tell(A_BET, bet._asdict())
    shown = element("span", f"{by} {'→' if bet.level == 1 else '⇄'} {other}{sign}", class_="arrow", aria_hidden="true")
    return shown + element("span", said, class_="tutor-said")


def arrows(bets: Bets, words: Html) -> str:
    """All bets in a line."""
    return ", ".join(arrow(bet, words, f" ×{bet.level}") for bet in bets.bets())


def layout_of_suits(at: Layout, words: Html) -> str:
    """The suits of Domino as they lie, a row each; what fits next has its place there."""
    rows = (_suit(row, words) for row in at.rows())
    return element("p", words.say(THE_LAYOUT), class_="tutor-said") + element(
        "ul", *rows, class_="domino", style=f"--ranks:{len(at.rows()[0].order)}"
    )


def _suit(row: Row, words: Html) -> str:
    """One suit: every card at the place of its rank, and in words what lies and what fits."""
    message = (NOT_OPEN, LIES_ALONE, LIES)[len(row.ends)]
    said = words.tell(message, {"suit": row.suit, **dict(zip(("low", "high"), row.ends, strict=False))})
    if row.fits:
        said += words.say(BETWEEN) + words.say(FITS, cards=row.fits)
    places = []
    for card in row.order:
        next_one = f"{words.index(card)}<br>{SUIT_SIGNS[card.suit]}" if card in row.fits else ""
        place = drawn(card, words) if card in row.lying else next_one
        places.append(element("span", place, class_="rank", data_fits=card in row.fits))
    text = element("span", said, class_="tutor-said")
    return element("li", text, element("div", *places, class_="suit", aria_hidden="true"))


def show_down(rows: Mapping[int, Rows], words: Html) -> str:
    """Everybody's three rows, what each is worth, and how many of the others' it beats."""
    won = units(rows)
    titles = (element("th", capital(words.term(row)), scope="col") for row in ROWS)
    body = (cells(seat_name(seat, words), _rows(rows[seat], won[seat], words)) for seat in words.chairs.order())
    return element(
        "table",
        element("caption", words.say(SHOW_DOWN)),
        element("thead", element("tr", element("th", words.say(PLAYER), scope="col"), *titles)),
        element("tbody", *body),
        class_="show-down",
    )


def _rows(own: Rows, won: tuple[int, ...], words: Html) -> Iterator[str]:
    for row, strength, count in zip(own, own.strengths, won, strict=True):
        cards = " ".join(map(words.card, sorted(row, key=lambda card: -card.height)))
        told = words.say(FOUL) if own.foul else words.say(WINS, count=count)
        yield f"{cards} {element('span', f'{words.term(strength.name)} ({told})', class_='worth')}"
