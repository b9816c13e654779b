"""Sentences that people say, of which one is wrong: about a game, and about a hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.core.rule import Rule
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import THRESHOLD
from tutor.tarot.score.bonuses import POIGNEE_FLAT, POIGNEE_WINNER
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.audit import game, reasons
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.posed import Posed

#: The questions, by the subject of their sentences.
POSED: Mapping[str, Callable[[Draw], Posed]] = {"seven": game.of_barbu, "weigh": reasons.on_poignees}
#: The same, with the rules that it trains.
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "seven": tuple(claim.rule for claim in game.CLAIMS),
    "weigh": (THRESHOLD, POIGNEE_WINNER, POIGNEE_FLAT, SHOW_POIGNEE),
}


@kind(AUDIT, about=TRAINED, stock=24, edition=4)
def wrong(draw: Draw) -> Posed:
    """One sentence says something else than is true."""
    return POSED[draw.about](draw)
