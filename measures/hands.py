"""The hands in ``tutor/teach/barbu/hands.txt``, and the points that each of them makes on average in 200 deals.

``python -m measures.hands`` plays the deals of every hand out again, which takes some minutes; with the names of
contracts it does so for those alone.  A hand that is not clear any more gives its place to another one.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from itertools import chain, count
from math import sqrt
from multiprocessing import Pool
from statistics import mean, stdev
from typing import Any

from tutor import barbu
from tutor.barbu import contracts
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.contracts import SEVEN, Trumps
from tutor.barbu.contracts.domino import Domino
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, Cards
from tutor.teach.barbu.hands import DEALS, ERRORS, FILE, LEAST, Held, bank
from tutor.teach.barbu.plays import PLAYERS, WHOLE, dealt
from tutor.teach.kind import LEVELS
from tutor.teach.positions import LEARNER

HEAD = """\
# Hands that suit a contract, or do not, in the order in which exercises ask about them; from measures/hands.py.
# call, level / the hand / points promised beyond the usual, points on average in 200 deals, standard error of those
"""
#: The number of hands kept for a contract and a level that suit it, and of those that do not.
WANTED = 9
#: The least difference from the usual promise, in points, of a plain hand.
PLAIN = 5.5
#: The number of deals after which an unclear hand is dropped.
FIRST_LOOK = 40
#: The number of standard errors by which a hand must be clear after those deals.
FIRST_ERRORS = 2
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
    """The hands for a contract, level by level, those that suit it and the others in mixed order."""
    kept: dict[tuple[int, bool], list[Held]] = {(level, good): [] for level in LEVELS for good in (True, False)}
    known = [one for one in (bank() if FILE.exists() else ()) if one.contract.name == name]
    for call, level, hand in chain(((one.call, one.level, one.hand) for one in known), _found(name)):
        good = _promised(call, hand) > 0
        if all(len(held) == WANTED for held in kept.values()):
            break
        if len(kept[level, good]) == WANTED or any(hand == one.hand for one in chain(*kept.values())):
            continue
        if _played(call, level, hand, FIRST_LOOK).clear_of(FIRST_ERRORS):
            held = _played(call, level, hand, DEALS)
            if held.clear_of(ERRORS):
                kept[level, good].append(held)
    print(name, sum(map(len, kept.values())), file=sys.stderr, flush=True)
    return [one for level in LEVELS for one in sorted((*kept[level, True], *kept[level, False]), key=_shuffled)]


def _shuffled(one: Held) -> float:
    """A sort key that follows from the hand and not from its points, so that a new measurement keeps the order."""
    return random.Random(f"{one.call} {one.hand}").random()


def _found(name: str) -> Iterator[tuple[str, int, Cards]]:
    """Hands that promise much more than is usual for a contract, or much less, each with its call and level."""
    rng = random.Random(f"hands {name}")
    calls = [contract.code for contract in contracts.calls(Options()).values() if contract.name == name]
    for number in count():
        hand = BARBU.set(rng.sample(BARBU.cards, WHOLE))
        call = max(calls, key=lambda call: _promised(call, hand))
        promised = _promised(call, hand)
        if abs(promised) < LEAST:
            continue
        tempts = EYE[name](call, hand) * promised <= 0
        # Every level looks for its own hands in turn, so that an early level does not take what a later one needs.
        level = LEVELS[number % len(LEVELS)]
        plain = abs(promised) >= PLAIN
        if tempts if level == LEVELS[-1] else plain is (level == LEVELS[0]):
            yield call, level, hand


def _promised(call: str, hand: Cards) -> float:
    return prospect(hand, contracts.calls(Options())[call], SETTING)


SETTING = Setting(PLAYERS, 0, Options(), (None,) * PLAYERS)


def _played(call: str, level: int, hand: Cards, deals: int) -> Held:
    """A hand with its mean points in so many deals, and their standard error."""
    rng = random.Random(f"{call} {hand}")
    scores = [_score(call, hand, rng) for _ in range(deals)]
    return Held(call, level, hand, _promised(call, hand), mean(scores), stdev(scores) / sqrt(deals))


def _score(call: str, hand: Cards, rng: random.Random) -> int:
    """The points of a deal for the holder of a hand who calls a contract, the other cards dealt at random."""
    at: Any = barbu.position(dealt(call, rng, leader=LEARNER, holds=hand))
    while at.turn is not None:
        at = at.after(at.read(barbu.choose(at), "moves"))
    scores = barbu.result(at).scores or ()
    return scores[LEARNER]


def _of_ranks(*ranks: str) -> Callable[[Cards], int]:
    return lambda hand: sum(card.rank in ranks for card in hand)


def _unless_usual(high: int) -> int:
    """A number below zero for many high cards, above zero for few, and zero for four or five."""
    return 4 - high if high < 4 else min(5 - high, 0)  # noqa: PLR2004 - a quarter of all sixteen, or one more


#: A beginner's view of a hand for a contract: above zero if the hand looks good, below zero if it looks bad.
EYE: dict[str, Callable[[str, Cards], float]] = {
    "no-tricks": lambda _, hand: _unless_usual(_of_ranks("J", "Q", "K", "A")(hand)),
    "no-hearts": lambda _, hand: 3.25 - len(hand.of("H")),
    "no-queens": lambda _, hand: 1 - _of_ranks("Q")(hand),
    "barbu": lambda _, hand: -1 if BARBU["HK"] in hand else 1,
    "no-last-two": lambda _, hand: 4 - _of_ranks("J", "Q", "K", "A")(hand),
    "trumps": lambda call, hand: len(hand.of(call.removeprefix(f"{Trumps.name} "))) - 5,
    "domino": lambda call, hand: _of_ranks(call.removeprefix(f"{Domino.name} "))(hand) - 1,
}


if __name__ == "__main__":
    main()
