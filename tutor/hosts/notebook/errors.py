"""The error that a cell of a notebook shows when it asks for something that there is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tutor.core.errors import RecordError
from tutor.show.words import Words
from tutor.teach.positions import LEARNER


class LessonError(RecordError):
    """An error of what a cell asks for, shown as one sentence in the lesson's language and without a traceback."""

    def __init__(self, error: RecordError, lang: str) -> None:
        """Word ``error`` for the learner."""
        super().__init__(error.place, error.found, error.expected, **error.facts)
        self.sentence = Words(lang, LEARNER).error(error)

    def __str__(self) -> str:
        """The sentence."""
        return self.sentence

    def _render_traceback_(self) -> list[str]:
        """The lines that IPython shows in place of a traceback."""
        return [self.sentence]


@contextmanager
def said_in(lang: str) -> Iterator[None]:
    """Turn a ``RecordError`` raised within into a ``LessonError`` in a language."""
    try:
        yield
    except RecordError as error:
        raise LessonError(error, lang) from error
