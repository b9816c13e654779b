"""Deals to order: what somebody may wish for, and the first deal that has it; all else in it is left to chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from tutor.core.cards import TAROT, Cards
from tutor.core.errors import Json, RecordError
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.replay import make
from tutor.games import GAMES
from tutor.tarot.advice.told import report
from tutor.tarot.announce import TRUMPS, TRUMPS_NEEDED
from tutor.tarot.auction import PASS, Auction
from tutor.tarot.call import Call
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT
from tutor.teach.positions import LEARNER, SEEDS

A_DEAL_THAT_THERE_IS = N_("a deal that can be dealt at this table")

#: The number of cards of one suit that are many.
LONG = 6
#: The number of words that partners say in a deal in which their cards speak.
ENOUGH_SAID = 2
KINGS = TAROT.read("SK HK DK CK")
EXCUSE_AND_21 = TAROT.read("T21 EX")
BOUTS = TAROT.read("T1 T21 EX")

#: The moves that are made before somebody sits down at a deal; ``None`` if the deal is not what they wished for.
Begun = tuple[str, ...] | None


class Order(NamedTuple):
    """A deal that somebody may wish for: its public name, its title in a list, the game, and a test of deals."""

    id: str
    title: Message
    game: str
    begun: Callable[[Record], Begun]


def dealt(order: Order, match: Mapping[str, Json]) -> tuple[int, tuple[str, ...]]:
    """The first seed, from that of a ``match`` on, whose first deal is to order; and the moves made so far in it.

    ``match`` is JSON as the order's game reads it.  Raise ``RecordError`` if it is none, or no deal of it is to order.
    """
    kind = GAMES[order.game].Match
    first = kind.of({**match, "deals": []}).seed or SEEDS.start
    for seed in chain(range(first, SEEDS.stop), range(SEEDS.start, first)):
        one = kind.of({**match, "seed": seed, "deals": []})
        begun = None if one.sitting_out(one.number) == LEARNER else order.begun(one.record())
        if begun is not None:
            return seed, begun
    raise RecordError("order", order.id, A_DEAL_THAT_THERE_IS)


def _holding(fits: Callable[[Cards, int], bool]) -> Callable[[Record], Begun]:
    """Deals in which the learner's hand is dealt to order, at a table of so many."""

    def begun(record: Record) -> Begun:
        hand = record.hands[LEARNER] if record.hands else None
        return () if hand is not None and fits(hand, record.players) else None

    return begun


def _defending(record: Record) -> Begun:
    """Deals that somebody else takes when the learner passes, who is not the partner that is called either."""
    at = GAMES[record.game].positions(record)[-1]
    moves: list[str] = []
    while at.turn is not None and isinstance(at, Auction | Call):
        move = PASS if at.turn == LEARNER else GAMES[record.game].choose(at)
        moves.append(move)
        at = GAMES[record.game].onwards(make(at, at.read(move, "moves"), "moves"))
    hand = record.hands[LEARNER]
    called = getattr(at, "called", None)
    if at.turn is None or hand is None or getattr(at, "taker", LEARNER) == LEARNER or (called and called in hand):
        return None
    return tuple(moves)


def _talking(record: Record) -> Begun:
    """Deals that the learner defends, and in which the partners say at least two things and break no promise.

    The learner's own cards can say something too.  So it is if everybody plays like the tutor's players.
    """
    begun, at = _defending(record), None
    if begun is not None:
        at = GAMES[record.game].positions(replace(record, moves=begun))[-1]
        while at.turn is not None:
            at = GAMES[record.game].onwards(make(at, at.read(GAMES[record.game].choose(at), "moves"), "moves"))
    if not isinstance(at, Play):
        return None
    partners = [report(at, seat) for seat in at.side(LEARNER) if seat != LEARNER]
    own = report(at, LEARNER)
    said = sum(len(one.kept) + len(one.asked) for one in partners)
    broken = any(one.broken for one in partners)
    return begun if said >= ENOUGH_SAID and (own.kept or own.asked) and not broken else None


def _longest(hand: Cards) -> int:
    """The length of the longest suit of a hand."""
    return max(Counter(card.suit for card in hand).values())


ORDERS: dict[str, Order] = {
    order.id: order
    for order in (
        Order(
            "poignee",
            N_("trumps for a poignée in my hand"),
            "tarot",
            _holding(lambda hand, players: len(hand & TRUMPS) >= TRUMPS_NEEDED[players][0]),
        ),
        Order("defence", N_("one in which I defend"), "tarot", _defending),
        Order("signals", N_("one in which my partners’ cards speak"), "tarot", _talking),
        Order("kings", N_("four kings in my hand"), "tarot", _holding(lambda hand, _: not KINGS - hand)),
        Order("petit", N_("the Petit in my hand"), "tarot", _holding(lambda hand, _: PETIT in hand)),
        Order(
            "excuse-and-21",
            N_("the Excuse and the 21 in my hand"),
            "tarot",
            _holding(lambda hand, _: not EXCUSE_AND_21 - hand),
        ),
        Order("bouts", N_("all three bouts in my hand"), "tarot", _holding(lambda hand, _: not BOUTS - hand)),
        Order(
            "void",
            N_("a suit of which I hold no card"),
            "barbu",
            _holding(lambda hand, _: len({card.suit for card in hand}) < len(hand.pack.suits)),
        ),
        Order(
            "long-suit",
            N_("six or more cards of one suit in my hand"),
            "barbu",
            _holding(lambda hand, _: _longest(hand) >= LONG),
        ),
    )
}
