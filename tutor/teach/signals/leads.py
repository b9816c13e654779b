"""Leads that speak: deals whose defenders keep their word, and what a lead tells by convention, in sentences.

Nothing here knows a convention: what a card tells, and whether it is true, is asked of ``advice.signals``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.signals import Signal, defends, lies, moment, signals
from tutor.tarot.conventions import meanings
from tutor.tarot.conventions.catalogue import LEAD_HIGH, LEAD_LOW
from tutor.tarot.dog import PLAIN
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.draw import first_found
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying
from tutor.teach.signals.readings import SILENT
from tutor.teach.tarot.plays import PLAYERS

TRUMPS = TAROT.all.of(TRUMP)
#: The number of trumps that the learner holds: often enough to ask for more of them.
FEW, MANY = range(3, 7), range(7, 10)

#: The sentences about what a lead tells by a convention, the first time it can, by the name of the meaning.
TELLS = meanings.by_meaning(lambda one: one.lead)
# Why a lead tells nothing.
OF_THE_TAKER = N_("The taker plays alone and has nobody to tell anything, so the lead says nothing.")
AGAIN = N_("The defence has led {led:suit} before, and only its first lead of a suit speaks.")
COURT = N_("A king or a queen that is led speaks for itself. Only a king as the first lead of the deal says more.")
NAMES_NO_CARD = N_("It names no card and no number, so it cannot be a lie.")
# Whether it is true, said to the player who leads.
HELD_TRUE, HELD_FALSE = (
    N_("You hold {cards:and}, so that is true."),
    N_("You hold {cards:and}, so that would be a lie."),
)
NONE_TRUE, NONE_FALSE = N_("You hold neither, so that is true."), N_("You hold neither, so that would be a lie.")
COUNT_TRUE, COUNT_FALSE = (
    N_("You hold {count} trumps, so that is true."),
    N_("You hold {count} trumps, so that would be a lie."),
)


#: The conventions by which somebody reads a card of a seat in a play.
Reader = Callable[[Play, int, Card], tuple[Signal, ...]]


class Lead(NamedTuple):
    """The meaning of a card if it were led now: the name of a meaning, or ``nothing``, and why it does.

    ``true`` is whether the hand keeps what is promised, ``None`` if that is not known or nothing is promised.
    """

    tells: str
    true: bool | None
    why: Saying
    truth: tuple[tuple[Message, Facts], ...] = ()

    @property
    def judged(self) -> Saying:
        """The reason why it tells that, and whether it is true."""
        return self.why._replace(sentences=(*self.why.sentences, *self.truth))


def lead(play: Play, card: Card, read: Reader = signals) -> Lead:
    """The meaning of a card that the player to move would lead, as somebody reads it.

    An odd trump as the first lead of the deal also shows a strong hand; here it counts for what it promises.
    """
    seat = play.trick.turn
    found = sorted(read(play, seat, card), key=lambda signal: signal.claim is None)
    if not found:
        return Lead(SILENT, None, _silence(play, card))
    meaning, true, rule = found[0].meaning.name, found[0].true, found[0].rule
    why = by_lead(meaning, card.suit) if meaning in TELLS else Saying.plain(rule.statement, rule)
    return Lead(meaning, true, why, _truth(play, card.suit, true=true))


def by_lead(meaning: str, led: str) -> Saying:
    """A sentence on what a lead with this meaning promises or asks for, with the convention."""
    return Saying(meanings.usual_convention(meaning), ((TELLS[meaning].tells, {"led": led}),))


def _silence(play: Play, card: Card) -> Saying:
    """The reason why leading a card tells nothing."""
    spoken = moment(play, play.trick.turn, card)
    if not defends(play, play.trick.turn):
        return Saying.plain(OF_THE_TAKER)
    return (
        Saying.plain(AGAIN, LEAD_LOW, led=card.suit)
        if spoken and spoken.moment == "later-suit"
        else Saying.plain(COURT, LEAD_HIGH)
    )


def _truth(play: Play, led: str, *, true: bool | None) -> tuple[tuple[Message, Facts], ...]:
    """Whether the learner’s hand keeps what was promised, and what it holds of it; nothing of other hands."""
    if play.trick.turn != LEARNER:
        return ()
    hand = play.hand
    if true is None:
        return ((NAMES_NO_CARD, {}),)
    if led == TRUMP:
        return ((COUNT_TRUE if true else COUNT_FALSE, {"count": len(hand & TRUMPS)}),)
    if honours := hand & TAROT.read(f"{led}K {led}Q"):
        return ((HELD_TRUE if true else HELD_FALSE, {"cards": honours}),)
    return ((NONE_TRUE if true else NONE_FALSE, {}),)


def begun(rng: random.Random, leader: int) -> Play:
    """A deal after the écart, all hands known: the learner defends and holds neither the Petit nor the Excuse."""
    size = HAND_SIZES[PLAYERS]
    count = rng.choice(rng.choice((FEW, MANY)))
    others = rng.sample(TAROT.cards, len(TAROT))
    aside = [card for card in others if card in PLAIN][: len(TAROT) - PLAYERS * size]
    others = [card for card in others if card not in aside]
    trumps = [card for card in others if card in TRUMPS and card is not PETIT]
    plain = [card for card in others if card.suit in SUITS]
    mine = [*trumps[:count], *plain[: size - count]]
    left = [card for card in others if card not in mine]
    hands = [TAROT.set(mine), *(TAROT.set(left[size * place : size * (place + 1)]) for place in range(PLAYERS - 1))]
    return Play(size, rng.randrange(1, PLAYERS), "garde", tuple(hands), Trick(leader, PLAYERS))


def opening(hand: Cards) -> Play:
    """The first lead of a deal as the learner knows it, who defends and leads from this hand."""
    hands = (hand, *[None] * (PLAYERS - 1))
    return Play(HAND_SIZES[PLAYERS], LEARNER + 1, "garde", hands, Trick(LEARNER, PLAYERS))


def after(rng: random.Random, tricks: int, leaders: frozenset[int]) -> Play:
    """A deal in which so many tricks have been played, and one of some players is on lead.

    Nobody has told a lie or led a trump: where trumps have been led, the clubs differ about what an odd one says.
    """

    def played() -> Play | None:
        play: Play | None = begun(rng, rng.randrange(PLAYERS))
        while play and len(play.tricks) < tricks:
            cards = [card for card in play.duty().legal() if play.trick.cards or card.suit in SUITS]
            honest = [card for card in cards if not lies(play, play.trick.turn, card)]
            play = play.after(rng.choice(honest)) if honest else None
        return play if play and play.trick.leader in leaders else None

    return first_found(played, f"{tricks} tricks before a lead")


def on_lead(rng: random.Random, level: int) -> Play:
    """A deal in which the learner is on lead: to the first trick, at the last level to a later one.

    Then the defence has led a suit of which the learner has a card left, so that some cards say nothing any more.
    """
    if level < 3:  # noqa: PLR2004 - the last level
        return begun(rng, LEARNER)

    def played() -> Play | None:
        play = after(rng, rng.randint(1, 3), frozenset({LEARNER}))
        at = {spoken.moment for card in play.hand if (spoken := moment(play, LEARNER, card))}
        return play if {"later-suit", "first-suit"} <= at else None

    return first_found(played, "a later lead with cards that still tell and others")
