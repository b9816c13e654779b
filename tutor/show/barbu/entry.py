"""The form in which a score pad takes a deal of Barbu: the contract, its points, and who has doubled whom."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.entered import DOUBLES, WON
from tutor.barbu.match import Match
from tutor.core.entered import Fields
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.scoring.keys import numbers, one_of, some_of
from tutor.show.words import capital

CONTRACT = N_("{dealer:Player} calls")
DOUBLES_WHOM = N_("{by:Player} doubles")
WON_BY = N_("What the contract alone brought each player")
ONE_MAY_BE_EMPTY = N_(
    "One of them may stay empty: all together they are worth what the contract is. If nobody has doubled a negative"
    " contract, leave all of them empty."
)
OWES = N_("{by:Player} still has to double the dealer {count} {count:n|time|times}.")


def fields(match: Match, filled: Fields, words: Html) -> Iterator[str]:
    """The fields of the match's next deal, with what is filled in."""
    dealer = match.dealer or 0
    calls = ((name, capital(words.term(name))) for name in match.left)
    yield one_of("contract", words.say(CONTRACT, dealer=dealer), calls, filled)
    turns = [(dealer + turn) % match.players for turn in range(1, match.players + 1)]
    for by in turns if fixed_order(match.options) is None else ():
        others = ((DOUBLES.format(by, of), words.player(of)) for of in turns if of != by)
        yield some_of(words.say(DOUBLES_WHOM, by=by), others, filled)
    owed = {seat: debt.owed for seat, debt in match.debts.items() if debt.owed}
    for seat, count in owed.items():
        yield element("p", words.say(OWES, by=seat, count=count), class_="aside")
    won = [(WON.format(seat), words.player(seat)) for seat in range(match.players)]
    yield numbers(words.say(WON_BY), won, filled, element("p", words.say(ONE_MAY_BE_EMPTY), class_="aside"))
