"""What a table has to remember, and reading it back from a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.cards import TAROT
from tutor.record import RecordError, card, choice
from tutor.rule import N_
from tutor.show.words import LANGUAGES
from tutor.teach.exercise import SEEDS, Kind
from tutor.teach.which_cards import WHICH_CARDS

KINDS: dict[str, Kind] = {kind.id: kind for kind in WHICH_CARDS.kinds}

A_STATE = N_("an object with {names}")
A_SEED = N_("a whole number from {first} to {last}")
SOME_CARDS = N_("a list of cards")
AN_ADDRESS = N_("the address of a page of this site")

Json = object


@dataclass(frozen=True, slots=True)
class State:
    """All that a table has to remember, small enough to travel with its HTML.

    ``moves`` are the cards played since the exercise began; the exercise itself follows from its kind and seed.
    """

    kind: str
    seed: int
    lang: str = LANGUAGES[0]
    rulebook: str = ""
    live: bool = False
    moves: tuple[str, ...] = ()

    @classmethod
    def of(cls, data: Json) -> State:
        """Read a state that has been away in a page; raise ``RecordError``."""
        if not isinstance(data, Mapping):
            raise RecordError("state", data, A_STATE, names=", ".join(cls.__slots__))
        kind = choice(data.get("kind"), "kind", tuple(KINDS))
        lang = choice(data.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        rulebook = data.get("rulebook", "")
        if not isinstance(rulebook, str) or ":" in rulebook or rulebook.startswith("//"):
            raise RecordError("rulebook", rulebook, AN_ADDRESS)
        moves = data.get("moves", [])
        if not isinstance(moves, list | tuple):
            raise RecordError("moves", moves, SOME_CARDS)
        played = tuple(card(move, f"moves[{number}]", TAROT).code for number, move in enumerate(moves))
        return cls(kind, a_seed(data.get("seed"), "seed"), lang, rulebook, data.get("live") is True, played)

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        return {name: getattr(self, name) for name in self.__slots__} | {"moves": list(self.moves)}


def a_seed(data: Json, place: str) -> int:
    """Read a seed, a number or what somebody typed as one; raise ``RecordError``."""
    text = data.strip() if isinstance(data, str) else str(data)
    if isinstance(data, int | str) and text.isdecimal() and len(text) <= len(str(SEEDS.stop)) and int(text) in SEEDS:
        return int(text)
    raise RecordError(place, data, A_SEED, first=SEEDS.start, last=SEEDS.stop - 1)
