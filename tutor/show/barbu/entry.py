"""The form in which a score pad takes a deal of Barbu: the contract, its points, and who has doubled whom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tutor.barbu import CLOCKWISE, contracts
from tutor.barbu.bets import Bet
from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.entered import DOUBLES, WON
from tutor.barbu.house import HOUSE
from tutor.barbu.match import Match
from tutor.core.entered import Fields
from tutor.core.message import N_
from tutor.show.barbu.bets import NO_BET, NO_BET_YET, SIX_PAIRS, place, state
from tutor.show.html import Html, element
from tutor.show.scoring.keys import numbers, one_of
from tutor.show.table.threads import State, Thread, threads
from tutor.show.words import capital

CONTRACT = N_("{dealer:Player} calls")
WON_BY = N_("What the contract alone brought each player")
ONE_MAY_BE_EMPTY = N_(
    "One of them may stay empty: all together they are worth what the contract is. If nobody has doubled a negative"
    " contract, leave all of them empty."
)
OWES = N_("{by:Player} still has to double the dealer {count} {count:n|time|times}.")
TAP = N_(
    "Who has doubled whom? Press the bet between two players, and again if it was the other way round, or redoubled."
)
#: The states of a thread by who has doubled: the one who speaks first, the other one, or both.
STATES = {(False, False): "0", (True, False): "1", (False, True): "-1", (True, True): "2"}


def fields(match: Match, filled: Fields, words: Html) -> Iterator[str]:
    """The fields of the match's next deal, with what is filled in."""
    dealer = match.dealer or 0
    calls = ((_as_called(name, filled, match), capital(words.term(name))) for name in match.left)
    yield one_of("contract", words.say(CONTRACT, dealer=dealer), calls, filled)
    if fixed_order(match.options) is None:
        turns = [(dealer + turn) % match.players for turn in range(1, match.players + 1)]
        yield _doubles(turns, filled, words.to(None, match.players, clockwise=CLOCKWISE))
    owed = {seat: debt.owed for seat, debt in match.debts.items() if debt.owed}
    for seat, count in owed.items():
        yield element("p", words.say(OWES, by=seat, count=count), class_="aside")
    won = [(WON.format(seat), words.player(seat)) for seat in range(match.players)]
    yield numbers(words.say(WON_BY), won, filled, element("p", words.say(ONE_MAY_BE_EMPTY), class_="aside"))


def _as_called(name: str, filled: Fields, match: Match) -> str:
    """A contract as it was called, with its suit or rank, where a deal that is filled in says them."""
    called = filled.get("contract", "")
    contract = contracts.calls(match.options, HOUSE.pack(match.players, match.rules)).get(called)
    return called if contract and contract.name == name else name


def _doubles(turns: list[int], filled: Fields, words: Html) -> str:
    """The table with a thread between every two players; of each pair whoever speaks first has mostly doubled."""
    pairs = [*combinations(turns, 2)]
    drawn = threads((_thread(one, other, filled, words) for one, other in pairs), words.say(SIX_PAIRS))
    named = (DOUBLES.format(*pair) for one, other in pairs for pair in ((one, other), (other, one)))
    said = (element("input", type="hidden", name_=name, value=filled.get(name, "")) for name in named)
    felt = element(
        "div", *(_seat(seat, words) for seat in turns), element("div", drawn, class_="middle"), class_="felt"
    )
    return element("fieldset", element("legend", words.say(TAP)), felt, *said, class_="doubles")


def _seat(seat: int, words: Html) -> str:
    name = element("p", element("span", words.heading(seat), class_="who"))
    return element("div", element("div", name, class_="plate"), class_=f"seat at-{place(seat, words)}")


def _thread(one: int, other: int, filled: Fields, words: Html) -> Thread:
    """The thread between two players, in the state that is filled in; each press goes on to the next."""
    bets = {
        "0": State("0", words.say(NO_BET), words.say(NO_BET_YET, by=one, other=other)),
        "1": state(Bet(one, other, 1), words),
        "-1": state(Bet(other, one, 1), words)._replace(name="-1"),
        "2": state(Bet(one, other, 2), words),
    }
    known = (bool(filled.get(DOUBLES.format(one, other))), bool(filled.get(DOUBLES.format(other, one))))
    order = [*bets]
    first = order.index(STATES[known])
    states = tuple(bets[name] for name in (*order[first:], *order[:first]))
    return Thread(f"{one}-{other}", (place(one, words), place(other, words)), states)
