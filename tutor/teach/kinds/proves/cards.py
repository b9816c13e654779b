"""The cards that somebody cannot hold, by what they have played, or by their pass."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.barbu.layout import MUST_PLAY, PASSING
from tutor.core.rule import Rule
from tutor.tarot.conventions.catalogue import LEAD_HIGH
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.proves.domino import in_domino
from tutor.teach.kinds.proves.family import PROVES
from tutor.teach.kinds.proves.held import DUTIES
from tutor.teach.kinds.proves.partner import of_a_partner
from tutor.teach.kinds.proves.tarot import in_tarot
from tutor.teach.kinds.proves.trumps import LADDER, in_trumps
from tutor.teach.posed import Posed

DRAWN = {"card": in_tarot, "partner": of_a_partner, "trumps": in_trumps, "domino": in_domino}
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "card": DUTIES,
    "partner": (*DUTIES, LEAD_HIGH),
    "trumps": LADDER,
    "domino": (MUST_PLAY, PASSING),
}


@kind(PROVES, about=TRAINED, edition=2)
def proves(draw: Draw) -> Posed | None:
    """The last card of a trick, all that a partner has played, or a pass; and some cards that may be ruled out."""
    return DRAWN[draw.about](draw)
