"""Around the deal: who does what, and what becomes of a hand with the Petit alone."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts
from tutor.tarot.before_bidding import PETIT_SEC, void
from tutor.tarot.cut import ROTATE
from tutor.tarot.options import Options
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.boards import falling, undrawn
from tutor.teach.dealing import AT_TABLES
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

# The Petit alone

WHAT_NOW = N_("There are {players} of you at the table, and you pick up this hand. What happens?")
IT_IS_VOID = N_("You say so and show the hand: nobody plays this deal, and the next player deals")
IT_IS_PLAYED = N_("Nothing special: the deal is played")
DEALT_AGAIN = N_("You say so and show the hand, and the same dealer deals again")
YOU_CHOOSE = N_("You may choose whether the deal is played")
ALONE = N_("The Petit is the only trump of this hand, and the Excuse is not beside it, so the deal is void.")
NOT_ALONE = N_("Only a hand with the Petit as its only trump, and without the Excuse, makes the deal void.")
NEXT_DEALS = N_("No fault was made, so it is the next player’s turn to deal.")
A_DUTY = N_("Nobody may choose: a hand with the Petit alone has to be shown, and any other is played.")


def _hand(level: int, players: int, rng: random.Random) -> Cards:
    """The Petit alone, or nearly: with another trump, with the Excuse, one of them without the Petit."""
    beside: tuple[tuple[Card, ...], ...] = ((PETIT,), (PETIT,), (PETIT, TAROT["T2"]), (TAROT["T2"],))
    if level > 1:
        beside += ((PETIT,), (PETIT, THE_EXCUSE), (PETIT, THE_EXCUSE), (THE_EXCUSE,))
    own = rng.choice(beside)
    plain = [card for card in TAROT.cards if card.suit in SUITS]
    return TAROT.set((*own, *rng.sample(plain, HAND_SIZES[players] - len(own))))


def _ask_petit(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    players = rng.choice(AT_TABLES[1] if level < LEVELS[-1] else AT_TABLES[3])
    hand = _hand(level, players, rng)
    alone = void((hand,), Options()) is not None
    decides = Saying.plain(ALONE if alone else NOT_ALONE, PETIT_SEC)
    again = Saying.plain(NEXT_DEALS, ROTATE) if alone else decides
    options = (
        Option("void", Saying.plain(IT_IS_VOID), alone, decides),
        Option("played", Saying.plain(IT_IS_PLAYED), not alone, decides),
        Option("again", Saying.plain(DEALT_AGAIN), right=False, says=again),
        Option("choose", Saying.plain(YOU_CHOOSE), right=False, says=Saying.plain(A_DUTY, PETIT_SEC)),
    )
    hints = Hints((Saying.plain(HOW_MANY_TRUMPS),), (Saying.plain(PETIT_SEC.statement, PETIT_SEC),))
    trumps = falling(hand.of(TRUMP) | hand & TAROT.set([THE_EXCUSE]))
    boards = (Laid((*(card for card in hand if card.suit in SUITS), *trumps)),)
    facts: Facts = {"players": players}
    return Question("choose", boards, WHAT_NOW, (decides,), hints, facts=facts, options=options)


HOW_MANY_TRUMPS = N_("Which trumps are in this hand, and is the Excuse beside them?")

PETIT_ALONE = Kind(
    "petit-alone", N_("Is this deal played?"), "choose", (PETIT_SEC, ROTATE), undrawn, _ask_petit, of_a_deal=False
)
