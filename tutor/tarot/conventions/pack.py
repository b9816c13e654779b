"""A pack of conventions, read from a small file: which cards say what, at which moment, and who teaches it so.

A pack is TOML, or the same as JSON in a record's ``rules``.  It may be made from another one by adding lines and
leaving some out.  ``docs/advice`` says how a club writes its own.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from tutor.cards import TAROT, TRUMP
from tutor.errors import Json, RecordError
from tutor.message import N_, Message
from tutor.reading import one_of
from tutor.rule import Rule, Source
from tutor.tarot.conventions.catalogue import CATALOGUE
from tutor.tarot.conventions.meanings import MEANINGS, Meaning
from tutor.tarot.conventions.moments import MOMENTS, Moment, Ranks

#: The packs that are here, by name; the first is the usual one.
PACKS = ("federation",)
USUAL = PACKS[0]
#: Packs stay small: how many lines, and how long a text.
MOST_LINES, LONGEST_TEXT = 40, 400
#: What begins the ids of conventions that are not a club's own.
OURS = ("T-", "B-")

A_PACK = N_("a pack of conventions, by its name, one of {names}, or written out")
SOME_TEXT = N_("a text of at most {count} characters, without curly brackets")
SOME_TOML = N_("TOML; {detail}")
A_TABLE_OF = N_("a table with some of {names}")
LINES = N_("a list of at most {count} tables")
A_LINE_MORE = N_("also {name}, since no convention of this name is known here")
A_LINE_LESS = N_("no {name}: this convention has its own words")
ITS_OWN_NAME = N_("a name that does not begin with {names}: those are the tutor’s")
A_LINE_OF_IT = N_("the name of a convention in the pack that this one is made from, one of {names}")
SOME_RANKS = N_("cards that can fall at this moment, such as {example}")
TRUE_OR_FALSE = N_("true or false")
ELSEWHERE = N_("a meaning that can be meant at the moment {name}: this one speaks of a suit that is led there")

#: The words of the packs that are here, for the message catalogues.
WORDS = (N_("The federation’s signals"), N_("A king or a queen that is led speaks for itself."))

_PACK = ("name", "title", "extends", "without", "line", "silent")
_LINE = ("rule", "when", "cards", "means", "also", "title", "statement", "source")
_OWN = ("title", "statement", "source")
_SILENT = ("when", "cards", "because")
_PARITY = {"odd": 1, "even": 0}


class Line(NamedTuple):
    """One line of a pack: at a ``moment``, cards of these ``ranks`` say something, by a convention.

    ``also`` marks what a card says beside another line that it follows too.
    """

    rule: Rule
    moment: Moment
    ranks: Ranks
    meaning: Meaning
    also: bool = False


class Silence(NamedTuple):
    """Cards that say nothing at a moment, and why."""

    moment: Moment
    ranks: Ranks
    because: Message


class Pack(NamedTuple):
    """What a table has agreed on that the defenders' cards tell."""

    name: str
    title: Message
    lines: tuple[Line, ...]
    silences: tuple[Silence, ...]

    def spoken(self, moment: str, rank: str) -> tuple[Line, ...]:
        """The lines by which a card of this rank says something at a moment; see ``Moment.within``."""
        return _spoken(self).get((moment, rank), ())

    def silent(self, moment: str, rank: str) -> Message | None:
        """Why a card of this rank says nothing at a moment, if the pack gives a reason."""
        found = (one.because for one in self.silences if rank in one.ranks and one.moment.name in _names(moment))
        return next(found, None)


def named(pack: str) -> Pack:
    """A pack by its name, or from the JSON that ``written`` has made of it."""
    return _named(pack)


