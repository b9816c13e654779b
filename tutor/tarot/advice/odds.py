"""The exact odds of the places of unseen cards: the hands of the defenders, and the dog.

Every distribution maps a number of cards to its probability, a ``Fraction``; what is impossible is left out, and the
rest sums to 1.  All deals of the unseen cards are equally likely: nothing is inferred from the bids.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from math import comb, prod

from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.setting import HAND_SIZES, dog_size
from tutor.tarot.sources import WIKIPEDIA

SUIT_SPLITS = Rule(
    "T-STR-SPLIT",
    title=N_("How a suit splits"),
    statement=N_(
        "Advice: do not count on an even split. Where three defenders hold six cards of a suit, each of them has"
        " two in only 14 deals of 100; one of them has four or more in 26."
    ),
    sources=(WIKIPEDIA,),
)
DOG_BRINGS = Rule(
    "T-STR-DOG",
    title=N_("What the dog brings"),
    statement=N_(
        "Advice: bid on what you hold. At a table of four a card that you lack is in the dog in 10 deals of 100, and"
        " such chances do not add up: of four kings that you lack, one at least is there in 35 deals, not in 40."
    ),
    sources=(WIKIPEDIA,),
)

Odds = dict[int, Fraction]
#: The numbers of cards in several hands, the largest first, with the probability that some cards are split so.
Splits = dict[tuple[int, ...], Fraction]

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


def splits(missing: int, hands: tuple[int, ...] = THREE_HANDS) -> Splits:
    """The odds of every way in which ``missing`` cards are split, whichever hand has the most; likely ones first.

    >>> {"-".join(map(str, split)): round(100 * float(odds)) for split, odds in splits(6).items() if odds > 1 / 20}
    {'3-2-1': 52, '2-2-2': 14, '4-1-1': 12, '4-2-0': 11, '3-3-0': 8}
    """
    _check(missing, sum(hands))
    ways: Counter[tuple[int, ...]] = Counter()
    for held in product(range(missing + 1), repeat=len(hands)):
        if sum(held) == missing:
            ways[tuple(sorted(held, reverse=True))] += prod(map(comb, hands, held))
    return {split: Fraction(number, comb(sum(hands), missing)) for split, number in ways.most_common() if number}


def at_least(least: int, odds: Odds) -> Fraction:
    """The probability of ``least`` cards or more."""
    return sum((chance for held, chance in odds.items() if held >= least), start=Fraction(0))


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
