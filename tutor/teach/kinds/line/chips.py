"""A deal at a table that plays for chips: what the taker wins or loses, with stacks that may be short."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.message import N_, Facts
from tutor.tarot.options import Options
from tutor.tarot.score.chips import CHIPS
from tutor.tarot.score.sheet import sheet
from tutor.tarot.setting import FOUR
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.kinds.line.score import ONCE, OTHER_SIGN
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import CONTRACTS, MULTIPLIED, finished

HOW_MANY_CHIPS = N_(
    "This table plays for chips: each defender stakes 1 at prise, 2 at garde, 4 at garde sans and 6 at garde contre."
    " How many chips does the taker win? If the taker loses some, put a minus sign in front."
)
IT_WAS = N_(
    "The contract was {contract:term}: {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts}."
)
TAKER_HAS = N_("Before the deal the taker had {taker} {taker:n|chip|chips}.")
DEFENDERS_HAVE = N_("The defenders had {first}, {second} and {third}.")
WHO_IS_SHORT = N_(
    "With {points:half} {points:n|point|points} at {contract:term}, is the contract made? And are {taker} chips"
    " enough for the taker, and {first}, {second} and {third} for the defenders?"
)
STAKED = N_("Together the defenders stake {chips} {chips:n|chip|chips} against the taker’s, and the winner takes them.")
LIKE_POINTS = N_("The margin does not count for chips: only the stakes do.")
NOT_THERE = N_("Nobody wins or loses more chips than they have.")
#: The stake at each contract.
STAKES = dict(zip(CONTRACTS, (1, 2, 4, 6), strict=True))
OPTIONS = Options.of({"base": "chips"})


@kind(LINE, CHIPS)
def chips(draw: Draw) -> Posed:
    """Stacks that are long enough; a defender or two who are short; a taker who is."""
    over = finished(draw, contracts=MULTIPLIED)
    stake, rng = STAKES[over.contract], draw.rng
    stacks = [rng.randint(3 * stake, 3 * stake + 9), *(rng.randint(stake, stake + 9) for _ in range(FOUR - 1))]
    for seat in rng.sample(range(1, FOUR), draw.of(0, rng.choice((1, 2)), rng.choice((0, 1)))):
        stacks[seat] = rng.randrange(stake)
    if draw.level == LEVELS[-1]:
        stacks[0] = rng.randrange(stake, 3 * stake)
    over = replace(over, taker=0, stacks=tuple(stacks))
    taker, first, second, third = stacks
    facts: Facts = {"contract": over.contract, "points": over.points / 2, "bouts": over.bouts, "taker": taker}
    told: Facts = {**facts, "first": first, "second": second, "third": third}
    lines = (IT_WAS, TAKER_HAS, DEFENDERS_HAVE)
    data = {"contract": over.contract, "points": over.points, "bouts": over.bouts, "stacks": stacks}
    board = Notes(tuple(Saying(None, ((line, told),)) for line in lines), data)

    right = (sheet(over, OPTIONS).scores or ())[0]
    points = (sheet(replace(over, stacks=())).scores or ())[0]
    sign = 1 if over.count.made else -1
    known = {points: LIKE_POINTS, sign * stake: ONCE, 3 * sign * stake: NOT_THERE, -right: OTHER_SIGN}
    wrong = {value: Saying.plain(says, CHIPS) for value, says in known.items() if value != right}
    because = (Saying.plain(STAKED, CHIPS, chips=abs(right)), Saying.plain(CHIPS.statement, CHIPS))
    hints = Hints.plain(WHO_IS_SHORT, CHIPS, **told)
    verdicts = Verdicts(because, hints, number=Number.of(right, wrong, signed=True))
    return Posed.for_any_judge(Asked((board,), HOW_MANY_CHIPS), verdicts)
