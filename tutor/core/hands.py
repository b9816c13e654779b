"""The hands at a table, known or not: refusing cards that their holder has not, cannot have, or may not play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tutor.core.cards import Card, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_
from tutor.core.obligation import Obligation
from tutor.core.record import Record

HELD = N_("a card that the player holds: {held:or}")
ALLOWED = N_("a card that may be played: {allowed:or} ({rule})")
POSSIBLE = N_("a card that the player can hold; this one is elsewhere")
NOT_EXCLUDED = N_("a card that the player can hold; an earlier move of theirs proves that they do not have this one")
A_HAND = N_("the hand of the player to move")
FEWER_CARDS = N_("at most {count} {count:n|card|cards}")

#: The hand of each seat; ``None`` is a hand that is not known.
Hands = tuple[Cards | None, ...]

Entry = TypeVar("Entry")


def hand_of(hands: Hands, seat: int | None) -> Cards:
    """The hand of the player to move; raise ``RecordError`` if it is not known."""
    hand = None if seat is None else hands[seat]
    if hand is None:
        raise RecordError(f"hands.{seat}", None, A_HAND)
    return hand


def check_held(hand: Cards, card: Card) -> None:
    """Refuse a card that is not in a known hand."""
    if card not in hand:
        raise RefusedError(HELD, held=hand)


def check_allowed(hand: Cards, card: Card, duty: Obligation[Card]) -> None:
    """Refuse a card that is not in a known hand, or that its holder may not play."""
    if card not in duty:
        check_held(hand, card)
        raise RefusedError(ALLOWED, allowed=hand.pack.set(duty.legal()), rule=duty.verdict(card).rule.id)


def check_possible(card: Card, elsewhere: Iterable[Cards | None], excluded: Cards) -> None:
    """Refuse a card of an unknown hand that is known to be elsewhere, or that the play has excluded."""
    if any(card in cards for cards in elsewhere if cards is not None):
        raise RefusedError(POSSIBLE)
    if card in excluded:
        raise RefusedError(NOT_EXCLUDED)


def hand_size(record: Record, most: int) -> int:
    """The number of cards that each player holds where a record begins, at most ``most``; raise ``RecordError``."""
    for number, hand in enumerate(record.hands):
        if hand is not None:
            if len(hand) > most:
                raise RecordError(f"hands.{number}", len(hand), FEWER_CARDS, count=most)
            return len(hand)
    return most


def changed(entries: tuple[Entry, ...], at: int, entry: Entry) -> tuple[Entry, ...]:
    """The entries of all seats, with another for one of them."""
    after = list(entries)
    after[at] = entry
    return tuple(after)
