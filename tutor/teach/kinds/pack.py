"""The pack: its bouts and its low cards, and what each card is worth."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.score.count import LOW, ORDINARY, THREE_BOUTS, WORTH
from tutor.tarot.trick import BOUTS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

COURTS = ("J", "N", "Q", "K")

MARK_BOUTS = N_("Mark every bout among these cards.")
MARK_LOW = N_("Mark every low card among these, that is, every card that is worth half a point.")
WHICH_THREE = N_("Which three cards of the pack are the bouts?")
WHICH_COUNT_MORE = N_("Which cards of the pack count more than half a point?")
A_BOUT = N_("The bouts are trump 1, trump 21 and the Excuse.")
NO_BOUT = N_("No bout: those are trump 1, trump 21 and the Excuse.")
KING_IS_NO_BOUT = N_("No bout: a king is worth as much, but the bouts are trump 1, trump 21 and the Excuse.")
A_LOW_CARD = N_("Worth half a point, as all cards of a suit from 1 to 10 and all trumps from 2 to 20 are.")
A_BOUT_COUNTS = N_("Trump 1, trump 21 and the Excuse are the bouts, and each is worth 4½.")
A_PICTURE = N_("A picture is worth more: a jack 1½, a knight 2½, a queen 3½, a king 4½.")

#: How many cards one looks through, by level.
_LOOK = {1: 5, 2: 6, 3: 8}
#: What is easily taken for a bout, or for a card that counts.
TEMPTING = TAROT.read("T2 T20 T11 SK HK DK CK S1 H1 D1 C1 S10 H10 D10 C10")


def _draw_some(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Some cards with a bout or two among them: any others, or such as tempt."""
    bouts = rng.sample([*BOUTS], rng.choice((1, 2) if level == 1 else (1, 2, 3)))
    tempting = [*TEMPTING] if level > 1 else [card for card in TAROT.cards if card not in BOUTS]
    queens = rng.sample([card for card in TAROT.cards if card.rank in COURTS[:-1] and card.suit != TRUMP], 1)
    cards = (
        bouts + queens + rng.sample([card for card in tempting if card not in queens], _LOOK[level] - len(bouts) - 1)
    )
    return (Laid(tuple(rng.sample(cards, len(cards)))),)


def _mark(
    prompt: Message, nudge: Message, rule: Rule, right: Cards, tells: Callable[[Card], Message]
) -> Callable[[tuple[Board, ...], int, random.Random], Question]:
    """The question that asks for all cards of a sort."""

    def ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question:
        (laid,) = boards
        if not isinstance(laid, Laid):
            raise TypeError(laid)
        options = tuple(Option(card.code, card, card in right, Saying.plain(tells(card), rule)) for card in laid.cards)
        hints = Hints((Saying.plain(nudge),), (Saying.plain(rule.statement, rule),))
        because = (Saying.plain(rule.statement, rule),)
        return Question("mark", (), prompt, because, hints, {"cards": TAROT.set(laid.cards)}, options)

    return ask


def _of_bouts(card: Card) -> Message:
    return A_BOUT if card in BOUTS else KING_IS_NO_BOUT if card.rank == "K" else NO_BOUT


def _of_low(card: Card) -> Message:
    return A_LOW_CARD if card in WORTH[LOW] else A_BOUT_COUNTS if card in BOUTS else A_PICTURE


FIND_BOUTS = Kind(
    "find-bouts",
    N_("Which are the bouts?"),
    "mark",
    (THREE_BOUTS,),
    _draw_some,
    _mark(MARK_BOUTS, WHICH_THREE, THREE_BOUTS, BOUTS, _of_bouts),
    of_a_deal=False,
)
FIND_LOW = Kind(
    "find-low",
    N_("Which are the low cards?"),
    "mark",
    (ORDINARY,),
    _draw_some,
    _mark(MARK_LOW, WHICH_COUNT_MORE, ORDINARY, WORTH[LOW], _of_low),
    of_a_deal=False,
)
