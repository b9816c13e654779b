"""A match of many deals, in every game: its table, its cards, its totals, a ranking, and itself as JSON in a file."""

from __future__ import annotations

import json
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

from tutor.core.cards import Cards, Pack
from tutor.core.errors import Json, RecordError
from tutor.core.house import House
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, seat
from tutor.core.record import USUAL_PLAYERS, Record
from tutor.core.saving import replace as write_anew
from tutor.core.sheet import Sheet

A_MATCH = N_("a match, one JSON object such as {example}")
A_DEAL = N_("the number of a deal that has been played, from 1 to {last}")
A_DEAL_PLAYED = N_("a deal that has been played, which could be corrected")
A_SEED = N_("the whole number from which the match is dealt")
SOME_DEALS = N_("a list of the deals’ summaries")
NOT_OVER = N_("a deal that is over")
SOME_DEALERS = N_("who deals out of their turn, by the number of the deal, such as {example}")
SOME_NAMES = N_("a list of {count} names of at most {most} letters each, empty where a player has none")
A_DEALER_STILL = N_("a seat that may deal this deal, which is played already or comes next")

#: The most letters of a player's name.
LONGEST_NAME = 24
#: The most bits that a seed may have: those of the largest number that JSON may say here.
SEED_BITS = 1024


class Standing(NamedTuple):
    """A seat's place in the ranking; players with the same total share the better place."""

    place: int
    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Match(ABC):
    """A match at one table of a game, at one moment: between two deals, or during one.

    ``seed``, if there is one, is the number from which all its cards follow.  ``rules`` are the house rules as they
    were written, ``deals`` what is written down of the finished deals, and ``first`` is the seat that deals first;
    if nobody is named, the seed chooses.  ``dealers`` are seats that deal out of their turn, by the number of the deal:
    from there the deal goes on as it would from them.  ``names`` are the players', if they have said any.

    Deals count from 1, though ``deals[0]`` is the first.  Seats are places at the table: where somebody sits out
    (``sitting_out``), those of a deal are others (``at_table``).  A match never changes: ``after`` and ``closed`` make
    another.

    >>> from tutor.tarot.match import Match
    >>> begun = Match.of({"players": 4, "dealer": 3})
    >>> match = begun.after({"taker": 1, "contract": "garde", "points": 49, "bouts": 2})
    >>> match.number, match.dealer, match.totals
    (2, 0, (-66, 198, -66, -66))
    """

    #: The tables of the game, the names in a match's JSON, an example of it, and its defaults.
    HOUSE: ClassVar[House]
    KEYS: ClassVar[tuple[str, ...]]
    EXAMPLE: ClassVar[str]
    UNSAID: ClassVar[Mapping[str, Json]] = {}

    players: int
    seed: int | None = None
    rules: Mapping[str, Json] = field(default_factory=dict)
    deals: tuple[Any, ...] = ()
    first: int | None = None
    dealers: Mapping[int, int] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    _sheets: tuple[Sheet, ...] | None = field(default=None, init=False, repr=False, compare=False)

    @classmethod
    def of(cls, data: Json) -> Self:
        """Read a match from parsed JSON and judge all of it; raise ``RecordError`` with the place of the error."""
        known = an_object(data, "match", cls.EXAMPLE, A_MATCH)
        for name in known:
            one_of(name, str(name), cls.KEYS)
        known = {**cls.UNSAID, **known}
        one_of(known.get("game"), "game", (cls.HOUSE.game,))
        rules = cls.HOUSE.rules(known.get("rules", {}))
        players = cls._players(known.get("players", USUAL_PLAYERS), rules)
        deals = known.get("deals")
        if not isinstance(deals, list):
            raise RecordError("deals", deals, SOME_DEALS)
        seed = None if known.get("seed") is None else read_seed(known["seed"])
        dealers = _dealers(known.get("dealers"), players)
        names = _names(known.get("names"), players)
        match = cls(players=players, seed=seed, rules=dict(rules), dealers=dealers, names=names).begun(known)
        for deal in deals:
            match = match.after(deal)
        for number, dealer in dealers.items():
            if number > match.number or dealer not in match.before(number).may_deal:
                raise RecordError(f"dealers.{number}", dealer, A_DEALER_STILL)
        return match

    @classmethod
    @abstractmethod
    def _players(cls, data: Json, rules: Mapping[str, Json]) -> int:
        """Judge the house rules, and read how many play by them; raise ``RecordError``."""

    @abstractmethod
    def begun(self, known: Mapping[str, Json]) -> Self:
        """The match with the other data of its JSON, the first dealer for instance; raise ``RecordError``."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """The match as JSON writes it; ``of`` reads it back."""

    def _told_besides(self) -> dict[str, Json]:
        """Who deals out of their turn, and the players' names, as JSON writes it; empty if there is neither."""
        dealers = {str(number): seat for number, seat in self.dealers.items()}
        return {**({"dealers": dealers} if dealers else {}), **({"names": list(self.names)} if self.names else {})}

    def in_set_of(self, _seat: int) -> bool:
        """Whether the next deal belongs to a set that this seat deals, on which one may look back as a whole."""
        return False

    def dealt_by(self, seat: int, number: int | None = None) -> Self:
        """The match in which ``seat`` deals the next deal out of their turn, or has dealt an earlier one by its number.

        The deals after an earlier one keep their dealers.  Raise ``RecordError`` if they may not, or if a deal that is
        written down cannot have been like that then.
        """
        number = number or self.number
        before = self.dealer_of(number)
        found = replace(self, dealers={**self.dealers, number: seat})
        for later in range(number + 1, self.number):
            if found.dealer_of(later) != self.dealer_of(later):
                found = replace(found, dealers={**found.dealers, later: self.dealer_of(later)})
        data = found.to_json()
        deals = data["deals"]
        if isinstance(deals, list) and number <= len(deals) and isinstance(told := deals[number - 1], dict):
            # What a game writes down of the dealer, as who calls or who is dead, is another one's too.
            of_dealer = {name: seat for name in ("dealer", "dead") if told.get(name) == before}
            data = corrected(data, number, {**told, **of_dealer})
        return type(self).of(data)

    @property
    def may_deal(self) -> tuple[int, ...]:
        """The seats that may deal the next deal, out of their turn: all of them by default."""
        return tuple(range(self.players))

    @abstractmethod
    def after(self, summary: Json) -> Self:
        """The match after one more deal, whose summary is parsed JSON; raise ``RecordError``."""

    def before(self, number: int) -> Self:
        """The match as it was before deal ``number``."""
        dealers = {at: dealer for at, dealer in self.dealers.items() if at <= number}
        return replace(self, deals=self.deals[: number - 1], dealers=dealers)

    @abstractmethod
    def closed(self, at: Any) -> Self:  # noqa: ANN401 - a deal in any phase
        """The match with one more finished deal; raise ``RecordError`` if it is not over."""

    @abstractmethod
    def record(self) -> Record:
        """The next deal, before its first move; raise ``RecordError`` if there is none, or no seed."""

    @property
    @abstractmethod
    def size(self) -> int | None:
        """The number of deals in all; ``None`` if there is no fixed end."""

    @property
    def number(self) -> int:
        """The number of the deal that is next, or being played; the first is 1."""
        return len(self.deals) + 1

    @property
    def over(self) -> bool:
        """Whether no deal follows any more."""
        return self.size is not None and self.number > self.size

    @abstractmethod
    def dealer_of(self, number: int) -> int:
        """The seat that deals deal ``number``; the first deal has the number 1."""

    @property
    def dealer(self) -> int | None:
        """The seat that deals the next deal, or the one being played; ``None`` when the match is over."""
        return None if self.over else self.dealer_of(self.number)

    def sitting_out(self, _: int) -> int | None:
        """The seat at the table that is left out of a deal, which then has a seat less; ``None`` by default."""
        return None

    def key(self, number: int) -> str:
        """The seed text of the cards of deal ``number``; raise ``RecordError`` if there is no seed."""
        return f"{self.HOUSE.game} {self.players} {read_seed(self.seed)} {number}"

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of every finished deal, each found once: a pad asks for them some twenty times."""
        found = self._sheets
        if found is None:
            found = tuple(map(self._sheet, self.deals))
            object.__setattr__(self, "_sheets", found)
        return found

    @abstractmethod
    def _sheet(self, deal: Any) -> Sheet:  # noqa: ANN401 - what the game writes down
        """The score sheet of a finished deal."""

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The scores of each finished deal, by seat, in points."""
        return tuple(sheet.scores or () for sheet in self.sheets)

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals by seat after every deal."""
        sums = accumulate(self.scores, lambda before, deal: tuple(map(sum, zip(before, deal, strict=True))))
        return tuple(sums)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points that each seat has won so far."""
        return self.running[-1] if self.scores else (0,) * self.players

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """The seats from the highest total to the lowest; players with the same total share the better place."""
        return ranking(self.totals)

    def _with(self, deal: Any) -> Self:  # noqa: ANN401 - what the game writes down
        return replace(self, deals=(*self.deals, deal))


