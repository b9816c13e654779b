"""How to stay out of the last two tricks: cards that lose, and the order in which to spend them."""

from __future__ import annotations

import random

from tutor.barbu.advice.losing import IDLE
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.trick import WINNER, Trick
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
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

# In which order?

WHICH_ORDER = N_(
    "These four cards are yours, and the tricks cost nothing yet. In which order would you spend them, by the advice"
    " for No Last Two?"
)
NTH = (
    N_("First", "a place in an order"),
    N_("Second", "a place in an order"),
    N_("Third", "a place in an order"),
    N_("Last", "a place in an order"),
)
WHAT_IS_LEFT = N_("With which of these cards would you like to sit there when the last trick is led?")
HIGH_FIRST = N_(
    "{first:card} and {second:card} may win a trick. Now that costs nothing: spend them first, in any order."
)
MIDDLE_NEXT = N_("{card:card} is neither high nor low: it goes after the high cards, and before {low:card}.")
LOW_LAST = N_("{card:card} is the card that is least likely to win: keep it for the last trick.")
GOOD_ORDER = N_("The high cards go while tricks cost nothing, then {card:card}, and {low:card} is there at the end.")
#: High cards, middle ones and low ones, by level: closer together from level to level.
RANKS = {
    1: (("A", "K"), ("8", "9"), ("2",)),
    2: (("A", "K", "Q"), ("7", "8"), ("2", "3")),
    3: (("K", "Q", "J"), ("6", "7"), ("3", "4")),
}


def _ask_order(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    high, middle, low = RANKS[level]
    ranks = (*rng.sample(high, 2), rng.choice(middle), rng.choice(low))
    suits = rng.sample([*BARBU.suits], len(ranks))
    first, second, third, last = (BARBU[suit + rank] for suit, rank in zip(suits, ranks, strict=True))
    says = {
        "first": Saying.plain(HIGH_FIRST, IDLE, first=first, second=second),
        "third": Saying.plain(MIDDLE_NEXT, IDLE, card=third, low=last),
        "last": Saying.plain(LOW_LAST, IDLE, card=last),
    }
    cards = [first, second, third, last]
    rng.shuffle(cards)
    highest = (first.code, second.code)
    demands = (
        Demand("last", (last.code,), 1, 1, says["last"]),
        Demand("third", (third.code,), 1, 1, says["third"]),
        Demand("first", highest, 1, 1, says["first"]),
        Demand("second", highest, 1, 1, says["first"]),
    )
    names = ("first", "second", "third", "last")
    places = tuple(Place(name, Saying.plain(title), 1) for name, title in zip(names, NTH, strict=True))
    arrangement = Arrangement(tuple(Thing(card.code, card) for card in cards), places, demands)
    because = (Saying.plain(GOOD_ORDER, IDLE, card=third, low=last),)
    hints = Hints((Saying.plain(WHAT_IS_LEFT),), (Saying.plain(IDLE.statement, IDLE),))
    return Question("arrange", (), WHICH_ORDER, because, hints, arrangement=arrangement)


LAST_TWO_ORDER = Kind("last-two-order", N_("In which order?"), "arrange", (IDLE,), undrawn, _ask_order, of_a_deal=False)
