"""The Excuse: what it asks for, whose it is after a trick, and what is given for it."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.score.count import LOW, ORDINARY, WORTH
from tutor.tarot.score.tally import DEBT
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHAT_TO_GIVE = N_(
    "The other side has won the trick with your Excuse, and these are all the cards that your side has won so far."
    " Which of them can you give for it?"
)
THIS_CARD = N_("{card:card}", "an answer: a card to be given")
NONE_YET = N_("none yet: I give one as soon as my side has won one")
HALF_A_POINT = N_("Which of these cards are worth half a point?")
A_LOW_ONE = N_("Any low card will do, and this is one.")
WORTH_TOO_MUCH = N_("Only a low card is given, one that is worth half a point. This one is worth more.")
THERE_IS_ONE = N_("There is a low card among them, and it has to be given.")
NO_LOW_ONE = N_(
    "There is no low card among them. The Excuse lies open until your side has won one, and then it is given."
)


def _draw_pile(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Some cards that were won: with low ones, with few that do not look it, with none at all."""
    tempting = TAROT.read("T20 T19 T2 S10 H10 D10 C10 S1 H1 D1 C1")
    low = rng.sample([*WORTH[LOW]] if level == 1 else [*tempting], {1: 2, 2: 1, 3: rng.choice((0, 0, 1))}[level])
    high = rng.sample([card for card in TAROT.cards if card not in WORTH[LOW] and card is not THE_EXCUSE], 4 - len(low))
    return (Laid(tuple(rng.sample(low + high, 4))),)


def _ask_give(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    low = TAROT.set(laid.cards) & WORTH[LOW]
    given = Saying.plain(A_LOW_ONE, ORDINARY)
    too_much = Saying.plain(WORTH_TOO_MUCH, ORDINARY)
    cards = tuple(
        Option(card.code, Saying.plain(THIS_CARD, card=card), card in low, given if card in low else too_much)
        for card in laid.cards
    )
    none = Saying.plain(THERE_IS_ONE if low else NO_LOW_ONE, DEBT)
    options = (*cards, Option("none", Saying.plain(NONE_YET), not low, none))
    hints = Hints((Saying.plain(HALF_A_POINT),), (Saying.plain(DEBT.statement, DEBT),), (TAROT.none,))
    because = (given if low else none,)
    return Question("choose", boards, WHAT_TO_GIVE, because, hints, options=options, any_of=True)


GIVEN_FOR_IT = Kind(
    "given-for-it",
    N_("What is given for the Excuse?"),
    "choose",
    (ORDINARY, DEBT),
    _draw_pile,
    _ask_give,
    of_a_deal=False,
)
