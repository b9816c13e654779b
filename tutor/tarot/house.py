"""The tables of French Tarot, as records and matches describe them."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core import house
from tutor.core.cards import TAROT, Pack
from tutor.core.errors import Json
from tutor.core.house import A_TABLE
from tutor.core.reading import one_of

SIX = 6


class House(house.House):
    """The tables of French Tarot: three, four or five players, and one pack for all of them."""

    game = "tarot"
    sizes = (3, 4, 5)
    rules_example = '{"profile": "fft"}'
    start_example = '{"phase": "play", "taker": 1, "contract": "garde", "leader": 2}'
    lacks = ("history",)

    def players(self, data: Json, rules: Mapping[str, Json]) -> int:
        """Read the number of players: a sixth sits at a table only where one of them is dead (T-CALL-DEAD-5)."""
        sizes = (*self.sizes, SIX) if rules.get("dead_player") is True else self.sizes
        return one_of(data, "players", sizes, A_TABLE)

    def pack(self, _: int, __: Mapping[str, Json]) -> Pack:
        """The pack: all 78 cards, for any number of players."""
        return TAROT


HOUSE = House()
