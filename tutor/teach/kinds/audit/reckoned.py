"""Lines with numbers that somebody has reckoned, of which one is wrong: counts, scores, bets and whole sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.barbu import bets as betting
from tutor.barbu.advice.calling import BEST
from tutor.barbu.contracts import chinese_poker, no_hearts, no_tricks, salade
from tutor.barbu.redoubling import DEALER_AGAIN
from tutor.barbu.settlement import DIFFERENCE, EQUAL, TWICE, ZERO
from tutor.barbu.targets import FLANKS, MAXIMUM, MAXIMUM_AGAIN, NAME
from tutor.core.rule import Rule
from tutor.tarot.score.bonuses import (
    PETIT_LAST,
    PETIT_SIGN,
    POIGNEE,
    POIGNEE_FLAT,
    POIGNEE_WINNER,
    SLAM,
    SLAM_FLAT,
    SLAM_INDEPENDENT,
)
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER
from tutor.tarot.score.tally import PAIRS
from tutor.teach.draw import Draw
from tutor.teach.glances import by_value, place
from tutor.teach.kind import Pose, kind
from tutor.teach.kinds.audit import bets, contracts, hand, pile, reckonings, report, sheet
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.posed import Posed
from tutor.teach.tarot.hand_values import USUAL

#: The questions on each sort of reckoning, by its name.
POSED: Mapping[str, Pose] = {
    "hand": hand.valued,
    "count": pile.count,
    "score": sheet.score,
    "bonus": sheet.score,
    "poignee": sheet.score,
    "no-tricks": contracts.by_tricks,
    "no-hearts": contracts.by_hearts,
    "doubling": bets.who_bets,
    "settle": bets.what_moves,
    "set": bets.whole_set,
    "report": report.report,
    "salade": reckonings.salade,
    "poker": reckonings.poker,
}
#: The same, with the rules that it trains.
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "hand": USUAL,
    "count": (PAIRS,),
    "score": (BASE, MULTIPLIER, DISTRIBUTION),
    "bonus": (PETIT_LAST, PETIT_SIGN, SLAM, SLAM_FLAT, SLAM_INDEPENDENT),
    "poignee": (POIGNEE, POIGNEE_WINNER, POIGNEE_FLAT),
    "no-tricks": (no_tricks.SCORE,),
    "no-hearts": (no_hearts.SCORE,),
    "doubling": (NAME, MAXIMUM, FLANKS, betting.MUTUAL, MAXIMUM_AGAIN, DEALER_AGAIN, betting.PAIRS),
    "settle": (DIFFERENCE, TWICE, EQUAL),
    "set": (ZERO,),
    "report": (BEST,),
    "salade": (salade.TOTAL,),
    "poker": (chinese_poker.SUM, chinese_poker.TIMES_FOUR),
}


@kind(AUDIT, about=TRAINED, edition=5, against=(*map(place, range(4)), by_value(0), by_value(-1)))
def audit(draw: Draw) -> Posed | None:
    """One line is replaced by a mistake that people make; those after it may follow from it."""
    posed = POSED[draw.about](draw)
    return posed and replace(posed, asked=replace(posed.asked, data={"reckoned": draw.about, **posed.asked.data}))
