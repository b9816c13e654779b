"""The exact odds of the places of unseen cards: the hands of the defenders, and the dog.

Every distribution maps a number of cards to its probability, a ``Fraction``; what is impossible is left out, and the
rest sums to 1.  All deals of the unseen cards are equally likely: nothing is inferred from the bids.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import comb

from tutor.tarot.setting import HAND_SIZES, dog_size

Odds = dict[int, Fraction]

#: The hands of three defenders.
THREE_HANDS = (18, 18, 18)


def longest(missing: int, hands: tuple[int, ...] = THREE_HANDS, *, dog: int = 0) -> Odds:
    """The odds of the number of the ``missing`` cards of a suit held by the defender with the most of them.

    ``hands`` are the sizes of the defenders' hands (see ``defenders``).  ``dog`` is how many cards the taker has not
    seen besides: none once the dog has been picked up, six in a garde sans or garde contre.
    """
    _check(missing, sum(hands) + dog)
    most = range(-1, min(missing, max(hands)) + 1)
    up_to = [(bound, _up_to(missing, hands, bound, dog)) for bound in most]
    return {bound: odds - below for (_, below), (bound, odds) in pairwise(up_to) if odds != below}


def in_dog(missing: int, unseen: int = 60, dog: int = 6) -> Odds:
    """The odds of the number of ``missing`` cards in the dog, for a bidder who has not seen ``unseen`` cards."""
    _check(missing, unseen)
    ways = {count: comb(missing, count) * comb(unseen - missing, dog - count) for count in range(dog + 1)}
    return {count: Fraction(number, comb(unseen, dog)) for count, number in ways.items() if number}


def defenders(players: int) -> tuple[int, ...]:
    """The sizes of the hands that a taker does not see; with five players that is the partner's too."""
    return (HAND_SIZES[players],) * (players - 1)


def unseen(players: int) -> int:
    """The number of cards that a bidder does not see: the other hands and the dog."""
    return sum(defenders(players)) + dog_size(players)


def _up_to(missing: int, hands: tuple[int, ...], most: int, dog: int) -> Fraction:
    """The probability that no hand holds more than ``most`` of the cards; the dog may hold any number of them.

    ``ways[n]`` counts the places that ``n`` of the cards can take in the hands looked at so far.
    """
    ways = [comb(dog, count) for count in range(missing + 1)]
    for hand in hands:
        here = [comb(hand, count) for count in range(most + 1)]
        ways = [
            sum(here[count] * ways[total - count] for count in range(min(most, total) + 1))
            for total in range(missing + 1)
        ]
    return Fraction(ways[missing], comb(sum(hands) + dog, missing))


def _check(missing: int, places: int) -> None:
    if not 0 <= missing <= places:
        raise ValueError(f"{missing} cards cannot lie in {places} places")