def at_table(seat: int, out: int | None) -> int:
    """The place at the table of a seat of the deal, which has no seat for a player who sits ``out``.

    Where the second of five sits out, ``at_table(1, out=1)`` is 2.
    """
    return seat if out is None or seat < out else seat + 1


def read_seed(data: Json) -> int:
    """Read the number from which a match is dealt; raise ``RecordError``."""
    if type(data) is int and data.bit_length() <= SEED_BITS:
        return data
    raise RecordError("seed", data, A_SEED)


def first_dealer(game: str, players: int, seed: int) -> int:
    """The seat that deals first, which the seed chooses as drawing cards would."""
    return random.Random(f"{game} {seed}").randrange(players)


def dealt(pack: Pack, size: int, players: int, key: str) -> tuple[tuple[Cards, ...], Cards]:
    """The hands of ``size`` cards in the deal that follows from ``key``, and the rest of the pack."""
    cards = list(pack.cards)
    random.Random(key).shuffle(cards)
    hands = tuple(pack.set(cards[size * seat : size * (seat + 1)]) for seat in range(players))
    return hands, pack.set(cards[size * players :])


def _dealers(data: Json, players: int) -> dict[int, int]:
    """Read who deals out of their turn."""
    told = {} if data is None else an_object(data, "dealers", '{"5": 2}', SOME_DEALERS)
    for number in told:
        if not re.fullmatch("[1-9][0-9]{0,5}", str(number)):
            raise RecordError("dealers", number, SOME_DEALERS, example='{"5": 2}')
    return {int(number): seat(dealer, f"dealers.{number}", players) for number, dealer in told.items()}


