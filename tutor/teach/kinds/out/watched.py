"""The cards of a suit that are still out, when the tricks have come and gone."""

from __future__ import annotations

from tutor.barbu.advice.counting import COUNT
from tutor.tarot.advice.strategy import WATCH
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.out.family import OUT
from tutor.teach.kinds.out.tricks import last_two_suit, tarot_trumps
from tutor.teach.posed import Posed
from tutor.teach.watched import fleeting

DRAWN = {"trumps": tarot_trumps, "suit": last_two_suit}


@kind(OUT, about={"trumps": (WATCH,), "suit": (COUNT,)}, edition=2)
def watched_count(draw: Draw) -> Posed | None:
    """The trumps of Tarot, or a suit of Barbu, after more tricks from level to level."""
    posed = DRAWN[draw.about](draw)
    return posed and fleeting(posed)
