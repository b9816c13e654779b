"""Tricks on which the Excuse is well spent, by the usual advice, and others for which it is better kept."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.advice.strategy import BIG_TRUMPS, EXCUSE_USES
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WELL_SPENT = N_(
    "In each of these tricks the taker leads, and you hold the Excuse and the cards named. According to the usual"
    " advice, is this a good trick to spend the Excuse on?"
)
WELL, BADLY = N_("well spent"), N_("better kept")
HOLDS = N_("The taker leads {led:card}; you hold {cards:and}.", "in a question")
WHAT_FALLS = N_(
    "In the first case {led:card} is led, and you hold {cards:and}. Which card would you have to give up without the"
    " Excuse, and what is it worth?"
)
SAVES_QUEEN = N_("Without the Excuse the queen would fall, since she is alone: that saves 3½ points.")
SAVES_TRUMP = N_("Without the Excuse {cards:and} would be lost, a big trump that can still win a trick of its own.")
TOO_LITTLE = N_("You would lose {cards:and}, which is worth too little: the Excuse is better kept.")
IS_GUARDED = N_("You can follow with {low:card} and keep the valuable card, so the Excuse has nothing to save.")
_STATES = (State("well", Saying.plain(WELL)), State("kept", Saying.plain(BADLY)))
#: The holdings of a suit and of trumps where the Excuse is better kept; ``+`` has a lower card with it.
_OF_SUITS, _OF_TRUMPS = ("N", "J", "Q+"), ("T-", "T+")


@kind(SORT, EXCUSE_USES)
def excuse_well_spent(draw: Draw) -> Posed:
    """A king or the 21 is led, case by case; in one at least the Excuse is well spent, and in one it is not."""
    rng = draw.rng
    dear = rng.choice(draw.of(("Q",), ("Q", "T"), ("Q", "T")))
    kept = rng.sample(draw.of(_OF_SUITS, (*_OF_SUITS, *_OF_TRUMPS), (*_OF_SUITS, *_OF_TRUMPS)), draw.of(2, 3, 3))
    suits = rng.sample(SUITS, 4)
    drawn = [_held(sort, suit, rng) for sort, suit in zip((dear, *kept), suits, strict=False)]
    rng.shuffle(drawn)
    cases = {str(number): (led, TAROT.set(held)) for number, (led, *held) in enumerate(drawn, 1)}
    offers = (Offer(name, Saying.plain(HOLDS, led=led, cards=held)) for name, (led, held) in cases.items())
    asked = Asked((), WELL_SPENT, tuple(offers), states=_STATES)

    first, own = cases["1"]
    states = {name: _excused(held) for name, (_, held) in cases.items()}
    because = tuple(says for state, says in states.values() if state == "well")
    hints = Hints.plain(WHAT_FALLS, EXCUSE_USES, led=first, cards=own)
    verdicts = Verdicts(because, hints, states=states)
    return Posed.for_any_judge(asked, verdicts)


def _held(sort: str, suit: str, rng: random.Random) -> tuple[Card, ...]:
    """The card led, and what the learner has of its suit."""
    if sort[0] == TRUMP:
        big = rng.choice([*BIG_TRUMPS])
        low = TAROT[f"T{rng.randint(2, 12)}"]
        return (TAROT["T21"], *{"T": (big,), "T+": (low, big), "T-": (low,)}[sort])
    small = TAROT[f"{suit}{rng.randint(2, 9)}"]
    return (TAROT[f"{suit}K"], *((small,) if sort == "Q+" else ()), TAROT[suit + sort[0]])


def _excused(held: Cards) -> tuple[str, Saying]:
    """The state of the Excuse when all that is ``held`` is lower than the card led, and why."""
    low, *more = held
    if more:
        return "kept", Saying.plain(IS_GUARDED, EXCUSE_USES, low=low)
    if low.rank == "Q":
        return "well", Saying.plain(SAVES_QUEEN, EXCUSE_USES)
    if low in BIG_TRUMPS:
        return "well", Saying.plain(SAVES_TRUMP, EXCUSE_USES, cards=held)
    return "kept", Saying.plain(TOO_LITTLE, EXCUSE_USES, cards=held)
