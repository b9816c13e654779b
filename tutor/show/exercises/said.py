"""The sentences of a question about an option or an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from tutor.core.message import N_
from tutor.show.words import Words, capital
from tutor.teach.question import Option, Question
from tutor.teach.saying import Saying

#: The title of each of several boards on which somebody is to move.
TABLES = (
    N_("First table", "heading of one of two boards"),
    N_("Second table", "heading of one of two boards"),
    N_("Third table", "heading of one of some boards"),
    N_("Fourth table", "heading of one of some boards"),
    N_("Fifth table", "heading of one of some boards"),
)
#: The colon between a name and the text about it.
COLON = N_(": ", "between an option and its reason")

W = TypeVar("W", bound=Words)


class Alike(NamedTuple):
    """Options of one board with the same text, all of them right or all wrong."""

    text: str
    options: list[Option]


def said(saying: Saying, words: Words) -> str:
    """The sentences of a saying."""
    words = seated(saying, words)
    return " ".join(words.tell(message, facts) for message, facts in saying.sentences)


def by_table(sayings: tuple[Saying, ...], question: Question, words: Words) -> Iterator[str]:
    """The sentences about each board; where there are several they are named, unless the same is true of all."""
    told = [capital(said(one, words)) for one in sayings]
    if question.tables < 2:  # noqa: PLR2004 - there is nothing to tell apart
        yield from told
    elif len(set(told)) == 1:
        yield told[0]
    else:
        yield from (f"{words.say(TABLES[at])}{words.say(COLON)}{text}" for at, text in enumerate(told))


def seated(saying: Saying, words: W) -> W:
    """The words for the player to whom something is said, also where moves name players."""
    if saying.chair is None:
        return words
    seat, players, clockwise = saying.chair
    return words.to(seat, players, clockwise=clockwise)


def alike(question: Question, words: Words) -> dict[int | None, list[Alike]]:
    """The sentences about the options, board by board, the right ones first; each sentence once.

    Options that are whole sentences stay alone, since they cannot be joined into one list.
    """
    boards: dict[int | None, dict[tuple[bool, str, str], Alike]] = {}
    for option in sorted(question.options, key=lambda option: not option.right):
        text = said(option.says, words)
        whole = isinstance(option.shows, Saying) and said(option.shows, words).endswith(".")
        groups = boards.setdefault(option.board, {})
        groups.setdefault((option.right, text, option.id if whole else ""), Alike(text, [])).options.append(option)
    return {board: list(boards[board].values()) for board in sorted(boards, key=lambda board: board or 0)}
