"""Staying out of the last two tricks: cards that cannot win."""

from __future__ import annotations

import random

from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.trick import WINNER, Trick
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.boards import undrawn
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

CALL = NoLastTwo.name
LAST = LEVELS[-1]

# Which cards lose?

WHICH_LOSE = N_(
    "Somebody else will lead to the last trick, and you will have kept one of your cards for it. Mark every card that"
    " cannot win it, whatever is led."
)
YOURS = N_("Your cards:", "above cards that lie open")
THEIRS = N_("What the others still hold, all together:", "above cards that lie open")
WHICH_LEAD = N_("To win, your card must be above the card led, and of its suit. Which cards could be led?")
COULD_WIN = N_("If {low:card} is led, {card:card} lies above it and may win.")
NOTHING_LOWER = N_("Nobody else holds a card below {card:card} in its suit: whoever leads that suit lies above you.")
SUIT_GONE = N_("Nobody else has a card of this suit, so nobody can lead it: {card:card} would be a discard.")
#: How many cards everybody has left, by level.
HELD = {1: 3, 2: 4, 3: 5}


def _ask_lose(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """The cards that are left at the end, one’s own and those of the others."""
    count = HELD[level]
    cards = rng.sample(BARBU.cards, PLAYERS * count)
    own, others = BARBU.set(cards[:count]), BARBU.set(cards[count:])
    options = tuple(_loses(card, others) for card in own)
    right = sum(option.right for option in options)
    if not 0 < right < len(options) or (level == LAST and right == 1):
        return None
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHICH_LEAD),) * 2, (Saying.plain(WINNER.statement, WINNER),) * 2)
    boards = (Laid(tuple(own), Saying.plain(YOURS)), Laid(tuple(others), Saying.plain(THEIRS)))
    return Question("mark", boards, WHICH_LOSE, because, hints, options=options)


def _loses(card: Card, others: Cards) -> Option:
    """A card kept for the last trick, and whether it can win it after any lead of the others."""
    beaten = [led for led in others if Trick(1, PLAYERS, (led,)).with_card(card).best is card]
    if beaten:
        return Option(card.code, card, right=False, says=Saying.plain(COULD_WIN, WINNER, card=card, low=beaten[0]))
    says = NOTHING_LOWER if others.of(card.suit) else SUIT_GONE
    return Option(card.code, card, right=True, says=Saying.plain(says, WINNER, card=card))


LAST_TWO_LOSERS = Kind(
    "last-two-losers", N_("Which cards cannot win?"), "mark", (WINNER,), undrawn, _ask_lose, of_a_deal=False
)
