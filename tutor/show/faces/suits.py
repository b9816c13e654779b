"""The four suits: their inks, their signs, and the pips of the numbered cards."""

from __future__ import annotations

from typing import NamedTuple

from .svg import PAPER, TAB, doubled, fill, part, use

INKS = {
    "S": "var(--suit-s,#1b1b1f)",
    "H": "var(--suit-h,#c0152f)",
    "D": "var(--suit-d,#1459b3)",
    "C": "var(--suit-c,#177245)",
}

#: Each sign is about 12 wide and high, around the origin.
SIGNS = {
    # A leaf with its point up, on a flared foot.
    "S": "M0-6.7C1.4-3.7 6-1.6 6 2A3 3 0 011 4Q1.2 5.7 2.8 6.4H-2.8Q-1.2 5.7-1 4A3 3 0 01-6 2C-6-1.6-1.4-3.7 0-6.7z",
    # Two bows that meet in a point.
    "H": "M0 6.4C-1.6 3.4-6.2 1.4-6.2-2.4A3.3 3.3 0 010-4 3.3 3.3 0 016.2-2.4C6.2 1.4 1.6 3.4 0 6.4z",
    # A lozenge with hollow sides.
    "D": "M0-7.2Q2-2.6 5.4 0 2 2.6 0 7.2-2 2.6-5.4 0-2-2.6 0-7.2z",
    # Three round leaves on a flared foot.
    "C": "M.9 2.5Q1 5.6 2.8 6.4H-2.8Q-1 5.6-.9 2.5A3.1 3.1 0 11-2.9-1.6 3.2 3.2 0 112.9-1.6 3.1 3.1 0 11.9 2.5z",
}


class Pips(NamedTuple):
    """The pips of a rank: those in the upper half, which the lower half repeats, then those halfway."""

    upper: tuple[tuple[float, float], ...]
    halfway: tuple[tuple[float, float], ...] = ()
    size: float = 1


_TWO = ((31, 17), (48, 17))
_THREE = ((30, 14), (47, 14), (38, 33))
_FOUR = ((30, 13), (47, 13), (30, 32), (47, 32))
_FIVE = ((29, 13), (48, 13), (29, 35), (48, 35), (38, 24))

#: The upper half keeps clear of the index on the left, so the lower half leaves room for the other one on the right.
PIPS = {
    "A": Pips((), ((30, 48),), 2.7),
    "1": Pips((), ((30, 48),), 2.7),
    "2": Pips(((38, 26),), (), 1.8),
    "3": Pips(((39, 20),), ((30, 48),), 1.6),
    "4": Pips(_TWO, (), 1.1),
    "5": Pips(_TWO, ((30, 48),), 1.1),
    "6": Pips(_THREE),
    "7": Pips(_THREE, ((30, 48),)),
    "8": Pips(_FOUR),
    "9": Pips(_FOUR, ((30, 48),)),
    "10": Pips(_FIVE),
}

#: The place of the sign under the rank.
SIGN_AT = (10, 28)


def suits() -> str:
    """Define for each suit its sign, the paper of its cards, and what stands over the picture of a court."""
    return "".join(map(_suit, SIGNS))


def _suit(suit: str) -> str:
    sign = use(f"T-{suit}", *SIGN_AT)
    return (
        part(f"T-{suit}", fill(SIGNS[suit], INKS[suit]))
        + part(f"B-{suit}", use("B"), doubled(f"S-{suit}", sign))
        + part(f"I-{suit}", fill(TAB, PAPER), sign)
    )
