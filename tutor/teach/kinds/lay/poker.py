"""A hand of Chinese poker to be set in three rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from tutor.barbu.advice.arranging import BEST_BACK
from tutor.barbu.arranging import BACK, MIDDLE, SET
from tutor.barbu.poker import FIVE, KINDS, Strength
from tutor.core.cards import BARBU, SUITS, Cards
from tutor.core.message import N_, Facts
from tutor.teach.arrangement import Demand, Place
from tutor.teach.barbu.plays import WHOLE
from tutor.teach.barbu.poker_rows import KINDS_IN_ORDER, row
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import all_of, names
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

SET_THEM = N_(
    "Set this hand: at the back the best kind of poker hand that you can make, in the middle the best kind that is then"
    " left, at the front the rest. It does not matter which other cards you put with them."
)
AT_THE_BACK, IN_THE_MIDDLE, AT_THE_FRONT = N_("Back: five"), N_("Middle: five"), N_("Front: three")
IT_TAKES = N_("Each row has its number of cards: five at the back, five in the middle and three at the front.")
BACK_IS = N_("The best that you can make of these cards ({hand:term}) belongs at the back: {cards:and}.")
MIDDLE_IS = N_("The best that is then left ({hand:term}) belongs in the middle: {cards:and}.")
WHAT_CAN_YOU_MAKE = N_(
    "By suit you hold: spades {S}, hearts {H}, diamonds {D}, clubs {C}. Which ranks are equal, or run five in a row,"
    " and what counts highest of all that?"
)

FRONT = "front"
PLACES = (
    Place(BACK, Saying.plain(AT_THE_BACK), FIVE),
    Place(MIDDLE, Saying.plain(IN_THE_MIDDLE), FIVE),
    Place(FRONT, Saying.plain(AT_THE_FRONT), WHOLE - 2 * FIVE),
)
RANKS = tuple(card.rank for card in BARBU.all.of(SUITS[0]))


class Best(NamedTuple):
    """The best kind of hand that a row can make, and the cards on which it hangs: any others may lie beside them."""

    kind: str
    cards: Cards


@kind(LAY, SET, BEST_BACK, edition=2)
def poker_set(draw: Draw) -> Posed | None:
    """A hand that holds a flush and a pair; more than these; a flush and three of a kind, or a straight."""
    held = draw.of(
        (("flush", "pair"),),
        (("flush", "two-pairs"), ("four-of-a-kind", "pair")),
        (("flush", "three-of-a-kind"), ("flush", "straight")),
    )
    hand = draw.until(lambda: _hand(draw, *draw.rng.choice(held)))
    if tuple(best.kind for best in best_rows(hand, RULES.strength).values()) not in held:
        return None

    def verdicts(judge: Judge) -> Verdicts:
        full = Saying.plain(IT_TAKES, SET)
        rows, says = best_rows(hand, judge.strength), {BACK: BACK_IS, MIDDLE: MIDDLE_IS}
        told = {at: Saying.plain(says[at], BEST_BACK, hand=best.kind, cards=best.cards) for at, best in rows.items()}
        demands = (
            *(Demand(place.id, names(hand), place.room, place.room, full) for place in PLACES),
            *(all_of(at, names(best.cards), told[at]) for at, best in rows.items()),
        )
        by_suit: Facts = {suit: len(hand.of(suit)) for suit in SUITS}
        nudge = Saying.plain(WHAT_CAN_YOU_MAKE, None, **by_suit)
        hints = Hints((nudge,), (Saying.plain(KINDS_IN_ORDER, BEST_BACK),))
        return Verdicts((*told.values(),) or (full,), hints, demands=demands)

    return Posed(Asked((), SET_THEM, card_offers(hand), places=PLACES), verdicts)


def _hand(draw: Draw, back: str, middle: str) -> Cards | None:
    """Thirteen cards with these two rows among them, of which the others make nothing more; ``None`` if they do."""
    first = draw.until(lambda: row(back, draw.rng))
    left = _not_joining(first, back, middle)
    second = draw.until(lambda: row(middle, draw.rng, left))
    hand = first | second | BARBU.set(draw.rng.sample([*(left - _of_its_ranks(second))], WHOLE - 2 * FIVE))
    # A card beside four of a kind may as well lie in another row.
    loose = BARBU.set(card for card in first if back != "flush" and len(first.of_rank(card.rank)) == 1)
    return hand if _chances(hand - first | loose) == _chances(second) and _best_kind(hand) == back else None


def _not_joining(first: Cards, back: str, middle: str) -> Cards:
    """The cards that may be dealt beside a back: no sixth one of a flush, and no pair that makes three a full house."""
    left = BARBU.all - first
    if back == "flush":
        left -= left.of(next(iter(first)).suit)
    return left - _of_its_ranks(first) if middle == "three-of-a-kind" else left


def _of_its_ranks(cards: Cards) -> Cards:
    """All cards of the ranks that some cards have."""
    return BARBU.set(card for one in cards for card in BARBU.all.of_rank(one.rank))


def _chances(cards: Cards) -> tuple[int, int, int, int, int]:
    """The hands that can be made of some cards: flushes, straights, pairs, threes and fours, each counted."""
    ranks = [len(cards.of_rank(rank)) for rank in ("A", *RANKS)]
    straights = sum(prod(ranks[first : first + FIVE]) for first in range(len(ranks) - FIVE + 1))
    flushes = sum(max(len(cards.of(suit)) - FIVE + 1, 0) for suit in SUITS)
    pairs, threes, fours = (ranks[1:].count(many) for many in (2, 3, 4))
    return flushes, straights, pairs, threes, fours


def _best_kind(cards: Cards) -> str:
    """The best kind of poker hand that can be made of some cards, straight flushes left aside."""
    flushes, straights, pairs, threes, fours = _chances(cards)
    made = {
        "four-of-a-kind": fours,
        "full-house": threes and threes + pairs > 1,
        "flush": flushes,
        "straight": straights,
        "three-of-a-kind": threes,
        "two-pairs": pairs > 1,
        "pair": pairs,
    }
    return next((kind for kind, many in made.items() if many), "high-card")


@lru_cache(maxsize=4)  # a hand is asked about when it is drawn, and again when it is judged
def best_rows(hand: Cards, strength: Callable[[Cards], Strength]) -> dict[str, Best]:
    """The cards on which the best back hangs, and then the best middle; none where other cards do as well.

    Every way is tried, and the rows must be in good order whichever cards lie beside.
    """
    made = {back: strength(back) for back in _fives(hand)}
    most = max(one.kind for one in made.values())
    beside = [(back, middle) for back, one in made.items() if one.kind == most for middle in _fives(hand - back)]
    second = max(made[middle].kind for _, middle in beside)
    ways = [(back, middle) for back, middle in beside if made[middle].kind == second]
    first, core = _common([back for back, _ in ways]), _common([middle for _, middle in ways])
    # As many ways as there are to fill up the rows: so any cards beside them do.
    rest, room = WHOLE - len(first) - len(core), FIVE - len(first)
    any_do = len(ways) == comb(rest, room) * comb(rest - room, FIVE - len(core))
    well_set = all(made[back] >= made[middle] >= strength(hand - back - middle) for back, middle in ways)
    return {BACK: Best(KINDS[most], first), MIDDLE: Best(KINDS[second], core)} if any_do and second and well_set else {}


def _fives(left: Cards) -> list[Cards]:
    return [left.pack.set(cards) for cards in combinations(left, FIVE)]


def _common(rows: Sequence[Cards]) -> Cards:
    found = rows[0]
    for one in rows:
        found &= one
    return found
