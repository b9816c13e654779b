"""What a question says of an option or an answer, in words."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from tutor.show.words import Words
from tutor.teach.question import Option, Question, Saying

W = TypeVar("W", bound=Words)


class Alike(NamedTuple):
    """Options of one board of which the same is said, all of them right or none."""

    text: str
    options: list[Option]


def said(saying: Saying, words: Words) -> str:
    """Say it, sentence by sentence."""
    words = seated(saying, words)
    return " ".join(words.tell(message, facts) for message, facts in saying.sentences)


def seated(saying: Saying, words: W) -> W:
    """The words, said to whom something is said: of moves, too, that name players."""
    if saying.chair is None:
        return words
    seat, players, clockwise = saying.chair
    return words.to(seat, players, clockwise=clockwise)


def alike(question: Question, words: Words) -> dict[int | None, list[Alike]]:
    """What is said of the options, board by board, the right ones first; each sentence once."""
    boards: dict[int | None, dict[tuple[bool, str], Alike]] = {}
    for option in sorted(question.options, key=lambda option: not option.right):
        text = said(option.says, words)
        groups = boards.setdefault(option.board, {})
        groups.setdefault((option.right, text), Alike(text, [])).options.append(option)
    return {board: list(boards[board].values()) for board in sorted(boards, key=lambda board: board or 0)}
