"""The games, and what each of them offers to those who teach, show and host it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from tutor import barbu, tarot
from tutor.match import Standing
from tutor.record import Record
from tutor.rule import Position, Rule, Sheet


class Match(Protocol):
    """Deal after deal at one table of a game."""

    @classmethod
    def of(cls, data: Mapping[str, object], /) -> Self:
        """Read a match from parsed JSON: the table, its seed and, as ``deals``, what is finished.

        Raise ``RecordError``.
        """

    def to_json(self) -> dict[str, object]:
        """The match as JSON writes it; ``of`` reads it back."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def seed(self) -> int | None:
        """The number from which all its deals follow, if there is one."""

    @property
    def number(self) -> int:
        """The number of the deal that is next, or being played; the first is 1."""

    @property
    def size(self) -> int | None:
        """How many deals there are in all; ``None`` if there is no fixed end."""

    @property
    def dealer(self) -> int | None:
        """Who deals that deal; nobody when the match is over."""

    def sitting_out(self, number: int, /) -> int | None:
        """Who sits at the table but out of a deal, which then has a seat less; nobody, as a rule."""

    @property
    def over(self) -> bool:
        """Whether no deal follows any more."""

    @property
    def deals(self) -> tuple[Any, ...]:
        """What is written down of the finished deals."""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of every finished deal."""

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """What everybody has won in each finished deal."""

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody has won so far."""

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals by seat after every deal."""

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """The seats from the highest total to the lowest; players with the same total share the better place."""

    def record(self) -> Record:
        """The next deal, before its first move."""

    def closed(self, at: Any, /) -> Self:  # noqa: ANN401 - a deal in any phase
        """The match with one more finished deal; raise ``RecordError`` if it is not over."""


class Game(Protocol):
    """A game: the package of its phases offers this much."""

    @property
    def RULES(self) -> Mapping[str, Rule]:  # noqa: N802 - the name that packages use
        """Every rule that a move or a score can meet, by id, in the order of the rulebook."""

    @property
    def ADVICE(self) -> Mapping[str, Rule]:  # noqa: N802 - the name that packages use
        """All advice that stands beside the table, by id: it decides nothing."""

    @property
    def CLOCKWISE(self) -> bool:  # noqa: N802 - the name that packages use
        """Whether the next player sits on the left, not on the right."""

    @property
    def VARIANTS(self) -> Mapping[str, Mapping[str, object]]:  # noqa: N802 - the name that packages use
        """Games to be offered by name: house rules as records write them; the first is usual, no name stands twice."""

    @property
    def Match(self) -> type[Match]:  # noqa: N802 - a class
        """A match at a table of this game."""

    def positions(self, record: Record, /) -> Sequence[Position[Any]]:
        """Every position that a record passes, from its first; raise ``RecordError``."""

    def onwards(self, at: Any, /) -> Position[Any]:  # noqa: ANN401 - a deal in any phase
        """The phase that follows when this one is over."""

    def result(self, at: Any, /) -> Sheet:  # noqa: ANN401 - a deal in any phase
        """What a finished deal came to."""

    def settle(self, data: object, /) -> Sheet:
        """The score sheet of a deal from a table's own book-keeping; raise ``RecordError``."""

    def choose(self, at: Any, /) -> str:  # noqa: ANN401 - a deal in any phase
        """What one of the tutor's players does, as records write it, by what that player may know."""

    def written(self, at: Any, move: Any, /) -> str:  # noqa: ANN401 - a deal in any phase, and a candidate move
        """A candidate move as records write it, complete with what its player would show."""

    def public(self, at: Any, move: str, /) -> str:  # noqa: ANN401 - a deal in any phase
        """A move as the other players see it; one that ends in ``?`` is hidden from them."""


GAMES: dict[str, Game] = {"tarot": tarot, "barbu": barbu}
