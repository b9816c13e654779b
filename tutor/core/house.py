"""The agreement of a table, in every game: its house rules, the number of players, and the pack that they imply."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any, ClassVar, Protocol

from tutor.core.cards import Pack
from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, nearest, one_of

AN_OPTION = N_("one of {count} house rules; nearest to it are {names}")
YES_OR_NO = N_("true or false")
A_TABLE = N_("the number of players, one of {names}")


class House(ABC):
    """The tables of one game: all that must be known of the game before a record of it, or a match, can be read.

    House rules are still JSON here, and may be wrong: the game's ``Options.of`` judges them when a deal begins.

    >>> from tutor.barbu.house import HOUSE
    >>> HOUSE.pack(4, {"pack": 32}), HOUSE.pack(4, {"pack": "no such pack"})
    (<pack of 32>, <pack of 52>)

    A game states its own, and ``tutor.games`` lists them; nothing on the floors below knows which games there are.
    """

    #: The game, as records name it.
    game: ClassVar[str]
    #: The numbers of players that the game allows, under any house rules.
    sizes: ClassVar[tuple[int, ...]]
    #: Examples of house rules and of a record's ``from``, in JSON: shown to whoever has written no object there.
    rules_example: ClassVar[str]
    start_example: ClassVar[str]
    #: The parts of a record that make no sense in this game, ``history`` for instance.
    lacks: ClassVar[tuple[str, ...]]

    def rules(self, data: Json) -> Mapping[str, Json]:
        """Read house rules as they are written; whether there are such rules is judged when a deal begins."""
        return an_object(data, "rules", self.rules_example)

    @abstractmethod
    def players(self, data: Json, rules: Mapping[str, Json]) -> int:
        """Read how many play at a table with these house rules; raise ``RecordError``."""

    @abstractmethod
    def pack(self, players: int, rules: Mapping[str, Json]) -> Pack:
        """The pack for so many players by these house rules, which nobody need have judged yet."""

    def same_size(self, _: Mapping[str, Json] | None) -> bool:
        """Whether all known hands must be of one size in a record that begins like this (its ``from``)."""
        return True

    def history(self, _: Json, __: int) -> Mapping[str, Json]:
        """Read the ``history`` of a deal among so many players; empty in a game without one."""
        return {}


class HouseRules(Protocol):
    """A dataclass with a field for each house rule, whose default is played where a table does not say."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @classmethod
    def of(cls, rules: Mapping[str, object], /) -> HouseRules:
        """Read those that a record names; raise ``RecordError`` for one, or a value, that does not exist."""


def chosen(rules: Mapping[str, object], defaults: HouseRules, choices: Mapping[str, tuple[Any, ...]]) -> dict[str, Any]:
    """The house rules that a record names; raise ``RecordError`` for one, or a value, that does not exist.

    ``defaults`` has a field for each house rule, and ``choices`` the values of those that are neither on nor off.
    """
    names = [field.name for field in fields(defaults)]
    for name, value in rules.items():
        if name not in names:
            raise RecordError(f"rules.{name}", name, AN_OPTION, count=len(names), names=nearest(name, names))
        if name in choices:
            one_of(value, f"rules.{name}", choices[name])
        elif not isinstance(value, bool):
            raise RecordError(f"rules.{name}", value, YES_OR_NO)
    return dict(rules)
