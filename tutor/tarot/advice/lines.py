"""The line of play that a partner's card has begun: which leads go on with it (T-SIG-OBEY).

Whoever leads something else changes the line, and may have reasons for it (T-SIG-DISOBEY).  No lead is forbidden here.
"""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.tarot.advice.told import Told
from tutor.tarot.conventions.meanings.meaning import LineOfPlay
from tutor.tarot.trick import THE_EXCUSE


def wanted(one: Told) -> Cards | None:
    """The cards with which a partner on lead keeps to what a card has told; ``None`` if it has begun no line.

    The Excuse only promises, unless it asks for an end of trump leads.
    """
    match one.signal.meaning.begins:
        case LineOfPlay.NO_TRUMPS:
            return TAROT.all - TAROT.all.of(TRUMP).with_card(THE_EXCUSE)
        case LineOfPlay.TRUMPS if one.card is not THE_EXCUSE:
            return TAROT.all.of(TRUMP)
        case LineOfPlay.THIS_SUIT if one.card is not THE_EXCUSE:
            return TAROT.all.of(one.card.suit)
    return None
