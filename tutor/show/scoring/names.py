"""Words for a table whose players have names of their own."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.message import N_
from tutor.show.forms import NAMED
from tutor.show.html import Html
from tutor.show.words import Words

PLAYER = N_("Player {number}")


def names_of(given: Sequence[str], players: int, lang: str) -> tuple[str, ...]:
    """The names of the players, with a number where somebody has given none."""
    words = Words(lang)
    typed = (*given, *[""] * players)[:players]
    return tuple(name or words.language.text(PLAYER).format(number=seat) for seat, name in enumerate(typed, 1))


class ByName(Words):
    """Words that call each player by the name that they have given; nobody is *you*."""

    names: tuple[str, ...] = ()

    def player(self, seat: int, form: str = "") -> str:
        """The player at a seat, by name."""
        return self.markup.text(self.language.text(NAMED, form).format(name=self.names[seat]))

    def heading(self, seat: int) -> str:
        """The same at the beginning of a line, or above a column."""
        return self.player(seat)


class Named(ByName, Html):
    """Such words for a page, where names are escaped."""

    def __init__(self, lang: str, names: Sequence[str], *, rulebook: str = "") -> None:
        """Take up a language, and the names by seat; raise ``ValueError`` for another language."""
        super().__init__(lang, None, len(names), rulebook=rulebook)
        self.names = tuple(names)


class NamedPlainly(ByName):
    """Such words for plain text."""

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        """Take up a language, and the names by seat; raise ``ValueError`` for another language."""
        super().__init__(lang, None, len(names))
        self.names = tuple(names)
