"""Chinese poker: a hand to be set, and the reckoning of what it brings in all."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb
from typing import NamedTuple

from tutor.barbu.advice.arranging import BEST_BACK
from tutor.barbu.arranging import BACK, MIDDLE, SET
from tutor.barbu.contracts.chinese_poker import Rows
from tutor.barbu.poker import FIVE, KINDS, strength
from tutor.core.cards import BARBU, SUITS, Cards
from tutor.core.message import N_
from tutor.teach.arrangement import Arrangement, Demand, Place, Thing
from tutor.teach.barbu.plays import WHOLE
from tutor.teach.barbu.poker_rows import KINDS_IN_ORDER, row
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

SET_THEM = N_(
    "Set this hand: at the back the best kind of poker hand that you can make, in the middle the best kind that is then"
    " left, at the front the rest. Which of the other cards you put beside them does not matter."
)
AT_THE_BACK, IN_THE_MIDDLE, AT_THE_FRONT = N_("Back: five"), N_("Middle: five"), N_("Front: three")
FRONT = "front"
RANKS = tuple(card.rank for card in BARBU.all.of(SUITS[0]))
IT_TAKES = N_("Each row has its number of cards: five at the back, five in the middle and three at the front.")
BACK_IS = N_("The best that you can make of these cards ({hand:term}) belongs at the back: {cards:and}.")
MIDDLE_IS = N_("The best that is then left ({hand:term}) belongs in the middle: {cards:and}.")
WHAT_CAN_YOU_MAKE = N_(
    "Look for five of one suit, five ranks in a row, and for equal ranks. Which of them stands highest?"
)
#: What hands are dealt to be set, by level: the kinds at the back and in the middle that they hold.
HOLDS = (
    (("flush", "pair"),),
    (("flush", "two-pairs"), ("four-of-a-kind", "pair")),
    (("flush", "three-of-a-kind"), ("flush", "straight")),
)


class Best(NamedTuple):
    """The cards that must lie at the back and in the middle, for the best kinds of hand there, and which those are."""

    back: Cards
    middle: Cards
    kinds: tuple[str, str]


def best_kinds(hand: Cards) -> Best | None:
    """The cards on which the best back hangs, and then the best middle; ``None`` where other cards do as well.

    Every way is tried, and the rows must be in good order whichever cards lie beside.
    """
    kinds = {back: strength(back).kind for back in _fives(hand)}
    kind = max(kinds.values())
    backs = [back for back, made in kinds.items() if made == kind]
    ways = [(back, middle) for back in backs for middle in _fives(hand - back)]
    second = max(strength(middle).kind for _, middle in ways)
    ways = [(back, middle) for back, middle in ways if strength(middle).kind == second]
    first, core = _common([back for back, _ in ways]), _common([middle for _, middle in ways])
    # As many ways as there are to fill up the rows: so any cards beside them do.
    rest, room = WHOLE - len(first) - len(core), FIVE - len(first)
    if len(ways) != comb(rest, room) * comb(rest - room, FIVE - len(core)):
        return None
    well_set = all(Rows(back, middle, hand - back - middle).foul is None for back, middle in ways)
    return Best(first, core, (KINDS[kind], KINDS[second])) if well_set and second else None


def _fives(left: Cards) -> list[Cards]:
    return [left.pack.set(cards) for cards in combinations(left, FIVE)]


def _common(rows: list[Cards]) -> Cards:
    found = rows[0]
    for one in rows:
        found &= one
    return found


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    while True:
        back, middle = rng.choice(HOLDS[level - 1])
        first = row(back, rng)
        second = row(middle, rng, BARBU.all - first) if first else None
        if first and second:
            rest = [*(BARBU.all - first - second)]
            hand = first | second | BARBU.set(rng.sample(rest, WHOLE - 2 * FIVE))
            if _chances(hand - first) == _chances(second) and len(hand.of(next(iter(first)).suit)) <= FIVE:
                return (Laid((*hand,)),)


def _chances(cards: Cards) -> list[int]:
    """What can be made of some cards: flushes, straights, pairs, threes and fours, each counted."""
    ranks = [len(cards.of_rank(rank)) for rank in ("A", *RANKS)]
    straights = sum(all(ranks[first : first + FIVE]) for first in range(len(ranks) - FIVE + 1))
    flushes = sum(max(len(cards.of(suit)) - FIVE + 1, 0) for suit in SUITS)
    return [flushes, straights, *(ranks[1:].count(many) for many in (2, 3, 4))]


def _ask(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    [dealt] = boards
    hand = BARBU.set(dealt.cards if isinstance(dealt, Laid) else ())
    best = best_kinds(hand)
    if best is None or best.kinds not in HOLDS[level - 1]:
        return None
    codes = tuple(card.code for card in hand)
    back = Saying.plain(BACK_IS, BEST_BACK, hand=best.kinds[0], cards=best.back)
    middle = Saying.plain(MIDDLE_IS, BEST_BACK, hand=best.kinds[1], cards=best.middle)
    full = Saying.plain(IT_TAKES, SET)
    titles = {BACK: AT_THE_BACK, MIDDLE: IN_THE_MIDDLE, FRONT: AT_THE_FRONT}
    rooms = {BACK: FIVE, MIDDLE: FIVE, FRONT: WHOLE - 2 * FIVE}
    arrangement = Arrangement(
        tuple(Thing(card.code, card) for card in hand),
        tuple(Place(name, Saying.plain(titles[name]), room) for name, room in rooms.items()),
        (
            *(Demand(name, codes, room, room, full) for name, room in rooms.items()),
            _holds(BACK, best.back, back),
            _holds(MIDDLE, best.middle, middle),
        ),
    )
    hints = Hints((Saying.plain(WHAT_CAN_YOU_MAKE),), (Saying.plain(KINDS_IN_ORDER, BEST_BACK),))
    return Question("arrange", (), SET_THEM, (back, middle), hints, arrangement=arrangement)


def _holds(place: str, cards: Cards, says: Saying) -> Demand:
    return Demand(place, tuple(card.code for card in cards), len(cards), len(cards), says)


POKER_SET = Kind(
    "poker-set", N_("Set a hand of Chinese poker"), "arrange", (SET, BEST_BACK), _draw, _ask, of_a_deal=False
)
