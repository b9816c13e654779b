"""The tutor's answer about a record, as JSON (``docs/reference/formats.md``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from tutor.core.errors import RecordError
from tutor.core.glimpse import brief
from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.core.sheet import Sheet
from tutor.games import GAMES, reached
from tutor.show.agreed import agreed
from tutor.show.games import STAGES
from tutor.show.reasoned import JsonObject, reasoned
from tutor.show.words import Words

#: Plain words, or those of a page.
W = TypeVar("W", bound=Words)


def to_move(record: Record, at: Position[Any], words: W) -> W:
    """The words, said to the player to move at the table of a record."""
    return words.to(at.turn, record.players, clockwise=GAMES[record.game].CLOCKWISE)


def answer(record: Record, words: Words) -> JsonObject:
    """The whole answer about the position that a record has reached; raise ``RecordError``."""
    at = reached(record)
    said: JsonObject = {
        "game": record.game,
        "phase": at.phase,
        "turn": at.turn,
        "over": at.turn is None,
        "verdicts": [] if at.turn is None else verdicts(at, to_move(record, at, words)),
        "scores": None,
    }
    return said if at.turn is not None else said | score(GAMES[record.game].result(at), words)


def score(sheet: Sheet, words: Words) -> JsonObject:
    """The scores of a deal by seat, and the score sheet line by line."""
    if sheet.scores is None:
        return {"scores": None, "sheet": None}
    said: JsonObject = {"scores": list(sheet.scores), "sheet": list(_lines(sheet, words))}
    return said if sheet.ended is None else said | {"ended": sheet.ended.id}


def _lines(sheet: Sheet, words: Words) -> Iterator[JsonObject]:
    """The lines of a score sheet; where the sources differ about a rule, its first line tells of it."""
    told: set[str] = set()
    for line in sheet.lines:
        reason = line.reason
        said: JsonObject = {**reasoned(reason), "value": line.value, "text": words.line(line)}
        if reason.differs and reason.rule.id not in told:
            said["differs"] = words.say(reason.differs)
            told.add(reason.rule.id)
        yield said


def advice(record: Record, words: Words) -> JsonObject | None:
    """The advice to the player to move, which decides nothing; ``None`` at a moment without any.

    Raise ``RecordError``, also where it needs a hand that is not known.
    """
    at = reached(record)
    counsel = None if at.turn is None else STAGES[record.game].on_table(at).advice()
    return counsel.as_json(to_move(record, at, words)) if counsel else None


def verdicts(at: Position[Any], words: Words) -> list[JsonObject]:
    """The verdict on every candidate move; moves that share a ruling share its words."""
    found = []
    for ruling in at.obligation().rulings:
        said: JsonObject = {
            "legal": ruling.legal,
            "rule": ruling.rule.id,
            "chain": [reasoned(reason) for reason in ruling.chain],
            "text": words.verdict(ruling),
        }
        if ruling.reason.differs:
            said["differs"] = differing(ruling.rule, at, words)
        found += [{"move": str(move), **said} for move in ruling.moves]
    return found


def differing(rule: Rule, at: object, words: Words) -> str:
    """The difference between the sources about a rule, and the table's choice where it has one."""
    said = [words.say(rule.differs)] if rule.differs else []
    options = getattr(getattr(at, "setting", at), "options", None)
    if rule.option and options is not None:
        said.append(agreed(rule.option, options, words))
    return " ".join(said)


def problem(error: RecordError, words: Words) -> JsonObject:
    """The answer about a record with an error; a long value in its place (``found``) is shortened."""
    return {
        "error": {
            "place": error.place,
            "found": brief(error.found),
            "expected": words.tell(error.expected, error.facts),
            "text": words.error(error),
        }
    }
