"""Deals of Tarot that have been played for a while: any cards that are allowed, and some players lack a suit.

The learner defends.  No trump was set aside, so every trump lies in a hand or has been played.
"""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.dog import PLAIN
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach.open_boards import Played
from tutor.teach.positions import LEARNER
from tutor.teach.question import Laid
from tutor.teach.saying import Chair, Saying

YOUR_HAND, YOUR_TRUMPS, SOME_CARDS = (
    N_("Your hand", "above cards that lie open"),
    N_("Your trumps", "above cards that lie open"),
    N_("Some of your cards", "above cards that lie open"),
)
OF_DEFENDER = N_("{by:player}", "a defender, as an option")

PLAYERS = 4
#: The learner's chair at a table of Tarot.
CHAIR = Chair(LEARNER, PLAYERS, clockwise=False)
#: The chance that the suit is led that some players lack.
_SPENT = 0.7


def begun(rng: random.Random, spent: str, *, trumpless: bool = False) -> Play:
    """A deal after the écart: the taker has set plain cards aside, and one player or two lack the suit ``spent``.

    One of the others lacks it in any case, and if somebody is to be ``trumpless``, has no trump either.
    """
    size = HAND_SIZES[PLAYERS]
    others = [card for card in TAROT.cards if card.suit != spent]
    rng.shuffle(others)
    aside = [card for card in others if card in PLAIN][: len(TAROT) - PLAYERS * size]
    others = [card for card in others if card not in aside]
    lacking = [rng.randrange(1, PLAYERS), rng.randrange(PLAYERS)]
    if trumpless:
        dealt_first = [card for card in others if card.suit != TRUMP][:size]
        others = [*dealt_first, *(card for card in others if card not in dealt_first)]
    hands = {seat: others[at * size : (at + 1) * size] for at, seat in enumerate(dict.fromkeys(lacking))}
    left = [*others[len(hands) * size :], *TAROT.all.of(spent)]
    rng.shuffle(left)
    for seat in range(PLAYERS):
        if seat not in hands:
            hands[seat], left = left[:size], left[size:]
    leader, taker = rng.randrange(PLAYERS), rng.randrange(1, PLAYERS)
    held = tuple(TAROT.set(hands[seat]) for seat in range(PLAYERS))
    return Play(size, taker, "garde", held, Trick(leader, PLAYERS))


def after(rng: random.Random, tricks: int, *, trumpless: bool = False) -> Play:
    """A deal in which so many tricks have been played, and all hands are known; one is perhaps ``trumpless``."""
    spent = rng.choice(SUITS)
    play = begun(rng, spent, trumpless=trumpless)
    while len(play.tricks) < tricks:
        legal = play.duty().legal()
        wished = (
            [card for card in legal if card.suit == spent] if not play.trick.cards and rng.random() < _SPENT else []
        )
        play = play.after(rng.choice(wished or legal))
    return play


def void(play: Play) -> bool:
    """Whether somebody was dealt the Petit and no other trump, which ends a deal before its first card."""
    hands = [[*(hand or ())] for hand in play.hands]
    for trick in (*play.tricks, play.trick):
        for card in trick.cards:
            hands[trick.seat_of(card)].append(card)
    return any(lone_petit(TAROT.set(hand)) for hand in hands)


def board(play: Play) -> Played:
    """A play as everybody has seen it."""
    tricks = (*play.tricks, play.trick) if play.trick.cards else play.tricks
    return Played(tricks, play.taker, chair(play), called=play.called)


def chair(play: Play) -> Chair:
    """The learner's chair at the table of a play."""
    return Chair(LEARNER, len(play.hands), clockwise=False)


def not_following(play: Play) -> Cards:
    """The cards with which others than the learner have not followed suit; not the Excuse, which proves nothing."""
    others = ((card, trick) for trick in play.tricks for card in trick.cards if trick.seat_of(card) != LEARNER)
    return TAROT.set(card for card, trick in others if card.suit != trick.led).without(THE_EXCUSE)


def in_hand(cards: Cards, title: Saying) -> Laid:
    """A hand that lies open before the learner: suit by suit, trumps last."""
    return Laid(tuple(cards), title)
