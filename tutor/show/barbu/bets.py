"""Bets between pairs of players, doubled or redoubled, as threads, as arrows and in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType

from tutor.barbu.bets import Bet, Bets
from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.table.felt import PLACES, seat_name
from tutor.show.table.threads import State, Thread, pointing, threads
from tutor.show.words import BETWEEN, LEVELS

A_BET = N_("{by:Player} against {other:player}: {level:level}")
NO_BET_YET = N_("Between {by:player} and {other:player}: no bet")
SIX_PAIRS = N_("Who has doubled whom: six pairs")
NO_BET = N_("no bet")
#: No thread that can be tapped.
NOBODY: Mapping[int, State] = MappingProxyType({})
DOUBLES, REDOUBLES = N_("double: {names}"), N_("redouble: {names}")


def spoken(named: Collection[int], received: Collection[int], words: Html) -> str:
    """The words of somebody who doubles some players, and redoubles those by whom they were doubled."""
    order = [seat for seat in words.chairs.order() if seat in named]
    parts = ((DOUBLES, False), (REDOUBLES, True))
    told = (
        words.say(message, names=", ".join(seat_name(other, words) for other in others))
        for message, again in parts
        if (others := [other for other in order if (other in received) is again])
    )
    return words.say(BETWEEN).join(told)


def six_threads(bets: Bets, words: Html, taps: Mapping[int, State] = NOBODY) -> str:
    """The bets between the six pairs, as threads; ``taps`` holds the state after a tap of those that can be tapped."""
    order = words.chairs.order()
    known = {frozenset((bet.by, bet.other)): bet for bet in bets.bets()}
    pairs = (
        _thread((one, other), known.get(frozenset((one, other))), taps, words) for one, other in combinations(order, 2)
    )
    return threads(pairs, words.say(SIX_PAIRS))


def _thread(pair: tuple[int, int], bet: Bet | None, taps: Mapping[int, State], words: Html) -> Thread:
    one, other = pair
    tapped = (taps[other],) if one == words.chairs.seat and other in taps else ()
    cell = str(other) if tapped else f"{one}-{other}"
    now = state(bet, words) if bet else State("0", words.say(NO_BET), words.say(NO_BET_YET, by=one, other=other))
    return Thread(cell, (place(one, words), place(other, words)), (now, *tapped))


def state(bet: Bet, words: Html) -> State:
    """A bet as the state of a thread: an arrow from its player, or both ways, and a word for its level."""
    points = "⇄" if bet.level > 1 else pointing(place(bet.by, words), place(bet.other, words))
    short = f"{points} {words.say(LEVELS[bet.level])}"
    return State(str(bet.level), short, words.tell(A_BET, bet._asdict()))


def place(seat: int, words: Html) -> str:
    """The place of a seat on the felt."""
    return PLACES[words.chairs.table][words.chairs.steps(seat)]


def arrow(bet: Bet, words: Html, sign: str = "") -> str:
    """A bet: who has doubled whom, with a ``sign`` and an arrow for the eye and a sentence for the ear."""
    by, other = (seat_name(seat, words) for seat in (bet.by, bet.other))
    said = words.tell(A_BET, bet._asdict())
    shown = element("span", f"{by} {'→' if bet.level == 1 else '⇄'} {other}{sign}", class_="arrow", aria_hidden="true")
    return shown + element("span", said, class_="tutor-said")


def heard(bets: Bets, words: Html) -> dict[int, str]:
    """The bets of the deal at the places of those who have doubled, and one's own at the places of those against whom.

    So nothing stands at one's own place, where one's cards are.
    """
    by_place: dict[int, list[Bet]] = {}
    for bet in bets.bets():
        by_place.setdefault(bet.other if words.chairs.ours(bet.by) else bet.by, []).append(bet)
    return {seat: _seen_from(seat, named, words) for seat, named in by_place.items()}


def _seen_from(seat: int, named: Sequence[Bet], words: Html) -> str:
    """Bets at the place of a seat: for the ear, and for the eye with names or, where there is little room, as arrows.

    With names it is *→ Left, Right ×2 ← You*.
    """
    theirs = [_level(seat_name(bet.other, words), bet) for bet in named if bet.by == seat]
    ours = [_level(seat_name(bet.by, words), bet) for bet in named if bet.by != seat]
    names = [f"{arrow} {', '.join(said)}" for arrow, said in (("→", theirs), ("←", ours)) if said]
    arrows = [_level(pointing(place(bet.by, words), place(bet.other, words)), bet) for bet in named]
    return "".join(
        (
            element("span", " ".join(names), class_="named", aria_hidden="true"),
            element("span", " ".join(arrows), class_="pointed", aria_hidden="true"),
            element("span", ", ".join(words.tell(A_BET, bet._asdict()) for bet in named), class_="tutor-said"),
        )
    )


def _level(said: str, bet: Bet) -> str:
    """What is said of a bet, and how often it counts: *Left ×2*."""
    return said + (f" ×{bet.level}" if bet.level > 1 else "")
