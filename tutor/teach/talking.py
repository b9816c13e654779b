"""Whole deals of defenders who keep their word: what they tell each other by the way, and when they tell nothing.

The cards are any that may be played, but no defender breaks a promise that could be kept, and many have something to
say.  What a card tells is asked of ``advice.signals``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.cards import SUITS, TAROT, TRUMP, Card
from tutor.message import N_
from tutor.tarot.advice.signals import defends, lies, moment, signals
from tutor.tarot.advice.speaking import will_tell
from tutor.tarot.before_bidding import COURTS
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach import plays
from tutor.teach.saying import Saying

TAKERS_OWN = N_("It is the taker’s card, and the taker has no partner to tell anything.")
LED_AGAIN = N_("The defence has led {led:suit} before, and only its first lead of a suit says something.")
RISING = N_("Low and then high is the natural order of two cards, and so it says nothing.")
#: How often a suit is led again that has been led before, and how often a defender says something who can.
_AGAIN, _SPEAKS = 0.7, 0.8


def after(rng: random.Random, tricks: int) -> Play:
    """A deal after so many tricks, of which all hands are known."""
    play = plays.begun(rng, rng.choice(SUITS))
    while len(play.tricks) < tricks:
        play = play.after(card_of(play, rng))
    return play


def onwards(play: Play, rng: random.Random, cards: int) -> Iterator[tuple[Play, Card]]:
    """How a deal goes on for so many cards at most: each position, and the card that falls in it."""
    for _ in range(cards):
        if play.turn is None:
            return
        card = card_of(play, rng)
        yield play, card
        play = play.after(card)


def card_of(play: Play, rng: random.Random) -> Card:
    """A card that the player to move may play, and that is no lie if there is one."""
    seat, legal = play.trick.turn, play.duty().legal()
    led = {trick.led for trick in play.tricks}
    if play.trick.led is None and rng.random() < _AGAIN:
        legal = [card for card in legal if card.suit in led] or legal
    if not defends(play, seat):
        return rng.choice(legal)
    honest = [card for card in legal if not lies(play, seat, card)] or legal
    speaks = [card for card in honest if signals(play, seat, card) or _begins(play, seat, card)]
    return rng.choice(speaks if speaks and rng.random() < _SPEAKS else honest)


def silence(play: Play, card: Card) -> Saying | None:
    """Why a card says nothing that somebody might take for a word; ``None`` if there is no such reason."""
    by, led = play.trick.turn, play.trick.led
    if card is THE_EXCUSE:
        return None
    if by == play.taker:
        return Saying.plain(TAKERS_OWN) if led is None else None
    if led is None:
        spoken = moment(play, by, card)
        again = spoken is not None and spoken.moment.startswith("later") and card.suit != TRUMP
        return Saying.plain(LED_AGAIN, led=card.suit) if again else None
    rounds = [trick.card_of(by) for trick in play.tricks if trick.led == led and trick.leader != by]
    risen = led == card.suit and len(rounds) == 1 and rounds[0].suit == led and rounds[0].height < card.height
    return Saying.plain(RISING) if risen and led != TRUMP and card.rank not in COURTS else None


def _begins(play: Play, seat: int, card: Card) -> bool:
    """Whether a lower card of the hand will tell something true in the next round, if this one falls now."""
    held = play.hands[seat] or TAROT.none
    return any(will_tell(play, seat, card, lower) for lower in held.of(card.suit) if lower is not card)
