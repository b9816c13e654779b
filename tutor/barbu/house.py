"""The tables of Barbu, as records and matches describe them, and their packs, by house rules."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.barbu.history import History
from tutor.core import house
from tutor.core.cards import BARBU, BARBU_32, Pack
from tutor.core.errors import Json
from tutor.core.house import A_TABLE
from tutor.core.message import N_
from tutor.core.reading import one_of

FOUR = 4
#: Packs for three, five and six players, all of whom hold as many cards: black twos and threes are left out, or, as in
#: Canadian Salad, twos and threes of clubs and diamonds (B-SAL-PLAYERS).
SHORT_PACKS = {
    "black": {3: BARBU.less("C2"), 5: BARBU.less("S2 C2"), 6: BARBU.less("S2 S3 C2 C3")},
    "canadian": {3: BARBU.less("C2"), 5: BARBU.less("D2 C2"), 6: BARBU.less("D2 D3 C2 C3")},
}

A_BARBU_TABLE = N_("4 players; the six deals with the Salade take 3 to 6, but Barbu for five is not settled (B-5P-GT)")


class House(house.House):
    """The tables of Barbu: four players, and with Salade three to six (B-SAL-PLAYERS); the pack hangs on both."""

    game = "barbu"
    sizes = (3, 4, 5, 6)
    rules_example = '{"hearts_ban": "broken"}'
    start_example = '{"phase": "play", "contract": "trumps H", "leader": 2}'
    lacks = ("dog",)

    def players(self, data: Json, rules: Mapping[str, Json]) -> int:
        """Read how many play: four, but for the six rounds with Salade."""
        if rules.get("salade") is True:
            return one_of(data, "players", self.sizes, A_TABLE)
        return one_of(data, "players", (FOUR,), A_BARBU_TABLE)

    def pack(self, players: int, rules: Mapping[str, Json]) -> Pack:
        """The pack of 52 cards, or 32; with Salade as many as can be shared out."""
        if rules.get("salade") is True and players in SHORT_PACKS["black"]:
            return SHORT_PACKS["canadian" if rules.get("removed") == "canadian" else "black"][players]
        return BARBU_32 if rules.get("pack") == len(BARBU_32) else BARBU

    def same_size(self, start: Mapping[str, Json] | None) -> bool:
        """Whether all hands must be of one size: not in the middle of Domino, where players may have passed."""
        return "lying" not in (start or ())

    def history(self, data: Json, players: int) -> Mapping[str, Json]:
        """Read what the dealer has called before, and who has doubled them."""
        return History.of(data, players).to_json() if data is not None else {}


HOUSE = House()
