"""The table and its verdicts as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.core.sheet import Sheet
from tutor.games import GAMES, reached
from tutor.show.answer import differing, to_move
from tutor.show.games import STAGES
from tutor.show.table.story import result, score_by_seat
from tutor.show.words import Words

TURN = N_("Seat {seat} is to play; “you” below means this seat.")
SOURCES_DIFFER = N_("Where the sources differ:")
MAY = N_("Allowed:", "before the cards that may be played")
MAY_NOT = N_("Not allowed:")
NO_ADVICE = N_("There is no advice at this moment.")
#: The signs before moves that are allowed, and before others.
SIGNS = {True: "✓", False: "✗"}


def explain(record: Record, words: Words) -> str:
    """The verdicts on all moves of the player to move in plain text; raise ``RecordError``."""
    return "\n".join(_lines(record, words)) + "\n"


def advice(record: Record, words: Words) -> str:
    """The advice to the player to move in plain text.

    Raise ``RecordError``, also where it needs a hand that is not known.
    """
    at = reached(record)
    counsel = None if at.turn is None else STAGES[record.game].on_table(at).advice()
    words = to_move(record, at, words)
    return "\n".join(("", *(counsel.lines(words) if counsel else [words.say(NO_ADVICE)]))) + "\n"


def score(sheet: Sheet, words: Words) -> str:
    """The points of each player in a deal in plain text, with the score sheet."""
    return "\n".join(score_by_seat(sheet, words)) + "\n"


def _lines(record: Record, words: Words) -> Iterator[str]:
    at = reached(record)
    if at.turn is None:
        yield from result(GAMES[record.game].result(at), words)
        return
    words, shown = to_move(record, at, words), STAGES[record.game].on_table(at)
    yield shown.title(words)
    yield words.say(TURN, seat=at.turn)
    if seen := list(shown.so_far(words)):
        yield from ("", *seen)
    rulings = sorted(at.obligation().rulings, key=lambda ruling: not ruling.legal)
    for legal, heading in ((True, MAY), (False, MAY_NOT)):
        chosen = [ruling for ruling in rulings if ruling.legal is legal]
        if chosen:
            yield ""
            yield words.say(heading)
            for ruling in chosen:
                yield from _ruling(ruling, words)
    yield from _differences(at, rulings, words)


def _differences(at: object, rulings: Iterable[Ruling[Any]], words: Words) -> Iterator[str]:
    """The differences between the sources about the rules that decide here, once a rule."""
    told = dict.fromkeys(ruling.rule for ruling in rulings if ruling.reason.differs)
    if told:
        yield ""
        yield words.say(SOURCES_DIFFER)
    for rule in told:
        yield f"  {differing(rule, at, words)}"
        yield f"      [{rule.id}]"


def _ruling(ruling: Ruling[Any], words: Words) -> Iterator[str]:
    yield f"  {SIGNS[ruling.legal]} {'  '.join(map(words.move, ruling.moves))}"
    yield f"      {words.verdict(ruling)}"
    yield f"      [{' → '.join(reason.rule.id for reason in ruling.chain)}]"
