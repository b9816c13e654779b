"""Reading the parts of a pack as a club has written them: tables, lists, texts, names and cards.

What is wrong is a ``RecordError`` that says where.  A text can hide nothing: it has no control characters, and none of
the curly brackets in which the tutor's own messages name their facts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP
from tutor.core.errors import Json, RecordError
from tutor.core.glimpse import UNSEEN
from tutor.core.message import N_, Message
from tutor.tarot.conventions.moments import Moment, Ranks

#: Packs stay small: how many lines, how long a text, and how long a name.
MOST_LINES, LONGEST_TEXT, LONGEST_NAME = 40, 400, 40
#: The prefixes of the ids of the tutor's own rules.
OURS = ("T-", "B-")
#: The words that stand for all cards of a moment, and for half of the trumps.
ALL = "all"
PARITY = {"odd": 1, "even": 0}

SOME_TEXT = N_("a text of at most {count} characters, without curly brackets and control characters")
A_NAME = N_("a name of at most {count} letters, digits and hyphens, which does not begin with {names}")
A_TABLE_OF = N_("a table with some of {names}")
LINES = N_("a list of at most {count}")
SOME_RANKS = N_("cards that can fall at this moment, such as {example}")
TRUE_OR_FALSE = N_("true or false")

#: Ends of lines and tabs, which a text of several lines has, and which are shown as spaces.
_WHITE = re.compile(r"[ \t\r\n]+")


def a_table(data: Json, place: str, names: tuple[str, ...]) -> Mapping[str, Any]:
    """A table that has no other names than these."""
    if not isinstance(data, Mapping):
        raise RecordError(place, data, A_TABLE_OF, names=", ".join(names))
    for name in data:
        if name not in names:
            raise RecordError(f"{place}.{name}", data[name], A_TABLE_OF, names=", ".join(names))
    return data


def a_list(table: Mapping[str, Any], name: str, place: str) -> list[Any]:
    """A list in a table that is not too long, or an empty one where there is none."""
    given = table.get(name, [])
    if not isinstance(given, list) or len(given) > MOST_LINES:
        raise RecordError(f"{place}.{name}", given, LINES, count=MOST_LINES)
    return given


def a_text(table: Mapping[str, Any], name: str, place: str) -> Message:
    """A text in a table, as one line."""
    given = table.get(name)
    if isinstance(given, str):
        text = _WHITE.sub(" ", given).strip()
        if 0 < len(text) <= LONGEST_TEXT and not UNSEEN.search(text) and not set(text) & set("{}"):
            return Message(text)
    raise RecordError(f"{place}.{name}", given, SOME_TEXT, count=LONGEST_TEXT)


def a_name(table: Mapping[str, Any], name: str, place: str) -> str:
    """A name that a club has given, fit to stand in an answer; the tutor's own begin otherwise."""
    given = table.get(name)
    if not isinstance(given, str) or len(given) > LONGEST_NAME or not given.replace("-", "").isalnum():
        raise _no_name(given, f"{place}.{name}")
    if given.upper().startswith(OURS):
        raise _no_name(given, f"{place}.{name}")
    return given


def a_flag(table: Mapping[str, Any], name: str, place: str) -> bool:
    """Yes or no; no where nothing is said."""
    given = table.get(name, False)
    if not isinstance(given, bool):
        raise RecordError(f"{place}.{name}", given, TRUE_OR_FALSE)
    return given


def some_ranks(table: Mapping[str, Any], moment: Moment, place: str) -> Ranks:
    """The cards that can fall at a moment, as a pack writes them: ``1-5``, ``6-10 J N``, ``odd``, ``all``.

    A range goes up, ``N`` is the knight and ``J`` the jack.  Nothing has to be written where only the Excuse can fall.
    """
    order = ranked(moment)
    given = table.get("cards", ALL if order == [EXCUSE[1]] else "")
    wrong = RecordError(f"{place}.cards", given, SOME_RANKS, example=" ".join(order[:5]) if order[1:] else ALL)
    if not isinstance(given, str) or not given.split():
        raise wrong
    found: set[str] = set()
    for part in given.split():
        bounds = part.split("-")
        first, last = bounds[0], bounds[-1]
        if part == ALL:
            found |= moment.ranks
        elif moment.of_trumps and part in PARITY and order[1:]:
            found |= {rank for rank in order if int(rank) % 2 == PARITY[part]}
        elif len(bounds) <= 2 and {*bounds} <= moment.ranks and order.index(first) <= order.index(last):  # noqa: PLR2004
            found |= set(order[order.index(first) : order.index(last) + 1])
        else:
            raise wrong
    return frozenset(found)


def ranked(moment: Moment) -> list[str]:
    """The ranks that can fall at a moment, from the lowest to the highest."""
    order = (*TAROT.suits[TRUMP if moment.of_trumps else SUITS[0]], EXCUSE[1])
    return [rank for rank in order if rank in moment.ranks]


def _no_name(given: Json, place: str) -> RecordError:
    return RecordError(place, given, A_NAME, count=LONGEST_NAME, names=", ".join(OURS))
