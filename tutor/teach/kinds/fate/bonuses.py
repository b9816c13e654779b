"""The side that gets a bonus, case by case: for the Petit in the last trick, and for a poignée."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.score.bonuses import PETIT_LAST, PETIT_SIGN, POIGNEE, POIGNEE_WINNER
from tutor.tarot.score.summary import SIDES, Summary
from tutor.tarot.setting import FOUR
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.fate.family import FATE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import CONTRACTS, TERMS
from tutor.teach.tarot.sheets import by_rule

THE_SIDES = tuple(State(side, Saying.plain(N_("{side:term}", "a cell"), side=TERMS[side])) for side in SIDES)


class Case(NamedTuple):
    """A deal that is over, in words, and the reason why a side gets the bonus in it."""

    shows: Saying
    over: Summary
    why: Saying


#: Some deals that are over, by their names in answers.
Cases = dict[str, Case]


def _over(contract: str, *, made: bool, petit: str | None = None, poignees: tuple[str, ...] = ()) -> Summary:
    """A deal that is made, or lost, with a bonus."""
    return Summary(FOUR, 0, contract, 110 if made else 90, 1, poignees=poignees, petit_au_bout=petit)


def _outcome(*, made: bool) -> str:
    return "contract-made" if made else "contract-lost"


# The Petit in the last trick

WHOSE_BONUS = N_(
    "The contract was {contract:term}, and the Petit fell in the last trick. Who gets the bonus in each of these cases?"
)
PLAYED_BY = N_("Played by {owner:term} to a last trick won by {winner:term}; the contract is {outcome:term}")
WHAT_DECIDES = N_(
    "In the first case {owner:term} played the Petit in a {contract:term}, and the contract is {outcome:term}. Does any"
    " of this decide, or something else?"
)
LAST_TRICK_WINS = N_(
    "The last trick, with the Petit in it, was won by {winner:term}, and nothing else counts for this bonus."
)


def _petits(draw: Draw) -> tuple[Cases, Facts]:
    """The Petit kept by the side that plays it; from the second level on lost as well."""
    contract = draw.rng.choice(CONTRACTS)
    every = [*product(SIDES, SIDES, (True, False))]
    kept = [case for case in every if case[0] == case[1]]
    cases: Cases = {}
    for owner, winner, made in draw.rng.sample(draw.of(kept, every, every), draw.of(3, 4, 5)):
        outcome = _outcome(made=made)
        cases[f"case-{len(cases) + 1}"] = Case(
            Saying.plain(PLAYED_BY, owner=TERMS[owner], winner=TERMS[winner], outcome=outcome),
            _over(contract, made=made, petit=winner),
            Saying.plain(LAST_TRICK_WINS, PETIT_SIGN, winner=TERMS[winner]),
        )
    return cases, {"contract": contract}


# A poignée

WHO_IS_PAID = N_("Somebody has shown a poignée. Who gets its points in each of these cases?")
SHOWN_BY = N_("Shown by {side:term} in {contract:term}; the contract is {outcome:term}")
WHICH_OF_TWO = N_(
    "In the first case {side:term} showed the poignée in a {contract:term}, and the contract is {outcome:term}. Which"
    " of the two decides who gets the points?"
)
A_BET = N_("A poignée is a bet on the deal: whoever wins the contract gets its points, whoever has shown it.")


def _poignees(draw: Draw) -> tuple[Cases, Facts]:
    """A poignée of either side, in one contract, or in two."""
    cases = [*product(SIDES, (True, False), draw.rng.sample(CONTRACTS, draw.of(1, 2, 2)))]
    draw.rng.shuffle(cases)
    return {
        f"case-{number}": Case(
            Saying.plain(SHOWN_BY, side=TERMS[side], contract=contract, outcome=_outcome(made=made)),
            _over(contract, made=made, poignees=("simple",)),
            Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER),
        )
        for number, (side, made, contract) in enumerate(cases[: draw.of(4, 6, 6)], 1)
    }, {}


# Both


class Bonus(NamedTuple):
    """A bonus: how its cases are drawn, the words around them, and the rules of its line and of its side."""

    drawn: Callable[[Draw], tuple[Cases, Facts]]
    prompt: Message
    nudge: Message
    because: Saying
    line: Rule
    hint: Rule


BONUSES = {
    "petit": Bonus(
        _petits, WHOSE_BONUS, WHAT_DECIDES, Saying.plain(PETIT_SIGN.statement, PETIT_SIGN), PETIT_LAST, PETIT_LAST
    ),
    "poignee": Bonus(
        _poignees, WHO_IS_PAID, WHICH_OF_TWO, Saying.plain(A_BET, POIGNEE_WINNER), POIGNEE, POIGNEE_WINNER
    ),
}


@kind(FATE, about={"petit": (PETIT_LAST, PETIT_SIGN), "poignee": (POIGNEE_WINNER,)}, edition=2)
def side(draw: Draw) -> Posed:
    """Some deals that are over, with the Petit in the last trick, or with a poignée."""
    bonus = BONUSES[draw.about]
    cases, facts = bonus.drawn(draw)
    offers = tuple(Offer(name, case.shows) for name, case in cases.items())
    (_, first), *_ = next(iter(cases.values())).shows.sentences
    nudge = Saying(None, ((bonus.nudge, {**facts, **first}),))

    def verdicts(judge: Judge) -> Verdicts:
        lines = {name: by_rule(case.over, bonus.line, judge.sheet) for name, case in cases.items()}
        states = {name: (SIDES[line.value < 0], cases[name].why) for name, line in lines.items()}
        return Verdicts((bonus.because,), Hints.of(nudge, bonus.hint), states=states)

    return Posed(Asked((), bonus.prompt, offers, facts, states=THE_SIDES), verdicts)
