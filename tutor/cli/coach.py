"""``tutor coach`` and ``tutor review``: which move is better, and where a deal was decided."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.link import record_in
from tutor.cli.pace import Pace
from tutor.cli.reading import STANDARD_INPUT, each_line
from tutor.cli.streams import complain, write_json
from tutor.coach.coaches import judging
from tutor.coach.judging import WORLDS
from tutor.coach.review import Review, reviewed
from tutor.coach.verdict import Verdict
from tutor.coach.worlds import NoWorldError
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.games import GAMES, reached, read_record
from tutor.show.answer import to_move
from tutor.show.coached import NO_REVIEW, review_json, review_text, verdict_json, verdict_text
from tutor.show.words import Words

#: No turn is looked at in more worlds: that would take minutes.
MOST_WORLDS = 10_000

SOME_WORLDS = N_("a whole number from 1 to {most}")
OVER = N_("a deal in which somebody is to move")
NOT_OVER = N_("a deal that is over")
NO_WORLD = N_("a deal with other hands that are possible")
LOOKED_AT = N_("{done} of {count} turns looked at")


def coach(options: argparse.Namespace, words: Words) -> None:
    """Say what each move of a turn brings; with ``--json`` of each line of standard input; raise ``RecordError``."""
    worlds = _worlds(options.worlds)
    if options.json and options.file == STANDARD_INPUT:
        each_line(lambda line: verdict_json(_verdict(read_record(line), worlds)), words)
        return
    record = record_in(options.file)
    verdict = _verdict(record, worlds)
    if options.json:
        write_json(verdict_json(verdict))
    else:
        at = reached(record)
        sys.stdout.write(verdict_text(verdict, at, to_move(record, at, words)))


def review(options: argparse.Namespace, words: Words) -> None:
    """Say where a deal was decided, of every player whose cards are known; raise ``RecordError``."""
    worlds = _worlds(options.worlds)
    if options.json and options.file == STANDARD_INPUT:
        each_line(lambda line: {"reviews": [review_json(one) for one in _reviews(read_record(line), worlds)]}, words)
        return
    pace = Pace(lambda done, count: complain(words.say(LOOKED_AT, done=done, count=count)))
    record = record_in(options.file)
    reviews = _reviews(record, worlds, pace)
    if options.json:
        write_json({"reviews": [review_json(one) for one in reviews]})
        return
    said = words.to(None, record.players, clockwise=GAMES[record.game].CLOCKWISE)
    for one in reviews:
        sys.stdout.write(review_text(one, GAMES[record.game].positions(record), said))
    if not reviews:
        sys.stdout.write(words.say(NO_REVIEW) + "\n")


def _worlds(text: str | None) -> int:
    """The number of worlds to look at; raise ``RecordError``."""
    if text is None:
        return WORLDS
    if not text.isdecimal() or not 1 <= int(text) <= MOST_WORLDS:
        raise RecordError("--worlds", text, SOME_WORLDS, most=MOST_WORLDS)
    return int(text)


def _verdict(record: Record, worlds: int) -> Verdict | None:
    """The verdict on the turn to which a record has come; raise ``RecordError``."""
    passed = GAMES[record.game].positions(record)
    if passed[-1].turn is None:
        raise RecordError("moves", len(record.moves), OVER)
    try:
        looked = judging(record.game, passed, worlds)
    except NoWorldError as error:
        raise RecordError("hands", None, NO_WORLD) from error
    return None if looked is None else looked.verdict


def _reviews(record: Record, worlds: int, pace: Pace | None = None) -> list[Review]:
    """The reviews of a finished deal, one a player whose cards are known; raise ``RecordError``."""
    passed = GAMES[record.game].positions(record)
    if passed[-1].turn is not None:
        raise RecordError("moves", len(record.moves), NOT_OVER)
    progress = pace or (lambda _done, _count: None)
    seats = [seat for seat, hand in enumerate(passed[0].hands if hasattr(passed[0], "hands") else record.hands) if hand]
    found = (reviewed(record.game, passed, record.moves, seat, worlds=worlds, progress=progress) for seat in seats)
    return [one for one in found if one is not None]
