"""How much the strong player of Tarot gains beside the usual one, and how sure and how quick the coach is.

    python -m benchmarks.coach [DEALS]

Deals are paired: the same deal is played twice, all by the tutor's usual players, but for one seat, which is strong in
one of the two.  What that seat has more is the gain, in its own points a deal.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from tutor import tarot
from tutor.coach.coaches import judging, strong
from tutor.coach.judging import WORLDS
from tutor.tarot.match import Match
from tutor.tarot.play import Play

#: The number of paired deals of each role, if nothing is said.
DEALS = 30
TABLES = (4, 3, 5)
ROLES = ("taker", "defender")
#: How many times as many worlds try to overturn a verdict, and the number of turns that are tried.
TIMES, TRIED = 20, 10


class Gain(NamedTuple):
    """The gain of a strong player over some deals, with its standard error."""

    points: float
    error: float
    deals: int


class Turned(NamedTuple):
    """A turn at the cards that was looked at: the seconds of the processor, the kind of verdict, the moves to there."""

    seconds: float
    kind: str
    passed: list[Any]


def begun(players: int, rng: random.Random) -> list[Any]:
    """The positions of a deal up to the first card, which somebody leads."""
    while True:
        passed: list[Any] = [tarot.position(Match(players, rng.getrandbits(32)).record())]
        while passed[-1].turn is not None and not isinstance(passed[-1], Play):
            _go_on(passed, tarot.choose(passed[-1]))
        if isinstance(passed[-1], Play):
            return passed


def _go_on(passed: list[Any], move: str) -> None:
    passed.append(tarot.onwards(passed[-1].after(passed[-1].read(move, "moves"))))


def played(passed: list[Any], strong_seat: int | None) -> Play:
    """The end of a deal in which one seat plays strong, or nobody does."""
    passed = [*passed]
    while passed[-1].turn is not None:
        is_strong = passed[-1].turn == strong_seat
        _go_on(passed, strong("tarot", passed) if is_strong else tarot.choose(passed[-1]))
    end: Play = passed[-1]
    return end


def gain(players: int, role: str, deals: int) -> Gain:
    """The gain of a strong player in a role."""
    rng, gained = random.Random(f"{players} {role}"), list[int]()
    while len(gained) < deals:
        passed = begun(players, rng)
        play: Play = passed[-1]
        attack = play.side(play.taker)
        others = [seat for seat in range(players) if seat not in attack]
        seat = play.taker if role == "taker" else rng.choice(others)
        ends = [tarot.result(played(passed, who)).scores or () for who in (seat, None)]
        gained.append(ends[0][seat] - ends[1][seat])
    return Gain(statistics.fmean(gained), statistics.stdev(gained) / len(gained) ** 0.5, deals)


def turned(deals: int) -> Iterator[Turned]:
    """Turns at the cards with a choice, of one seat a deal, in deals of usual players."""
    rng = random.Random("turns")
    for _ in range(deals):
        passed = begun(4, rng)
        seat = rng.randrange(4)
        while passed[-1].turn is not None:
            if passed[-1].turn == seat and len(passed[-1].duty().legal()) > 1:
                before = time.process_time()
                looked = judging("tarot", passed)
                if looked:
                    kind = looked.verdict.kind
                    yield Turned(time.process_time() - before, kind, [*passed])
            _go_on(passed, tarot.choose(passed[-1]))


def milliseconds(deals: int = 4) -> tuple[float, float]:
    """The time of the processor that a turn takes on average, and at worst."""
    seconds = [1000 * one.seconds for one in turned(deals)]
    return statistics.fmean(seconds), max(seconds)


def main(deals: int = DEALS) -> None:
    """Print the time that a turn takes, the share of clear verdicts, how many are overturned, and the gains."""
    typical, worst = milliseconds()
    print(f"a turn of the coach in {WORLDS} worlds: {typical:.0f} ms (aim 30 ms), at worst {worst:.0f} ms")
    turns = [*turned(deals)]
    clear = [one for one in turns if one.kind == "clear"]
    print(f"turns with a choice that are clear: {100 * len(clear) / len(turns):.1f} of 100 (aim 10)")
    tried = clear[:: max(len(clear) // TRIED, 1)][:TRIED]
    lost = sum(_is_overturned(one) for one in tried)
    print(f"clear verdicts that {TIMES} times as many worlds overturn: {lost} of {len(tried)} (aim 1 of 100)")
    for players in TABLES:
        for role in ROLES:
            found = gain(players, role, deals)
            print(
                f"strong beside usual, {players} players, {role}: {found.points:+.1f} ± {found.error:.1f} points a deal"
                f" ({found.deals} deals)",
                flush=True,
            )


def _is_overturned(one: Turned) -> bool:
    """Whether another move is best in many more worlds."""
    few, many = judging("tarot", one.passed), judging("tarot", one.passed, TIMES * WORLDS, seed=1)
    return few is None or many is None or few.first(few.verdict.best) != many.first(many.verdict.best)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
