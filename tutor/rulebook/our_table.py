"""Our table: the house rules of every game under one name, as a file, as the end of a link, and what they change."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from tutor.core.errors import Json, RecordError
from tutor.core.fragment import packed, unpacked
from tutor.core.house import HouseRules
from tutor.core.message import N_
from tutor.core.reading import A_CHOICE, an_object, one_of, parse
from tutor.games import GAMES

VERSION = 1
#: The name of the link’s end, and the start of one.
LINK = "table"
START = f"#{LINK}="
EXAMPLE = '{"v": 1, "name": "Thursday club", "rules": {"tarot": {"misere": true}}}'
LONGEST_NAME = 40

A_TABLE = N_("the house rules of a table, one JSON object such as {example}")
A_VERSION = N_("a version of such a file that this tutor can read: {names}; a higher one needs a newer tutor")
A_NAME = N_("a name of 1 to {count} letters")


@dataclass(frozen=True, slots=True)
class OurTable:
    """The house rules of a table by game, each as records write them, under the table’s name.

    What it plays as everybody does is left out, so that two tables that play alike are alike.

    >>> table = OurTable.of({"v": 1, "name": "Thursday club", "rules": {"tarot": {"misere": True, "pousse": False}}})
    >>> table.to_json()["rules"]
    {'tarot': {'misere': True}}
    >>> OurTable.linked(table.link) == table
    True
    """

    name: str
    own: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)

    @classmethod
    def of(cls, data: Json) -> OurTable:
        """Read a table from parsed JSON and judge its house rules; raise ``RecordError``."""
        known = an_object(data, "table", EXAMPLE, A_TABLE)
        one_of(known.get("v"), "v", (VERSION,), A_VERSION)
        for name in known:
            if name not in ("v", "name", "rules"):
                raise RecordError(str(name), known[name], A_CHOICE, names="v, name, rules")
        rules = an_object(known.get("rules", {}), "rules", '{"tarot": {"misere": true}}')
        for game in rules:
            one_of(game, f"rules.{game}", (*GAMES,))
        return cls(_name(known.get("name")), {game: _judged(game, rules.get(game, {})) for game in GAMES})

    @classmethod
    def read(cls, text: str | bytes) -> OurTable:
        """Read a table’s file; raise ``RecordError``."""
        return cls.of(parse(text))

    @classmethod
    def linked(cls, link: str) -> OurTable:
        """Read a table at the end of a link; raise ``RecordError``."""
        return cls.of(unpacked(LINK, link))

    def to_json(self) -> dict[str, Json]:
        """The table as JSON writes it."""
        return {"v": VERSION, "name": self.name, "rules": {game: dict(own) for game, own in self.own.items() if own}}

    @property
    def file(self) -> str:
        """The same as a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"

    @property
    def link(self) -> str:
        """The end of a link that brings this table along; raise ``RecordError`` if it is too long for one."""
        return packed(LINK, self.to_json())

    def rules(self, game: str) -> dict[str, Json]:
        """The house rules of a game as a record or a match at this table has them."""
        return {**usual(game), **self.own.get(game, {})}

    def seated(self, game: str, players: int) -> dict[str, Json] | None:
        """Its own house rules where so many play, perhaps without one that does not go with that; or ``None``."""
        own = self.own.get(game, {})
        fewer = ({other: own[other] for other in own if other != name} for name in own)
        return next((dict(rules) for rules in (own, *fewer) if _playable(game, players, rules)), None)

    def options(self, game: str) -> HouseRules:
        """The same, one by one."""
        return GAMES[game].Options.of(self.rules(game))


def usual(game: str) -> Mapping[str, Any]:
    """The house rules that everybody plays by who has agreed on nothing: in Tarot those of the federation."""
    return next(iter(GAMES[game].VARIANTS.values()))


def differing(game: str, one: Mapping[str, object], other: Mapping[str, object]) -> Iterator[str]:
    """The names of the house rules that are otherwise at one table than at another."""
    here, there = GAMES[game].Options.of(one), GAMES[game].Options.of(other)
    for rule in fields(here):
        # A profile only stands for other house rules.
        if rule.name != "profile" and getattr(here, rule.name) != getattr(there, rule.name):
            yield rule.name


def value_of(options: HouseRules, name: str) -> Json:
    """The value of a house rule as records write it: what a table has written out itself stays an object."""
    value = getattr(options, name)
    return json.loads(value) if isinstance(value, str) and value.startswith("{") else value


def _playable(game: str, players: int, rules: Mapping[str, Json]) -> bool:
    try:
        GAMES[game].Match.of({"game": game, "players": players, "rules": rules, "seed": 1, "deals": []})
    except RecordError:
        return False
    return True


def _judged(game: str, data: Json) -> dict[str, Json]:
    """The house rules of a game that are otherwise than usual; raise ``RecordError`` with the game in its place."""
    rules = an_object(data, f"rules.{game}", GAMES[game].HOUSE.rules_example)
    try:
        options = GAMES[game].Options.of(rules)
        own = {name: value_of(options, name) for name in differing(game, usual(game), rules)}
        GAMES[game].Options.of(own)
    except RecordError as error:
        raise error.at(f"rules.{game}{error.place.removeprefix('rules')}") from error
    return own


def _name(data: Json) -> str:
    if isinstance(data, str) and 0 < len(data.strip()) <= LONGEST_NAME and data.isprintable():
        return data.strip()
    raise RecordError("name", data, A_NAME, count=LONGEST_NAME)
