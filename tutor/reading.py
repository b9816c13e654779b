"""Reading single values out of JSON: a seat, a card, some cards, one of some names; and cards written back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tutor.cards import Card, Cards, Pack, UnknownCardError
from tutor.errors import Json, RecordError
from tutor.rule import N_, Message

A_CHOICE = N_("one of {names}")
A_SEAT = N_("a seat from 0 to {last}")
A_CARD = N_("one of the {count} cards, such as {example}")
A_NEW_CARD = N_("a card that stands nowhere else in the deal; this one is also at {other}")
SOME_CARDS = N_("a list of cards such as {example}, or null if they are unknown")
A_WHOLE_PACK = N_("all {count} cards of the pack, each once")
AN_OBJECT = N_("an object such as {example}")


def an_object(data: Json, place: str, example: str, expected: Message = AN_OBJECT) -> Mapping[str, Json]:
    """Read an object, whatever its names are."""
    if not isinstance(data, Mapping):
        raise RecordError(place, data, expected, example=example)
    return data


Choice = TypeVar("Choice", str, int)


def choice(data: Json, place: str, choices: tuple[Choice, ...], expected: Message = A_CHOICE) -> Choice:
    """Read one of some names or numbers."""
    for one in choices:
        if type(data) is type(one) and data == one:
            return one
    raise RecordError(place, data, expected, names=", ".join(map(str, choices)))


def seat(data: Json, place: str, players: int) -> int:
    """Read a seat number."""
    if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < players:
        raise RecordError(place, data, A_SEAT, last=players - 1)
    return data


def card(data: Json, place: str, pack: Pack) -> Card:
    """Read a card's code."""
    try:
        return pack[data]
    except UnknownCardError as error:
        example = f"{pack.cards[9]}, {pack.cards[-2]}"
        raise RecordError(place, data, A_CARD, count=len(pack), example=example) from error


def pile(data: Json, place: str, pack: Pack, places: dict[Card, str]) -> Cards | None:
    """Read a list of cards; ``places`` says where the cards read so far stand."""
    if data is None:
        return None
    if not isinstance(data, list):
        raise RecordError(place, data, SOME_CARDS, example=f'["{pack.cards[9]}", "{pack.cards[-2]}"]')
    cards = []
    for number, code in enumerate(data):
        at = f"{place}[{number}]"
        cards.append(card(code, at, pack))
        if (other := places.setdefault(cards[-1], at)) != at:
            raise RecordError(at, code, A_NEW_CARD, other=other)
    return pack.set(cards)


def whole_pack(data: Json, pack: Pack) -> tuple[Card, ...]:
    """Read all cards of a pack in order; raise ``RecordError``."""
    found = pile(data, "pack", pack, {})
    if found is None or len(found) != len(pack) or not isinstance(data, list):
        raise RecordError("pack", len(found or ()), A_WHOLE_PACK, count=len(pack))
    return tuple(pack[code] for code in data)


def codes(cards: Cards | None) -> list[str] | None:
    """Cards as JSON writes them."""
    return None if cards is None else [card.code for card in cards]
