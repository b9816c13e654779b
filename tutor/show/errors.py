"""An error in words: one sentence in the reader's language, which a notebook shows without a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tutor.core.errors import RecordError
from tutor.show.words import Words


class WordedError(RecordError):
    """An error as one sentence, in the language in which it was asked; its parts are those of the ``RecordError``."""

    def __init__(self, error: RecordError, words: Words) -> None:
        """Say ``error`` in these words."""
        super().__init__(error.place, error.found, error.expected, **error.facts)
        self.sentence = words.error(error)

    def __str__(self) -> str:
        """The sentence."""
        return self.sentence

    def _render_traceback_(self) -> list[str]:
        """The lines that IPython shows in place of a traceback."""
        return [self.sentence]


@contextmanager
def said_in(lang: str, seat: int | None = None) -> Iterator[None]:
    """Turn a ``RecordError`` raised within into a ``WordedError`` in a language, said to the player at a ``seat``."""
    try:
        yield
    except RecordError as error:
        raise WordedError(error, Words(lang, seat)) from error
