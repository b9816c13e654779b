"""What the cards played prove of the hands they came from, by the rules of the trick alone."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.tarot.trick import THE_EXCUSE, Trick


def proof(card: Card, trick: Trick) -> Cards:
    """The cards that the player of ``card`` cannot hold, since they were allowed to play it to ``trick``.

    Who does not follow has no card of the suit led; who then does not trump has no trump; who plays a trump lower than
    one in the trick has none that is higher.  The Excuse, and a lead, prove nothing.
    """
    led = trick.led
    if led is None or card is THE_EXCUSE or card.suit == led != TRUMP:
        return TAROT.none
    missing = TAROT.none if led == TRUMP else TAROT.all.of(led)
    if card.suit != TRUMP:
        return missing | TAROT.all.of(TRUMP)
    top = trick.top
    return missing | TAROT.all.above(top) if top and card.height < top.height else missing


def proven(seat: int, tricks: Iterable[Trick]) -> Cards:
    """The cards that ``seat`` cannot hold, since they were allowed to play what they played to ``tricks``."""
    found = TAROT.none
    for trick in tricks:
        place = (seat - trick.leader) % trick.players
        if place < len(trick.cards):
            found |= proof(trick.cards[place], Trick(trick.leader, trick.players, trick.cards[:place]))
    return found
