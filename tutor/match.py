"""What a match of many deals has in every game: its cards, totals, a ranking, a file that is never half written."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from tutor.cards import Cards, Pack
from tutor.errors import Json, RecordError
from tutor.parsing import parse, read_file
from tutor.rule import N_

A_SEED = N_("the whole number from which the match is dealt")
SOME_DEALS = N_("a list of the deals' summaries")
NOT_OVER = N_("a deal that is over")


class Place(NamedTuple):
    """A seat's place in the ranking; players with the same total share the better place."""

    place: int
    seat: int
    total: int


def seed_of(data: Json) -> int:
    """Read the number from which a match is dealt; raise ``RecordError``."""
    if type(data) is int:
        return data
    raise RecordError("seed", data, A_SEED)


def first_dealer(game: str, players: int, seed: int) -> int:
    """The seat that deals first, which the seed chooses as drawing cards would."""
    return random.Random(f"{game} {seed}").randrange(players)


def dealt(pack: Pack, size: int, players: int, key: str) -> tuple[tuple[Cards, ...], Cards]:
    """The hands of ``size`` cards in the deal that follows from ``key``, and what is left of the pack."""
    cards = list(pack.cards)
    random.Random(key).shuffle(cards)
    hands = tuple(pack.set(cards[size * seat : size * (seat + 1)]) for seat in range(players))
    return hands, pack.set(cards[size * players :])


def within(place: str, error: RecordError) -> RecordError:
    """What is wrong with a deal's summary, said at its place in the match."""
    where = place if error.place == "summary" else f"{place}.{error.place}"
    return RecordError(where, error.found, error.expected, **error.facts)


def running(scores: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """The totals by seat after every deal, from the scores of every deal."""
    return tuple(accumulate(map(tuple, scores), lambda sums, deal: tuple(map(sum, zip(sums, deal, strict=True)))))


def ranking(sums: Sequence[int]) -> tuple[Place, ...]:
    """All seats from the highest total to the lowest."""
    order = sorted(range(len(sums)), key=lambda seat: -sums[seat])
    return tuple(Place(1 + sum(other > sums[seat] for other in sums), seat, sums[seat]) for seat in order)


def save(data: Json, path: Path) -> None:
    """Write a match as JSON; raise ``OSError``.

    It is written beside ``path`` first and takes its place only when it is whole, so that a match that was saved before
    outlives whatever goes wrong.
    """
    beside = path.with_name(f"{path.name}.new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def load(path: Path) -> Json:
    """Read a match's JSON; raise ``RecordError`` if the file cannot be read or is no JSON."""
    return parse(read_file(path))
