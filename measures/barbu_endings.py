"""The ends of contracts in ``tutor/teach/barbu/endings.txt``: puzzles in which one card is better than any other.

``python -m measures.barbu_endings`` keeps those that are still good, and looks for others in deals by seed, which takes
some minutes; with names of contracts after it, for these only.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import chain, count, product

from tutor.barbu.advice import choose
from tutor.barbu.advice.endings import Late, solve
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.teach.barbu.endgames import FILE, SORTS, STOCK, Ending, bank, clear
from tutor.teach.barbu.plays import dealt, lived
from tutor.teach.glances import Glance, but_hearts, by_height, finds, longest_suit, middle, place, shortest_suit
from tutor.teach.judge import RULES
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.puzzle.barbu import CONTRACTS, of_ending
from tutor.teach.kinds.puzzle.family import PUZZLE
from tutor.teach.positions import LEARNER

HEAD = """\
# Ends of contracts in which one card is better than any other, in the order in which exercises ask;
# measures/barbu_endings.py.  level, first leader, contract / moves so far / hands, from the learner's on / the moves to
# the end, each time with another first card
"""
#: The number of ends of each contract and level that are looked for, and in how many deals by level.
WANTED = 100
DEALS = (700, 500, 260)
#: The greatest share of the ends of each level in which the obvious card is right.
PLAIN = (0.5, 0.24, 0.2)
#: The greatest share of the ends of a level that begin in the middle of a trick.
BEGUN = 0.45
#: Cards that are found at a glance: each is best in at most that share of the ends of a level.
GLANCES: Sequence[Glance] = (
    middle,
    *(place(number) for number in range(3)),
    *(by_height(number) for number in (0, 1, -2, -1)),
    *(by_height(number, some) for some in (shortest_suit, longest_suit, but_hearts) for number in (0, -1)),
)
OFTEN = 0.45


def main(names: list[str]) -> None:
    """Keep the ends of the bank that are still good, look for others, and write the bank."""
    kept = [one for one in bank() if good(one)] if FILE.exists() else []
    for sort, level in product(names or SORTS, LEVELS):
        have = [one for one in kept if (one.sort, one.level) == (sort, level)]
        for seed in count(1):
            if len(have) >= WANTED or seed > DEALS[level - 1]:
                break
            found = _found(sort, level, random.Random(f"{sort} {level} {seed}"), have)
            if found:
                have.append(found)
                kept.append(found)
                print(f"\r{sort} {level}: {len(have)} from {seed} deals", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        kept.sort(key=lambda one: ([*SORTS].index(one.sort), one.level))
        FILE.write_text(HEAD + "".join(f"{one.line}\n" for one in kept), "utf-8")


def _found(sort: str, level: int, rng: random.Random, have: list[Ending]) -> Ending | None:
    """An end of one deal that is good, and of whose sort more are wanted; ``None`` if the deal has none."""
    call = {"trumps": f"trumps {rng.choice('SHDC')}", "domino": f"domino {rng.choice('6789')}"}.get(sort, sort)
    most = max(SORTS[sort][-1])
    for at, record in lived(dealt(call, rng), rng):
        if not isinstance(at, Late) or len(at.hand) not in SORTS[sort][level - 1]:
            continue
        if len(at.obligation().legal()) == 1:
            continue
        if isinstance(at, Layout) and (at.out or max(at.left) > most + 1):
            continue
        found = Ending.at_end(level, record, at)
        if found.clear and found not in have and _missing(found, have) and good(found):
            return found
    return None


def _missing(found: Ending, have: list[Ending]) -> bool:
    """Whether more ends are wanted that begin, or that are found at a glance, as this one."""
    known = max(len(have), STOCK)
    if _begun(found) and sum(map(_begun, have)) >= BEGUN * known:
        return False
    if found.obvious is found.best and sum(one.obvious is one.best for one in have) >= PLAIN[found.level - 1] * known:
        return False
    often = Counter(chain.from_iterable(map(_glances, have)))
    return all(often[number] < OFTEN * known for number in _glances(found))


@cache
def _glances(one: Ending) -> tuple[int, ...]:
    """The glances with which the best card is found, by their places."""
    contract = next(contract for contract in CONTRACTS.values() if contract.sort == one.sort)
    question = of_ending(one, contract).by(RULES, PUZZLE.pad)
    return tuple(number for number, glance in enumerate(GLANCES) if finds(glance, question))


def _begun(one: Ending) -> bool:
    """Whether an end begins with cards in the trick."""
    return isinstance(one.at, Play) and bool(one.at.trick.cards)


def good(one: Ending) -> bool:
    """Whether one card is best, and is also the best against the tutor's players."""
    if not one.clear:
        return False
    played = solve(one.at, choose)  # which takes longer: they count their last cards
    return clear(played) and max(played, key=lambda card: played[card].scores[LEARNER]) is one.best


if __name__ == "__main__":
    main(sys.argv[1:])
