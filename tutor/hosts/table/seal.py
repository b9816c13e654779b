"""The sealed field of a state: data for the engine alone, in a state that lies open in a page and in a browser.

The hidden cards of a deal travel with its state, so that a match can go on after the tutor's players have changed their
habits.  Nobody should meet them by a stray look at the page's source, or by searching it for a card.  That is all the
seal is good for: the key stands below, and whoever wants to cheat could as well deal the match again from its seed.
What it does promise is that nothing damaged or made up by hand is taken for what was sealed.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import parse

A_SEAL = N_("a sealed text, just as the tutor saved it")

#: The place of the field, in a state and in an error.
PLACE = "sealed"
#: The key of all seals; with another one, no saved state could be read.
KEY = b"tutor: what lies face down"
#: A sealed text is never longer, nor what comes out of it: a deal with all its cards takes far less.
LONGEST = 20_000
#: The number of bytes of the fingerprint before the sealed data, which reveals damage and makes deals look different.
PRINT = 8


def seal(data: Json) -> str:
    """Parsed JSON as a sealed text; the same data always gives the same text."""
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    mark = _print(packed)
    return urlsafe_b64encode(mark + _veiled(packed, mark)).decode().rstrip("=")


def unseal(text: Json) -> Json:
    """Return what was sealed; raise ``RecordError`` if the text is damaged, or no sealed text at all."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise RecordError(PLACE, None if text is None else str(text)[:20], A_SEAL)
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        mark, packed = data[:PRINT], _veiled(data[PRINT:], data[:PRINT])
        if _print(packed) == mark:
            return parse(zlib.decompressobj().decompress(packed, LONGEST))
    except (ValueError, zlib.error):  # a RecordError too is a ValueError
        pass
    raise RecordError(PLACE, text[:20], A_SEAL)


def _print(packed: bytes) -> bytes:
    return hashlib.blake2b(packed, key=KEY, digest_size=PRINT).digest()


def _veiled(data: bytes, mark: bytes) -> bytes:
    """The exclusive or of bytes with others that follow from key and mark; done twice, it gives ``data`` again."""
    veil = hashlib.shake_256(KEY + mark).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, veil, strict=True))
