"""Lines that somebody concludes from some tricks, with how certain each of them is."""

from __future__ import annotations

from tutor.tarot.legal_cards import EXCUSE_ANYTIME, NO_DUTY_TO_HEAD
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.certain.family import CERTAIN
from tutor.teach.kinds.certain.guesses import conclusions
from tutor.teach.kinds.certain.told import SPOKEN, promises
from tutor.teach.kinds.proves.held import DUTIES
from tutor.teach.posed import Posed
from tutor.teach.topics import TOPICS

DRAWN = {"proofs": conclusions, "promises": promises}
TRAINED = {
    "proofs": (*DUTIES, NO_DUTY_TO_HEAD, EXCUSE_ANYTIME),
    "promises": (*DUTIES, *SPOKEN, NO_DUTY_TO_HEAD),
}


@kind(CERTAIN, about=TRAINED, trains=(TOPICS["T53"],), edition=3)
def certain(draw: Draw) -> Posed | None:
    """Proofs and guesses; or proofs and promises, and later guesses as well."""
    return DRAWN[draw.about](draw)
