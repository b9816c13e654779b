"""Simple opponents: they choose a sensible legal card from their own hand and what lies on the table.

They are no teachers of good play; they keep the table going, and play the same way whenever the same cards come.
"""

from __future__ import annotations

from tutor.cards import TRUMP, Card
from tutor.tarot.count import points
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE, Trick

#: With this many cards left the Excuse is played, before the last trick takes it away.
LAST_CALL = 2


def choose(play: Play) -> Card:
    """The card that the player to move plays."""
    trick = play.trick
    legal = play.duty().legal()
    if THE_EXCUSE in legal and len(play.hands[trick.turn] or ()) == LAST_CALL:
        return THE_EXCUSE
    cards = [card for card in legal if card is not THE_EXCUSE] or legal
    if trick.best is None:
        return _lead(cards)
    if trick.seat_of(trick.best) in play.side(trick.turn):
        return _load(cards)
    winning = [card for card in cards if trick.with_card(card).best is card]
    if winning:
        return (
            _cheapest(winning) if _last_to_play(trick) else max(winning, key=lambda card: (points(card), card.height))
        )
    return _cheapest(cards)


def _lead(cards: list[Card]) -> Card:
    """Lead low from the longest suit, and trumps only when there is nothing else."""
    plain = [card for card in cards if card.suit != TRUMP] or cards
    length = {card.suit: sum(other.suit == card.suit for other in plain) for card in plain}
    return min(plain, key=lambda card: (-length[card.suit], card.height))


def _load(cards: list[Card]) -> Card:
    """Give points to a partner's trick, but no trump that is not asked for."""
    return max(cards, key=lambda card: (card.suit != TRUMP, points(card), -card.height))


def _cheapest(cards: list[Card]) -> Card:
    return min(cards, key=lambda card: (points(card), card.suit == TRUMP, card.height))


def _last_to_play(trick: Trick) -> bool:
    return len(trick.cards) == trick.players - 1
