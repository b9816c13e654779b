"""Which card to play to a trick: to lose it where tricks cost, to win it where they pay.

Only the player's own cards and what everybody has seen are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.barbu.contracts import Trumps
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.play import Play
from tutor.cards import Card


def chosen(play: Play) -> Card:
    """The card that a simple player plays."""
    legal = play.obligation().legal()
    if isinstance(play.contract, Trumps):
        return _lead_to_win(play, legal) if not play.trick.cards else _win(play, legal)
    if not play.trick.cards:
        return _lead_to_lose(play, legal)
    return _lose(play, legal)


def _lead_to_lose(play: Play, legal: Sequence[Card]) -> Card:
    """The lowest card, of the shortest suit; a high one while tricks cost nothing whatever is in them."""
    if _idle(play):
        return _highest(legal)
    return min(legal, key=lambda card: (_penalty(card, play), card.height, len(play.hand.of(card.suit))))


def _lose(play: Play, legal: Sequence[Card]) -> Card:
    """Get rid of the worst card that cannot win; if all win, of as high a one as does no harm."""
    trick = play.trick
    losing = [card for card in legal if card.suit != trick.led or card.height < trick.best.height]
    last = len(trick.cards) == trick.players - 1
    free = not _stake(play) and not any(_penalty(card, play) for card in trick.cards)
    harmless = [card for card in legal if not _penalty(card, play)]
    if _idle(play) or (last and free and harmless and not any(_penalty(card, play) for card in losing)):
        return _highest(harmless or legal)
    if losing:
        return max(losing, key=lambda card: (_penalty(card, play), card.height))
    if last:
        return min(legal, key=lambda card: (_penalty(card, play), -card.height))
    return min(legal, key=lambda card: (_penalty(card, play), card.height))


def _lead_to_win(play: Play, legal: Sequence[Card]) -> Card:
    """A card that nobody can beat, trumps first; else the lowest of the longest plain suit."""
    unseen = play.pack.all - play.hand - play.played
    trumps = play.contract.suit if isinstance(play.contract, Trumps) else ""
    masters = [card for card in legal if not unseen.above(card)]
    drawing = [card for card in masters if card.suit == trumps and unseen.of(trumps)]
    if drawing or masters:
        return _highest(drawing or masters)
    plain = [card for card in legal if card.suit != trumps] or legal
    return min(plain, key=lambda card: (-len(play.hand.of(card.suit)), card.height))


def _win(play: Play, legal: Sequence[Card]) -> Card:
    """Win with a trump or from the last seat as cheaply as possible, else as surely; what cannot win is kept low."""
    trick = play.trick
    last = len(trick.cards) == trick.players - 1
    winning = [card for card in legal if play.winner(trick.with_card(card)) == trick.turn]
    if not winning:
        return min(legal, key=lambda card: card.height)
    ruffing = winning[0].suit != trick.led
    return min(winning, key=lambda card: card.height) if last or ruffing else _highest(winning)


def _highest(cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda card: card.height)


def _idle(play: Play) -> bool:
    """Whether this trick can cost nothing, whatever is in it: any but the last ones, where only those count."""
    return play.contract.name in {"no-last-two", "no-last-trick"} and not _stake(play)


def _stake(play: Play) -> int:
    """What the trick itself costs its winner, whatever is in it."""
    values, left = play.options.table, play.size - len(play.taken)
    last = values.last_two[-1] if left == 1 else 0
    stakes = {
        "no-tricks": values.trick,
        "no-last-two": values.last_two[-left] if left <= len(values.last_two) else 0,
        "no-last-trick": last,
        "ravage-city": values.ravage,
        "salade": values.trick + last,
    }
    return abs(stakes.get(play.contract.name, 0))


def _penalty(card: Card, play: Play) -> int:
    """What a card costs the player who wins it."""
    values, name = play.options.table, play.contract.name
    cost = 0
    if card.suit == HEARTS and name in {"no-hearts", "salade"}:
        cost += values.ace_of_hearts if card.rank == "A" else values.heart
    if card.rank == "Q" and name in {"no-queens", "salade"}:
        cost += values.queen
    if card.suit == HEARTS and card.rank == "K" and name in {"barbu", "salade"}:
        cost += values.king_of_hearts
    return abs(cost)
