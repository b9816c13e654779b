"""Foreign text made fit to be shown: invisible characters escaped, and cut to one short line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

#: The most letters that a sentence shows of a value, and an answer in JSON repeats: enough for a whole match.
LONGEST, LONGEST_DATA = 60, 10_000

#: Characters that are invisible, or that change how their neighbours are shown: control characters, ends of lines,
#: marks of direction and of format, and halves of a character (Unicode's Cc, Cf, Zl, Zp and Cs).
UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3"
    r"\U0001d173-\U0001d17a\U000e0000-\U000e007f]"
)


def visible(text: str) -> str:
    r"""Text on one line, with an escape such as ``\x1b`` for everything unseen: it cannot clear a terminal."""
    return UNSEEN.sub(lambda unseen: unseen[0].encode("unicode_escape").decode(), text)


def short(text: str, longest: int = LONGEST) -> str:
    """Visible text, cut to ``longest`` letters and … where it goes on."""
    shown = visible(text[: longest + 1])
    return shown if len(shown) <= longest else shown[:longest] + "…"


def glimpse(found: object) -> str:
    """The value found, as JSON shows it and text as it is, cut short; … alone for a value that JSON cannot show."""
    return short(found if isinstance(found, str) else _beginning(found, LONGEST))


def brief(found: object) -> object:
    """The value found, unchanged, or a glimpse of it if it is too long to be repeated."""
    text = found if isinstance(found, str) else _beginning(found, LONGEST_DATA)
    return found if len(text) <= LONGEST_DATA else glimpse(found)


def json_line(data: object) -> str:
    r"""JSON on one line for every reader: some end a line at U+2028 too, so what is unseen is escaped (``\u2028``)."""
    text = json.dumps(data, ensure_ascii=False)
    return UNSEEN.sub(lambda unseen: json.dumps(unseen[0])[1:-1], text)


def _beginning(data: object, longest: int) -> str:
    """The beginning of something as JSON, a little more than ``longest`` if it goes on; the rest is not written."""
    pieces: list[str] = []
    try:
        for piece in _pieces(data):
            pieces.append(piece)
            longest -= len(piece)
            if longest < 0:
                break
    except (RecursionError, TypeError, ValueError):  # what only Python can say, such as 10**5000
        pieces.append("…")
    return "".join(pieces)


def _pieces(data: object) -> Iterator[str]:
    return json.JSONEncoder(ensure_ascii=False, default=str).iterencode(data)
