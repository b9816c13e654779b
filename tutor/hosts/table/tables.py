"""Things that a table shows: a single position to try cards on, or a match, deal after deal.

A session knows only what they have in common, ``Shown``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Protocol

from tutor.coach.coaches import coaches
from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.match import Match
from tutor.core.message import N_, Message
from tutor.core.reading import AN_OBJECT, an_object, one_of, parse
from tutor.core.record import Record
from tutor.games import GAMES, SIZES
from tutor.hosts.shared.seeds import a_seed, a_typed_seed, further, wished
from tutor.teach.barbu.situations import CONTRACT_SITUATIONS
from tutor.teach.orders import ORDERS, dealt
from tutor.teach.positions import LEARNER, SEEDS, Situation
from tutor.teach.tarot.situations import LITTLE, TRICK_SITUATIONS

NOT_OVER_YET = N_("This deal is not over yet.")
NO_MORE_DEALS = N_("The match is over: there is no next deal.")
OF_THE_OTHER_GAME = N_("Such deals belong to the other game: choose that game too.")
NO_MATCH = N_("This table shows single positions; it plays no match.")

_SITUATIONS: tuple[Situation, ...] = (*TRICK_SITUATIONS, *chain.from_iterable(LITTLE), *CONTRACT_SITUATIONS)
KINDS = {situation.id: situation for situation in _SITUATIONS}
#: The game of each variant, by the variant's name.
VARIANTS = {name: game for game, offered in GAMES.items() for name in offered.VARIANTS}
#: Numbers of players as a form sends them.
TYPED_SIZES = {str(size): size for size in SIZES}
#: The field that says how well the others play, and the values that it may have, the usual one first.
OTHERS = "others"
CLUB, STRONG = "club", "strong"
#: The fields that another match at the same table takes from the one before, unless others are given.
KEPT = ("game", "players", "rules", "seed", OTHERS)
#: The beginning of the fields of a form that are house rules, one by one, each with its value in JSON.
RULE = "rule."
#: The fields of a match that hold the deals played in it.
PLAYED = ("deals", "pack")


class Shown(Protocol):
    """Something that a table shows: cards of a game, and what can be had in their place."""

    @property
    def live(self) -> bool:
        """Whether an allowed move is made at once from the beginning, and not only tried."""

    @property
    def sealed(self) -> bool:
        """Whether anything is done in it that the learner does not see, so that a saved table must seal it."""

    @property
    def game(self) -> str:
        """The game that is played."""

    @property
    def players(self) -> int:
        """The number of players at the table."""

    @property
    def learner(self) -> int | None:
        """The learner's seat in the deal; ``None`` if they sit out."""

    @property
    def seed(self) -> int:
        """The number from which its cards follow."""

    @property
    def title(self) -> Message | None:
        """The title above the table, if that is not the title of its match."""

    @property
    def match(self) -> Match | None:
        """The match to which the deal belongs, if it does."""

    @property
    def strong(self) -> bool:
        """Whether the others are the coach's strong players."""

    @property
    def begun(self) -> tuple[str, ...]:
        """The moves that are made when the learner sits down."""

    def record(self) -> Record:
        """The deal before the first move at this table."""

    def to_json(self) -> dict[str, Json]:
        """The same as JSON writes it; ``shown`` reads it back."""

    def taken(self, intent: Json, at: Any, /) -> Shown | None:  # noqa: ANN401 - a deal in any phase
        """The thing that an intent asks to see in place of this, with the deal ``at`` a position; ``None`` if nothing.

        Raise ``RecordError``, or ``RefusedError`` if that cannot be shown now.
        """