def _names(data: Json, players: int) -> tuple[str, ...]:
    """Read the players' names."""
    if data is None:
        return ()
    if isinstance(data, list) and len(data) == players and all(map(_is_name, data)):
        return tuple(map(str, data))
    raise RecordError("names", data, SOME_NAMES, count=players, most=LONGEST_NAME)


def _is_name(data: Json) -> bool:
    return isinstance(data, str) and len(data) <= LONGEST_NAME and (data == "" or data.isprintable())


def within(place: str, error: RecordError) -> RecordError:
    """The error in a deal's summary, said at its place in the match."""
    return error.at(place if error.place == "summary" else f"{place}.{error.place}")


def ranking(sums: Sequence[int]) -> tuple[Standing, ...]:
    """All seats from the highest total to the lowest."""
    order = sorted(range(len(sums)), key=lambda seat: -sums[seat])
    return tuple(Standing(1 + sum(other > sums[seat] for other in sums), seat, sums[seat]) for seat in order)


def corrected(data: Mapping[str, Json], number: Json, summary: Json) -> dict[str, Json]:
    """A match's JSON with another summary of one of its deals, the first of which is 1; raise ``RecordError``.

    Whether that deal, and all that follow, can have been like this is judged when the match is read.
    """
    deals = data.get("deals")
    if not isinstance(deals, list):
        raise RecordError("deals", deals, SOME_DEALS)
    if not deals:
        raise RecordError("deals", deals, A_DEAL_PLAYED)
    if type(number) is not int or not 1 <= number <= len(deals):
        raise RecordError("number", number, A_DEAL, last=len(deals))
    return {**data, "deals": [*deals[: number - 1], summary, *deals[number:]]}


def save(data: Json, path: Path) -> None:
    """Write a match as JSON into a file, which is never half written; raise ``OSError``."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    # Half a character (“\ud800”) has no bytes; written as an escape it is still JSON.
    write_anew(path, text.encode("utf-8", "backslashreplace"))
