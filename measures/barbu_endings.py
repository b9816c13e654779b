"""The ends of contracts in ``tutor/teach/barbu/endings.txt``: puzzles in which one card is better than any other.

``python -m measures barbu-endings`` keeps those that are still good, and looks in deals by seed for another one in the
place of each that is not; with ``--more`` for as many as are wanted at all.  It takes some minutes; with names of
contracts after it, it does so for these only.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from measures.glances import even, glances, in_their_places
from measures.run import Run
from tutor.barbu.advice import choose
from tutor.barbu.advice.endings import Late, solve
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.teach.banks import of_sort
from tutor.teach.barbu.endgames import FILE, SORTS, STOCK, Ending, bank, clear
from tutor.teach.barbu.plays import dealt, lived
from tutor.teach.kind import LEVELS
from tutor.teach.positions import LEARNER

HEAD = """\
# Ends of contracts in which one card is better than any other, in the order in which exercises ask;
# measures/barbu_endings.py.  level, first leader, contract / moves so far / hands, from the learner's on / the moves to
# the end, each time with another first card
"""
#: The number of ends of each contract and level that are looked for, and in how many deals by level.
WANTED = 40
DEALS = (6000, 5000, 4000)
#: The greatest share of the ends of each level in which the obvious card is right.
PLAIN = (0.5, 0.24, 0.2)
#: The greatest share of the ends of a level that begin in the middle of a trick.
BEGUN = 0.45
#: The number of first ends in which that may be otherwise.
FEW = 10


def measure(run: Run) -> None:
    """Keep the ends of the bank that are still good, look for others, and write the bank."""
    known = bank() if FILE.exists() else ()
    named = run.words or SORTS
    tried = [one for one in known if one.sort in named]
    is_good = dict(zip(tried, run.each(still_good, (one.line for one in tried), len(tried)), strict=True))
    kept: list[Ending] = []
    for sort, level in product(SORTS, LEVELS):
        before = of_sort(known, sort, level)
        if sort not in named:
            kept += before
            continue
        good = [one for one in before if is_good[one]]
        wanted = max(WANTED if run.more else 0, len(before)) if known else WANTED
        have = even(_with_others(run, (sort, level), good, wanted), found_at_a_glance, wanted)
        have += _spared(before, is_good, STOCK - len(have))
        kept += in_their_places(before, have)
    FILE.write_text(HEAD + "".join(f"{one.line}\n" for one in kept), "utf-8")


def _spared(before: Sequence[Ending], is_good: Mapping[Ending, bool], lacking: int) -> list[Ending]:
    """Ends that stay where too few are left, as many as are lacking: one card is best, if not against the players."""
    return [one for one in before if one.clear and not is_good[one]][: max(lacking, 0)]


def _with_others(run: Run, of: tuple[str, int], good: Sequence[Ending], wanted: int) -> list[Ending]:
    """Ends of a contract and a level, and others beside them until there are as many as wanted that are even."""
    (sort, level), joined = of, [*good]
    if len(even(joined, found_at_a_glance)) >= wanted:
        return joined
    deals = DEALS[level - 1]
    for lines in run.each(found_in, ((sort, level, seed) for seed in range(1, deals + 1)), deals, f"{sort} {level}"):
        found = next((one for one in map(Ending.of, lines) if one not in joined and _missing(one, joined)), None)
        if found:
            joined.append(found)
            if len(even(joined, found_at_a_glance)) >= wanted:
                break
    return joined


def still_good(line: str) -> bool:
    """Whether an end of the bank is good."""
    return good(Ending.of(line))


def found_in(deal: tuple[str, int, int]) -> list[str]:
    """The good ends of a deal by contract, level and seed, as lines of the bank."""
    sort, level, seed = deal
    rng, found = random.Random(f"{sort} {level} {seed}"), []
    call = {"trumps": f"trumps {rng.choice('SHDC')}", "domino": f"domino {rng.choice('6789')}"}.get(sort, sort)
    most = max(SORTS[sort][-1])
    for at, record in lived(dealt(call, rng), rng):
        if not isinstance(at, Late) or len(at.hand) not in SORTS[sort][level - 1]:
            continue
        if len(at.obligation().legal()) == 1:
            continue
        if isinstance(at, Layout) and (at.out or max(at.left) > most + 1):
            continue
        end = Ending.at_end(level, record, at)
        if good(end):
            found.append(end.line)
    return found


def _missing(found: Ending, have: Sequence[Ending]) -> bool:
    """Whether more ends are wanted that begin, or in which the obvious card is best, as in this one."""
    known = len(have) + FEW
    if _begun(found) and sum(map(_begun, have)) >= BEGUN * known:
        return False
    return found.obvious is not found.best or sum(map(_plain, have)) < PLAIN[found.level - 1] * known


@cache
def found_at_a_glance(one: Ending) -> frozenset[str]:
    """The glances with which the best card is found."""
    return glances(one.best, tuple(one.outcomes), one.hands[LEARNER])


def _plain(one: Ending) -> bool:
    """Whether the obvious card is best."""
    return one.obvious is one.best


def _begun(one: Ending) -> bool:
    """Whether an end begins with cards in the trick."""
    return isinstance(one.at, Play) and bool(one.at.trick.cards)


def good(one: Ending) -> bool:
    """Whether one card is best, and is also the best against the tutor's players."""
    if not one.clear:
        return False
    played = solve(one.at, choose)  # which takes longer: they count their last cards
    return clear(played) and max(played, key=lambda card: played[card].scores[LEARNER]) is one.best
