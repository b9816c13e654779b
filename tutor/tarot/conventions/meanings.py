"""What a card can say by convention: a promise about the hand that it comes from, or a request to partners.

A promise is a claim that a hand keeps or breaks; a request can be neither.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from tutor.cards import TAROT, TRUMP, Cards
from tutor.message import N_, Message
from tutor.tarot.trick import PETIT, THE_EXCUSE

#: A defender who asks for trumps promises so many.
MANY_TRUMPS = 7
#: A tenue that is shown in two rounds has so many cards, and where it must be sure of tricks, is sure of so many.
LONG_TENUE, SURE_TENUE = 5, 2
#: The trumps that count as big: 18 and higher.
_BIG = TAROT.set(TAROT[f"{TRUMP}{number}"] for number in (18, 19, 20, 21))


class Claim(NamedTuple):
    """A claim about a hand just before the card falls that makes it, or with an earlier card (``since_dealt``).

    Whether a hand keeps it depends on nothing but how many cards it holds of each of some ``sets``.

    >>> claim = claimed("honour", "H")
    >>> claim.kept(TAROT.read("HQ H3 S1")), claim.kept(TAROT.read("HN H3 SK"))
    (True, False)
    """

    sets: tuple[Cards, ...]
    kept: Callable[[Cards], bool]


class Meaning(NamedTuple):
    """What a card can say: its ``name`` in packs, what it claims of a hand when ``led`` is the suit led, and its words.

    ``claim`` is ``None`` for a request, and a function of the letter of the suit else.  ``hint`` tells the player what
    the card would tell, ``seen`` tells everybody what it has told; they have the facts ``card`` and ``led``.  What is
    claimed ``since_dealt`` counts the first of two cards as well, which has been played before.  It can be said only
    where a plain suit is led, or any suit, if it is ``of_suit`` or ``of_led``.
    """

    name: str
    hint: Message
    seen: Message
    claim: Callable[[str], Claim] | None = None
    since_dealt: bool = False
    of_suit: bool = False
    of_led: bool = False


@lru_cache(maxsize=256)
def claimed(meaning: str, led: str) -> Claim | None:
    """What a card claims of a hand that means this while ``led`` is the suit led, always the same one."""
    claim = MEANINGS[meaning].claim
    return claim and claim(led)


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


def _of(cards: Cards, least: int = 0, most: int = len(TAROT)) -> Claim:
    """The claim to hold so many of some cards."""
    return Claim((cards,), lambda held: least <= len(held & cards) <= most)


def _of_suit(least: int = 0, most: int = len(TAROT)) -> Callable[[str], Claim]:
    return lambda led: _of(TAROT.all.of(led), least, most)


def _honour(led: str) -> Claim:
    return _of(_honours(led), 1)


def _no_honour(led: str) -> Claim:
    return _of(_honours(led), 0, 0)


def _petit(_: str) -> Claim:
    return _of(TAROT.set([PETIT]), 1)


def _tenue(led: str) -> Claim:
    return Claim((TAROT.all.of(led), _honours(led)), lambda held: tenue(held, led))


def _sure_tricks(led: str) -> Claim:
    each = (*TAROT.all.of(led), THE_EXCUSE)
    return Claim(tuple(TAROT.set([card]) for card in each), lambda held: sure_tricks(held, led))


def _trumps(least: int = 0, most: int = len(TAROT)) -> Callable[[str], Claim]:
    return lambda _: _of(TAROT.all.of(TRUMP), least, most)


MEANINGS = {
    meaning.name: meaning
    for meaning in (
        Meaning(
            "honour",
            N_("By convention this tells your partners that you hold the king or the queen of {led:suit}."),
            N_("{card:card} promises the king or the queen of {led:suit}"),
            _honour,
            of_suit=True,
        ),
        Meaning(
            "no-honour",
            N_("By convention this tells your partners that you hold neither the king nor the queen of {led:suit}."),
            N_("{card:card} denies the king and the queen of {led:suit}"),
            _no_honour,
            of_suit=True,
        ),
        Meaning(
            "king",
            N_("By convention this tells your partners that you hold the king of {led:suit}."),
            N_("{card:card} promises the king of {led:suit}"),
            lambda led: _of(TAROT.read(f"{led}K"), 1),
            of_suit=True,
        ),
        Meaning(
            "queen",
            N_("By convention this tells your partners that you hold the queen of {led:suit}."),
            N_("{card:card} promises the queen of {led:suit}"),
            lambda led: _of(TAROT.read(f"{led}Q"), 1),
            of_suit=True,
        ),
        Meaning(
            "long-suit",
            N_("By convention this tells your partners that you hold at least five cards of {led:suit}."),
            N_("{card:card} promises at least five cards of {led:suit}"),
            _of_suit(LONG_TENUE),
            of_led=True,
        ),
        Meaning(
            "no-more",
            N_("By convention this tells your partners that you have no more {led:suit} after it."),
            N_("{card:card} says that there are no more {led:suit} here"),
            _of_suit(most=1),
            of_led=True,
        ),
        Meaning(
            "tenue",
            N_(
                "By convention this tells your partners that you began with five cards of {led:suit} and hold its king"
                " or queen, and invites them to lead trumps."
            ),
            N_(
                "{card:card} promises five cards of {led:suit} with a major honour, and invites partners to lead trumps"
            ),
            _tenue,
            since_dealt=True,
            of_suit=True,
        ),
        Meaning(
            "sure-tricks",
            N_(
                "By convention this tells your partners that you began with five cards of {led:suit}, or with four and"
                " the Excuse, good for two sure tricks, and invites them to lead trumps."
            ),
            N_(
                "{card:card} promises two sure tricks in {led:suit}, from five cards or from four and the Excuse, and"
                " invites partners to lead trumps"
            ),
            _sure_tricks,
            since_dealt=True,
            of_suit=True,
        ),
        Meaning(
            "many-trumps",
            N_("By convention this tells your partners that you hold at least 7 trumps, and asks them to lead trumps."),
            N_("{card:card} promises at least 7 trumps, and asks partners to lead trumps"),
            _trumps(MANY_TRUMPS),
        ),
        Meaning(
            "few-trumps",
            N_("By convention this tells your partners that you hold fewer than 7 trumps; it does not bind them."),
            N_("{card:card} says that there are fewer than 7 trumps here, and asks for nothing"),
            _trumps(most=MANY_TRUMPS - 1),
        ),
        Meaning(
            "big-trump",
            N_("By convention this tells your partners that you hold a big trump, the 18 or higher."),
            N_("{card:card} promises a big trump, the 18 or higher"),
            lambda _: _of(_BIG, 1),
        ),
        Meaning(
            "petit",
            N_("By convention this tells your partners that you hold the Petit, and asks them to stop leading trumps."),
            N_("{card:card} says that the Petit is here, and asks partners to stop leading trumps"),
            _petit,
        ),
        Meaning(
            "perhaps-petit",
            N_("By convention this may tell your partners that you hold the Petit."),
            N_("{card:card} may show the Petit"),
            _petit,
        ),
        Meaning(
            "excuse",
            N_("By convention this tells your partners that you hold the Excuse."),
            N_("{card:card} promises the Excuse"),
            lambda _: _of(TAROT.set([THE_EXCUSE]), 1),
        ),
        Meaning(
            "strong-hand",
            N_("By convention this shows a strong hand: your partners keep to the line of play that you begin."),
            N_("{card:card} shows a strong hand and sets the line of play"),
        ),
        Meaning(
            "more-trumps",
            N_("By convention this asks your partners to lead trumps."),
            N_("{card:card} asks partners to lead trumps"),
        ),
        Meaning(
            "stop-trumps",
            N_("By convention this asks your partners to stop leading trumps."),
            N_("{card:card} asks partners to stop leading trumps"),
        ),
        Meaning(
            "this-suit",
            N_("By convention this asks your partners to lead {led:suit} again."),
            N_("{card:card} asks partners to lead {led:suit} again"),
            of_led=True,
        ),
        Meaning(
            "another-suit",
            N_("By convention this asks your partners to leave {led:suit} alone."),
            N_("{card:card} asks partners to leave {led:suit} alone"),
            of_led=True,
        ),
    )
}
