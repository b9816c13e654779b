"""What a match of many deals has in every game: its cards, its totals, a ranking, and itself as JSON in a file."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, Self

from tutor.cards import Cards, Pack
from tutor.errors import Json, RecordError
from tutor.reading import an_object, one_of
from tutor.rule import N_, Sheet
from tutor.saving import replace

A_MATCH = N_("a match, one JSON object such as {example}")
A_DEAL = N_("the number of a deal that has been played, from 1 to {last}")
A_DEAL_PLAYED = N_("a deal that has been played, which could be corrected")
A_SEED = N_("the whole number from which the match is dealt")
SOME_DEALS = N_("a list of the deals’ summaries")
NOT_OVER = N_("a deal that is over")

#: How many bits a seed has at most: those of the largest number that JSON may say here.
LARGEST_SEED = 1024


class Standing(NamedTuple):
    """A seat's place in the ranking; players with the same total share the better place."""

    place: int
    seat: int
    total: int


class Kept(ABC):
    """A match whose deals are written down: it adds them up."""

    __slots__ = ()

    players: int

    @property
    @abstractmethod
    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of every finished deal."""

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """What everybody has won in each finished deal."""
        return tuple(sheet.scores or () for sheet in self.sheets)

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals by seat after every deal."""
        sums = accumulate(self.scores, lambda before, deal: tuple(map(sum, zip(before, deal, strict=True))))
        return tuple(sums)

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody has won so far."""
        return self.running[-1] if self.scores else (0,) * self.players

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """The seats from the highest total to the lowest; players with the same total share the better place."""
        return ranking(self.totals)

    @classmethod
    @abstractmethod
    def of(cls, data: Json) -> Self:
        """Read a match from parsed JSON and judge all of it; raise ``RecordError``, at ``deals[3].points`` say."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; ``of`` reads it back."""


def parts(data: Json, keys: tuple[str, ...], example: str) -> Mapping[str, Json]:
    """What a match's JSON says, by name; raise ``RecordError`` if it is none, or says something else."""
    said = an_object(data, "match", example, A_MATCH)
    for name in said:
        one_of(name, str(name), keys)
    return said


def place(seat: int, out: int | None) -> int:
    """Where a seat of a deal sits at the table: the seats of a deal leave out who sits ``out`` of it, if anybody."""
    return seat if out is None or seat < out else seat + 1


def seed_of(data: Json) -> int:
    """Read the number from which a match is dealt; raise ``RecordError``."""
    if type(data) is int and data.bit_length() <= LARGEST_SEED:
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
    return error.at(place if error.place == "summary" else f"{place}.{error.place}")


def ranking(sums: Sequence[int]) -> tuple[Standing, ...]:
    """All seats from the highest total to the lowest."""
    order = sorted(range(len(sums)), key=lambda seat: -sums[seat])
    return tuple(Standing(1 + sum(other > sums[seat] for other in sums), seat, sums[seat]) for seat in order)


def corrected(data: Mapping[str, Json], number: Json, summary: Json) -> dict[str, Json]:
    """A match's JSON with another summary of one of its deals, the first of which is 1; raise ``RecordError``.

    Whether that deal, and all that follow, can have been like this is judged when the match is read.
    """
    deals = data.get("deals")
    if not isinstance(deals, list):
        raise RecordError("deals", deals, SOME_DEALS)
    if not deals:
        raise RecordError("deals", deals, A_DEAL_PLAYED)
    if type(number) is not int or not 1 <= number <= len(deals):
        raise RecordError("number", number, A_DEAL, last=len(deals))
    return {**data, "deals": [*deals[: number - 1], summary, *deals[number:]]}


def save(data: Json, path: Path) -> None:
    """Write a match as JSON into a file, which is never half written; raise ``OSError``."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    # Half a character (“\ud800”) has no bytes; written as an escape it is still JSON.
    replace(path, text.encode("utf-8", "backslashreplace"))
