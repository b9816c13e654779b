"""Simple opponents: they choose a sensible legal move from their own hand and what everybody knows.

They are no teachers of good play; they keep the table going, and do the same whenever the same cards come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from tutor.barbu import contracts, tactics
from tutor.barbu.arranging import FIVE, UNKNOWN, Arranging
from tutor.barbu.call import Call
from tutor.barbu.contracts.chinese_poker import Rows
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.naming import FLANK, MAX
from tutor.barbu.phases import Phase
from tutor.barbu.play import Play
from tutor.barbu.poker import strength
from tutor.barbu.prospects import edge, prospect
from tutor.cards import Card, Cards
from tutor.held import hand_of

#: How much better than the others a hand must promise to be (see ``edge``) before it doubles somebody: the dealer, who
#: has chosen the contract; the dealer while a double is owed; somebody who has doubled; anybody else.
DEALER, OWED, REDOUBLE, OTHER = 0.35, 0.1, 0.4, 0.5


def choose(at: Phase) -> str:
    """What the player to move does, as records write it; raise ``RecordError`` if their hand is not known."""
    if isinstance(at, Call):
        return _call(at)
    if isinstance(at, Doubling):
        return _double(at)
    if isinstance(at, Layout):
        return str(_lay(at))
    return tactics.chosen(at).code if isinstance(at, Play) else _set(at)


def written(_: Phase, move: object) -> str:
    """A candidate move as records write it: every move of Barbu is written as it is named."""
    return str(move)


def public(at: Phase, move: str) -> str:
    """A move as the others at the table see it: a hand of Chinese poker is set face down (B-CP-SET)."""
    return f"{at.row} {UNKNOWN}" if isinstance(at, Arranging) else move


def _call(at: Call) -> str:
    """The contract that the hand promises most in."""
    setting = at.setting
    hand = hand_of(setting.hands, setting.dealer)
    calls = contracts.calls(setting.options, setting.pack)
    return max(at.obligation().legal(), key=lambda code: prospect(hand, calls[code], setting.options))


def _double(at: Doubling) -> str:
    """Double those whom the hand promises to beat clearly; redouble only with a good hand."""
    speaker = at.speaker
    hope = edge(hand_of(at.setting.hands, speaker.seat), at.contract)

    def gain(move: str) -> float:
        return sum(hope - _caution(at, target) for target in speaker.names(move))

    return max(at.obligation().legal(), key=lambda move: (gain(move), move in {MAX, FLANK}))


def _caution(at: Doubling, target: int) -> float:
    """How good a hand must be to double ``target``."""
    if target in at.speaker.received:
        return REDOUBLE
    if target != at.setting.dealer:
        return OTHER
    return OWED if at.debt(at.speaker.seat).owed else DEALER


def _lay(at: Layout) -> Card | str:
    """In Domino the card that opens most for one's own hand and least for others; those that help others are kept."""
    hand, legal = at.hand, at.obligation().legal()
    ways = {card: ahead for row in at.rows() for card, ahead in _ahead(row.order, row.lying)}

    def gain(card: Card) -> int:
        own = len(ways[card] & hand)
        return 2 * own - len(ways[card] - hand)

    cards = [move for move in legal if isinstance(move, Card)]
    return max(cards, key=gain) if cards else legal[0]


def _ahead(order: Sequence[Card], lying: Cards) -> Iterator[tuple[Card, Cards]]:
    """The cards of a suit that do not lie yet, each with those that can come only after it."""
    for place, card in enumerate(order):
        if not lying:
            yield card, lying.pack.set(order).without(card)
        elif card not in lying:
            upwards = any(other in lying for other in order[:place])
            yield card, lying.pack.set(order[place + 1 :] if upwards else order[:place])


def _set(at: Arranging) -> str:
    """In Chinese poker the best back, then the best middle, that leave no row better than the one before."""
    own = tuple(at.own)
    return f"{at.row} {_arranged(at.hand, own)[len(own)]}"


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
