"""Advice for Chinese poker: how to set a hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tutor.barbu.arranging import FIVE, Arranging
from tutor.barbu.contracts.chinese_poker import Rows
from tutor.barbu.poker import strength
from tutor.core.advice import Advice, advise
from tutor.core.cards import Card, Cards
from tutor.core.message import N_
from tutor.core.rule import Rule

BEST_BACK = Rule(
    "B-STR-CP",
    title=N_("Chinese poker: the best back first"),
    statement=N_(
        "Advice: set the best poker hand that you have at the back, then the best that is left in the middle, as long"
        " as no row is better than the one behind it."
    ),
    sources=(),
    hint=N_("{card:card} belongs to the best row that you can set here ({row:term}), with the rows in good order."),
)


def card_to_set(at: Arranging) -> Advice:
    """The best back, then the best middle, that leave no row better than the one before; card by card."""
    own = tuple(at.own)
    card = _arranged(at.hand, own)[len(own)]
    return advise(f"{at.row} {card}", BEST_BACK, card=card, row=at.row)


@lru_cache(maxsize=64)
def _arranged(left: Cards, own: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the back and the middle, those first that have been set already; well set, if that can be."""
    well_set = (way for way in _ways(left, own) if _rows(left, own, way).foul is None)
    return next(well_set, None) or next(_ways(left, own))


def _ways(left: Cards, own: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """The backs and middles that can still be set, the best ones first."""
    for back in _best_first(left, own[:FIVE]):
        for middle in _best_first(left - left.pack.set(back), own[FIVE:]):
            yield (*back, *middle)


def _rows(left: Cards, own: tuple[Card, ...], way: tuple[Card, ...]) -> Rows:
    pack = left.pack
    return Rows(pack.set(way[:FIVE]), pack.set(way[FIVE:]), (left | pack.set(own)) - pack.set(way))


def _best_first(left: Cards, own: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """The ways to complete a row of five, the best row first."""
    rows = [(*own, *rest) for rest in combinations(left, FIVE - len(own))]
    return sorted(rows, key=lambda row: strength(left.pack.set(row)), reverse=True)
