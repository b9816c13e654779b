"""The few functions that a curious person wants in a notebook: a deal explained, a score, a question by its name.

All else of the package is private: its modules may change from one version to the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.errors import Json
from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.games import match_of, reached, record_of, settled
from tutor.show import answer, match
from tutor.show.exercises import asked
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.teach.naming import linked


def record(data: Mapping[str, Json]) -> Record:
    """Read a deal, as ``docs/reference/formats.md`` describes it; raise ``RecordError`` with the place of a fault.

    >>> record({"game": "barbu", "dealer": 0, "hands": {}}).players
    4
    """
    return record_of(dict(data))


def position(deal: Record | Mapping[str, Json]) -> Position[Any]:
    """The position that a deal has reached; raise ``RecordError``.

    Its ``turn`` is the seat to move, its ``obligation()`` what that player must do, with the reasons.
    """
    return reached(deal if isinstance(deal, Record) else record(deal))


def explain(deal: Record | Mapping[str, Json], lang: str = "en") -> JsonObject:
    """Every move of the player to move with its verdict, rule and reason; of a finished deal, the score.

    The object is what ``tutor explain --json`` prints.  Raise ``RecordError`` for a deal that cannot be.
    """
    return answer.answer(deal if isinstance(deal, Record) else record(deal), Words(lang))


def score(summary: Mapping[str, Json], lang: str = "en") -> JsonObject:
    """The score sheet of a deal in a few numbers, or of a whole match, line by line with the rule of each line.

    The object is what ``tutor score --json`` prints.  Raise ``RecordError`` for numbers that no deal comes to.
    """
    if "deals" in summary:
        return match.as_json(match_of(dict(summary)), Words(lang))
    return answer.score(settled(dict(summary)), Words(lang))


def question(name: str, lang: str = "en", *, key: bool = False) -> JsonObject:
    """An exercise by its name, ``"allowed.1.2.7"``: kind, edition, level and seed; with its ``key``, the right answers.

    The object is what ``tutor exercise --json`` prints.  Raise ``RecordError`` for a name that no exercise has.
    """
    found = linked(name)
    numbers: JsonObject = {"level": found.level, "seed": found.seed}
    return asked.as_json(found.kind, found.question, Words(lang), numbers, key=key)
