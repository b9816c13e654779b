"""A meaning of a card: its claim about the hand that it comes from, and every sentence in which it is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from tutor.core.message import Message
from tutor.core.rule import Rule
from tutor.tarot.conventions.claims import Claim
from tutor.tarot.conventions.meanings.scene import Scene

# Reasons for which sentences are missing.
ONE_CARD = "one card says it, and not the order of two"
TWO_CARDS = "the order of two cards says it, and no lead does"
BY_THE_EXCUSE = "the Excuse says it where somebody else has led"
BY_STATEMENT = "the convention itself says what it takes"
NOTHING_TO_DO = "it asks partners for no lead"
NOT_COUNTED = "it names no cards that could be counted later on"
ONE_CLUB = "only the club of Boulogne teaches it, and one exercise asks of it"
A_CLUB = "no agreement told here says it; a club’s own may"


class LineOfPlay(Enum):
    """A line of play that a card begins for its player’s partners: the suit of the card again, trumps, or no trumps."""

    THIS_SUIT = auto()
    TRUMPS = auto()
    NO_TRUMPS = auto()


class Lead(NamedTuple):
    """A meaning as the defence’s first lead of a suit tells it; the fact is ``led``.

    ``tells`` is the convention in one sentence, ``afterwards`` what partners make of it, ``short`` its name in a grid.
    """

    tells: Message
    afterwards: Message
    short: Message | None = None


class Wish(NamedTuple):
    """A meaning that the learner is to say with a lead: the sentence to be said, a nudge, and what follows from it."""

    sentence: Message
    nudge: Message
    afterwards: Message


class LeadBack(NamedTuple):
    """A meaning with which a partner agrees by leading something: ``why`` that lead does, and a ``scene`` to lead in.

    The facts are ``by``, ``led`` and ``card``, the one that has said it.  Exercises ask for it from a ``level`` on.
    """

    level: int
    why: Message
    scene: Callable[[random.Random], Scene]


class Order(NamedTuple):
    """A meaning told by two cards of which the first is higher; the facts are ``by``, ``led``, ``first`` and ``card``.

    ``short`` is its name in a grid, ``reading`` what they say, ``why`` how they say it, ``needed`` what it takes
    elsewhere, ``rule`` the convention about the very cards.  ``well_said`` and ``not_said`` reply to a learner who was
    to say it.
    """

    short: Message
    reading: Message
    why: Message
    needed: Message
    rule: Message
    well_said: Message
    not_said: Message


class Ending(NamedTuple):
    """A meaning in the last tricks: a nudge, and why a lead is best for a ``partner``, or a taker who ``overheard`` it.

    The facts are ``by``, ``led`` and ``best``, the best lead.  ``over`` is for a partner where only the ``top`` card
    can win what is led.
    """

    nudge: Message
    partner: Message
    overheard: Message | None = None
    over: Message | None = None


class Sentences(NamedTuple):
    """Every sentence in which exercises tell a meaning; of each part that is missing, ``without`` says why.

    ``reading`` is what somebody says with the card, with the facts ``by``, the player, and ``led``; ``then`` what its
    hearer does; ``needs`` what another card would have to be to say it; ``later`` what it comes to some tricks later.
    """

    reading: Message
    then: Message | None = None
    needs: Message | None = None
    later: Message | None = None
    lead_back: LeadBack | None = None
    lead: Lead | None = None
    wish: Wish | None = None
    order: Order | None = None
    ending: Ending | None = None
    without: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Meaning:
    """A promise about the hand that a card comes from, which the hand keeps or breaks, or a request to partners.

    ``name`` is its name in packs.  ``claim`` is ``None`` for a request, and a function of the letter of the suit led
    else.  ``says`` is what the player says with the card, in whatever suit; ``hint`` tells the player what the card
    would tell, ``seen`` tells everybody what it has told: these two have the facts ``card`` and ``led``.  What is
    claimed ``since_dealt`` counts the first of two cards as well, which has been played before.  It can be said only
    where a plain suit is led, or any suit, if it is ``of_suit`` or ``of_led``.

    It ``begins`` a line of play if partners on lead are to go on with something.
    ``opposite`` names the meaning that denies it; ``rules`` are the conventions that say it, the usual one first;
    ``at_table`` tells what a table has agreed on that means it.  Exercises tell it in ``sentences``, or it is
    ``unasked`` for a reason.
    """

    name: str
    says: Message
    hint: Message
    seen: Message
    claim: Callable[[str], Claim] | None = None
    since_dealt: bool = False
    of_suit: bool = False
    of_led: bool = False
    begins: LineOfPlay | None = None
    opposite: str | None = None
    rules: tuple[Rule, ...] = ()
    at_table: Message | None = None
    sentences: Sentences | None = None
    unasked: str = ""
