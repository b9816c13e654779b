"""Data at the end of a link, behind its ``#``, where no server sees it: packed into few letters, and unpacked."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import parse

#: The most bytes that a fragment holds when it is unpacked, and the most letters of one, which every browser takes.
LARGEST, LONGEST = 64 << 10, 8000
LETTERS = re.compile(r"[A-Za-z0-9_-]*")

A_FRAGMENT = N_("the end of a link that begins with {start}")
A_SHORTER_ONE = N_("at most {count} letters, as many as every browser takes")
ALL_OF_IT = N_("the whole end of a link, just as it was copied; this one has been cut off or changed")
LESS_IN_IT = N_("at most {count} kilobytes in a link")


def packed(name: str, data: Json) -> str:
    """Some data as a fragment, ``#name=…``, the same for the same data; raise ``RecordError`` if it is too long."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    fragment = f"#{name}={_letters(zlib.compress(text.encode(), 9))}"
    if len(fragment) > LONGEST:
        raise RecordError(name, len(fragment), A_SHORTER_ONE, count=LONGEST)
    return fragment


def unpacked(name: str, link: str) -> Json:
    """The data that a fragment holds, alone or at the end of a whole address; raise ``RecordError``.

    A page may have added to it where one is, behind an ``&``.

    >>> unpacked("task", "https://example.org/#task=" + packed("task", ["a", "b"]).removeprefix("#task="))
    ['a', 'b']
    """
    start = f"#{name}="
    if len(link) > LONGEST:
        raise RecordError(name, len(link), A_SHORTER_ONE, count=LONGEST)
    _, found, letters = link.strip().partition(start)
    if not found:
        raise RecordError(name, link, A_FRAGMENT, start=f"{start}…")
    try:
        return parse(_inflated(name, letters.partition("&")[0]))
    except RecordError as error:
        raise error if error.place == name else error.at(f"{name}: {error.place}") from error


def _inflated(name: str, letters: str) -> bytes:
    """The bytes behind the letters, of which no more are unpacked than there may be; raise ``RecordError``."""
    squeezed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4)) if _written(letters) else b""
    inflating = zlib.decompressobj()
    try:
        text = inflating.decompress(squeezed, LARGEST)
    except zlib.error:
        text = b""
    if inflating.unconsumed_tail:
        raise RecordError(name, letters, LESS_IN_IT, count=LARGEST >> 10)
    if not inflating.eof or inflating.unused_data:
        raise RecordError(name, letters, ALL_OF_IT)
    return text


def _written(letters: str) -> bool:
    """Whether these letters can stand in a fragment: whole groups of four, of which the last may be shorter."""
    return LETTERS.fullmatch(letters) is not None and len(letters) % 4 != 1


def _letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
