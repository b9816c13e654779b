"""The points of a deal if just the same had been played at another contract."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tutor.core.message import N_, Facts
from tutor.tarot.score.count import NEEDED
from tutor.tarot.score.sheet import MULTIPLIER
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import CONTRACTS, MULTIPLIED
from tutor.teach.tarot.sheets import summed

SAME_DEAL = N_(
    "A contract of {played:term} has brought its taker {points} points from each defender, and nobody had earned a"
    " bonus. What would just the same deal have brought at {other:term}?"
)
TIMES = N_("Prise counts once, garde twice, garde sans four times and garde contre six times.")
WORKED_OUT = N_(
    "Counted once, as at prise, this deal is worth {once} points. At {other:term} it counts {to:times}: {to} × {once} ="
    " {value}."
)
EVEN_STEPS = N_("You have added one more for every contract. They count once, twice, four times and six times.")
ONCE_FIRST = N_("{points} points at {played:term}: what would that have been at prise, where everything counts once?")
FROM_ONCE = N_(
    "At {played:term} everything counts once. How often does it count at {other:term}, and what do {points} points"
    " become then?"
)


@kind(LINE, MULTIPLIER)
def contract_factor(draw: Draw) -> Posed:
    """A question on the points in another contract: from prise upwards; from any upwards; from any to any."""
    pair, higher = draw.rng.sample(CONTRACTS, 2), draw.of(MULTIPLIED, (), ())
    if higher:
        pair = [CONTRACTS[0], draw.rng.choice(higher)]
    played, other = draw.of(pair, sorted(pair, key=CONTRACTS.index), pair)
    margin = draw.rng.randrange(31)
    deal = Summary(FOUR, 0, played, 2 * (NEEDED[2] + margin), 2)
    points = summed(deal).value
    shown: Facts = {"played": played, "other": other, "points": points}

    def verdicts(judge: Judge) -> Verdicts:
        once, right = (summed(replace(deal, contract=name), judge.sheet).value for name in (CONTRACTS[0], other))
        # As if the contracts counted once, twice, three times and four times.
        steps = Fraction(points * (CONTRACTS.index(other) + 1), CONTRACTS.index(played) + 1)
        slips = {int(steps): Saying.plain(EVEN_STEPS, MULTIPLIER)} if steps.denominator == 1 else {}
        worked = Saying.plain(WORKED_OUT, other=other, to=right // once, once=once, value=right)
        nudge = Saying.plain(FROM_ONCE if played == CONTRACTS[0] else ONCE_FIRST, None, **shown)
        hints = Hints((nudge,), (Saying.plain(TIMES, MULTIPLIER),))
        return Verdicts((worked,), hints, number=Number.of(right, slips))

    return Posed(Asked((), SAME_DEAL, facts=shown), verdicts)
