"""The Excuse, said again: what must be followed, whose it is after a trick, and what is given for it."""

from __future__ import annotations

from tutor.core.message import Message
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

#: Beginnings of the sentences that are true, as somebody who knows the game would read them.
TRUE = (
    "A player who has the Excuse and no trump may discard",
    "The Excuse may be played even",
    "If the Excuse is led, the next player",
    "The lowest card of the suit led is better",
    "Before the last trick, the Excuse stays",
    "A side that has won no low card yet gives",
    "The Excuse may be played to the last trick",
    "If one side has won every trick so far",
)


def excuse_true(question: Question, answer: Answer) -> bool:
    """Whether just the true sentences are marked."""
    return {*answer} == {option.id for option in question.options if _said(option.shows).startswith(TRUE)}


def _said(shows: object) -> Message:
    assert isinstance(shows, Saying)
    return shows.sentences[0][0]


JUDGES = {
    "excuse-true": excuse_true,
}
