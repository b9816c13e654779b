"""The few functions that a curious person wants in a notebook: a deal explained, moves weighed, a score, a question.

All else of the package is private: its modules may change from one version to the next.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tutor.coach.coaches import verdict
from tutor.coach.judging import WORLDS
from tutor.coach.review import reviews
from tutor.core.errors import Json
from tutor.core.obligation import Position
from tutor.core.reading import one_of, parse
from tutor.core.record import Record
from tutor.games import match_of, reached, record_of, settled
from tutor.show import answer, match
from tutor.show.coached import reviews_json, verdict_json
from tutor.show.errors import said_in
from tutor.show.exercises import asked
from tutor.show.explained import Explained
from tutor.show.languages import LANGUAGES, language
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.teach.naming import linked


def record(data: Mapping[str, Json]) -> Record:
    """Read a deal, as ``docs/reference/formats.md`` describes it; raise ``RecordError`` with the place of a fault.

    >>> record({"game": "barbu", "dealer": 0, "hands": {}}).players
    4
    """
    with said_in(language()):
        return _read(data)


def position(deal: Record | Mapping[str, Json]) -> Position[Any]:
    """The position that a deal has reached; raise ``RecordError``.

    Its ``turn`` is the seat to move, its ``obligation()`` what that player must do, with the reasons.

    >>> position({"game": "tarot", "dealer": 0, "hands": {}, "moves": ["pass"]}).turn
    2
    """
    with said_in(language()):
        return reached(_read(deal))


def explain(deal: Record | Mapping[str, Json], lang: str = "en") -> Explained:
    """Every move of the player to move with its verdict, rule and reason; of a finished deal, the score.

    The answer is a ``dict``, the object that ``tutor explain --json`` prints; a notebook shows it as a table.  Raise
    ``RecordError`` for a deal that cannot be.

    >>> deal = {
    ...     "game": "tarot",
    ...     "hands": {"0": ["H2", "SK"]},
    ...     "from": {"phase": "play", "taker": 1, "contract": "garde", "leader": 3},
    ...     "moves": ["H7"],
    ... }
    >>> {verdict["move"]: verdict["legal"] for verdict in explain(deal)["verdicts"]}
    {'H2': True, 'SK': False}
    """
    words = _words(lang)
    with said_in(lang):
        return Explained(_read(deal), words)


def weigh(deal: Record | Mapping[str, Json], lang: str = "en", *, worlds: int = WORLDS) -> JsonObject:
    """Every move of the player to move with what it brings on average, and whether one is clearly better.

    The object is what ``tutor coach --json`` prints: an estimate, played out in so many ``worlds``, and no rule.  Raise
    ``RecordError`` for a deal that cannot be, or that is over.

    >>> deal = {
    ...     "game": "tarot",
    ...     "hands": {"0": ["EX", "S4"]},
    ...     "from": {"phase": "play", "taker": 1, "contract": "garde", "leader": 1},
    ...     "moves": ["CK", "C3", "C2"],
    ... }
    >>> weigh(deal)["verdict"], weigh(deal)["choices"][0]["move"]
    ('clear', 'EX')
    """
    _words(lang)
    with said_in(lang):
        return verdict_json(verdict(_read(deal), worlds))


def review(deal: Record | Mapping[str, Json], lang: str = "en", *, worlds: int = WORLDS) -> JsonObject:
    """Where a finished deal was decided, for each player whose cards are known: what their play cost, and luck.

    The object is what ``tutor review --json`` prints.  Raise ``RecordError`` for a deal that is not over.

    >>> review({"game": "tarot", "dealer": 0, "hands": {}, "moves": ["pass"] * 4})
    {'reviews': []}
    """
    _words(lang)
    with said_in(lang):
        return reviews_json(reviews(_read(deal), worlds))


def score(summary: Mapping[str, Json], lang: str = "en") -> JsonObject:
    """The score sheet of a deal in a few numbers, or of a whole match, line by line with the rule of each line.

    The object is what ``tutor score --json`` prints.  Raise ``RecordError`` for numbers that no deal comes to.

    >>> score({"taker": 0, "contract": "garde", "points": 49, "bouts": 2})["scores"]
    [198, -66, -66, -66]
    """
    words = _words(lang)
    with said_in(lang):
        data = _as_json(summary)
        if isinstance(data, Mapping) and "deals" in data:
            return match.as_json(match_of(data), words)
        return answer.score(settled(data), words)


def question(name: str, lang: str = "en", *, key: bool = False) -> JsonObject:
    """An exercise by its name, ``"allowed.1.2.7"``: kind, edition, level and seed; with its ``key``, the right answers.

    The object is what ``tutor exercise --json`` prints.  Raise ``RecordError`` for a name that no exercise has.

    >>> question("beats.1.1.3", key=True)["key"]
    [['SQ']]
    """
    words = _words(lang)
    with said_in(lang):
        found = linked(name)
    numbers: JsonObject = {"level": found.level, "seed": found.seed}
    return asked.as_json(found.kind, found.question, words, numbers, key=key)


def _read(deal: Record | Mapping[str, Json]) -> Record:
    return deal if isinstance(deal, Record) else record_of(_as_json(deal))


def _as_json(data: Mapping[str, Json]) -> Json:
    """Data as JSON has it: where Python has seats as numbers, or cards, it has their names."""
    return parse(json.dumps(data, default=str))


def _words(lang: str) -> Words:
    """The words of a language; raise ``RecordError`` if nobody has translated the tutor into it."""
    with said_in(language()):
        return Words(one_of(lang, "lang", LANGUAGES))
