"""The deals behind an estimate of a chance, played out while their number is shown."""

from __future__ import annotations

from itertools import islice
from typing import TextIO

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.show.exercises.estimate import came_out
from tutor.show.words import Words
from tutor.tarot.advice.chances import Chance, dealt_out, made, won
from tutor.tarot.play import Play
from tutor.teach.question import Question

A_CHANCE = N_("an exercise in which a chance may be estimated")
SO_FAR = N_("{count} of {of} deals are played, and {won} of them are won.")
#: The number of deals between two lines of progress.
STEP = 10


def played_out(question: Question, words: Words, out: TextIO) -> str:
    """Play the deals of a question out and return a text on how they ended; progress is written to ``out``.

    Raise ``RecordError`` if it asks for no chance.
    """
    board = question.boards[0] if question.boards else None
    if question.estimate is None or not isinstance(board, Record):
        raise RecordError("number", None, A_CHANCE)
    deals, wins = question.estimate.chance.of, 0
    bid = question.facts.get("bid")
    results = made(board, str(bid)) if bid else map(won, dealt_out(board, Play))
    for count, is_won in enumerate(islice(results, deals), 1):
        wins += is_won
        if count % STEP == 0:
            out.write("\r" + words.say(SO_FAR, count=count, of=deals, won=wins))
            out.flush()
    out.write("\n")
    return came_out(question.estimate._replace(chance=Chance(wins, deals)), words)
