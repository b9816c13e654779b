"""A pack of conventions, read from a small file: cards, their moments, their meanings, and the source.

A pack is TOML, or the same as JSON in a record's ``rules``.  It may be made from another one by adding lines and
leaving some out.  ``docs/advice/your-conventions.md`` says how a club writes its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_, Message
from tutor.core.reading import one_of
from tutor.core.rule import Rule, Source
from tutor.tarot.conventions.catalogue import CATALOGUE
from tutor.tarot.conventions.meanings import MEANINGS
from tutor.tarot.conventions.meanings.meaning import Meaning
from tutor.tarot.conventions.moments import MOMENTS, Moment, Ranks
from tutor.tarot.conventions.parts import a_flag, a_list, a_name, a_table, a_text, some_ranks

#: The packs that are here, by name; the first is the usual one.
PACKS = ("federation", "boulogne", "short-suits")
USUAL = PACKS[0]
#: No pack is longer than this, in characters: it is read before anybody has counted its lines.
LONGEST_PACK = 20_000

SOME_TOML = N_("TOML: names with = and a value, texts in double quotes, lists in brackets, each name only once")
LESS_TOML = N_("at most {count} characters of TOML")
A_LINE_MORE = N_("also {name}, since no convention of this name is known here")
A_LINE_LESS = N_("no {name}: this convention has its own words")
A_LINE_OF_IT = N_("the name of a convention in the agreement that this one is made from, one of {names}")
AS_IT_IS = N_(
    "nothing but what this convention says in the tutor’s own agreements; what you mean otherwise needs a name and"
    " words of its own"
)
ELSEWHERE = N_("a meaning that can be meant at the moment {name}: this one is about a suit that is led there")

#: The words of the packs that are here, for the message catalogues.
WORDS = (
    N_("The federation’s signals"),
    N_("The federation’s signals, with what the club of Boulogne adds"),
    N_("The federation’s signals, with the end of short suits as players of a forum show it"),
    N_("A king or a queen that is led speaks for itself."),
    N_(
        "An even trump that is led later may protect partners, back up a weak pair of trumps or just pass the lead on;"
        " the card alone does not say which."
    ),
)

_PACK = ("name", "title", "extends", "without", "line", "silent")
_LINE = ("rule", "when", "cards", "means", "also", "title", "statement", "source")
_OWN = ("title", "statement", "source")
_SILENT = ("when", "cards", "because")
#: The place at which Python's reader of TOML has stopped.
_STOPPED = re.compile(r"\(at (line (\d+), column \d+)\)")


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


@dataclass(frozen=True)
class Pack:
    """The agreement of a table on the meanings of the defenders' cards."""

    name: str
    title: Message
    lines: tuple[Line, ...]
    silences: tuple[Silence, ...]

    def spoken(self, moment: str, rank: str) -> tuple[Line, ...]:
        """The lines by which a card of this rank says something at a moment; see ``Moment.within``."""
        return self._spoken.get((moment, rank), ())

    def silent(self, moment: str, rank: str) -> Message | None:
        """The reason why a card of this rank says nothing at a moment, if the pack gives one; else ``None``."""
        found = (one.because for one in self.silences if rank in one.ranks and one.moment.name in _names(moment))
        return next(found, None)

    @cached_property
    def _spoken(self) -> dict[tuple[str, str], tuple[Line, ...]]:
        """The lines by moment and rank."""
        table: dict[tuple[str, str], tuple[Line, ...]] = {}
        for moment in MOMENTS:
            for line in self.lines:
                if line.moment.name in _names(moment):
                    for rank in line.ranks:
                        table[moment, rank] = (*table.get((moment, rank), ()), line)
        return table


def named(pack: str) -> Pack:
    """A pack by its name, or from the JSON in which a table's ``Options`` keep a club's own."""
    return _named(pack)


def parse(text: str | bytes) -> Mapping[str, Json]:
    """The data of a pack's file, as a record has it; raise ``RecordError`` if it is not TOML."""
    import tomllib  # noqa: PLC0415 - a table that plays by the usual pack in a browser waits for nothing else

    if len(text) > LONGEST_PACK:
        raise RecordError("conventions", text[:80], LESS_TOML, count=LONGEST_PACK)
    try:
        whole = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        return tomllib.loads(whole)
    except UnicodeDecodeError as error:
        found = error.object[error.start : error.start + 8].hex()
        raise RecordError("conventions", found, N_("UTF-8 text")) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no TOML error
        lines = whole.splitlines() or [""]
        stopped = _STOPPED.search(str(error))
        place, number = (stopped[1], int(stopped[2])) if stopped else (f"line {len(lines)}", len(lines))
        raise RecordError(place, lines[min(number, len(lines)) - 1].strip(), SOME_TOML) from error


