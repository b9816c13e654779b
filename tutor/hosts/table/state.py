"""The state of a table, and reading it back from a page or from a browser's memory.

A state says its version.  Version 2 holds all that is needed to go on with a match, whatever the tutor's players would
do today: the running deal's cards and the moves that the learner does not see are sealed in it (``seal``).
Version 1, which says none, left both out: the cards follow from the seed, and what was done in secret is chosen again.
A table that is written by hand, as a lesson opens one, is of version 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of
from tutor.core.record import Record
from tutor.games import record_of
from tutor.hosts.table.seal import PLACE, seal, unseal
from tutor.hosts.table.tables import Shown, shown
from tutor.show.languages import LANGUAGES

A_STATE = N_("an object with {names}")
SOME_MOVES = N_("a list of moves")
SHORTER = N_("a move of at most {count} characters")
A_MOVE_MADE = N_("the number of moves made before the tutor played on, from 0 to {last}, or null")
AN_ADDRESS = N_("the address of a page of this site")
A_NAME = N_("the name of a table: at most {count} small letters, digits and hyphens")
A_SET = N_("a list of at most {most} deals")
A_VERSION = N_("a version of a saved table that this tutor can read: {names}; a higher one needs a newer tutor")
AS_MANY_HIDDEN = N_("{count} hidden {count:n|move|moves}, as many as are sealed")
THE_SAME_PACK = N_("the cards of this table’s pack, each once, in hands of the right size")

#: A folder of this site, relative to a page or to the root, in characters that no browser reads as another host.
ADDRESS = re.compile(r"/?(?:[A-Za-z0-9._~-]+/)*")

#: The version in which states are saved.
VERSION = 2
#: The fields of every table's state, besides those of its deal.
NAMES = ("v", "name", "lang", "rulebook", "live", "inferences", "moves", "handed", "again", "own_set", PLACE)
#: The fields of a record that hold the cards of a deal.
CARDS = ("hands", "dog")
#: No move of any game is longer: a triple poignée of three players.
LONGEST_MOVE = 100
LONGEST_NAME = 40
#: No set has more deals: a match of Barbu has at most 36, of all its dealers.
LONGEST_SET = 36
#: The ending of a move that the learner does not see.
HIDDEN = "?"


class Secret(NamedTuple):
    """The part of a running deal that only the engine knows: its cards, and the moves that the learner does not see."""

    deal: Record
    moves: tuple[str, ...] = ()

    @classmethod
    def among(cls, deal: Record, moves: Iterable[str], public: Iterable[str]) -> Secret:
        """The secret part of a deal, of whose ``moves`` the learner sees the ``public`` side."""
        return cls(deal, tuple(move for move, seen in zip(moves, public, strict=True) if seen.endswith(HIDDEN)))

    @classmethod
    def of(cls, sealed: Json, today: Record) -> Secret:
        """Read the sealed field of a state, whose table would deal ``today`` now; raise ``RecordError``.

        Only the cards and moves are taken from it, neither the players nor the rules.
        """
        opened = an_object(unseal(sealed), PLACE, '{"hands": {}}')
        table = today.to_json()
        cards = {name: opened.get(name) for name in CARDS if name in table}
        deal = record_of({**table, **cards})
        if _cards(deal) != _cards(today):
            raise RecordError(PLACE, None, THE_SAME_PACK)
        return cls(deal, _moves(opened.get("moves", [])))

    def to_json(self) -> dict[str, Json]:
        """The cards and the moves as JSON writes them, still for all to read."""
        deal = self.deal.to_json()
        return {name: deal[name] for name in CARDS if name in deal} | {"moves": list(self.moves)}


@dataclass(frozen=True, slots=True)
class State:
    """All that a table has to remember, small enough to travel with its HTML: no position, for moves lead to it.

    ``name`` tells the tables of a site apart, ``""`` where nobody asks.  ``rulebook`` is the folder of the site's
    rulebooks, ``""`` where the rules stand on the same page.  ``moves`` are those made since the deal or the exercise
    began, as the learner sees them; ``secret`` is the rest, ``None`` as long as the seed alone says it, and always
    where nothing is done in secret.  After ``handed`` of the moves the learner had the tutor play the
    deal to its end; ``None`` if they play all of it themselves.  ``again`` tells that they
    play the deal again from a turn to which the coach has sent them back.  ``inferences`` tells that a lesson wants to
    have heard there what is known and told.  ``own_set`` are the deals before this one that the learner has dealt and
    played by themselves, on which the coach looks back together.
    """

    table: Shown
    lang: str = LANGUAGES[0]
    rulebook: str = ""
    name: str = ""
    live: bool = False
    moves: tuple[str, ...] = ()
    secret: Secret | None = None
    handed: int | None = None
    again: bool = False
    inferences: bool = False
    own_set: tuple[Record, ...] = ()

    @classmethod
    def of(cls, data: Json) -> State:
        """Read a state that has been away in a page; raise ``RecordError``."""
        if not isinstance(data, Mapping):
            raise RecordError("state", data, A_STATE, names=", ".join(("kind", "seed", *NAMES)))
        version = a_version(data)
        lang = one_of(data.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        rulebook = an_address(data.get("rulebook", ""))
        table = shown({name: value for name, value in data.items() if name not in NAMES})
        name, moves = a_name(data.get("name", "")), _moves(data.get("moves", []))
        live = table.live or data.get("live") is True
        secret = Secret.of(data.get(PLACE), table.record()) if version > 1 and table.sealed else None
        if secret and len(secret.moves) != _hidden(moves):
            raise RecordError("moves", _hidden(moves), AS_MANY_HIDDEN, count=len(secret.moves))
        return cls(
            table,
            lang,
            rulebook,
            name,
            live,
            moves,
            secret,
            _handed(data.get("handed"), len(moves)),
            data.get("again") is True,
            data.get("inferences") is True,
            _own_set(data.get("own_set", []), table.game),
        )

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it, what is hidden under a seal."""
        rest = {"name": self.name, "lang": self.lang, "rulebook": self.rulebook, "live": self.live}
        data = {"v": VERSION, **self.table.to_json(), **rest, "moves": list(self.moves)}
        if self.handed is not None:
            data["handed"] = self.handed
        if self.again:
            data["again"] = True
        if self.inferences:
            data["inferences"] = True
        if self.own_set:
            data["own_set"] = [deal.to_json() for deal in self.own_set]
        return data | {PLACE: seal(self.secret.to_json())} if self.secret else data

    def dealt(self, table: Shown) -> State:
        """The state with other contents on the table, after the moves with which these begin."""
        fresh = replace(self, secret=None, handed=None, again=False, own_set=())
        return replace(fresh, table=table, live=table.live, moves=table.begun)

    def back_to(self, number: int) -> State:
        """The state after so many of its moves: the deal stays as it is."""
        moves = self.moves[:number]
        secret = self.secret and self.secret._replace(moves=self.secret.moves[: _hidden(moves)])
        handed = self.handed if self.handed is not None and self.handed < number else None
        return replace(self, moves=moves, secret=secret, handed=handed)


