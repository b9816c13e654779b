"""What a hand promises in a contract: a rough guess, card by card, as a player makes it before calling or doubling."""

from __future__ import annotations

from collections.abc import Callable

from tutor.barbu.contracts import Contract, Domino, Trumps
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.setting import Setting
from tutor.cards import SUITS, Card, Cards, Pack

Weigh = Callable[[Card], float]

#: How much heavier a card counts where it is a penalty, or is likely to win one.
HEAVY = 4
#: In Domino cards as far from the start as this, or farther, count nothing.
FAR = 6
#: What the best of several suits or ranks promises in an average hand: who can choose has not a good hand already.
CHOSEN = {"trumps": 0.25, "domino": 0.45}

#: The cards that make a contract a burden.
BURDENS: dict[str, Callable[[Card], bool]] = {
    "no-hearts": lambda card: card.suit == HEARTS,
    "no-queens": lambda card: card.rank in {"Q", "K", "A"},
    "barbu": lambda card: card.suit == HEARTS and card.rank in {"K", "A"},
    "salade": lambda card: card.suit == HEARTS,
}


def edge(hand: Cards, contract: Contract) -> float:
    """How much better than others a hand promises to do, in parts of an even share; an average hand has 0."""
    pack = hand.pack
    weigh = _weigh(contract, pack)
    average = sum(map(weigh, pack.cards)) / len(pack)
    ratio = sum(map(weigh, hand)) / (average * len(hand))
    return ratio - 1 if contract.positive else 1 - ratio


def prospect(hand: Cards, contract: Contract, setting: Setting) -> float:
    """How much a dealer gains by calling a contract with this hand, in points beyond an even share."""
    total = contract.total(setting.options.table, setting.pack, setting.players)
    share = abs(total) / setting.players
    return share * (edge(hand, contract) - CHOSEN.get(contract.name, 0))


def _weigh(contract: Contract, pack: Pack) -> Weigh:
    """What one card adds to the hope of a positive contract, or to the burden of a negative one."""
    top = len(pack) // len(SUITS) - 1
    if isinstance(contract, Trumps):
        return lambda card: _wins(card, top) + (card.suit == contract.suit)
    if isinstance(contract, Domino):
        start = next(card for card in pack.cards if card.rank == contract.rank).height
        return lambda card: max(FAR - abs(card.height - start), 0) ** 2
    if contract.positive:
        return lambda card: card.height
    heavy = BURDENS.get(contract.name)
    return lambda card: _wins(card, top) * (HEAVY if heavy and heavy(card) else 1)


def _wins(card: Card, top: int) -> float:
    """How likely a card is to win a trick: an ace nearly always does, a card in the middle hardly ever."""
    likely: float = (card.height / top) ** 3
    return likely