@dataclass(frozen=True, slots=True)
class TryOut:
    """A position to try cards on, and to play on from: it follows from its kind and its seed.

    No browser keeps it: it is begun again with a press.
    """

    live = False
    sealed = False
    learner = LEARNER
    match = None
    strong = False
    begun = ()

    kind: Situation
    seed: int

    @classmethod
    def of(cls, data: Mapping[str, Json]) -> TryOut:
        """Read the position that a table shows; raise ``RecordError``."""
        kind = KINDS[one_of(data.get("kind"), "kind", tuple(KINDS))]
        return cls(kind, a_seed(data.get("seed"), "seed"))

    @property
    def game(self) -> str:
        """The game of its kind."""
        return self.kind.game

    @property
    def players(self) -> int:
        """The number of players."""
        return self.kind.players

    @property
    def title(self) -> Message:
        """The title of its kind."""
        return self.kind.title

    def record(self) -> Record:
        """The deal up to the position."""
        return self.kind.record(self.seed)

    def to_json(self) -> dict[str, Json]:
        """The position as JSON writes it."""
        return {"kind": self.kind.id, "seed": self.seed}

    def taken(self, intent: Json, _: object) -> TryOut | None:
        """Another position of the same kind; raise ``RefusedError`` for what only a match has."""
        match intent:
            case {"deal": seed}:
                return replace(self, seed=wished(seed, self.seed))
            case {"new": _} | {"next": True}:
                raise RefusedError(NO_MATCH)
        return None


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of a match on a table, from its first bid on; the others may be ``strong`` players."""

    live = True
    sealed = True
    title = None

    match: Match
    begun: tuple[str, ...] = ()
    strong: bool = False

    @classmethod
    def of(cls, data: Mapping[str, Json]) -> Deal:
        """Read the match that a table plays; raise ``RecordError``."""
        game = one_of(data.get("game"), "game", tuple(GAMES))
        others = one_of(data.get(OTHERS, CLUB), OTHERS, (CLUB, STRONG) if coaches(game) else (CLUB,))
        match = GAMES[game].Match.of({"deals": [], **_without(OTHERS, data), "seed": a_seed(data.get("seed"), "seed")})
        return cls(match, strong=others == STRONG)

    @property
    def game(self) -> str:
        """The game of the match."""
        return self.match.HOUSE.game

    @property
    def players(self) -> int:
        """The number of players in the match."""
        return self.match.players

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

    def record(self) -> Record:
        """The deal before its first move, as the seed gives it today."""
        return self.match.record()

    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; of club players nothing is said."""
        return self.match.to_json() | ({OTHERS: STRONG} if self.strong else {})

    def taken(self, intent: Json, at: Any) -> Deal | None:  # noqa: ANN401 - a deal in any phase
        """The next deal, or another match; raise ``RecordError`` or ``RefusedError``."""
        match intent:
            case {"deal": seed}:
                kept = {name: value for name, value in self.to_json().items() if name not in PLAYED}
                return Deal.of({**kept, "seed": wished(seed, self.seed)})
            case {"new": wish}:
                return self._another(wish)
            case {"next": True}:
                return replace(self, match=self._following(at))
        return None

    def _following(self, at: Any) -> Match:  # noqa: ANN401 - a deal in any phase
        if at.turn is not None:
            raise RefusedError(NOT_OVER_YET)
        match = self.match.closed(at)
        if match.over:
            raise RefusedError(NO_MORE_DEALS)
        return match

    def _another(self, wish: Json) -> Deal:
        """The match that somebody wishes to begin, with a first deal to order if they say one."""
        if not isinstance(wish, Mapping):
            raise RecordError("new", wish, AN_OBJECT, example='{"players": 5}')
        data = {name: value for name, value in self.to_json().items() if name in KEPT}
        if "variant" in wish:
            variant = one_of(wish["variant"], "new.variant", tuple(VARIANTS))
            game = VARIANTS[variant]
            data |= {"game": game, "rules": dict(GAMES[game].VARIANTS[variant])}
            data = data if coaches(game) else _without(OTHERS, data)
        data["rules"] = {**an_object(data["rules"], "rules", "{}"), **_own_rules(wish)}
        if "players" in wish:
            typed = wish["players"]
            data["players"] = TYPED_SIZES.get(typed, typed) if isinstance(typed, str) else typed
        if OTHERS in wish:
            data[OTHERS] = wish[OTHERS]
        if "seed" in wish:
            data["seed"] = a_typed_seed(wish["seed"], "new.seed")
        return self._to_order(wish["order"], data) if wish.get("order") else Deal.of(data)

    def _to_order(self, wish: Json, data: dict[str, Json]) -> Deal:
        """A match whose first deal fits the order, from the seed of ``data`` on, or the next if it is this match's."""
        order = ORDERS[one_of(wish, "new.order", tuple(ORDERS))]
        if data["game"] != order.game:
            raise RefusedError(OF_THE_OTHER_GAME)
        asked = Deal.of(data).seed
        of_match = {**_without(OTHERS, data), "seed": further(asked, int(asked == self.seed))}
        seed, begun = dealt(order, of_match)
        return replace(Deal.of({**data, "seed": seed}), begun=begun)


def _without(name: str, data: Mapping[str, Json]) -> dict[str, Json]:
    return {other: value for other, value in data.items() if other != name}


def _own_rules(wish: Mapping[str, Json]) -> dict[str, Json]:
    """The house rules that a form names one by one, each value in JSON; raise ``RecordError``."""
    typed = {name: said for name, said in wish.items() if name.startswith(RULE)}
    return {name.removeprefix(RULE): parse(said) if isinstance(said, str) else said for name, said in typed.items()}


def shown(data: Mapping[str, Json]) -> Shown:
    """Read what a table shows; raise ``RecordError``."""
    return Deal.of(data) if "game" in data else TryOut.of(data)
