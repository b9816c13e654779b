"""How many: cards of a suit that are not in one's hand, and cards that one has not been dealt yet."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.deal import SIZES
from tutor.tarot.draw import PACK
from tutor.tarot.setting import HAND_SIZES
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

HOW_MANY_OUT = N_("This is your hand. How many {suit:suit} are not in it?")
HOW_MANY_IN_ALL = N_("How many of them has the pack, and how many do you hold?")
THE_REST = N_("The pack has {all} of them and you hold {held}, so {left} are not in your hand.")
OF_THIRTEEN = N_("A suit has 14 cards here, not 13: there is a knight between jack and queen.")
OF_TWENTY_TWO = N_("The Excuse is no trump: there are 21 of those.")

#: How many cards the hand has, by level.
_HELD = {1: 6, 2: 9, 3: 18}


def _draw_hand(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    cards = rng.sample(TAROT.cards, _HELD[level])
    return (Laid(tuple(card for card in TAROT.cards if card in cards)),)


def _ask_out(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    suit = rng.choice(SUITS if level == 1 else (*SUITS, TRUMP, TRUMP))
    all_of, held = len(TAROT.all.of(suit)), len(TAROT.set(laid.cards).of(suit))
    if not held:
        return None
    slip = (all_of + 1 - held, OF_TWENTY_TWO) if suit == TRUMP else (all_of - 1 - held, OF_THIRTEEN)
    number = Number(Decimal(all_of - held), {Decimal(slip[0]): Saying.plain(slip[1], PACK)})
    because = (Saying.plain(THE_REST, PACK, all=all_of, held=held, left=all_of - held),)
    hints = Hints((Saying.plain(HOW_MANY_IN_ALL),), (Saying.plain(PACK.statement, PACK),))
    return Question("number", boards, HOW_MANY_OUT, because, hints, facts={"suit": suit}, number=number)


CARDS_OUT = Kind("cards-out", N_("How many are out?"), "number", (PACK,), _draw_hand, _ask_out, of_a_deal=False)

HOW_MANY_TO_COME = N_(
    "At a table of {players} the cards are being dealt, and you have these so far. How many more will you get?"
)
HOW_MANY_EACH = N_("How many cards does everybody have at a table of this size, once all are dealt?")
STILL_TO_COME = N_("With {players} players everybody is dealt {size} cards. You have {held}, so {left} are to come.")
AT_ANOTHER_TABLE = N_("That would be so with {players} players.")


def _draw_dealt(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """Some packets of three cards."""
    cards = rng.sample(TAROT.cards, 3 * rng.randint(level, 2 * level))
    return (Laid(tuple(card for card in TAROT.cards if card in cards)),)


def _ask_to_come(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (laid,) = boards
    if not isinstance(laid, Laid):
        return None
    players, held = rng.choice((4,) if level == 1 else (3, 5) if level == 2 else (3, 4, 5)), len(laid.cards)  # noqa: PLR2004
    size = HAND_SIZES[players]
    if held >= size:
        return None
    slips = {
        Decimal(other - held): Saying.plain(AT_ANOTHER_TABLE, SIZES, players=table)
        for table, other in HAND_SIZES.items()
        if table != players and other > held
    }
    number = Number(Decimal(size - held), slips)
    because = (Saying.plain(STILL_TO_COME, SIZES, players=players, size=size, held=held, left=size - held),)
    hints = Hints((Saying.plain(HOW_MANY_EACH),), (Saying.plain(SIZES.statement, SIZES),))
    return Question("number", boards, HOW_MANY_TO_COME, because, hints, facts={"players": players}, number=number)


CARDS_TO_COME = Kind(
    "cards-to-come", N_("How many are still to come?"), "number", (SIZES,), _draw_dealt, _ask_to_come, of_a_deal=False
)
