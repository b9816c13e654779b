"""What a table has to remember, and reading it back from a page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor.errors import Json, RecordError
from tutor.games import GAMES, Match
from tutor.reading import choice
from tutor.rule import N_, Position
from tutor.show.words import LANGUAGES
from tutor.teach.exercise import LEARNER, SEEDS, Kind, exercise
from tutor.teach.which_cards import WHICH_CARDS

KINDS: dict[str, Kind] = {kind.id: kind for kind in WHICH_CARDS}

A_STATE = N_("an object with {names}")
A_SEED = N_("a whole number from {first} to {last}")
SOME_MOVES = N_("a list of moves")
SHORTER = N_("a move of at most {count} characters")
AN_ADDRESS = N_("the address of a page of this site")

#: A folder of this site, seen from a page of it or from its root, in signs that mean no other host to any browser.
ADDRESS = re.compile(r"/?(?:[A-Za-z0-9._~-]+/)*")

#: What every table remembers, besides the exercise or the match that it shows.
NAMES = ("lang", "rulebook", "live", "moves")
#: What a match remembers of what has been played in it.
PLAYED = ("deals", "pack")
#: No move of any game is longer: a triple poignée of three players.
LONGEST_MOVE = 100


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise on a table: it follows from its kind and its seed."""

    kind: str
    seed: int

    game = "tarot"
    learner = LEARNER

    def begin(self) -> Position[Any]:
        """The position that the exercise asks about."""
        return GAMES[self.game].positions(exercise(KINDS[self.kind], self.seed))[-1]

    def dealt(self, seed: int) -> Exercise:
        """Another exercise of the same kind."""
        return replace(self, seed=seed)

    def to_json(self) -> dict[str, Json]:
        """The exercise as JSON writes it."""
        return {"kind": self.kind, "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of a match on a table, from its first bid on."""

    game: str
    match: Match

    @classmethod
    def of(cls, data: Mapping[str, Json]) -> Deal:
        """Read the match that a table plays; raise ``RecordError``."""
        game = choice(data.get("game"), "game", tuple(GAMES))
        match = {name: value for name, value in data.items() if name not in NAMES}
        return cls(game, GAMES[game].Match.of({"deals": [], **match, "seed": a_seed(data.get("seed"), "seed")}))

    @property
    def learner(self) -> int | None:
        """The learner's seat in the deal that is next: they sit at the same place of the table all match long.

        It is the first, and so the first of a deal, unless they sit out.
        """
        return None if self.match.sitting_out(self.match.number) == LEARNER else LEARNER

    @property
    def seed(self) -> int:
        """The number from which all deals of the match follow."""
        return self.match.seed or SEEDS.start

    def begin(self) -> Position[Any]:
        """The deal before its first move."""
        return GAMES[self.game].positions(self.match.record())[-1]

    def dealt(self, seed: int) -> Deal:
        """A new match at the same table."""
        kept = {name: value for name, value in self.to_json().items() if name not in PLAYED}
        return Deal.of({**kept, "seed": seed})

    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it."""
        return self.match.to_json()


@dataclass(frozen=True, slots=True)
class State:
    """All that a table has to remember, small enough to travel with its HTML.

    ``rulebook`` is the folder of the site's rulebooks, ``""`` where the rules stand on the same page.  ``moves`` are
    those made since the deal or the exercise began, as the learner sees them: what a player of the tutor does in secret
    is not among them, since it can be found again.
    """

    table: Exercise | Deal
    lang: str = LANGUAGES[0]
    rulebook: str = ""
    live: bool = False
    moves: tuple[str, ...] = ()

    @classmethod
    def of(cls, data: Json) -> State:
        """Read a state that has been away in a page; raise ``RecordError``."""
        if not isinstance(data, Mapping):
            raise RecordError("state", data, A_STATE, names=", ".join(("kind", "seed", *NAMES)))
        lang = choice(data.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        rulebook = data.get("rulebook", "")
        if not isinstance(rulebook, str) or not ADDRESS.fullmatch(rulebook):
            raise RecordError("rulebook", rulebook, AN_ADDRESS)
        table = _table(data)
        live = isinstance(table, Deal) or data.get("live") is True
        return cls(table, lang, rulebook, live, _moves(data.get("moves", [])))

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        rest = {"lang": self.lang, "rulebook": self.rulebook, "live": self.live, "moves": list(self.moves)}
        return self.table.to_json() | rest


def a_seed(data: Json, place: str) -> int:
    """Read a seed, a number or what somebody typed as one; raise ``RecordError``."""
    if type(data) is int and data in SEEDS:
        return data
    text = data.strip() if isinstance(data, str) else ""
    if text.isdecimal() and len(text) <= len(str(SEEDS.stop)) and int(text) in SEEDS:
        return int(text)
    raise RecordError(place, data, A_SEED, first=SEEDS.start, last=SEEDS.stop - 1)


def _table(data: Mapping[str, Json]) -> Exercise | Deal:
    if "game" in data:
        return Deal.of(data)
    return Exercise(choice(data.get("kind"), "kind", tuple(KINDS)), a_seed(data.get("seed"), "seed"))


def _moves(data: Json) -> tuple[str, ...]:
    if not isinstance(data, list | tuple):
        raise RecordError("moves", data, SOME_MOVES)
    for number, move in enumerate(data):
        if not isinstance(move, str) or len(move) > LONGEST_MOVE:
            raise RecordError(f"moves[{number}]", move, SHORTER, count=LONGEST_MOVE)
    return tuple(data)
