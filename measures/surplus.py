"""What a contract of Barbu brings its dealer beside an even share and the promise: ``tutor/barbu/advice/surplus.txt``.

``python -m measures surplus`` lets the tutor's players deal and play whole matches by seed.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import Any

from measures.run import Run
from tutor import barbu
from tutor.barbu.advice.prices import NAMES
from tutor.barbu.advice.prospects import edge
from tutor.barbu.advice.surplus import FILE
from tutor.barbu.doubling import Doubling
from tutor.barbu.match import Match
from tutor.core.hands import hand_of

HEAD = """\
# What a contract brings its dealer beside an even share and the promise of the hand, in points; measures/surplus.py.
# Measured over {deals} deals of each.
"""
#: The matches that are played, each with four sets of seven deals.
MATCHES = 60


def measure(run: Run) -> None:
    """Measure the table anew and write it."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for deals in run.each(of_match, range(1, MATCHES + 1), MATCHES):
        for name, points in deals:
            found[name].append(points)
    lines = [f"{name} {fmean(found[name]):.2f}\n" for name in NAMES]
    FILE.write_text(HEAD.format(deals=len(found[NAMES[0]])) + "".join(lines), "utf-8")


def of_match(seed: int) -> list[tuple[str, float]]:
    """The contract of each deal of a match, and what it brought its dealer beside share and promise."""
    at, found = Match(seed=seed), []
    while not at.over:
        position: Any = barbu.position(at.record())
        while position.turn is not None:
            position = barbu.onwards(position.after(position.read(barbu.choose(position), "move")))
            if isinstance(position, Doubling):
                setting, contract = position.setting, position.contract
                share = contract.total(setting.options.table, setting.pack, setting.players) / setting.players
                expected = share + edge(hand_of(setting.hands, setting.dealer), contract, setting)
        at = at.closed(position)
        found.append((contract.name, at.scores[-1][setting.dealer] - expected))
    return found
