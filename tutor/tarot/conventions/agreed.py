"""The pack that a table agrees on, by its name, or a club's own, from a file or a record, if one can play by it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import PurePath

from tutor.core.errors import Json, RecordError
from tutor.core.glimpse import short
from tutor.core.message import N_
from tutor.core.reading import one_of
from tutor.tarot.conventions.faults import faults
from tutor.tarot.conventions.pack import PACKS, Pack, parse, read

A_PACK = N_("an agreement on signals, by its name, one of {names}, or written out")
PLAYABLE = N_("an agreement that a table can play by; “tutor conventions” says what is wrong with this one")

#: A table in a list of a pack, in an error's place.
_ENTRY = re.compile(r"(line|silent)\[(\d+)\]")


def written(data: Json, place: str = "rules.conventions") -> str:
    """The text that ``pack.named`` reads, for a pack that a record names or has in full.

    Raise ``RecordError``, also for a pack by which nobody could keep their word.
    """
    if not isinstance(data, Mapping):
        return str(one_of(data, place, PACKS, A_PACK))
    try:
        text = json.dumps(data, ensure_ascii=False, sort_keys=True)
    except TypeError:  # what JSON cannot say ``read`` refuses, and says where
        playable(read(data, place), place)
        raise
    return _written(text, place)


@lru_cache(maxsize=32)
def _written(text: str, place: str) -> str:
    """The same text, if its pack is playable; kept, since a table reads its rules again at every move."""
    playable(read(json.loads(text), place), place)
    return text


def playable(pack: Pack, place: str) -> None:
    """Raise ``RecordError`` for a pack with a serious fault."""
    if any(fault.serious for fault in faults(pack)):
        raise RecordError(place, pack.name, PLAYABLE)


def agreement(given: str, read_file: Callable[[str], bytes]) -> Json:
    """The agreement as a record's ``rules`` have it: the name of a pack as it is, or the data of a club's file.

    Raise ``RecordError``, also if the file cannot be read.
    """
    return given if given in PACKS else from_file(read_file(given), given)


def from_file(text: bytes, file: str) -> Mapping[str, Json]:
    """A club's pack as a record has it, out of what a ``file`` holds; raise ``RecordError`` that names file and line.

    Whether one can play by it is not asked.
    """
    place = "conventions"
    try:
        data = parse(text)
        read(data, place)
    except RecordError as error:
        where = error.place.removeprefix(place).lstrip(".")
        told = (short(PurePath(file).name), _line_of(where, text), where)
        raise error.at(": ".join(filter(None, told))) from error
    return data


def _line_of(place: str, text: bytes) -> str:
    """The line of a file on which the table begins that an error's place names, if it names one."""
    entry = _ENTRY.match(place)
    if entry is None:
        return ""
    head = re.compile(rb"\s*\[\[\s*%b\s*\]\]" % entry[1].encode())
    found = [number for number, line in enumerate(text.splitlines(), 1) if head.match(line)]
    at = int(entry[2])
    return f"line {found[at]}" if at < len(found) else ""
