"""Bets between the pairs: who has doubled and redoubled whom, as a matrix, as arrows and in words."""

from __future__ import annotations

from collections.abc import Collection

from tutor.barbu.bets import Bet, Bets
from tutor.message import N_
from tutor.show.felt import seat_name
from tutor.show.html import Html, element
from tutor.show.score_table import cells
from tutor.show.words import BETWEEN, LEVELS

A_BET = N_("{by:Player} against {other:player}: {level:level}")
MATRIX = N_("Who has doubled whom: six pairs")
AGAINST = N_("against", "head of a column")
NO_BET = N_("no bet")
DOUBLES, REDOUBLES = N_("double: {names}"), N_("redouble: {names}")


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
