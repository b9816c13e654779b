"""What a card can say by convention: a promise about the hand that it comes from, or a request to partners.

A promise is a claim that a hand keeps or breaks; a request can be neither.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Message
from tutor.tarot.conventions.claims import (
    LONG_TENUE,
    MANY_TRUMPS,
    Claim,
    a_tenue,
    some_honours,
    some_led,
    some_of,
    some_trumps,
    the_card,
    two_sure_tricks,
)
from tutor.tarot.trick import PETIT, THE_EXCUSE

#: The trumps that count as big: 18 and higher.
_BIG = TAROT.set(TAROT[f"{TRUMP}{number}"] for number in (18, 19, 20, 21))


class Meaning(NamedTuple):
    """What a card can say: its ``name`` in packs, what it claims of a hand when ``led`` is the suit led, and its words.

    ``claim`` is ``None`` for a request, and a function of the letter of the suit else.  ``says`` is what the player
    says with the card, in whatever suit; ``hint`` tells the player what the card would tell, ``seen`` tells everybody
    what it has told: these two have the facts ``card`` and ``led``.  What is claimed ``since_dealt`` counts the first
    of two cards as well, which has been played before.  It can be said only where a plain suit is led, or any suit, if
    it is ``of_suit`` or ``of_led``.
    """

    name: str
    says: Message
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


MEANINGS = {
    meaning.name: meaning
    for meaning in (
        Meaning(
            "honour",
            N_("I hold the king or the queen of this suit."),
            N_("By convention this tells your partners that you hold the king or the queen of {led:suit}."),
            N_("{card:card} promises the king or the queen of {led:suit}"),
            some_honours(1),
            of_suit=True,
        ),
        Meaning(
            "no-honour",
            N_("I hold neither the king nor the queen of this suit."),
            N_("By convention this tells your partners that you hold neither the king nor the queen of {led:suit}."),
            N_("{card:card} denies the king and the queen of {led:suit}"),
            some_honours(most=0),
            of_suit=True,
        ),
        Meaning(
            "king",
            N_("I hold the king of this suit."),
            N_("By convention this tells your partners that you hold the king of {led:suit}."),
            N_("{card:card} promises the king of {led:suit}"),
            lambda led: some_of(TAROT.read(f"{led}K"), 1),
            of_suit=True,
        ),
        Meaning(
            "queen",
            N_("I hold the queen of this suit."),
            N_("By convention this tells your partners that you hold the queen of {led:suit}."),
            N_("{card:card} promises the queen of {led:suit}"),
            lambda led: some_of(TAROT.read(f"{led}Q"), 1),
            of_suit=True,
        ),
        Meaning(
            "long-suit",
            N_("I hold at least five cards of this suit."),
            N_("By convention this tells your partners that you hold at least five cards of {led:suit}."),
            N_("{card:card} promises at least five cards of {led:suit}"),
            some_led(LONG_TENUE),
            of_led=True,
        ),
        Meaning(
            "no-more",
            N_("I have no more of this suit after this card."),
            N_("By convention this tells your partners that you have no more {led:suit} after it."),
            N_("{card:card} says that there are no more {led:suit} here"),
            some_led(most=1),
            of_led=True,
        ),
        Meaning(
            "tenue",
            N_("I began with five cards of this suit and hold its king or queen. You may lead trumps."),
            N_(
                "By convention this tells your partners that you began with five cards of {led:suit} and hold its king"
                " or queen, and invites them to lead trumps."
            ),
            N_(
                "{card:card} promises five cards of {led:suit} with a major honour, and invites partners to lead trumps"
            ),
            a_tenue,
            since_dealt=True,
            of_suit=True,
        ),
        Meaning(
            "sure-tricks",
            N_(
                "I began with five cards of this suit, or with four and the Excuse, good for two sure tricks. You may"
                " lead trumps."
            ),
            N_(
                "By convention this tells your partners that you began with five cards of {led:suit}, or with four and"
                " the Excuse, good for two sure tricks, and invites them to lead trumps."
            ),
            N_(
                "{card:card} promises two sure tricks in {led:suit}, from five cards or from four and the Excuse, and"
                " invites partners to lead trumps"
            ),
            two_sure_tricks,
            since_dealt=True,
            of_suit=True,
        ),
        Meaning(
            "many-trumps",
            N_("I hold at least 7 trumps. Please lead trumps."),
            N_("By convention this tells your partners that you hold at least 7 trumps, and asks them to lead trumps."),
            N_("{card:card} promises at least 7 trumps, and asks partners to lead trumps"),
            some_trumps(MANY_TRUMPS),
        ),
        Meaning(
            "few-trumps",
            N_("I hold fewer than 7 trumps, and ask for nothing."),
            N_("By convention this tells your partners that you hold fewer than 7 trumps; it does not bind them."),
            N_("{card:card} says that there are fewer than 7 trumps here, and asks for nothing"),
            some_trumps(most=MANY_TRUMPS - 1),
        ),
        Meaning(
            "big-trump",
            N_("I hold a big trump, the 18 or higher."),
            N_("By convention this tells your partners that you hold a big trump, the 18 or higher."),
            N_("{card:card} promises a big trump, the 18 or higher"),
            lambda _: some_of(_BIG, 1),
        ),
        Meaning(
            "petit",
            N_("I hold the Petit. Please stop leading trumps."),
            N_("By convention this tells your partners that you hold the Petit, and asks them to stop leading trumps."),
            N_("{card:card} says that the Petit is here, and asks partners to stop leading trumps"),
            the_card(PETIT),
        ),
        Meaning(
            "perhaps-petit",
            N_("I may hold the Petit."),
            N_("By convention this may tell your partners that you hold the Petit."),
            N_("{card:card} may show the Petit"),
        ),
        Meaning(
            "excuse",
            N_("I hold the Excuse."),
            N_("By convention this tells your partners that you hold the Excuse."),
            N_("{card:card} promises the Excuse"),
            the_card(THE_EXCUSE),
        ),
        Meaning(
            "strong-hand",
            N_("My hand is strong. Please keep to the line of play that I begin."),
            N_("By convention this shows a strong hand: your partners keep to the line of play that you begin."),
            N_("{card:card} shows a strong hand and sets the line of play"),
        ),
        Meaning(
            "more-trumps",
            N_("Please lead trumps."),
            N_("By convention this asks your partners to lead trumps."),
            N_("{card:card} asks partners to lead trumps"),
        ),
        Meaning(
            "stop-trumps",
            N_("Please stop leading trumps."),
            N_("By convention this asks your partners to stop leading trumps."),
            N_("{card:card} asks partners to stop leading trumps"),
        ),
        Meaning(
            "this-suit",
            N_("Please lead this suit again."),
            N_("By convention this asks your partners to lead {led:suit} again."),
            N_("{card:card} asks partners to lead {led:suit} again"),
            of_led=True,
        ),
        Meaning(
            "another-suit",
            N_("Please leave this suit alone."),
            N_("By convention this asks your partners to leave {led:suit} alone."),
            N_("{card:card} asks partners to leave {led:suit} alone"),
            of_led=True,
        ),
    )
}
