"""The games, and what each of them offers to those who teach and show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from tutor import barbu, tarot
from tutor.rule import Rule, Sheet


class Game(Protocol):
    """A game: the package of its phases offers this much."""

    @property
    def RULES(self) -> Mapping[str, Rule]:  # noqa: N802 - the name that packages use
        """Every rule that a move or a score can meet, by id, in the order of the rulebook."""

    @property
    def CLOCKWISE(self) -> bool:  # noqa: N802 - the name that packages use
        """Whether the next player sits on the left, not on the right."""

    def positions(self, record: Any, /) -> list[Any]:  # noqa: ANN401 - a deal in any phase
        """Every position that a record passes, from its first; raise ``RecordError``."""

    def onwards(self, at: Any, /) -> Any:  # noqa: ANN401 - a deal in any phase
        """The phase that follows when this one is over."""

    def result(self, at: Any, /) -> Sheet:  # noqa: ANN401 - a deal in any phase
        """What a finished deal came to."""

    def settle(self, data: object, /) -> Sheet:
        """The score sheet of a deal from a table's own book-keeping; raise ``RecordError``."""


GAMES: dict[str, Game] = {"tarot": tarot, "barbu": barbu}
