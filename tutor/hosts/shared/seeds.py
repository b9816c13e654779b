"""The numbers from which deals and exercises follow: reading one that was typed, and choosing another."""

from __future__ import annotations

import random

from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.glimpse import glimpse, short
from tutor.core.message import N_, Message
from tutor.teach.positions import SEEDS

A_SEED = N_("a whole number from {first} to {last}")
NO_DEAL_NUMBER = N_("“{typed}” is no deal number: type one from {first} to {last}.")
#: The number of characters of a typed text that a message repeats at most.
LONGEST_TYPED = 20


def a_seed(data: Json, place: str) -> int:
    """Read a seed, a number or what somebody typed as one; raise ``RecordError``."""
    if type(data) is int and data in SEEDS:
        return data
    text = data.strip() if isinstance(data, str) else ""
    if text.isdecimal() and len(text) <= len(str(SEEDS.stop)) and int(text) in SEEDS:
        return int(text)
    raise RecordError(place, data, A_SEED, first=SEEDS.start, last=SEEDS.stop - 1)


def a_typed_seed(seed: Json, place: str, refused: Message = NO_DEAL_NUMBER) -> int:
    """Read the number that somebody typed; raise ``RefusedError``, whose message repeats it."""
    try:
        return a_seed(seed, place)
    except RecordError as error:
        raise RefusedError(refused, typed=short(glimpse(seed), LONGEST_TYPED), **error.facts) from error


def wished(typed: Json, seed: int) -> int:
    """The number of the deal that somebody asks for: the one ``typed``, or at random any other than ``seed``."""
    if typed is not None:
        return a_typed_seed(typed, "deal")
    return further(seed, random.randrange(1, len(SEEDS)))


def further(seed: int, step: int) -> int:
    """The seed ``step`` places after another one; after the last comes the first."""
    return SEEDS[(SEEDS.index(seed) + step) % len(SEEDS)]
