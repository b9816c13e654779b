"""Sets of Barbu as the coach has looked back on them, to ask about: ``tutor/teach/barbu/sets.txt``.

``python -m measures sets`` lets the tutor's players deal and play them by seed, the dealer's now and then a move by
chance, so that there is something to find.
"""

from __future__ import annotations

import random
from typing import Any

from measures.run import Run
from tutor import barbu
from tutor.barbu.match import Match
from tutor.coach.review import reviewed
from tutor.coach.whole_set import Parts
from tutor.teach.barbu.accounts import FILE, Line

HEAD = """\
# Sets of deals of one dealer, as the coach looks back on them; measures/sets.py.
# the set, the contract, the points made, and of what: cards, calls, doubles, play and luck, each give or take how much
"""
SETS = 90
#: How often a dealer does anything that is allowed: some never do.
BY_CHANCE = (0.0, 0.1, 0.25)


def measure(run: Run) -> None:
    """Play all sets and write what they came to."""
    found = enumerate(run.each(lines_of_set, range(SETS), SETS))
    lines = [f"{seed} {line}\n" for seed, of_set in found for line in of_set]
    FILE.write_text(HEAD + "".join(lines), "utf-8")


def lines_of_set(seed: int) -> list[str]:
    """The lines of a set, a deal each; a deal in which the dealer had no choice that counts has none."""
    rng, at, lines = random.Random(seed), Match(seed=seed, first=0), []
    slips = BY_CHANCE[seed % len(BY_CHANCE)]
    while at.dealer == 0:
        passed: list[Any] = [barbu.position(at.record())]
        moves = []
        while (now := passed[-1]).turn is not None:
            by_chance = now.turn == 0 and rng.random() < slips
            moves.append(str(rng.choice([*now.obligation().legal()]) if by_chance else barbu.choose(now)))
            passed.append(barbu.onwards(now.after(now.read(moves[-1], "move"))))
        if review := reviewed("barbu", passed, moves, 0):
            made = round(review.made)
            lines.append(Line(passed[-1].contract.name, made, Parts.of([review]).whole(made)).written)
        at = at.closed(passed[-1])
    return lines
