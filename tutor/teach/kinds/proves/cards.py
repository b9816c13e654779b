"""What a card proves of the hand from which it was played, and a pass of the hand of the player who passes."""

from __future__ import annotations

from tutor.barbu.layout import MUST_PLAY, PASSING
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.proves.domino import in_domino
from tutor.teach.kinds.proves.family import PROVES
from tutor.teach.kinds.proves.held import DUTIES
from tutor.teach.kinds.proves.tarot import in_tarot
from tutor.teach.kinds.proves.trumps import LADDER, in_trumps
from tutor.teach.posed import Posed

DRAWN = {"card": in_tarot, "trumps": in_trumps, "domino": in_domino}


@kind(PROVES, about={"card": DUTIES, "trumps": LADDER, "domino": (MUST_PLAY, PASSING)})
def proves(draw: Draw) -> Posed | None:
    """The last card of a trick of Tarot, or of Trumps, or a pass in Domino; and some cards that may be ruled out."""
    return DRAWN[draw.about](draw)
