"""The taker’s score at a table of five, with a partner, alone or with a dead player; and at a table of three."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.call import DEAD, IN_DOG, SELF
from tutor.tarot.score.count import HALF
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FIVE, FOUR
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
from tutor.teach.tarot.sheets import Sheets, adding, before, summed
from tutor.teach.topics import TOPICS

WHO_SETTLES = N_(
    "{defenders} defenders pay, or are paid, and {attackers} {attackers:n|player is|players are} on the other side,"
    " with {points:half} {points:n|point|points}. How is it shared there?"
)
WHOSE_HALF = N_(
    "The taker has {points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts}, and settles with"
    " {defenders} defenders. If a half point is left over, who gets it?"
)
NO_PARTNER = N_("Nobody plays with this taker, so there are four defenders to settle with, and nobody to share with.")
PARTNERS_SHARE = N_("Of the three shares that the defenders pay, or are paid, one is the partner’s.")
DEAD_APART = N_("The dead player takes no part in the deal, so there are only three defenders to settle with.")
THREE_TIMES = N_("With three players there are only two defenders to settle with.")
HALF_CUT = N_("The half point was cut off, and it belongs to the winner of the deal.")
#: The tables, by the rules that decide there, and their topics.
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "five": (DISTRIBUTION, IN_DOG, SELF, BASE, MULTIPLIER),
    "three": (DISTRIBUTION, HALF, BASE, MULTIPLIER),
    "dead": (DEAD, DISTRIBUTION, BASE, MULTIPLIER),
}
TOPICS_OF = {"five": (TOPICS["T47"],), "three": (TOPICS["T44"], TOPICS["T27"]), "dead": (TOPICS["T47"],)}
#: So many play; with a dead player, who deals, five sit at the table.
PLAYERS = {"five": FIVE, "three": 3, "dead": FOUR}


@kind(LINE, about=TRAINED, edition=2, trains=TOPICS_OF)
def score_at(draw: Draw) -> Posed | None:
    """The sheet of a deal; the deal alone; any contract.  About half of the takers of five are alone."""
    over = finished(draw, (PLAYERS[draw.about],), draw.of(CONTRACTS[:2], CONTRACTS[:2], CONTRACTS))
    over = replace(over, partner=draw.rng.choice((over.partner, None)))
    if draw.about == "dead":
        over = replace(over, players=FIVE, dead=draw.rng.randrange(1, FIVE))
    if draw.about == "three" and not over.points % 2:
        return None
    written = draw.of((before(over), *adding(over), summed(over)), (), ())

    def verdicts(judge: Judge) -> Verdicts:
        unit, right = summed(over, judge.sheet).value, (judge.sheet(over).scores or ())[over.taker]
        known = {**_half_cut(over, judge.sheet), **_mistakes(over, unit), unit: ONCE, -right: OTHER_SIGN}
        wrong = {value: Saying.plain(says, DISTRIBUTION) for value, says in known.items() if value != right}
        because = Saying(DISTRIBUTION, ((EACH_AND_ALL, {"unit": unit, "taker": right}), share(over)))
        explained = () if written else working(over, judge.sheet)
        side: Facts = {"defenders": len(over.defence), "attackers": 2 if over.partner is not None else 1}
        facts: Facts = {**side, "points": over.points / 2, "bouts": over.bouts}
        asks, rule = (WHO_SETTLES, DISTRIBUTION) if over.players == FIVE else (WHOSE_HALF, HALF)
        return Verdicts(
            (*explained, because), Hints.plain(asks, rule, **facts), number=Number.of(right, wrong, signed=True)
        )

    return Posed(Asked((Scored(over, written),), TAKERS_SCORE), verdicts)


def _mistakes(over: Summary, unit: int) -> dict[int, Message]:
    """What a taker would have who settled with another number of defenders, or shared otherwise."""
    if over.partner is not None:
        return {unit * 3 // 2: SHARED_ALIKE, 3 * unit: PARTNERS_SHARE, 4 * unit: PARTNERS_SHARE}
    if over.dead is not None:
        return {4 * unit: DEAD_APART, 2 * unit: DEAD_APART}
    return {2 * unit: NO_PARTNER, 3 * unit: NO_PARTNER} if over.players == FIVE else {3 * unit: THREE_TIMES}


def _half_cut(over: Summary, sheets: Sheets) -> dict[int, Message]:
    """What a taker would have without a half point that the taker has won."""
    if not over.points % 2 or not over.count.made:
        return {}
    return {(sheets(replace(over, points=over.points - 1)).scores or ())[over.taker]: HALF_CUT}
