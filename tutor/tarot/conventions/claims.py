"""The claims that a card can make of a hand: to have so many cards of some sets, and whether that makes a tenue."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.tarot.trick import THE_EXCUSE

#: The number of trumps that a defender promises by asking for trumps.
MANY_TRUMPS = 7
#: The least cards of a tenue that is shown in two rounds, and the tricks of one that must be sure of tricks.
LONG_TENUE, SURE_TENUE = 5, 2


class Claim(NamedTuple):
    """A claim about a hand just before the card falls that makes it, or with an earlier card (``since_dealt``).

    Whether a hand keeps it depends on nothing but how many cards it holds of each of some ``sets``.

    >>> claim = some_honours(1)("H")
    >>> claim.kept(TAROT.read("HQ H3 S1")), claim.kept(TAROT.read("HN H3 SK"))
    (True, False)
    """

    sets: tuple[Cards, ...]
    kept: Callable[[Cards], bool]


def tenue(held: Cards, suit: str) -> bool:
    """Whether a hand has a tenue in a suit as most teach it: five cards with the king or the queen."""
    return len(held.of(suit)) >= LONG_TENUE and bool(_honours(suit) & held)


def sure_tricks(held: Cards, suit: str) -> bool:
    """Whether a hand has a tenue of two sure tricks, from five cards of the suit, or four and the Excuse.

    A trick is sure if the suit wins it however the other cards lie, as long as nobody trumps: the two highest cards win
    if there are as many lower ones, the Excuse among them, as there are higher ones elsewhere.

    >>> knight_ten, queen = TAROT.read("HN H10 H8 H5 H1"), TAROT.read("HQ H5 H4 H3 H1")
    >>> [(tenue(held, "H"), sure_tricks(held, "H")) for held in (knight_ten, queen)]
    [(False, True), (True, False)]
    """
    cards = list(held.of(suit))
    longer = len(cards) + (THE_EXCUSE in held)
    higher = (TAROT.all - held).above(cards[-SURE_TENUE]) if len(cards) >= SURE_TENUE else TAROT.none
    return longer >= LONG_TENUE and len(higher) <= longer - SURE_TENUE


def _honours(suit: str) -> Cards:
    """The king and the queen of a suit."""
    return TAROT.read(f"{suit}K {suit}Q")


def some_of(cards: Cards, least: int = 0, most: int = len(TAROT)) -> Claim:
    """The claim to hold so many of some cards."""
    return Claim((cards,), lambda held: least <= len(held & cards) <= most)


def some_led(least: int = 0, most: int = len(TAROT)) -> Callable[[str], Claim]:
    """The claim to hold so many cards of the suit led."""
    return lambda led: some_of(TAROT.all.of(led), least, most)


def some_trumps(least: int = 0, most: int = len(TAROT)) -> Callable[[str], Claim]:
    """The claim to hold so many trumps."""
    return lambda _: some_of(TAROT.all.of(TRUMP), least, most)


def the_card(card: Card) -> Callable[[str], Claim]:
    """The claim to hold a card."""
    return lambda _: some_of(TAROT.set([card]), 1)


def some_honours(least: int = 0, most: int = 2) -> Callable[[str], Claim]:
    """The claim to hold so many of the king and the queen of the suit led."""
    return lambda led: some_of(_honours(led), least, most)


def a_tenue(led: str) -> Claim:
    """The claim to hold what most teach to be a tenue in the suit led."""
    return Claim((TAROT.all.of(led), _honours(led)), lambda held: tenue(held, led))


def two_sure_tricks(led: str) -> Claim:
    """The claim to hold a tenue in the suit led that is sure of two tricks, which depends on each of its cards."""
    each = (*TAROT.all.of(led), THE_EXCUSE)
    return Claim(tuple(TAROT.set([card]) for card in each), lambda held: sure_tricks(held, led))
