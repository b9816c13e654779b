"""The tables at which somebody sets up a position: where cards can be put, and what else must be known there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from tutor.core.cards import Pack
from tutor.core.errors import Json

Place = Literal["hand", "trick", "earlier", "lying", "back", "middle", "shown"]
#: The places into which a card can be put: one's hand, the trick before one's turn, the tricks before that one, the
#: rows of Domino, the rows of a hand that is set, and those that one would show.
PLACES: tuple[Place, ...] = get_args(Place)
#: What one does there: one plays a card, speaks, sets cards aside, sets one's hand, or shows some of it.
Phase = Literal["play", "auction", "call", "dog", "doubling", "setting", "showing"]
#: The seat of whoever asks.
ME = 0


@dataclass(frozen=True, slots=True)
class Ask:
    """Something that is chosen besides the cards, by name: one of some choices, the ``usual`` one at first."""

    name: str
    choices: tuple[str, ...]
    usual: str


@dataclass(frozen=True, slots=True)
class Speech:
    """What players say in turn, each of them one of some ``words``, or with ``several`` some at once.

    Whoever says none of them says the ``usual``.  ``again`` is for a later turn: all have spoken, whoever asks too.
    """

    words: tuple[str, ...]
    usual: str
    several: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A table at which a position can be set up: the game, its players, and the ``contract`` as records write it.

    ``places`` are those into which cards can be put, ``most`` is the number of cards in a whole hand, ``asks`` is what
    is chosen besides, and ``speech`` what the players say one after another, from the dealer's neighbour on.  Its
    record always has the ``rules``, and of other house rules those that are ``deciding`` there.  Before the play,
    whoever asks is the taker; in the ``dog`` they hold its cards too.
    """

    id: str
    game: str
    players: int
    contract: str
    pack: Pack
    most: int
    places: tuple[Place, ...] = ("hand", "trick", "earlier")
    phase: Phase = "play"
    asks: tuple[Ask, ...] = ()
    speech: Speech | None = None
    rules: Mapping[str, Json] | None = None
    deciding: tuple[str, ...] = ()

    def deciding_of(self, rules: Mapping[str, Json]) -> dict[str, Json]:
        """Of the house rules of a table those that decide something here, with the scene's own."""
        return {name: rules[name] for name in self.deciding if name in rules} | dict(self.rules or {})

    def room(self, place: Place) -> int:
        """How many cards there may be in a place, whatever lies in the others."""
        rooms: dict[Place, int] = {"trick": self.players - 1, "earlier": len(self.pack), "lying": len(self.pack)}
        return rooms.get(place, 5 if place in {"back", "middle"} else self.most)
