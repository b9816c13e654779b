"""The answer: what the tutor says of a record, as JSON (``docs/reference/formats.md``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor import tarot
from tutor.cards import Card, Cards
from tutor.record import Record, RecordError, codes
from tutor.rule import N_, Fact, Position, Reason
from tutor.show.words import Words
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.score import sheet
from tutor.tarot.setting import Ended
from tutor.tarot.summary import Summary, summary

Json = dict[str, object]

#: The games that can be explained, and how each finds the position that a record has reached.
GAMES: dict[str, Callable[[Record], Position[Any]]] = {"tarot": tarot.position}

OUR_GAMES = N_("one of {names}; the other games are not explained yet")


def position(record: Record) -> Position[Any]:
    """The position that a record has reached; raise ``RecordError``."""
    if record.game not in GAMES:
        raise RecordError("game", record.game, OUR_GAMES, names=", ".join(GAMES))
    return GAMES[record.game](record)


def answer(record: Record, words: Words) -> Json:
    """Say everything of the position that a record has reached; raise ``RecordError``."""
    at = position(record)
    said: Json = {
        "game": record.game,
        "phase": at.phase,
        "turn": at.turn,
        "over": at.turn is None,
        "verdicts": [] if at.turn is None else verdicts(at, words.to(at.turn, record.players)),
        "scores": None,
    }
    return said if at.turn is not None else said | _result(at, words)


def _result(at: Position[Any], words: Words) -> Json:
    """The scores and the score sheet of a finished deal; they are not known if the record began in its middle."""
    if isinstance(at, Ended):
        return {"scores": [0] * at.players, "sheet": [], "ended": at.rule.id}
    if not (isinstance(at, Play) and at.whole):
        return {"scores": None, "sheet": None}
    return score(summary(at), at.options, words)


def score(deal: Summary, options: Options, words: Words) -> Json:
    """What each player wins in a deal, and the score sheet line by line."""
    lines, scores = sheet(deal, options)
    said = [
        {**_reason(reason), "value": value, "text": words.tell(reason.rule.adds, reason.facts)}
        for reason, value in lines
        if reason.rule.adds
    ]
    return {"scores": list(scores), "sheet": said}


def verdicts(at: Position[Any], words: Words) -> list[Json]:
    """The verdict on every candidate move; moves that share a ruling share its words."""
    found = []
    for ruling in at.obligation().rulings:
        said = {
            "legal": ruling.legal,
            "rule": ruling.rule.id,
            "chain": [_reason(reason) for reason in ruling.chain],
            "text": words.verdict(ruling),
        }
        found += [{"move": str(move), **said} for move in ruling.moves]
    return found


def problem(error: RecordError, words: Words) -> Json:
    """Say what is wrong with a record, in place of an answer."""
    return {
        "error": {
            "place": error.place,
            "found": error.found,
            "expected": words.tell(error.expected, error.facts),
            "text": words.error(error),
        }
    }


def _reason(reason: Reason) -> Json:
    return {"rule": reason.rule.id, "facts": {name: _fact(fact) for name, fact in reason.facts.items()}}


def _fact(fact: Fact) -> object:
    if isinstance(fact, Card):
        return fact.code
    if isinstance(fact, Cards):
        return codes(fact)
    return list(fact) if isinstance(fact, tuple) else fact