def written(data: Json, place: str = "rules.conventions") -> str:
    """What ``named`` understands, for a pack that a record names or has in full; raise ``RecordError``."""
    if not isinstance(data, Mapping):
        return str(one_of(data, place, PACKS, A_PACK))
    read(data, place)
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def parse(text: str) -> Mapping[str, Json]:
    """What a pack's file says, as a record has it; raise ``RecordError`` if it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RecordError("conventions", text[:80], SOME_TOML, detail=str(error)) from error


def read(data: Json, place: str = "conventions") -> Pack:
    """Read a pack; raise ``RecordError`` where it is not as it must be.

    >>> own = {"name": "ours", "extends": "federation", "without": ["T-SIG-LEAD-LOW", "T-SIG-LEAD-HIGH"]}
    >>> len(named("federation").lines) - len(read(own).lines)
    2
    """
    table = _table(data, place, _PACK)
    name = _text(table, "name", place)
    title = _text(table, "title", place) if "title" in table else name
    base = _base(table, place)
    lines = [_line(one, f"{place}.line[{at}]") for at, one in enumerate(_list(table, "line", place))]
    silences = [_silence(one, f"{place}.silent[{at}]") for at, one in enumerate(_list(table, "silent", place))]
    return Pack(name, Message(title), (*base.lines, *lines), (*base.silences, *silences))


def _base(table: Mapping[str, Any], place: str) -> Pack:
    """The pack that this one is made from, less the conventions that it leaves out."""
    nothing = Pack("", Message(""), (), ())
    base = named(one_of(table["extends"], f"{place}.extends", PACKS)) if "extends" in table else nothing
    known, gone = tuple(dict.fromkeys(line.rule.id for line in base.lines)), _list(table, "without", place)
    for at, name in enumerate(gone):
        one_of(name, f"{place}.without[{at}]", known, A_LINE_OF_IT)
    return base._replace(lines=tuple(line for line in base.lines if line.rule.id not in gone))


def _line(data: Json, place: str) -> Line:
    table = _table(data, place, _LINE)
    moment = MOMENTS[one_of(table.get("when"), f"{place}.when", tuple(MOMENTS))]
    meaning = MEANINGS[one_of(table.get("means"), f"{place}.means", tuple(MEANINGS))]
    if (meaning.of_suit and moment.of_trumps) or ((meaning.of_suit or meaning.of_led) and not moment.led):
        raise RecordError(f"{place}.means", meaning.name, ELSEWHERE, name=moment.name)
    also = table.get("also", False)
    if not isinstance(also, bool):
        raise RecordError(f"{place}.also", also, TRUE_OR_FALSE)
    return Line(_rule(table, meaning, place), moment, _ranks(table, moment, place), meaning, also)


def _rule(table: Mapping[str, Any], meaning: Meaning, place: str) -> Rule:
    """The convention by which a line speaks: one of the catalogue, or the club's own in its own words."""
    name = _text(table, "rule", place)
    if name in CATALOGUE:
        for part in _OWN:
            if part in table:
                raise RecordError(f"{place}.{part}", table[part], A_LINE_LESS, name=part)
        return CATALOGUE[name]
    if name.startswith(OURS):
        raise RecordError(f"{place}.rule", name, ITS_OWN_NAME, names=", ".join(OURS))
    for part in _OWN:
        if part not in table:
            raise RecordError(place, name, A_LINE_MORE, name=part)
    title, statement, source = (Message(_text(table, part, place)) for part in _OWN)
    return Rule(name, title, statement, (Source(source),), seen=meaning.seen, hint=meaning.hint)


def _silence(data: Json, place: str) -> Silence:
    table = _table(data, place, _SILENT)
    moment = MOMENTS[one_of(table.get("when"), f"{place}.when", tuple(MOMENTS))]
    return Silence(moment, _ranks(table, moment, place), Message(_text(table, "because", place)))


def _ranks(table: Mapping[str, Any], moment: Moment, place: str) -> Ranks:
    """Ranks as a pack writes them: ``"1-5"``, ``"6-10 J N"``, ``"odd"``; the Excuse needs none."""
    if len(moment.ranks) == 1:
        return moment.ranks
    given = table.get("cards", "")
    if not isinstance(given, str) or not given.split():
        raise RecordError(f"{place}.cards", given, SOME_RANKS, example="1-5 K")
    trumps = moment.of_trumps
    order = [rank for rank in TAROT.suits[TRUMP if trumps else "S"] if rank in moment.ranks]
    found: set[str] = set()
    for part in given.split():
        first, _, last = part.partition("-")
        if part == "all":
            found |= moment.ranks
        elif trumps and part in _PARITY:
            found |= {rank for rank in order if int(rank) % 2 == _PARITY[part]}
        elif {first, last or first} <= moment.ranks and order.index(first) <= order.index(last or first):
            found |= set(order[order.index(first) : order.index(last or first) + 1])
        else:
            raise RecordError(f"{place}.cards", part, SOME_RANKS, example=f"{order[0]}-{order[4]}")
    return frozenset(found)


def _table(data: Json, place: str, names: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise RecordError(place, data, A_TABLE_OF, names=", ".join(names))
    for name in data:
        if name not in names:
            raise RecordError(f"{place}.{name}", data[name], A_TABLE_OF, names=", ".join(names))
    return data


def _list(table: Mapping[str, Any], name: str, place: str) -> list[Any]:
    given = table.get(name, [])
    if not isinstance(given, list) or len(given) > MOST_LINES:
        raise RecordError(f"{place}.{name}", given, LINES, count=MOST_LINES)
    return given


def _text(table: Mapping[str, Any], name: str, place: str) -> str:
    given = table.get(name)
    if not isinstance(given, str) or not 0 < len(given.strip()) <= LONGEST_TEXT or set(given) & set("{}"):
        raise RecordError(f"{place}.{name}", given, SOME_TEXT, count=LONGEST_TEXT)
    return " ".join(given.split())


@lru_cache(maxsize=32)
def _named(pack: str) -> Pack:
    if pack in PACKS:
        return read(parse(files(__package__).joinpath(f"{pack}.toml").read_text("utf-8")))
    return read(json.loads(pack))


@lru_cache(maxsize=32)
def _spoken(pack: Pack) -> dict[tuple[str, str], tuple[Line, ...]]:
    """The lines of a pack by moment and rank."""
    table: dict[tuple[str, str], tuple[Line, ...]] = {}
    for moment in MOMENTS:
        for line in pack.lines:
            if line.moment.name in _names(moment):
                for rank in line.ranks:
                    table[moment, rank] = (*table.get((moment, rank), ()), line)
    return table


def _names(moment: str) -> Iterator[str]:
    """The moment, and the one that it is within."""
    yield moment
    if within := MOMENTS[moment].within:
        yield within
