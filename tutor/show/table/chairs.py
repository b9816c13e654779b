"""Chairs: the places of the players, seen from one's own place at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.core.match import at_table
from tutor.core.message import N_, Message

#: The name of a seat where nobody has an own one.
SEAT = N_("seat {number}")
#: The names of the seats, from one's own on to the right, at a table of three to six.
PLAYERS = {
    3: (N_("you"), N_("the player on your right"), N_("the player on your left")),
    4: (N_("you"), N_("the player on your right"), N_("the player opposite"), N_("the player on your left")),
    5: (
        N_("you"),
        N_("the player on your right"),
        N_("the player opposite on the right"),
        N_("the player opposite on the left"),
        N_("the player on your left"),
    ),
    6: (
        N_("you"),
        N_("the player on your right"),
        N_("the second player on your right"),
        N_("the player opposite"),
        N_("the second player on your left"),
        N_("the player on your left"),
    ),
}


@dataclass(frozen=True, slots=True)
class Chairs:
    """The seats of a deal around the player at ``seat``; without one, they are only numbers.

    ``players`` take part in the deal, ``clockwise`` or not.  ``dead`` is the place at the table of a player who sits it
    out: the seats of a deal leave that place out, so they and the places at the table are numbered differently.
    """

    seat: int | None = None
    players: int = 4
    clockwise: bool = False
    dead: int | None = None

    @property
    def table(self) -> int:
        """The number of players at the table."""
        return self.players + (self.dead is not None)

    def around(self) -> Chairs:
        """The places at the table, with that of a player who sits out; seen from there, without an own seat."""
        if self.dead is None:
            return self
        own = self.dead if self.seat is None else at_table(self.seat, self.dead)
        return replace(self, seat=own, players=self.table, dead=None)

    def steps(self, seat: int) -> int:
        """The number of places that a seat is to the right of our own."""
        if self.dead is not None:
            return self.around().steps(at_table(seat, self.dead))
        own = self.seat or 0
        return (own - seat if self.clockwise else seat - own) % self.players

    def order(self) -> list[int]:
        """All seats in the order of play, our own first."""
        return [((self.seat or 0) + number) % self.players for number in range(self.players)]

    def ours(self, seat: int) -> bool:
        """Whether a seat is our own."""
        return self.name(seat) is not None and self.steps(seat) == 0

    def name(self, seat: int) -> Message | None:
        """The name of a seat's player, as one says it to the player at our own; ``None`` if we sit nowhere."""
        if self.seat is None and self.dead is None:
            return None
        return PLAYERS[self.table][self.steps(seat)]
