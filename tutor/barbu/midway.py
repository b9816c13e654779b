"""Records that begin in the middle of Domino: the cards that lie then, and the numbers still held."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from tutor.barbu.bets import NO_BETS
from tutor.barbu.contracts import Domino
from tutor.barbu.layout import Layout
from tutor.barbu.row import orders
from tutor.barbu.setting import Setting
from tutor.core.cards import Card, Cards
from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import A_NEW_CARD, card
from tutor.core.record import AS_MANY_CARDS

#: The names in a record's ``from`` for a deal of Domino that has begun.
NAMES = ("lying", "left", "out")

SOME_LYING = N_("a list of the cards on the table, such as {example}")
CONNECTED = N_("a card that forms one row with {start:card}, without a gap")
ALL_OTHERS = N_("all the cards that nobody holds: with those in the hands they make {count}")
SOME_COUNTS = N_("{count} {count:n|number|numbers}, how many cards each seat holds, such as {example}")
SUMMED = N_("numbers that add up to {count}, the cards that are not on the table yet")
A_HOLDER = N_("a seat that still holds cards")
SOME_OUT = N_("the seats without cards, {seats}, in the order in which they went out")


def resumed(contract: Domino, setting: Setting, leader: int, start: Mapping[str, Json]) -> Layout:
    """The deal as it stands when the record begins; raise ``RecordError``."""
    lying = _lying(start["lying"], contract, setting)
    left = _left(start.get("left"), setting, len(setting.pack) - len(lying))
    if not left[leader]:
        raise RecordError("from.leader", leader, A_HOLDER)
    begun = Layout.begin(contract, setting, leader, setting.size, NO_BETS)
    return begun.with_lying(lying, left, _out(start.get("out"), left))


def _lying(data: Json, contract: Domino, setting: Setting) -> Cards:
    """Read the cards that lie: nobody holds them, and each is in one row with the card that started its suit."""
    if not isinstance(data, list):
        raise RecordError("from.lying", data, SOME_LYING, example='["S8", "S9"]')
    places: dict[Card, str] = {held: f"hands.{at}" for at, hand in enumerate(setting.hands) for held in hand or ()}
    cards = []
    for number, code in enumerate(data):
        place = f"from.lying[{number}]"
        cards.append(card(code, place, setting.pack))
        if (other := places.setdefault(cards[-1], place)) != place:
            raise RecordError(place, code, A_NEW_CARD, other=other)
    lying = setting.pack.set(cards)
    for suit, order in orders(setting.pack, ace_low=setting.options.ace_low).items():
        row = _row(order, lying, contract.rank)
        for number, one in enumerate(cards):
            if one.suit == suit and one not in row:
                raise RecordError(f"from.lying[{number}]", one.code, CONNECTED, start=row[0])
    return lying


def _row(order: tuple[Card, ...], lying: Cards, rank: str) -> list[Card]:
    """The card that starts a suit, and the cards that lie beside it without a gap."""
    first = next(number for number, one in enumerate(order) if one.rank == rank)
    row = [order[first]]
    if order[first] in lying:
        for side in (order[first + 1 :], order[:first][::-1]):
            for one in side:
                if one not in lying:
                    break
                row.append(one)
    return row


def _left(data: Json, setting: Setting, held: int) -> tuple[int, ...]:
    """The number of cards that each seat holds, ``held`` in all: read, or reckoned if at most one hand is not known."""
    sizes = [None if hand is None else len(hand) for hand in setting.hands]
    if data is None and sizes.count(None) <= 1:
        rest = held - sum(size or 0 for size in sizes)
        counts = [rest if size is None else size for size in sizes]
        if sum(counts) != held or not _possible(counts, setting.size):
            raise RecordError("from.lying", len(setting.pack) - held, ALL_OTHERS, count=len(setting.pack))
        return tuple(counts)
    if not isinstance(data, list) or len(data) != setting.players or not _possible(data, setting.size):
        raise RecordError("from.left", data, SOME_COUNTS, count=setting.players, example="[6, 5, 7, 0]")
    if sum(data) != held:
        raise RecordError("from.left", data, SUMMED, count=held)
    for at, (count, size) in enumerate(zip(data, sizes, strict=True)):
        if size not in {None, count}:
            raise RecordError(f"from.left[{at}]", count, AS_MANY_CARDS, other=f"hands.{at}", count=size)
    return tuple(data)


def _possible(counts: Sequence[Json], most: int) -> bool:
    """Whether these can be numbers of cards in hands."""
    return all(type(count) is int and 0 <= count <= most for count in counts)


def _out(data: Json, left: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that are out, in order: read, or known if there is at most one."""
    without = [at for at, count in enumerate(left) if not count]
    out = without if data is None and len(without) <= 1 else data
    if not isinstance(out, list) or any(type(at) is not int for at in out) or sorted(out) != without:
        raise RecordError("from.out", data, SOME_OUT, seats=json.dumps(without))
    return tuple(out)
