"""What a question says of an option or an answer, in words: from the chair of the board that it speaks of."""

from __future__ import annotations

from typing import TypeVar

from tutor.record import Record
from tutor.show.boards import Dealt
from tutor.show.words import Words
from tutor.teach.question import Question, Saying

W = TypeVar("W", bound=Words)


def said(saying: Saying, question: Question, words: Words) -> str:
    """Say it, sentence by sentence."""
    words = seated(saying.board, question, words)
    return " ".join(words.tell(message, facts) for message, facts in saying.sentences)


def seated(board: int | None, question: Question, words: W) -> W:
    """The words, said to the player to move on one of the boards."""
    shown = None if board is None else question.boards[board]
    return Dealt.of(shown).words(words) if isinstance(shown, Record) else words