def a_version(state: Mapping[str, Json]) -> int:
    """The version in which a state was saved, 1 if it names none; raise ``RecordError`` for an unknown one."""
    return one_of(state.get("v", 1), "v", tuple(range(1, VERSION + 1)), A_VERSION)


def an_address(data: Json) -> str:
    """Read the address of a rulebook, which is on this site; raise ``RecordError``."""
    if not isinstance(data, str) or not ADDRESS.fullmatch(data):
        raise RecordError("rulebook", data, AN_ADDRESS)
    return data


def _moves(data: Json) -> tuple[str, ...]:
    if not isinstance(data, list | tuple):
        raise RecordError("moves", data, SOME_MOVES)
    for number, move in enumerate(data):
        if not isinstance(move, str) or len(move) > LONGEST_MOVE:
            raise RecordError(f"moves[{number}]", move, SHORTER, count=LONGEST_MOVE)
    return tuple(data)


def _handed(data: Json, last: int) -> int | None:
    if data is None or (type(data) is int and 0 <= data <= last):
        return data
    raise RecordError("handed", data, A_MOVE_MADE, last=last)


def _own_set(data: Json, game: str) -> tuple[Record, ...]:
    """Read the deals of a set, which nobody plays once more before the coach looks at them; raise ``RecordError``."""
    if not isinstance(data, list | tuple) or len(data) > LONGEST_SET:
        raise RecordError("own_set", data, A_SET, most=LONGEST_SET)
    deals = []
    for number, one in enumerate(data):
        try:
            deal = record_of(one)
            one_of(deal.game, "game", (game,))
        except RecordError as error:
            raise error.at(f"own_set[{number}].{error.place}") from error
        deals.append(deal)
    return tuple(deals)


def a_name(data: Json) -> str:
    """The name of a table or an exercise on its page; raise ``RecordError``."""
    if not isinstance(data, str) or not re.fullmatch(rf"[a-z0-9-]{{0,{LONGEST_NAME}}}", data):
        raise RecordError("name", data, A_NAME, count=LONGEST_NAME)
    return data


def _hidden(moves: Iterable[str]) -> int:
    """The number of moves that the learner does not see."""
    return sum(move.endswith(HIDDEN) for move in moves)


def _cards(deal: Record) -> tuple[list[int], list[str]]:
    """The number of cards in each hand and in the dog, and which cards those are, whoever holds them."""
    piles = [pile or () for pile in (*deal.hands, deal.dog)]
    return [len(pile) for pile in piles], sorted(card.code for pile in piles for card in pile)
