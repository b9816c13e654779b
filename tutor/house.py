"""What a table has agreed on: its house rules, how many play, and the pack that follows from both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any, ClassVar, Protocol

from tutor.cards import BARBU, BARBU_32, BARBU_SHORT, TAROT, Pack
from tutor.errors import Json, RecordError
from tutor.reading import an_object, one_of
from tutor.rule import N_

TABLES = {"tarot": (3, 4, 5), "barbu": (4,)}
#: The tables of Barbu's six rounds with Salade (B-SAL-PLAYERS).
SALADE_TABLES = (3, 4, 5, 6)
RULES_EXAMPLE = {"tarot": '{"profile": "fft"}', "barbu": '{"hearts_ban": "broken"}'}

AN_OPTION = N_("a house rule, one of {names}")
YES_OR_NO = N_("true or false")
A_TABLE = N_("the number of players, one of {names}")
A_BARBU_TABLE = N_("4 players; the six rounds with Salade take 3 to 6, but Barbu for five is not settled (B-5P-GT)")


class HouseRules(Protocol):
    """A dataclass with a field for each house rule, and what a table plays that says nothing of it."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


def house_rules(data: Json, game: str) -> Mapping[str, Json]:
    """Read the house rules of a table as they are written; whether there are such rules, its game knows."""
    return an_object(data, "rules", RULES_EXAMPLE[game])


def chosen(rules: Mapping[str, object], defaults: HouseRules, choices: Mapping[str, tuple[Any, ...]]) -> dict[str, Any]:
    """The house rules that a record names; raise ``RecordError`` for one, or a value, that does not exist.

    ``defaults`` has a field for each house rule, and ``choices`` the values of those that are neither on nor off.
    """
    names = [field.name for field in fields(defaults)]
    for name, value in rules.items():
        if name not in names:
            raise RecordError(f"rules.{name}", value, AN_OPTION, names=", ".join(names))
        if name in choices:
            one_of(value, f"rules.{name}", choices[name])
        elif not isinstance(value, bool):
            raise RecordError(f"rules.{name}", value, YES_OR_NO)
    return dict(rules)


def players_of(data: Json, game: str, rules: Mapping[str, Json]) -> int:
    """Read the number of players at a table of a game; Barbu takes four, and Salade others as well."""
    if game == "barbu":
        tables = SALADE_TABLES if rules.get("salade") is True else TABLES[game]
        return one_of(data, "players", tables, A_TABLE if tables is SALADE_TABLES else A_BARBU_TABLE)
    return one_of(data, "players", TABLES[game], A_TABLE)


def pack_of(game: str, players: int, rules: Mapping[str, Json]) -> Pack:
    """The pack of a game: Barbu's depends on the house rules ``pack`` and ``salade``, and on the players."""
    if game == "tarot":
        return TAROT
    if rules.get("salade") is True and players in BARBU_SHORT["black"]:
        return BARBU_SHORT["canadian" if rules.get("removed") == "canadian" else "black"][players]
    return BARBU_32 if rules.get("pack") == len(BARBU_32) else BARBU
