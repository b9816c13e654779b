"""Compulsory doubles: every player doubles every dealer at least twice."""

from __future__ import annotations

from typing import NamedTuple

from tutor.barbu.sources import BARBU_APP, BOARD_GAME_ARENA, PAGAT, SAN_FRANCISCO, TRICTRAC, WIKIPEDIA
from tutor.core.message import N_
from tutor.core.rule import Rule

TWICE = Rule(
    "B-DBL-COMPULSORY-2",
    title=N_("Two compulsory doubles"),
    statement=N_(
        "In each dealer’s set of contracts every other player must double the dealer at least twice, in whichever"
        " contracts they like. Redoubles and doubles of the flanks do not count."
    ),
    sources=(WIKIPEDIA, PAGAT, SAN_FRANCISCO, BOARD_GAME_ARENA, TRICTRAC, BARBU_APP),
    note=N_(
        "Of the two doubles that you owe the dealer you have made {done}; after this deal the dealer has {left:count}"
        " {left:n|deal|deals} left."
    ),
    ask=N_("How often have you doubled this dealer so far, and how often must you in all?"),
)
FORCED = Rule(
    "B-DBL-FORCED",
    title=N_("When you must double"),
    statement=N_(
        "A player who could otherwise no longer reach two doubles of a dealer must double now: with seven contracts, in"
        " the sixth deal if there has been no double yet, and in the seventh if there has been at most one. To pass, or"
        " to double only others, is then not allowed."
    ),
    sources=(WIKIPEDIA,),
    allows=N_(
        "Of the two doubles that you owe the dealer you have made {done}; after this deal the dealer has {left:count}"
        " {left:n|deal|deals} left. So you must double the dealer now, and this does."
    ),
    forbids=N_(
        "Of the two doubles that you owe the dealer you have made {done}; after this deal the dealer has {left:count}"
        " {left:n|deal|deals} left. So you must double the dealer now, and this does not."
    ),
    ask=N_("How many deals does this dealer have after this one, and are they enough for your doubles?"),
)

#: The number of times that every player must double every dealer (B-DBL-COMPULSORY-2).
NEEDED = 2


class Debt(NamedTuple):
    """A player's doubles of a dealer so far, and the number of deals that this dealer has after this one."""

    done: int
    left: int

    @property
    def owed(self) -> int:
        """The number of doubles that are still compulsory."""
        return max(NEEDED - self.done, 0)

    @property
    def due(self) -> bool:
        """Whether the player must double now, since the deals after this one are too few (B-DBL-FORCED)."""
        return self.done + self.left < NEEDED


#: The debt of a player who owes no more doubles.
SETTLED = Debt(NEEDED, 0)
