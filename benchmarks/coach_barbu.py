"""What the coach is worth in Barbu: points a deal, if one player plays the better card wherever the coach is certain.

``python -m benchmarks.coach_barbu [DEALS] [CALL ...]`` plays deals of each contract twice, with one seat changed: once
the tutor's player sits there, who goes by rules of thumb, and once a strong one, who does the same but where another
move is clearly better.  Same cards, same call, same doubles; all other players are the tutor's.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from tutor import barbu
from tutor.coach.barbu import turn
from tutor.coach.judging import WORLDS, Judging, Turn

DEALS = 200
#: The calls that are measured: the usual seven, Trumps and Domino in one suit and from one rank.
CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H", "domino 8")


#: Of so many decisions one is looked at again, to see whether it is clear, and whether more worlds overturn that.
SAMPLE, AGAIN, MORE = 4, 15, 20


@dataclass
class Measured:
    """The gains of some deals, and what the coach said in them: how often it was asked, and how long that took."""

    gains: list[float] = field(default_factory=list)
    asked: int = 0
    changed: int = 0
    looked: int = 0
    clear: int = 0
    again: int = 0
    overturned: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        """The gain a deal with its standard error, and the rest by decision."""
        error = stdev(self.gains) / sqrt(len(self.gains))
        return (
            f"{fmean(self.gains):+.2f} ± {error:.2f} points a deal ({len(self.gains)} deals);"
            f" of {self.asked} decisions {self.changed / max(self.asked, 1):.1%} changed,"
            f" of {self.looked} {self.clear / max(self.looked, 1):.1%} clear, of {self.again} of those"
            f" {self.overturned} overturned by {MORE} times as many worlds;"
            f" {self.seconds / max(self.asked, 1):.3f} s a decision"
        )

    def look(self, judging: Judging[Any], asked: Turn[Any]) -> None:
        """Look at some decisions again: whether they are clear, and stay so in many more worlds."""
        if self.asked % SAMPLE:
            return
        self.looked += 1
        if judging.verdict.kind != "clear":
            return
        self.clear += 1
        if self.again < AGAIN:
            self.again += 1
            self.overturned += Judging(asked, MORE * WORLDS, 1).verdict.best != judging.verdict.best


def strong(passed: list[Any], measured: Measured) -> str:
    """The move of a player who leaves custom only for what is clearly better."""
    usual = barbu.choose(passed[-1])
    began = time.process_time()
    asked = turn(passed)
    if asked is None:
        return usual
    judging = Judging(asked)
    move = judging.clearly_better(usual)
    measured.seconds += time.process_time() - began
    measured.asked += 1
    measured.changed += move != usual
    measured.look(judging, asked)
    return move


def begun(seed: int, call: str) -> list[Any]:
    """The positions of a deal up to its first card: a dealer who calls this, and doubles by the tutor's players."""
    rules = {"ravage_city": True, "values": "ravage"} if call == "ravage-city" else {}
    passed: list[Any] = [barbu.position(barbu.Match(seed=seed, rules=rules).record())]
    while passed[-1].phase != "play" and passed[-1].turn is not None:
        at = passed[-1]
        passed.append(barbu.onwards(at.after(call if at.phase == "call" else barbu.choose(at))))
    return passed


def ended(passed: list[Any], seat: int, measured: Measured | None = None) -> int:
    """The points of a seat at the end of a deal; it is strong if its decisions are measured."""
    passed = [*passed]
    while (at := passed[-1]).turn is not None:
        move = strong(passed, measured) if measured and at.turn == seat else barbu.choose(at)
        passed.append(barbu.onwards(at.after(at.read(move, "move"))))
    return int((barbu.result(passed[-1]).scores or ())[seat])


def played(call: str, deals: int, first: int = 0) -> Iterator[Measured]:
    """The measure of one contract, after each deal that is played."""
    measured, seed = Measured(), first
    while len(measured.gains) < deals:
        seed += 1
        passed = begun(seed, call)
        if passed[-1].turn is None:
            continue  # nobody has doubled
        seat, before = seed % 4, measured.changed
        points = ended(passed, seat, measured)
        measured.gains.append(points - ended(passed, seat) if measured.changed > before else 0)
        yield measured


def main() -> None:
    """Measure each contract in turn, and print what came of it."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    for call in sys.argv[2:] or CALLS:
        *_, measured = played(call, deals)
        print(f"{call}: {measured}", flush=True)


if __name__ == "__main__":
    main()
