"""A dealer's earlier deals: the contracts of Barbu that were called, and the doubles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import A_SEAT, an_object, one_of

KEYS = ("called", "doubled")

SOME_CONTRACTS = N_("a list of contracts such as {example}, each only once")
A_NUMBER_OF_DOUBLES = N_("how often the dealer was doubled, a number from 0 to {last}")


class History(NamedTuple):
    """The history of a dealer's earlier deals.

    ``called`` are the contracts that this dealer has called, and ``doubled`` says how often each other seat has doubled
    this dealer.
    """

    called: tuple[str, ...] = ()
    doubled: Mapping[int, int] = MappingProxyType({})

    @classmethod
    def of(cls, data: Json, players: int) -> History:
        """Read a record's ``history``, in which either part may be missing; raise ``RecordError``."""
        history = an_object(data, "history", '{"called": ["no-tricks"], "doubled": {"1": 1}}')
        for name in history:
            one_of(name, f"history.{name}", KEYS)
        called = history.get("called", [])
        names = tuple(name for name in called if isinstance(name, str)) if isinstance(called, list) else ()
        if not isinstance(called, list) or len(set(names)) < len(called):
            raise RecordError("history.called", called, SOME_CONTRACTS, example='["no-tricks", "trumps"]')
        counts = an_object(history.get("doubled", {}), "history.doubled", '{"1": 1, "2": 0}')
        doubled: dict[int, int] = {}
        for name, times in counts.items():
            place = f"history.doubled.{name}"
            if name not in map(str, range(players)):
                raise RecordError(place, name, A_SEAT, last=players - 1)
            if isinstance(times, bool) or not isinstance(times, int) or not 0 <= times <= len(called):
                raise RecordError(place, times, A_NUMBER_OF_DOUBLES, last=len(called))
            doubled[int(name)] = times
        return cls(names, doubled)

    def to_json(self) -> dict[str, Json]:
        """The history as JSON writes it; ``History.of`` reads it back."""
        return {"called": list(self.called), "doubled": {str(seat): times for seat, times in self.doubled.items()}}


NO_HISTORY = History()
