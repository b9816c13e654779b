"""The games, what each of them offers to those who teach, show and host it, and reading what belongs to any of them.

>>> record = record_of({
...     "game": "tarot", "hands": {"0": ["S4", "D10", "T6", "T16", "EX"]}, "moves": ["H7", "T9"],
...     "from": {"phase": "play", "taker": 3, "contract": "garde", "leader": 2},
... })
>>> game = GAMES[record.game]
>>> *passed, at = game.positions(record)
>>> len(passed), at.phase, at.turn
(2, 'play', 0)
>>> [str(move) for move in at.obligation().legal()]
['T16', 'EX']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tutor import barbu, tarot
from tutor.core import match
from tutor.core.advice import Advice
from tutor.core.chapters import Chapter
from tutor.core.draft import Draft
from tutor.core.entered import Fields
from tutor.core.errors import Json
from tutor.core.house import House, HouseRules
from tutor.core.obligation import Position, Ruling
from tutor.core.reading import one_of, parse
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.core.scene import Scene
from tutor.core.sheet import Sheet


class Game(Protocol):
    """A game, as the package of its phases offers it."""

    @property
    def CHAPTERS(self) -> Sequence[Chapter]:  # noqa: N802 - the name that packages use
        """Its rulebook."""

    @property
    def RULES(self) -> Mapping[str, Rule]:  # noqa: N802 - the name that packages use
        """Every rule that a move or a score can meet, by id, in the order of the rulebook."""

    @property
    def ADVICE(self) -> Mapping[str, Rule]:  # noqa: N802 - the name that packages use
        """All advice that stands beside the table, by id: it decides nothing."""

    @property
    def CLOCKWISE(self) -> bool:  # noqa: N802 - the name that packages use
        """Whether the next player sits on the left, not on the right."""

    @property
    def VARIANTS(self) -> Mapping[str, Mapping[str, object]]:  # noqa: N802 - the name that packages use
        """Games to be offered by name: house rules as records write them; the first is usual, no name stands twice."""

    @property
    def HOUSE(self) -> House:  # noqa: N802 - the name that packages use
        """Its tables, as records and matches write them."""

    @property
    def Options(self) -> type[HouseRules]:  # noqa: N802 - a class
        """Its house rules, one by one."""

    @property
    def Match(self) -> type[match.Match]:  # noqa: N802 - a class
        """A match at a table of this game."""

    @property
    def SCENES(self) -> Sequence[Scene]:  # noqa: N802 - the name that packages use
        """The tables at which a position can be set up card by card; the first is usual."""

    def drafted(self, draft: Draft, rules: Mapping[str, Json], /) -> Record:
        """The record of a position that was set up at one of them; whether it is possible, ``positions`` says.

        Of the house ``rules`` it has those that decide something there.
        Raise ``RefusedError`` where it takes more cards to know anything.
        """

    def undrafted(self, record: Record, scene: Scene, /) -> Draft:
        """What may have been set up at one of them so that it makes a record; whether it does, ``drafted`` says.

        Raise ``RecordError`` or ``RefusedError`` where nothing can.
        """

    def positions(self, record: Record, /) -> Sequence[Position[Any]]:
        """Every position that a record passes, from its first; raise ``RecordError``.

        There is one more of them than moves: the last is where the deal has come to.  After the last move of a phase
        comes the first position of the next one.
        """

    def onwards(self, at: Any, /) -> Position[Any]:  # noqa: ANN401 - a deal in any phase
        """The first position of the phase that follows when this one is over; otherwise the same position."""

    def result(self, at: Any, /) -> Sheet:  # noqa: ANN401 - a deal in any phase
        """The score sheet of a finished deal; its scores are ``None`` where the record does not tell enough."""

    def settle(self, data: object, /) -> Sheet:
        """The score sheet of a deal from a table's own book-keeping; raise ``RecordError``."""

    def entered(self, fields: Fields, match: Any, /) -> dict[str, Json]:  # noqa: ANN401 - a match of the game
        """The summary that the fields of a score pad's form make, for the match's next deal; raise ``RecordError``."""

    def fields_of(self, deal: Any, /) -> Fields:  # noqa: ANN401 - what the game writes down of a deal
        """The fields of that form that make a finished deal of a match again."""

    def choose(self, at: Any, /) -> str:  # noqa: ANN401 - a deal in any phase
        """The move of one of the tutor's players, as records write it, chosen by what that player may know.

        Raise ``RecordError`` if their hand is not known.
        """

    def advised(self, at: Any, /) -> Advice | None:  # noqa: ANN401 - a deal in any phase
        """The usual advice to the player to move, with its reason, where there is any.

        Raise ``RecordError`` if their hand is not known.
        """

    def ruling(self, at: Any, move: Any, /) -> Ruling[Any]:  # noqa: ANN401 - a deal in any phase, and a move read in it
        """The ruling on any move that can be read in a phase, also on those that are too many to be candidates.

        Raise ``KeyError`` for what the player to move cannot do at all, such as to play a card of somebody else.
        """

    def written(self, at: Any, move: Any, /) -> str:  # noqa: ANN401 - a deal in any phase, and a candidate move
        """A candidate move as records write it, complete with what its player would show."""

    def public(self, at: Any, move: str, /) -> str:  # noqa: ANN401 - a deal in any phase
        """A move as the other players see it; one that ends in ``?`` is hidden from them."""


GAMES: dict[str, Game] = {"tarot": tarot, "barbu": barbu}
#: The game of a summary or a match that names none: there was no other when the first of them were written.
UNNAMED = "tarot"

#: The numbers of players that can sit at a table, in any game.
SIZES = tuple(sorted({size for game in GAMES.values() for size in game.HOUSE.sizes}))

#: The tables of all games at which a position can be set up, by id.
SCENES = {scene.id: scene for game in GAMES.values() for scene in game.SCENES}

_HOUSES = {name: game.HOUSE for name, game in GAMES.items()}


def read_record(text: str | bytes) -> Record:
    """Read a record of any game from JSON; raise ``RecordError``."""
    return record_of(parse(text))


def record_of(data: Json) -> Record:
    """Read a record of any game from parsed JSON; raise ``RecordError``."""
    return Record.of(data, _HOUSES)


def reached(record: Record) -> Position[Any]:
    """The position that a record has reached; raise ``RecordError``."""
    return GAMES[record.game].positions(record)[-1]


def match_of(data: Json) -> match.Match:
    """Read a match of any game from parsed JSON; raise ``RecordError``."""
    return _game_of(data).Match.of(data)


def settled(data: Json) -> Sheet:
    """The score sheet of a deal's summary, which may say its game beside the rest; raise ``RecordError``."""
    summary = {name: part for name, part in data.items() if name != "game"} if isinstance(data, Mapping) else data
    return _game_of(data).settle(summary)


def _game_of(data: Json) -> Game:
    name = data.get("game", UNNAMED) if isinstance(data, Mapping) else UNNAMED
    return GAMES[one_of(name, "game", tuple(GAMES))]
