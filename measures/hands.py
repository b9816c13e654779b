"""The hands in ``tutor/teach/barbu/hands.txt``, and the points that each of them makes on average in 40 deals.

``python -m measures.hands`` plays the deals of every hand out again, which takes some minutes; with the names of
contracts it does so for those alone.  A hand that is not clear any more gives its place to another one.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import chain
from math import sqrt
from multiprocessing import Pool
from statistics import mean, stdev
from typing import Any

from tutor import barbu
from tutor.barbu import contracts
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.contracts import SEVEN
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, Cards
from tutor.teach.barbu.hands import DEALS, ERRORS, FILE, LEAST, Held, bank
from tutor.teach.barbu.plays import PLAYERS, WHOLE, dealt
from tutor.teach.positions import LEARNER

HEAD = """\
# Hands that suit a contract, or do not, in the order in which exercises ask about them; from measures/hands.py.
# call / the hand / points promised beyond the usual, points on average in 40 deals, standard error of those
"""
#: The number of hands kept for a contract that suit it, and of those that do not.
WANTED = 22
#: The greatest promise, in points beyond the usual ones: what promises more shows in every single count.
MOST = 4.0
#: The greatest share of the hands kept that suit a contract, or do not, in which one count speaks for it.
OFTEN = 0.6
#: The number of deals after which an unclear hand is dropped.
FIRST_LOOK = 12
#: The number of standard errors by which a hand must be clear after those deals.
FIRST_ERRORS = 1.5
NAMES = tuple(kind.name for kind in SEVEN)


def main() -> None:
    """Measure the hands for some contracts anew, or for all, and write the bank."""
    asked = sys.argv[1:] or NAMES
    with Pool() as pool:
        measured = dict(zip(asked, pool.map(_measured, asked, chunksize=1), strict=True))
    known = bank() if FILE.exists() else ()
    kept = {name: [one for one in known if one.contract.name == name] for name in NAMES}
    lines = (one.line for name in NAMES for one in measured.get(name, kept[name]))
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in lines), "utf-8")


def _measured(name: str) -> list[Held]:
    """The hands for a contract, those that suit it and the others in mixed order."""
    kept: dict[bool, list[Held]] = {True: [], False: []}
    known = [one for one in (bank() if FILE.exists() else ()) if one.contract.name == name]
    for call, hand in chain(((one.call, one.hand) for one in known), _found(name)):
        alike = kept[_promised(call, hand) > 0]
        if all(len(held) >= WANTED for held in kept.values()):
            break
        new = all(hand != one.hand for one in known)
        if len(alike) >= WANTED or (new and not _even(call, hand, alike)):
            continue
        if _played(call, hand, FIRST_LOOK).clear_of(FIRST_ERRORS):
            held = _played(call, hand, DEALS)
            if held.clear_of(ERRORS):
                alike.append(held)
    print(name, sum(map(len, kept.values())), file=sys.stderr, flush=True)
    return sorted((*kept[True], *kept[False]), key=_shuffled)


def _even(call: str, hand: Cards, alike: list[Held]) -> bool:
    """Whether of all that is counted in a hand nothing speaks for it, or against it, as in too many others alike."""
    speaks = [_speaks(one.call, one.hand) for one in alike]
    return all(
        sum(other[name] is good for other in speaks) < OFTEN * WANTED for name, good in _speaks(call, hand).items()
    )


def _speaks(call: str, hand: Cards) -> dict[str, bool]:
    """Whether each thing that is counted in a hand speaks for calling it."""
    marks = contracts.calls(Options())[call].marks(hand.pack)
    return {name: mark.points * (mark.count(hand) - mark.usual) > 0 for name, mark in marks.items()}


def _shuffled(one: Held) -> float:
    """A sort key that follows from the hand and not from its points, so that a new measurement keeps the order."""
    return random.Random(f"{one.call} {one.hand}").random()


def _found(name: str) -> Iterator[tuple[str, Cards]]:
    """Hands that promise a little more than is usual for a contract, or less, each with its call."""
    rng = random.Random(f"hands {name}")
    calls = [contract.code for contract in contracts.calls(Options()).values() if contract.name == name]
    while hand := BARBU.set(rng.sample(BARBU.cards, WHOLE)):
        call = max(calls, key=lambda call: _promised(call, hand))
        if LEAST <= abs(_promised(call, hand)) <= MOST:
            yield call, hand


def _promised(call: str, hand: Cards) -> float:
    return prospect(hand, contracts.calls(Options())[call], SETTING)


SETTING = Setting(PLAYERS, 0, Options(), (None,) * PLAYERS)


def _played(call: str, hand: Cards, deals: int) -> Held:
    """A hand with its mean points in so many deals, and their standard error."""
    rng = random.Random(f"{call} {hand}")
    scores = [_score(call, hand, rng) for _ in range(deals)]
    return Held(call, hand, _promised(call, hand), mean(scores), stdev(scores) / sqrt(deals))


def _score(call: str, hand: Cards, rng: random.Random) -> int:
    """The points of a deal for the holder of a hand who calls a contract, the other cards dealt at random."""
    at: Any = barbu.position(dealt(call, rng, leader=LEARNER, holds=hand))
    while at.turn is not None:
        at = at.after(at.read(barbu.choose(at), "moves"))
    scores = barbu.result(at).scores or ()
    return scores[LEARNER]


if __name__ == "__main__":
    main()
