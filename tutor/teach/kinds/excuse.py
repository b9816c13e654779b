"""The Excuse: what it asks for, whose it is after a trick, and what is given for it."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.excuse import EXCUSE_LAST, EXCUSE_WINS
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, EXCUSE_LED, EXCUSE_NOT_TRUMP, FOLLOW
from tutor.tarot.score.count import EXCUSE_KEPT, LOW, ORDINARY, WORTH
from tutor.tarot.score.tally import DEBT
from tutor.tarot.trick import EXCUSE_NEVER_WINS, THE_EXCUSE, Trick
from tutor.teach.boards import undrawn
from tutor.teach.kinds.told import Told, which_true
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHAT_TO_FOLLOW = N_("These cards lie in the trick, the first of them on the left. What must the next player follow?")
A_SUIT = N_("{suit:suit}", "an answer: what must be followed")
NOTHING_YET = N_("nothing yet: any card will do", "an answer: what must be followed")
WHAT_ASKS = N_("Which of these cards asks for a suit, and which asks for nothing?")
AFTER_IT = N_("The Excuse asks for nothing. The card after it decides, and that is {card:card}.")
THE_FIRST_DECIDES = N_("The first card decides, and that is {card:card}. The Excuse changes nothing.")
ONLY_IT = N_("Only the Excuse lies there, and it asks for nothing: the next card decides.")


def _draw_led(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """The Excuse and a card; it may come second, or be alone; other suits and trumps may follow."""
    cards = rng.sample([card for card in TAROT.cards if card is not THE_EXCUSE], 1 if level == 1 else 2)
    if level == 1:
        return (Laid((THE_EXCUSE, *cards)),)
    alone, second = (THE_EXCUSE,), (cards[0], THE_EXCUSE, cards[1])
    led = ((THE_EXCUSE, *cards),) * (1 if level == 2 else 3)  # noqa: PLR2004 - the level before the last
    return (Laid(rng.choice((*led, second, second, alone))),)


def _ask_led(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    led = Trick(0, len(laid.cards) + 1, laid.cards).led
    decides = next((card for card in laid.cards if card.suit == led), None)
    rule = EXCUSE_LED if laid.cards[0] is THE_EXCUSE else FOLLOW
    says = ONLY_IT if decides is None else AFTER_IT if rule is EXCUSE_LED else THE_FIRST_DECIDES
    told = Saying.plain(says, rule, card=decides)
    suits = tuple(Option(suit, Saying.plain(A_SUIT, suit=suit), suit == led, told) for suit in (*SUITS, TRUMP))
    options = (*suits, Option("nothing", Saying.plain(NOTHING_YET), led is None, told))
    hints = Hints((Saying.plain(WHAT_ASKS),), (Saying.plain(EXCUSE_LED.statement, EXCUSE_LED),))
    return Question("choose", boards, WHAT_TO_FOLLOW, (told,), hints, options=options)


ASKED_SUIT = Kind(
    "asked-suit", N_("What is asked for?"), "choose", (EXCUSE_LED, FOLLOW), _draw_led, _ask_led, of_a_deal=False
)


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

TOLD = (
    Told(
        EXCUSE_NOT_TRUMP,
        N_("A player who has the Excuse and no trump may discard where a trump is asked for."),
        N_("A player who has no trump but the Excuse must play it where a trump is asked for."),
    ),
    Told(
        EXCUSE_ANYTIME,
        N_("The Excuse may be played even by somebody who could follow suit."),
        N_("The Excuse may be played only by somebody who cannot follow suit."),
    ),
    Told(
        EXCUSE_LED,
        N_("If the Excuse is led, the next player may play any card."),
        N_("The Excuse may not be led."),
    ),
    Told(
        EXCUSE_NEVER_WINS,
        N_("The lowest card of the suit led is better than the Excuse."),
        N_("The Excuse beats every card but trump 21."),
    ),
    Told(
        EXCUSE_KEPT,
        N_("Before the last trick, the Excuse stays with the side that has played it."),
        N_("The Excuse belongs to whoever wins the trick with it."),
    ),
    Told(
        DEBT,
        N_("A side that has won no low card yet gives one for the Excuse later."),
        N_("A side that has won no low card yet loses its Excuse."),
    ),
    Told(
        EXCUSE_LAST,
        N_("The Excuse may be played to the last trick, but then it usually changes sides."),
        N_("The Excuse may not be played to the last trick."),
    ),
    Told(
        EXCUSE_WINS,
        N_("If one side has won every trick so far, its Excuse wins the last one."),
        N_("The Excuse cannot win even the last trick of a side that has won all the others."),
    ),
)
WHICH_TRUE = N_("Mark every sentence about the Excuse that is true.")

EXCUSE_TRUE = Kind(
    "excuse-true",
    N_("What is true of the Excuse?"),
    "mark",
    tuple(told.rule for told in TOLD),
    undrawn,
    which_true(TOLD, WHICH_TRUE),
    of_a_deal=False,
)
