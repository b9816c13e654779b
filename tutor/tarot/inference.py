"""What a card played proves of the hand it came from, by the rules of the trick alone."""

from __future__ import annotations

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick


def proof(card: Card, trick: Trick, *, petit_imprenable: bool = False) -> Cards:
    """The cards that the player of ``card`` cannot hold, since they were allowed to play it to ``trick``.

    Who does not follow has no card of the suit led; who then does not trump has no trump; who plays a trump lower than
    one in the trick has none that is higher.  The Excuse, and a lead, prove nothing.

    Where a Petit may be as free as the Excuse (T-DEAL-PETIT-IMPRENABLE), it proves nothing, nor is it proved missing.
    """
    if petit_imprenable:
        return TAROT.none if card is PETIT else proof(card, trick).without(PETIT)
    led, top = trick.led, trick.top
    if led is None or card is THE_EXCUSE or card.suit == led != TRUMP:
        return TAROT.none
    missing = TAROT.none if led == TRUMP else TAROT.all.of(led)
    if card.suit != TRUMP:
        return missing | TAROT.all.of(TRUMP)
    if top and card.height < top.height:
        return missing | TAROT.all.above(top)
    return missing
