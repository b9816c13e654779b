"""A moment of a deal at which a rule decides a move, and why a rule may have none to show."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.cards import Cards
from tutor.rule import N_, Rule, Ruling

LEAVE = N_("This rule only gives leave, so there is no example of what it forbids; other rules forbid.")
BAR = N_("This rule only forbids, so there is no example of what it allows; other rules allow.")
REMARK = N_("This rule decides nothing, so it forbids nothing: it is said beside the rule that allows.")
COURSE = N_("This rule says what comes next, so no move is tried against it and there is no example.")
RANK = N_("This rule says which card is higher, so no move is tried against it: the rules of the trick build on it.")
TABLE = N_("This rule binds what people do at the table beside their moves, and a record holds nothing of that.")
COUNTING = N_(
    "This rule is met in the count or the score, when the last card is played, so no move is tried against it."
)


class Moment(NamedTuple):
    """A position seen from seat 0, and a move that is tried there, written as records write it."""

    at: Any
    move: str

    @property
    def ruling(self) -> Ruling[Any]:
        """What the rules say of the move."""
        for verdict in self.at.obligation():
            if str(verdict.move) == self.move:
                ruling: Ruling[Any] = verdict.ruling
                return ruling
        raise KeyError(self.move)

    @property
    def hand(self) -> Cards | None:
        """The cards that matter: what the player to move holds, if that is known."""
        at = self.at
        hands = at.hands if hasattr(at, "hands") else at.setting.hands
        held: Cards | None = at.held if hasattr(at, "held") else hands[0]
        return held

    @property
    def players(self) -> int:
        """The size of the table."""
        return len(self.at.hands) if hasattr(self.at, "hands") else int(self.at.setting.players)


class Scene(NamedTuple):
    """Moves that a rule decides; ``None`` where it never permits, or never forbids."""

    rule: Rule
    permits: Moment | None = None
    forbids: Moment | None = None


def scene(rule: Rule, at: Any, *, permits: str = "", forbids: str = "") -> Scene:  # noqa: ANN401 - any phase
    """A scene of one position."""
    return Scene(rule, Moment(at, permits) if permits else None, Moment(at, forbids) if forbids else None)
