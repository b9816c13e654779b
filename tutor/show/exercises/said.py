"""The sentences of a question about an option or an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from tutor.core.message import N_
from tutor.show.words import Words, capital
from tutor.teach.question import Question
from tutor.teach.saying import Saying, Sentence, Step

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


def said(saying: Saying, words: Words) -> str:
    """All sentences of a saying, with the steps that lead to it."""
    return _joined(saying.in_full, seated(saying, words))


def in_short(saying: Saying, words: Words) -> str:
    """The first sentence of a saying, without the steps that lead to it."""
    return _joined(saying.sentences[:1], seated(saying, words))


def steps(saying: Saying, words: Words) -> list[tuple[Step, str]]:
    """The steps that lead to a saying, each with its sentences."""
    words = seated(saying, words)
    return [(step, _joined(step.sentences, words)) for step in saying.line]


def more(saying: Saying, words: Words) -> str:
    """The sentences after the first one of a saying, which are left out where little is said."""
    return _joined(saying.sentences[1:], seated(saying, words))


def _joined(sentences: Iterable[Sentence], words: Words) -> str:
    return " ".join(words.tell(message, facts) for message, facts in sentences)


def by_table(
    sayings: tuple[Saying, ...], question: Question, words: Words, tell: Callable[[Saying, Words], str] = said
) -> Iterator[str]:
    """The sentences about each board; where there are several they are named, unless the same is true of all."""
    told = [capital(tell(one, words)) for one in sayings]
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
