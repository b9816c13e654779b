"""What the others have said and set aside tells of their hands: how likely a world is, weighed by custom.

None of it is proof.  A hand that would have bid otherwise by the usual count of its points (T-EVAL-BID) is the less
likely, the more points it is off; and an écart is most likely the one that custom asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from tutor.coach.tarot.bits import (
    BOUT_BITS,
    EXCUSE_BIT,
    FIVE,
    JACKS,
    KINGS,
    KNIGHTS,
    LOW_PLAIN,
    PETIT_AT,
    PETIT_BIT,
    PLAIN,
    QUEENS,
    SEVEN,
    SUIT_BITS,
    THREE,
    TOP_AT,
    TRUMPS,
    lowest,
    worth,
)
from tutor.tarot.advice.hand_value import BIDS, BY_LENGTH, ENOUGH_TRUMPS, in_proportion
from tutor.tarot.auction import PASS
from tutor.tarot.setting import CONTRACTS

#: A hand that is so many points off a bid is less likely by a factor of e (2.7).
PER_POINTS = 6

#: How likely a world is in which a defender's card has promised something untrue, beside one in which it is true.
PROMISE_BROKEN = 0.3

_MAJORS = sum(1 << card for card in range(PETIT_AT + 15, TOP_AT + 1))
_KING_OF = tuple(suit & KINGS for suit in SUIT_BITS)
_LEAST = {bid: least for bid, least in BIDS if bid != PASS}
_WITHOUT_DOG = _LEAST["garde-sans"]


class Said(NamedTuple):
    """What somebody has said in the auction, and the points of a hand that says so: ``least`` or more, below ``most``.

    ``without_dog`` tells that voids and singletons count (T-EVAL-VOID).
    """

    seat: int
    least: int
    most: int
    without_dog: bool


def heard(said: Sequence[tuple[int, str]]) -> tuple[Said, ...]:
    """What was said in an auction, as the points of the hands that say so; a hand thrown in tells nothing here."""
    found, highest = [], ""
    ladder = [bid for bid in CONTRACTS if bid in _LEAST]
    for seat, bid in said:
        above = [one for one in ladder if CONTRACTS.index(one) > (CONTRACTS.index(highest) if highest else -1)]
        if bid == PASS and above:
            found.append(Said(seat, -1000, _LEAST[above[0]], _LEAST[above[0]] >= _WITHOUT_DOG))
        elif bid in CONTRACTS:
            named = bid if bid in _LEAST else "prise"
            higher = [one for one in ladder if CONTRACTS.index(one) > CONTRACTS.index(named)]
            most = _LEAST[higher[0]] if higher else 1000
            found.append(Said(seat, _LEAST[named], most, _LEAST[named] >= _WITHOUT_DOG))
            highest = bid
    return tuple(found)


def weight(said: Said, hand: int, players: int) -> float:
    """The likelihood that a hand as it was dealt says so, beside 1 for one that does by the usual count."""
    points = in_proportion(value(hand, without_dog=said.without_dog), players)
    off = max(said.least - points, points - said.most + 1, 0)
    return exp(-off / PER_POINTS) if off else 1.0


def value(hand: int, *, without_dog: bool = False) -> int:
    """The points of a hand before the auction: the total of ``hand_value.evaluate``."""
    trumps = hand & (TRUMPS | EXCUSE_BIT)
    number, majors = trumps.bit_count(), hand & _MAJORS
    total = 10 * (hand >> TOP_AT & 1) + 2 * majors.bit_count() + (majors & (majors << 1 | majors >> 1)).bit_count()
    if hand & EXCUSE_BIT:
        total += 8
    if hand & PETIT_BIT:
        total += BY_LENGTH.get(min(number, 7), 0)
    if number >= ENOUGH_TRUMPS:
        total += 2 * number
    total += 2 * (hand & KNIGHTS).bit_count() + (hand & JACKS).bit_count()
    for suit in SUIT_BITS:
        own = hand & suit
        if own & (KINGS | QUEENS):
            total += 3 if not own & KINGS else 10 if own & QUEENS else 6
        count = own.bit_count()
        if count >= 5:  # noqa: PLR2004 - a long suit
            total += BY_LENGTH[min(count, 7)]
        elif without_dog and count <= 1:
            total += 3 if count else 6
    return total


def custom_aside(held: int, room: int) -> int:
    """The écart that ``setting_aside`` advises to a taker who holds these cards."""
    aside, left = 0, room
    suits = {number: held & suit for number, suit in enumerate(SUIT_BITS) if held & suit}
    loose = {number: own for number, own in suits.items() if not own & _KING_OF[number]}
    while whole := [number for number, own in loose.items() if own.bit_count() <= left]:
        number = min(whole, key=lambda one: (loose[one].bit_count(), -_most(loose[one]), one))
        own = loose.pop(number)
        aside |= own
        left -= own.bit_count()
    unguarded, guarded = sum(loose.values()), held & PLAIN & ~KINGS & ~sum(loose.values()) & ~aside
    for cards, worths in (
        (unguarded, (SEVEN, FIVE, THREE, LOW_PLAIN)),
        (guarded, (LOW_PLAIN, THREE, FIVE, SEVEN)),
        (held & TRUMPS & ~BOUT_BITS, (TRUMPS,)),
    ):
        for kind in worths:
            part = cards & kind
            while part and left:
                bit = part & -part
                aside |= bit
                part ^= bit
                left -= 1
    return aside


def _most(cards: int) -> int:
    """The points of the dearest card, doubled."""
    return max(worth(cards & kind) and worth(1 << lowest(cards & kind)) for kind in (SEVEN, FIVE, THREE, LOW_PLAIN))
