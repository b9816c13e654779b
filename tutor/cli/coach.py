"""``tutor coach`` and ``tutor review``: which move is better, and where a deal was decided."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.link import record_in
from tutor.cli.pace import Pace
from tutor.cli.reading import STANDARD_INPUT, each_line
from tutor.cli.streams import complain, write_json
from tutor.coach.coaches import verdict
from tutor.coach.judging import WORLDS
from tutor.coach.review import reviews
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.games import GAMES, reached, read_record
from tutor.show.answer import to_move
from tutor.show.coached import NO_REVIEW, review_text, reviews_json, verdict_json, verdict_text
from tutor.show.words import Words

#: No turn is looked at in more worlds: that would take minutes.
MOST_WORLDS = 10_000

SOME_WORLDS = N_("a whole number from 1 to {most}")
LOOKED_AT = N_("{done} of {count} turns looked at")


def coach(options: argparse.Namespace, words: Words) -> None:
    """Say what each move of a turn brings; with ``--json`` of each line of standard input; raise ``RecordError``."""
    worlds = _worlds(options.worlds)
    if options.json and options.file == STANDARD_INPUT:
        each_line(lambda line: verdict_json(verdict(read_record(line), worlds)), words)
        return
    record = record_in(options.file)
    found = verdict(record, worlds)
    if options.json:
        write_json(verdict_json(found))
    else:
        at = reached(record)
        sys.stdout.write(verdict_text(found, at, to_move(record, at, words)))


def review(options: argparse.Namespace, words: Words) -> None:
    """Say where a deal was decided, of every player whose cards are known; raise ``RecordError``."""
    worlds = _worlds(options.worlds)
    if options.json and options.file == STANDARD_INPUT:
        each_line(lambda line: reviews_json(reviews(read_record(line), worlds)), words)
        return
    pace = Pace(lambda done, count: complain(words.say(LOOKED_AT, done=done, count=count)))
    record = record_in(options.file)
    found = reviews(record, worlds, pace)
    if options.json:
        write_json(reviews_json(found))
        return
    said = words.to(None, record.players, clockwise=GAMES[record.game].CLOCKWISE)
    for one in found:
        sys.stdout.write(review_text(one, GAMES[record.game].positions(record), said))
    if not found:
        sys.stdout.write(words.say(NO_REVIEW) + "\n")


def _worlds(text: str | None) -> int:
    """The number of worlds to look at; raise ``RecordError``."""
    if text is None:
        return WORLDS
    if not text.isdecimal() or not 1 <= int(text) <= MOST_WORLDS:
        raise RecordError("--worlds", text, SOME_WORLDS, most=MOST_WORLDS)
    return int(text)
