"""What a hand promises in a contract: a rough guess by what can be counted in it, as players make it before they call.

The weights are the tutor's own: thousands of deals, played as the tutor's players play, were compared with the hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from tutor.barbu.contracts import Contract, Domino, Trumps
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.options import STANDARD
from tutor.barbu.setting import Setting
from tutor.cards import SUITS, Card, Cards, Pack


class Mark(NamedTuple):
    """Something to count in a hand: what each one more is worth, in points, and how many are usual in 13 cards."""

    points: float
    usual: float
    count: Callable[[Cards], int]


#: Low cards stay below what others play, high ones win tricks whether one likes it or not.
LOW, HIGH = ("2", "3", "4", "5"), ("J", "Q", "K", "A")
#: In a suit of so many cards, or none, one can soon discard what is dangerous.
SHORT, USUALLY_SHORT = 1, 0.38
#: A queen in a suit of no more cards than this is easily caught, or has to be played.
BARE = 3
#: In Domino cards up to this many steps from the start are hardly in the way; those beyond are waited for.
NEAR = 3
#: The cards of a flush, in Chinese poker.
FLUSH = 5


def _ranks(*ranks: str) -> Callable[[Cards], int]:
    """Count the cards of these ranks."""
    return lambda hand: sum(card.rank in ranks for card in hand)


def _short(hand: Cards) -> int:
    """How many suits are short."""
    return sum(len(hand.of(suit)) <= SHORT for suit in SUITS)


def _hearts(hand: Cards) -> int:
    """How many hearts there are."""
    return len(hand.of(HEARTS))


def _bare_queens(hand: Cards) -> int:
    """How many queens have hardly a card of their suit beside them."""
    return sum(len(hand.of(queen.suit)) <= BARE for queen in hand.of_rank("Q"))


def _groups(*sizes: int) -> Callable[[Cards], int]:
    """Count the ranks of which so many cards are held."""
    return lambda hand: sum(number in sizes for number in Counter(card.rank for card in hand).values())


def _flushes(hand: Cards) -> int:
    """How many suits have the five cards of a flush."""
    return sum(len(hand.of(suit)) >= FLUSH for suit in SUITS)


_low, _high = _ranks(*LOW), _ranks(*HIGH)

#: What speaks for a hand, or against it, by contract: the points are those of the usual values.
MARKS: Mapping[str, Mapping[str, Mark]] = {
    "no-tricks": {
        "low": Mark(1, 4, _low),
        "high": Mark(-1.25, 4, _high),
        "short": Mark(2, USUALLY_SHORT, _short),
    },
    "no-hearts": {
        "low": Mark(1.75, 4, _low),
        "high": Mark(-0.5, 4, _high),
        # A heart in one's own hand is not led, and is given away when one cannot follow: those of others cost.
        "hearts": Mark(1.25, 3.25, _hearts),
    },
    "no-queens": {
        "top": Mark(-1.25, 3, _ranks("Q", "K", "A")),
        "bare": Mark(-2, 0.42, _bare_queens),
        "low": Mark(0.75, 4, _low),
        "short": Mark(2, USUALLY_SHORT, _short),
    },
    "barbu": {
        # Who holds the king of hearts decides who gets it; others must fear every trick.
        "king": Mark(3, 0.25, lambda hand: sum(card.rank == "K" for card in hand.of(HEARTS))),
        "hearts": Mark(1, 3.25, _hearts),
        "low": Mark(1, 4, _low),
        "high": Mark(-0.5, 4, _high),
    },
    "no-last-two": {
        # With the lowest cards one gets out at the end, whatever happened before.
        "twos": Mark(4, 1, _ranks("2")),
        "threes": Mark(2.5, 1, _ranks("3")),
        "fours": Mark(1.5, 1, _ranks("4")),
    },
    "ravage-city": {
        "low": Mark(1.5, 4, _low),
        "high": Mark(-2, 4, _high),
        "short": Mark(3, USUALLY_SHORT, _short),
    },
    "chinese-poker": {
        "pairs": Mark(3, 2.77, _groups(2)),
        "threes": Mark(9, 0.58, _groups(3, 4)),
        "flushes": Mark(2, 0.71, _flushes),
    },
}


@cache
def marks(contract: Contract, pack: Pack) -> Mapping[str, Mark]:
    """What is counted for a contract, by name; nothing for those that nobody calls by choice."""
    if isinstance(contract, Trumps):
        suit = contract.suit
        return {
            "trumps": Mark(4, 3.25, lambda hand: len(hand.of(suit))),
            "aces": Mark(5, 1, _ranks("A")),
            "kings": Mark(3.5, 1, _ranks("K")),
            "queens": Mark(1.75, 1, _ranks("Q")),
        }
    if isinstance(contract, Domino):
        start = next(card.height for card in pack.cards if card.rank == contract.rank)
        ends = {pack.cards[0].rank, pack.cards[-1].rank} - {contract.rank}

        def far(cards: Iterable[Card]) -> int:
            """How many steps lie between the cards and those that are near the start."""
            return sum(max(abs(card.height - start) - NEAR, 0) for card in cards)

        return {
            "far": Mark(-1, far(pack.cards) / len(SUITS), far),
            # The last card of a row can be laid only when all others of its side lie there.
            "ends": Mark(-2.5, len(ends), _ranks(*ends)),
        }
    return MARKS.get(contract.name, {})


#: What the best of several suits or ranks promises on average: who can choose has not a good hand already.
CHOSEN = {"trumps": 6.75, "domino": 9}


def counted(hand: Cards, contract: Contract) -> dict[str, int]:
    """What the estimate counts in a hand, by name."""
    return {name: mark.count(hand) for name, mark in marks(contract, hand.pack).items()}


def edge(hand: Cards, contract: Contract, setting: Setting) -> float:
    """How many points more than the average of the table a hand promises; about 0 for an average hand."""
    points = sum(mark.points * (mark.count(hand) - mark.usual) for mark in marks(contract, setting.pack).values())
    usual = contract.total(STANDARD, setting.pack, setting.players)
    return points * contract.total(setting.options.table, setting.pack, setting.players) / usual if usual else points


def prospect(hand: Cards, contract: Contract, setting: Setting) -> float:
    """How many points a dealer gains by calling a contract with this hand rather than with any other."""
    return edge(hand, contract, setting) - CHOSEN.get(contract.name, 0)
