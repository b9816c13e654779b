"""The taker’s score at a table of five, with a partner and without one."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.message import N_
from tutor.tarot.call import IN_DOG, SELF
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER
from tutor.tarot.setting import FIVE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.kinds.line.score import EACH_AND_ALL, ONCE, OTHER_SIGN, SHARED_ALIKE, TAKERS_SCORE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Scored
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import CONTRACTS, finished
from tutor.teach.tarot.scored import share, working
from tutor.teach.tarot.sheets import adding, before, summed
from tutor.teach.topics import TOPICS

WHO_SETTLES = N_(
    "{defenders} defenders pay, or are paid, and {attackers} {attackers:n|player is|players are} on the other side,"
    " with {points:half} {points:n|point|points}. How is it shared there?"
)
NO_PARTNER = N_("Nobody plays with this taker, so there are four defenders to settle with, and nobody to share with.")
PARTNERS_SHARE = N_("Of the three shares that the defenders pay, or are paid, one is the partner’s.")


@kind(LINE, DISTRIBUTION, IN_DOG, SELF, BASE, MULTIPLIER, trains=(TOPICS["T47"],))
def score_at_five(draw: Draw) -> Posed:
    """The sheet of a deal of five; the deal alone; any contract.  About half of the takers are alone."""
    over = finished(draw, (FIVE,), draw.of(CONTRACTS[:2], CONTRACTS[:2], CONTRACTS))
    over = replace(over, partner=draw.rng.choice((over.partner, None)))
    written = draw.of((before(over), *adding(over), summed(over)), (), ())

    def verdicts(judge: Judge) -> Verdicts:
        unit, right = summed(over, judge.sheet).value, (judge.sheet(over).scores or ())[over.taker]
        known = {unit: ONCE, -right: OTHER_SIGN}
        if over.partner is None:
            known |= {2 * unit: NO_PARTNER, 3 * unit: NO_PARTNER}
        else:
            known |= {unit * 3 // 2: SHARED_ALIKE, 3 * unit: PARTNERS_SHARE, 4 * unit: PARTNERS_SHARE}
        wrong = {value: Saying.plain(says, DISTRIBUTION) for value, says in known.items() if value != right}
        because = Saying(DISTRIBUTION, ((EACH_AND_ALL, {"unit": unit, "taker": right}), share(over)))
        explained = () if written else working(over, judge.sheet)
        facts = {"defenders": len(over.defence), "attackers": FIVE - len(over.defence), "points": over.points / 2}
        hints = Hints.plain(WHO_SETTLES, DISTRIBUTION, **facts)
        return Verdicts((*explained, because), hints, number=Number.of(right, wrong, signed=True))

    return Posed(Asked((Scored(over, written),), TAKERS_SCORE), verdicts)
