"""The reading of input: files, the JSON in them, and its values; each error is told in our own words.

JSON is read strictly, and a value with its place: a seat, a card, some cards, one of some names.
"""

from __future__ import annotations

import json
import math
import os
import re
import stat
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

from tutor.core.cards import Card, Cards, Pack, UnknownCardError
from tutor.core.errors import Json, RecordError
from tutor.core.glimpse import LONGEST, short
from tutor.core.message import N_, Message

#: The deepest nesting of JSON that is read: far deeper than anything here is, and shallow enough for an error to show
#: it.
DEEPEST = 100
#: The most bytes of JSON that are read at once: a record has a thousand, a match of a hundred deals twenty thousand.
LARGEST = 16 << 20
#: The brackets of JSON, and its strings, so that brackets inside them are not counted.
BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[][{}]', re.DOTALL)

A_FILE = N_("a file that can be read; {detail}")
A_FINITE_NUMBER = N_("a finite number")
A_PLAIN_FILE = N_("a plain file, not a pipe without a writer, nor a device")
LESS_OF_IT = N_("at most {count} megabytes of JSON")
LESS_DEEP = N_("JSON that is nested less deeply")
SOME_JSON = N_("one value in JSON")
#: The piece of JSON expected where Python's parser stops, by the beginning of the parser's own message.
SYNTAX = {
    "Expecting value": N_("JSON: here a value"),
    "Expecting property name": N_("JSON: here a name in double quotes"),
    "Expecting ':'": N_("JSON: here a colon"),
    "Expecting ','": N_("JSON: here a comma, or the end of the list or object"),
    "Illegal trailing comma": N_("JSON: no comma before the end of the list or object"),
    "Extra data": N_("JSON: one value and nothing after it"),
    "Unterminated string": N_("JSON: a string with a double quote at its end"),
    "Invalid control character": N_("JSON: a string on one line, without control characters"),
    "Invalid \\": N_("JSON: after a backslash one of the letters that JSON knows"),
}
A_CHOICE = N_("one of {names}")
ONE_OF_MANY = N_("one of {count} names; nearest to it are {names}")
#: The most names that an error tells; of more it tells only the nearest, so many.
FEW, NEAR = 12, 5
A_SEAT = N_("a seat from 0 to {last}")
A_CARD = N_("one of the {count} cards, such as {example}")
A_NEW_CARD = N_("a card that is nowhere else in the deal; this one is also at {other}")
SOME_CARDS = N_("a list of cards such as {example}, or null if they are unknown")
A_WHOLE_PACK = N_("all {count} cards of the pack, each once")
AN_OBJECT = N_("an object such as {example}")


def read_file(path: Path) -> bytes:
    """The content of a file, or of a pipe, as bytes; raise ``RecordError`` if it cannot be read.

    Of what is too large for ``parse`` it reads just enough for that to say so.  A device is refused, and so is a pipe
    into which nobody writes: both might keep us waiting for ever.
    """
    try:
        kind = path.stat().st_mode
        if stat.S_ISREG(kind) or stat.S_ISDIR(kind):
            with path.open("rb") as file:
                return file.read(LARGEST + 1)
        if stat.S_ISFIFO(kind) and (text := _piped(path)):
            return text
    except (OSError, ValueError) as error:
        raise RecordError("FILE", str(path), A_FILE, detail=cause(error)) from error
    raise RecordError("FILE", str(path), A_PLAIN_FILE)


def _piped(path: Path) -> bytes:
    """The bytes that come through a pipe until nobody writes to it any more, at most one more than ``LARGEST``."""
    with os.fdopen(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
        os.set_blocking(file.fileno(), True)
        return file.read(LARGEST + 1)


def cause(error: OSError | ValueError) -> str:
    """The reason why a file could not be used, in the words of the system."""
    return short((error.strerror if isinstance(error, OSError) else None) or str(error))


def parse(text: str | bytes) -> Json:
    """Parse JSON strictly: names stand only once in an object, numbers are finite.  Raise ``RecordError``.

    How deep it is nested is found before: Python in a browser does not survive a parser that goes too deep.
    """
    if len(text) > LARGEST:
        raise RecordError("record", _start(text), LESS_OF_IT, count=LARGEST >> 20)
    try:
        if isinstance(text, bytes):
            text = text.decode(json.detect_encoding(text), "surrogatepass")
        if _depth(text) > DEEPEST:
            raise RecordError("record", "", LESS_DEEP)
        return json.loads(
            text, object_pairs_hook=_unique, parse_constant=_number, parse_float=_number, parse_int=_number
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}" if "\n" in error.doc else f"column {error.colno}"
        expected = next((here for start, here in SYNTAX.items() if error.msg.startswith(start)), SOME_JSON)
        raise RecordError(where, error.doc[error.pos : error.pos + 20], expected) from error
    except UnicodeDecodeError as error:
        raise RecordError("record", error.object[error.start : error.start + 8].hex(), N_("UTF-8 text")) from error


def _start(text: str | bytes) -> str:
    start = text[:LONGEST]
    return start.decode("utf-8", "replace") if isinstance(start, bytes) else start


def _number(text: str) -> float:
    """Refuse ``NaN`` and the like, and a number too large for a machine to reckon with."""
    if not math.isfinite(float(text)):
        raise RecordError("record", text, A_FINITE_NUMBER)
    return int(text) if text.lstrip("-").isdigit() else float(text)


def _depth(text: str) -> int:
    """The depth to which the objects and lists in JSON are nested; for few brackets, simply the number that open."""
    most = text.count("[") + text.count("{")
    if most <= DEEPEST:
        return most
    depth = deepest = 0
    for bracket in BRACKETS.finditer(text):
        depth += (bracket[0] in "[{") - (bracket[0] in "]}")
        deepest = max(deepest, depth)
    return deepest


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """Refuse an object in which a name stands twice: JSON itself would silently keep the last."""
    names: dict[str, Json] = {}
    for name, value in pairs:
        if name in names:
            raise RecordError(name, name, N_("each name only once in an object"))
        names[name] = value
    return names


def an_object(data: Json, place: str, example: str, expected: Message = AN_OBJECT) -> Mapping[str, Json]:
    """Read an object, whatever its names are."""
    if not isinstance(data, Mapping):
        raise RecordError(place, data, expected, example=example)
    return data


One = TypeVar("One", str, int)


def one_of(data: Json, place: str, choices: tuple[One, ...], expected: Message = A_CHOICE) -> One:
    """Read one of some names or numbers; of very many the error tells the nearest."""
    for one in choices:
        if type(data) is type(one) and data == one:
            return one
    names = [*map(str, choices)]
    if expected == A_CHOICE and len(names) > FEW and isinstance(choices[0], str):
        raise RecordError(place, data, ONE_OF_MANY, count=len(names), names=nearest(data, names))
    raise RecordError(place, data, expected, names=", ".join(names))


def nearest(data: Json, names: list[str]) -> str:
    """The few names that are most like what was found, as a list in words."""
    return ", ".join(get_close_matches(str(data), names, n=NEAR, cutoff=0))


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
    cards = pile(data, "pack", pack, {})
    if cards is None or len(cards) != len(pack) or not isinstance(data, list):
        raise RecordError("pack", len(cards or ()), A_WHOLE_PACK, count=len(pack))
    return tuple(pack[code] for code in data)


def codes(cards: Cards | None) -> list[str] | None:
    """Cards as JSON writes them."""
    return None if cards is None else [card.code for card in cards]
