"""The écart: hands with the dog in them, and what the others are shown of six cards."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.tarot.dog import (
    PLAIN,
    PREFIX,
    SHOW_TRUMPS,
    Dog,
)
from tutor.tarot.setting import FOUR, dog_size
from tutor.tarot.trick import BOUTS
from tutor.teach.boards import of_ecart
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.rulings import moment
from tutor.teach.saying import Saying

#: So many cards are set aside at a table of four.
SIX = dog_size(FOUR)
_NOT_PLAIN = [card for card in TAROT.cards if card not in PLAIN and card not in BOUTS]
#: With so few plain cards the taker has most trumps; with the Petit among them nobody else can have it alone.
_FEW = 10


def with_dog(plain: int, rng: random.Random) -> Cards:
    """What a taker holds who has picked up the dog: so many plain cards below the king, and kings, trumps and bouts."""
    bouts = [card for card in BOUTS if rng.random() < 1 / 2 or (plain < _FEW and card.suit == TRUMP)]
    rest = rng.sample(_NOT_PLAIN, HELD - plain - len(bouts))
    return TAROT.set([*rng.sample([*PLAIN], plain), *bouts, *rest])


#: How many cards the taker then holds.
HELD = 24

HOW_MANY_PLAIN = N_("How many cards of the suits do you hold, the kings left out?")

THE_SIX = N_("You set these six cards aside:")
WHICH_ARE_SHOWN = N_("Which of them must you show to your opponents? Mark all of them.")
MUST_BE_SHOWN = N_("It is a trump, and trumps that are set aside are shown.")
STAYS_HIDDEN = N_("Plain cards lie face down; nobody else sees them before the count.")
WHAT_IS_SHOWN = N_("Which cards of an écart matter most to the defence?")


def _draw_made(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """An écart that is all but made, with more plain cards in it or more trumps."""
    return (of_ecart(with_dog(rng.randint(*((3, 5), (1, 5), (1, 3))[level - 1]), rng), SIX - 1, rng),)


def _ask_shown(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    at = moment(boards[0])
    if not isinstance(at, Dog):
        return None
    last = TAROT[rng.choice(at.obligation().legal()).removeprefix(PREFIX)]
    aside = at.aside.with_card(last)
    options = tuple(Option(card.code, card, card.suit == TRUMP, _shown(card)) for card in aside)
    rule = Saying.plain(SHOW_TRUMPS.statement, SHOW_TRUMPS)
    hints = Hints((Saying.plain(WHAT_IS_SHOWN),), (rule,))
    made = Laid((), Saying.plain(THE_SIX))
    facts = {"aside": tuple(option.id for option in options)}
    return Question("mark", (made,), WHICH_ARE_SHOWN, (rule,), hints, facts=facts, options=options)


def _shown(card: Card) -> Saying:
    return Saying.plain(MUST_BE_SHOWN if card.suit == TRUMP else STAYS_HIDDEN, SHOW_TRUMPS)


ECART_SHOWN = Kind(
    "ecart-shown",
    N_("What is shown of the écart?"),
    "mark",
    (SHOW_TRUMPS,),
    _draw_made,
    _ask_shown,
    of_a_deal=False,
)
