"""Advice for the call of a king: the card to call, and so the partner, at a table of five."""

from __future__ import annotations

from tutor.core.advice import Advice, advise
from tutor.core.cards import TAROT
from tutor.core.hands import hand_of
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.call import PREFIX, RANKS, Call

CALL_LONG = Rule(
    "T-STR-CALL",
    title=N_("Call where you are long"),
    statement=N_(
        "Advice: call a card that you do not hold yourself, a king if there is one, in the suit of which you hold the"
        " most cards: you and your partner then have most of it."
    ),
    sources=(),
    hint=N_(
        "Whoever holds {card:card} becomes {by:you|your|their} partner, and {by:you|you hold|they hold} {count}"
        " {count:n|card|cards} of {suit:suit}, at least as many as in any other suit with such a card to call."
    ),
)
#: Said of a suit that there is nothing of in the hand.
CALL_SHORT = N_(
    "Whoever holds {card:card} becomes {by:you|your|their} partner, and there is no suit with such a card to call in"
    " which {by:you|you hold|they hold} anything."
)
#: The advice of a taker who holds every card that may be called.
CALL_OWN = N_(
    "{by:you|You hold|They hold} every card that may be called, so the call brings no partner, whichever it is."
)


def card_to_call(at: Call) -> Advice:
    """The highest card that somebody else may hold, in the suit of which the taker holds most, and why.

    Raise ``RecordError`` if the taker's hand is not known.
    """
    hand = hand_of(at.setting.hands, at.taker)

    def promise(move: str) -> tuple[bool, int, int]:
        card = TAROT[move.removeprefix(PREFIX)]
        return card not in hand, -RANKS.index(card.rank), len(hand.of(card.suit))

    move = max(at.obligation().legal(), key=promise)
    others, _, count = promise(move)
    says = None if others and count else CALL_SHORT if others else CALL_OWN
    card = TAROT[move.removeprefix(PREFIX)]
    return advise(move, CALL_LONG, says, card=card, suit=card.suit, count=count, by=at.taker)
