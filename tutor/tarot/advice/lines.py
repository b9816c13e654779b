"""The line of play that a partner's card has begun: which leads go on with it (T-SIG-OBEY).

Whoever leads something else changes the line, and may have reasons for it (T-SIG-DISOBEY).  No lead is forbidden here.
"""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.tarot.advice.told import Told
from tutor.tarot.trick import THE_EXCUSE

#: The meanings by which a card that is led, or the second of two, would have its own suit played again; or trumps.
#: The Excuse only promises such things.
_THIS_SUIT = ("honour", "king", "queen", "no-more", "this-suit")
_TRUMPS, _TENUES = ("many-trumps", "more-trumps"), ("tenue", "sure-tricks")
#: The meanings that ask for anything but trumps.
_NO_TRUMPS = ("petit", "stop-trumps")


def wanted(one: Told) -> Cards | None:
    """The cards with which a partner on lead keeps to what a card has told; ``None`` if it has begun no line."""
    name = one.signal.meaning.name
    if one.card is THE_EXCUSE and name in (*_THIS_SUIT, *_TENUES):
        return None
    if name in (*_TRUMPS, *_TENUES):
        return TAROT.all.of(TRUMP)
    if name in _NO_TRUMPS:
        return TAROT.all - TAROT.all.of(TRUMP).with_card(THE_EXCUSE)
    return TAROT.all.of(one.card.suit) if name in _THIS_SUIT else None
