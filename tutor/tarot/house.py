"""The tables of French Tarot, as records and matches describe them."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core import house
from tutor.core.cards import TAROT, Pack
from tutor.core.errors import Json
from tutor.core.house import A_TABLE
from tutor.core.reading import one_of


class House(house.House):
    """The tables of French Tarot: three, four or five players, and one pack for all of them."""

    game = "tarot"
    sizes = (3, 4, 5)
    rules_example = '{"profile": "fft"}'
    start_example = '{"phase": "play", "taker": 1, "contract": "garde", "leader": 2}'
    lacks = ("history",)

    def players(self, data: Json, _: Mapping[str, Json]) -> int:
        """Read the number of players."""
        return one_of(data, "players", self.sizes, A_TABLE)

    def pack(self, _: int, __: Mapping[str, Json]) -> Pack:
        """The pack: all 78 cards, for any number of players."""
        return TAROT


HOUSE = House()