def read(data: Json, place: str = "conventions") -> Pack:
    """Read a club's pack; raise ``RecordError`` where it is not as it must be.

    >>> own = {"name": "ours", "extends": "federation", "without": ["T-SIG-LEAD-LOW", "T-SIG-LEAD-HIGH"]}
    >>> len(named("federation").lines) - len(read(own).lines)
    2
    """
    return _read(data, place, {said for name in PACKS for line in named(name).lines for said in _said(line)})


def _read(data: Json, place: str, known: set[tuple[str, ...]] | None) -> Pack:
    """A pack; if it is ``known`` what the tutor's own conventions say, one that has them say nothing else."""
    table = a_table(data, place, _PACK)
    name = a_name(table, "name", place)
    title = a_text(table, "title", place) if "title" in table else Message(name)
    base, own = _base(table, place), dict[str, Rule]()
    lines = [_line(one, f"{place}.line[{at}]", own) for at, one in enumerate(a_list(table, "line", place))]
    for at, line in enumerate(lines):
        if known is not None and line.rule.id in CATALOGUE and not set(_said(line)) <= known:
            raise RecordError(f"{place}.line[{at}]", line.rule.id, AS_IT_IS)
    silences = [_silence(one, f"{place}.silent[{at}]") for at, one in enumerate(a_list(table, "silent", place))]
    return Pack(name, title, (*base.lines, *lines), (*base.silences, *silences))


def _base(table: Mapping[str, Any], place: str) -> Pack:
    """The pack that this one is made from, less the conventions that it leaves out."""
    nothing = Pack("", Message(""), (), ())
    base = named(one_of(table["extends"], f"{place}.extends", PACKS)) if "extends" in table else nothing
    known, gone = tuple(dict.fromkeys(line.rule.id for line in base.lines)), a_list(table, "without", place)
    for at, name in enumerate(gone):
        one_of(name, f"{place}.without[{at}]", known, A_LINE_OF_IT)
    return replace(base, lines=tuple(line for line in base.lines if line.rule.id not in gone))


def _line(data: Json, place: str, own: dict[str, Rule]) -> Line:
    """A line; ``own`` are the conventions that the lines before have brought, and will have those of this one."""
    table = a_table(data, place, _LINE)
    moment = MOMENTS[one_of(table.get("when"), f"{place}.when", tuple(MOMENTS))]
    meaning = MEANINGS[one_of(table.get("means"), f"{place}.means", tuple(MEANINGS))]
    if (meaning.of_suit and moment.of_trumps) or ((meaning.of_suit or meaning.of_led) and not moment.led):
        raise RecordError(f"{place}.means", meaning.name, ELSEWHERE, name=moment.name)
    rule = _rule(table, meaning, place, own)
    return Line(rule, moment, some_ranks(table, moment, place), meaning, a_flag(table, "also", place))


def _rule(table: Mapping[str, Any], meaning: Meaning, place: str, own: dict[str, Rule]) -> Rule:
    """The convention by which a line speaks: one of the catalogue, or the club's own in its own words.

    Where it has no sentence for a card that follows it, the meaning has one.
    """
    name = table.get("rule")
    known = CATALOGUE.get(name, own.get(name)) if isinstance(name, str) else None
    if known:
        for part in _OWN:
            if part in table:
                raise RecordError(f"{place}.{part}", table[part], A_LINE_LESS, name=part)
        return known if known.hint else known._replace(seen=meaning.seen, hint=meaning.hint)
    name = a_name(table, "rule", place)
    for part in _OWN:
        if part not in table:
            raise RecordError(place, name, A_LINE_MORE, name=part)
    title, statement, source = (a_text(table, part, place) for part in _OWN)
    own[name] = Rule(name, title, statement, (Source(source),))
    return own[name]._replace(seen=meaning.seen, hint=meaning.hint)


def _said(line: Line) -> Iterator[tuple[str, ...]]:
    """The statements of a line, one a card: the names of convention, moment, meaning and rank."""
    return ((line.rule.id, line.moment.name, line.meaning.name, rank) for rank in line.ranks)


def _silence(data: Json, place: str) -> Silence:
    table = a_table(data, place, _SILENT)
    moment = MOMENTS[one_of(table.get("when"), f"{place}.when", tuple(MOMENTS))]
    return Silence(moment, some_ranks(table, moment, place), a_text(table, "because", place))


@lru_cache(maxsize=32)
def _named(pack: str) -> Pack:
    if pack in PACKS:
        return _read(parse(Path(__file__).with_name(f"{pack}.toml").read_text("utf-8")), pack, known=None)
    return read(json.loads(pack))


def _names(moment: str) -> Iterator[str]:
    """The moment, and the one that it is within."""
    yield moment
    if within := MOMENTS[moment].within:
        yield within
