"""The end of play in a contract that may end early: what comes after a trick, or in the middle of one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor import barbu
from tutor.barbu.contracts import barbu as contract_barbu
from tutor.barbu.contracts import no_queens
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.play import WINNER_LEADS, Play
from tutor.barbu.values import Values
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import PLAYERS, dealt
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.over.family import OVER
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying, once

# What happens next?

NOT_YET_WON = N_("Nobody has won yet:", "above cards that lie open")
PLAYS, LEADS, ENDED = N_("the next player plays"), N_("the next trick is led"), N_("the deal is over")
IS_IT_WHOLE = N_(
    "Trick {number} begins, and only {cards:and} {cards:n|is|are} still to be won. In which of the {count} cases"
    " {cards:n|does it|do they} fall, and are there four cards then?"
)
TO_COME = N_("{count} {count:n|card has|cards have} been played to this trick so far, so the next player plays to it.")
LIES_ALREADY = N_(
    "With {cards:and} in this trick, nothing that costs points is left. But the trick is completed first, since a card"
    " still to come may win it: the next player plays."
)
STILL_OUT = N_("The trick is complete, and {cards:and} {cards:n|is|are} still out: its winner leads to the next one.")
NOTHING_LEFT = N_("The trick is complete, and with {cards:and} all that costs points has been won: play stops.")
EVERY_TRICK = N_("The trick is complete, and here play goes on to the last card: its winner leads to the next one.")
NO_CARDS = N_("That was the last trick: nobody has a card left.")

_STATES = tuple(
    State(name, Saying.plain(title)) for name, title in (("plays", PLAYS), ("leads", LEADS), ("over", ENDED))
)
#: The number of ways to complete a trick that are tried.
_TRIED = 24


class Contract(NamedTuple):
    """A contract that stops early: its call, the words that ask, and the rule that says when it ends."""

    call: str
    prompt: Message
    rule: Rule


CONTRACTS: Mapping[str, Contract] = {
    "no-queens": Contract(
        NoQueens.name,
        N_(
            "In No Queens {done} {done:n|trick has|tricks have} been won so far. Here are {count} ways in which the"
            " next one may go, each drawn as far as it has been played, the card led first. What happens then?"
        ),
        no_queens.END,
    ),
    "king": Contract(
        Barbu.name,
        N_(
            "In Barbu {done} {done:n|trick has|tricks have} been won so far. Here are {count} ways in which the next"
            " one may go, each drawn as far as it has been played, the card led first. What happens then?"
        ),
        contract_barbu.END,
    ),
}


@kind(OVER, about={name: (contract.rule,) for name, contract in CONTRACTS.items()})
def ends(draw: Draw) -> Posed | None:
    """Some ways in which a trick may go, complete or not, after which play goes on or is over."""
    contract, rng = CONTRACTS[draw.about], draw.rng
    starts = [at for at in _starts(contract.call, rng) if len(_costly(at)) in draw.of((0, 1), (0, 1, 2), (0, 1, 2))]
    if not starts:
        return None
    at = rng.choice(starts)
    found = _varied([*_goes_on(at, rng)], draw.of(3, 4, 5), rng)
    if found is None:
        return None
    ways = {str(number): after for number, after in enumerate(found, 1)}
    left = _costly(at)
    facts: Facts = {"done": len(at.taken), "count": len(ways)}
    asked = Asked(
        (Laid(tuple(left), Saying.plain(NOT_YET_WON)),) if left else (),
        contract.prompt,
        tuple(Offer(name, _cards(after)) for name, after in ways.items()),
        facts,
        {"contract": contract.call},
        states=_STATES,
    )

    def verdicts(judge: Judge) -> Verdicts:
        following = {name: _next(after, judge) for name, after in ways.items()}
        states = {name: (following[name], _why(at, after, contract.rule, judge)) for name, after in ways.items()}
        because = once(says for _, says in states.values() if says.rule)[:2]
        hints = Hints.plain(IS_IT_WHOLE, contract.rule, number=len(at.taken) + 1, cards=left, count=len(ways))
        return Verdicts(because, hints, states=states)

    return Posed(asked, verdicts)


def _starts(call: str, rng: random.Random) -> Iterator[Play]:
    """The beginnings of the tricks of a deal, everybody playing any card that is allowed."""
    at = barbu.position(dealt(call, rng))
    while isinstance(at, Play) and not at.over:
        if not at.trick.cards and at.taken:
            yield at
        at = at.after(rng.choice(at.obligation().legal()))


def _costly(at: Play) -> Cards:
    """The cards that cost whoever wins them, as far as nobody has won them."""
    return BARBU.set(card for card in BARBU.cards if at.contract.penalty(card, Values()) and card not in at.gone)


def _goes_on(at: Play, rng: random.Random) -> Iterator[Play]:
    """Ways in which the next trick may go, each up to some card of it."""
    for _ in range(_TRIED):
        after = at
        for _ in range(rng.randint(2, PLAYERS)):
            after = after.after(rng.choice(after.obligation().legal()))
        yield after


def _varied(found: list[Play], count: int, rng: random.Random) -> list[Play] | None:
    """So many of them, no two alike and not all with one answer; one at least looks like the end and is none."""
    unlike = list({_cards(after): after for after in found}.values())
    sorts: dict[tuple[str, int], list[Play]] = {}
    for after in unlike:
        sorts.setdefault((_next(after, RULES), len(_costly(after) - BARBU.set(after.trick.cards))), []).append(after)
    if len({sort for sort, _ in sorts}) == 1 or ("plays", 0) not in sorts:
        return None
    # One of each sort first, so that a last queen lies in a trick that is complete, and in one that is not.
    chosen = [rng.choice(alike) for alike in sorts.values()][:count]
    others = [after for after in unlike if after not in chosen]
    chosen += rng.sample(others, min(len(others), count - len(chosen)))
    rng.shuffle(chosen)
    return chosen if len(chosen) == count else None


def _cards(after: Play) -> tuple[Card, ...]:
    """The trick in progress, or the one that has just been completed."""
    return after.trick.cards or after.taken[-1].trick.cards


def _next(after: Play, judge: Judge) -> str:
    """The state of the grid: the next player plays, the next trick is led, or the deal is over."""
    return "over" if judge.over(after) else "plays" if after.trick.cards else "leads"


def _why(at: Play, after: Play, rule: Rule, judge: Judge) -> Saying:
    """The reason for what happens next."""
    cards, left = _cards(after), _costly(at)
    lying, out = left & BARBU.set(cards), left - BARBU.set(cards)
    match _next(after, judge):
        case "over":
            return Saying.plain(NOTHING_LEFT, rule, cards=lying) if after.decided else Saying.plain(NO_CARDS, rule)
        case "leads":
            return Saying.plain(STILL_OUT, WINNER_LEADS, cards=out) if out else Saying.plain(EVERY_TRICK, rule)
    if lying and not out and _stops(after):
        return Saying.plain(LIES_ALREADY, rule, cards=lying)
    return Saying.plain(TO_COME, count=len(cards))


def _stops(after: Play) -> bool:
    """Whether play stops with this trick, whatever else is played to it, though it is not the last one."""
    while not after.over and after.trick.cards:
        after = after.after(after.obligation().legal()[0])
    return after.decided is not None
