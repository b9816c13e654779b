"""The ends of contracts in ``tutor/teach/barbu/endings.txt``: puzzles in which one card is better than any other.

``python -m measures.barbu_endings`` keeps those that are still good, and looks for others in deals by seed, which takes
some minutes; with names of contracts after it, for these only.
"""

from __future__ import annotations

import random
import sys
from itertools import count, product

from tutor.barbu.advice import choose
from tutor.barbu.advice.endings import Late, solve
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.teach.barbu.endgames import FILE, SORTS, STOCK, Ending, bank, clear
from tutor.teach.barbu.plays import dealt, lived
from tutor.teach.kind import LEVELS
from tutor.teach.positions import LEARNER

HEAD = """\
# Ends of contracts in which one card is better than any other, in the order in which exercises ask;
# measures/barbu_endings.py.  level, first leader, contract / moves so far / hands, from the learner's on / the moves to
# the end, each time with another first card
"""
#: The greatest number of ends of each level in which the obvious card is right.
PLAIN = (9, 4, 3)
#: The greatest number of ends of a level that begin in the middle of a trick.
BEGUN = 8


def main(names: list[str]) -> None:
    """Keep the ends of the bank that are still good, look for others, and write the bank."""
    kept = [one for one in bank() if good(one)] if FILE.exists() else []
    for sort, level in product(names or SORTS, LEVELS):
        have = [one for one in kept if (one.sort, one.level) == (sort, level)]
        for seed in count(1):
            if len(have) >= STOCK:
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
        if isinstance(at, Layout) and (at.out or max(at.left) > most + 1):
            continue
        found = Ending.at_end(level, record, at)
        if found not in have and good(found) and _missing(found, have):
            return found
    return None


def _missing(found: Ending, have: list[Ending]) -> bool:
    """Whether more ends are wanted that begin, or whose obvious card is right or wrong, as in this one."""
    if _begun(found) and sum(map(_begun, have)) >= BEGUN:
        return False
    plain = found.clear and found.obvious is found.best
    return not plain or sum(one.obvious is one.best for one in have) < PLAIN[found.level - 1]


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
