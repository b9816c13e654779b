"""A moment of a deal at which a rule decides a move."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.core.cards import Cards
from tutor.core.obligation import Position, Ruling
from tutor.core.rule import Rule


class Moment(NamedTuple):
    """A position seen from seat 0, whose turn it is, and a move that is tried there, by its name.

    The name of a move is its ``str``, without what a record says besides: ``poignee simple``, and no cards.
    """

    at: Any
    move: str

    @property
    def ruling(self) -> Ruling[Any]:
        """The ruling on the move; raise ``KeyError`` if it is no candidate."""
        for verdict in self.at.obligation():
            if str(verdict.move) == self.move:
                ruling: Ruling[Any] = verdict.ruling
                return ruling
        raise KeyError(self.move)

    @property
    def hand(self) -> Cards | None:
        """The cards that matter: the hand of the player to move, if it is known."""
        at = self.at
        hands = at.hands if hasattr(at, "hands") else at.setting.hands
        held: Cards | None = at.held if hasattr(at, "held") else hands[0]
        return held

    @property
    def players(self) -> int:
        """The size of the table."""
        return len(self.at.hands) if hasattr(self.at, "hands") else int(self.at.setting.players)


class Scene(NamedTuple):
    """Moves that a rule decides, or beside which it is said; ``None`` where it never permits, or never forbids.

    >>> from tutor.rulebook.book import BOOKS
    >>> from tutor.tarot.legal_cards import OVERTRUMP
    >>> overtrump = BOOKS["tarot"].scenes[OVERTRUMP]
    >>> overtrump.permits.move, overtrump.forbids.move, overtrump.forbids.ruling.rule.id
    ('T16', 'T6', 'T-PLAY-OVERTRUMP')
    """

    rule: Rule
    permits: Moment | None = None
    forbids: Moment | None = None


def scene(rule: Rule, at: Position[Any], *, permits: str = "", forbids: str = "") -> Scene:
    """A scene of one position."""
    return Scene(rule, Moment(at, permits) if permits else None, Moment(at, forbids) if forbids else None)
