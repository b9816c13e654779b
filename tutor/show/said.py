"""What a question says of an option or an answer, in words: from the chair of the board that it speaks of."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from tutor.record import Record
from tutor.show.boards import Dealt
from tutor.show.words import Words
from tutor.teach.question import Option, Question, Saying

W = TypeVar("W", bound=Words)


class Alike(NamedTuple):
    """Options of one board of which the same is said, all of them right or none."""

    text: str
    options: list[Option]


def said(saying: Saying, question: Question, words: Words) -> str:
    """Say it, sentence by sentence."""
    words = seated(saying.board, question, words)
    return " ".join(words.tell(message, facts) for message, facts in saying.sentences)


def seated(board: int | None, question: Question, words: W) -> W:
    """The words, said to the player to move on one of the boards."""
    shown = None if board is None else question.boards[board]
    return Dealt.of(shown).words(words) if isinstance(shown, Record) else words


def alike(question: Question, words: Words) -> dict[int | None, list[Alike]]:
    """What is said of the options, board by board, the right ones first; each sentence once."""
    boards: dict[int | None, dict[tuple[bool, str], Alike]] = {}
    for option in sorted(question.options, key=lambda option: not option.right):
        text = said(option.says, question, words)
        groups = boards.setdefault(option.board, {})
        groups.setdefault((option.right, text), Alike(text, [])).options.append(option)
    return {board: list(boards[board].values()) for board in sorted(boards, key=lambda board: board or 0)}
