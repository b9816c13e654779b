"""The proofs that cards played give of the hands they came from, by the rules of the trick alone.

Each proof leans on a duty: whoever could have followed, trumped or gone higher would have had to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import Facts
from tutor.core.rule import Reason
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick


class Proof(NamedTuple):
    """Cards that are not in a hand, and the reason why: a rule, with the card that proves it among the facts.

    The rule's ``proof`` says it; it asks for two more facts, ``by`` whom and in which ``trick`` the card was played.
    """

    missing: Cards
    reason: Reason


def proofs(card: Card, trick: Trick, *, petit_imprenable: bool = False) -> tuple[Proof, ...]:
    """The proofs about a hand whose holder was allowed to play ``card`` to ``trick``.

    Who does not follow has no card of the suit led; who then does not trump has no trump; who plays a trump lower than
    one in the trick has none that is higher.  The Excuse, and a lead, prove nothing.

    Where a Petit may be as free as the Excuse (T-DEAL-PETIT-IMPRENABLE), it proves nothing, nor is it proved missing.
    """
    if petit_imprenable:
        bound = () if card is PETIT else proofs(card, trick)
        return tuple(Proof(missing.without(PETIT), reason) for missing, reason in bound)
    led, top = trick.led, trick.top
    if led is None or card is THE_EXCUSE or card.suit == led != TRUMP:
        return ()
    facts: Facts = {"led": led, "top": top, "card": card}
    no_suit = () if led == TRUMP else (Proof(TAROT.all.of(led), Reason(FOLLOW, facts)),)
    if card.suit != TRUMP:
        return (*no_suit, Proof(TAROT.all.of(TRUMP), Reason(MUST_TRUMP, facts)))
    if top and card.height < top.height:
        rule = TRUMP_LED_OVER if led == TRUMP else OVERTRUMP
        return (*no_suit, Proof(TAROT.all.above(top), Reason(rule, facts)))
    return no_suit


def proof(card: Card, trick: Trick, *, petit_imprenable: bool = False) -> Cards:
    """The cards that the player of ``card`` cannot hold, since they were allowed to play it to ``trick``."""
    missing = TAROT.none
    for found in proofs(card, trick, petit_imprenable=petit_imprenable):
        missing |= found.missing
    return missing


def proven(seat: int, tricks: Iterable[Trick], *, petit_imprenable: bool = False) -> Cards:
    """The cards that ``seat`` cannot hold, since they were allowed to play what they played to ``tricks``."""
    found = TAROT.none
    for trick in tricks:
        place = (seat - trick.leader) % trick.players
        if place < len(trick.cards):
            found |= _by_place(trick, petit_imprenable)[place]
    return found


@lru_cache(maxsize=256)  # whoever plays looks at all the tricks of the deal, at every card
def _by_place(trick: Trick, petit_imprenable: bool) -> tuple[Cards, ...]:  # noqa: FBT001 - lru_cache is quicker so
    """The cards that each card of a trick proves missing in the hand that it came from, in the order of play."""
    before = (Trick(trick.leader, trick.players, trick.cards[:place]) for place in range(len(trick.cards)))
    return tuple(
        proof(card, so_far, petit_imprenable=petit_imprenable) for card, so_far in zip(trick.cards, before, strict=True)
    )
