"""No Last Two: only the last two tricks are penalties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts.contract import TrickContract
from tutor.barbu.options import Values
from tutor.barbu.sources import WIKIPEDIA
from tutor.barbu.trick import Taken
from tutor.cards import Pack
from tutor.rule import N_, Line, Reason, Rule

LEAD_FREE = Rule(
    "B-L2-LEAD-FREE",
    title=N_("No Last Two: any card may be led"),
    statement=N_(
        "In No Last Two the player who leads may play any card. The tricks before the last two count for nothing, but"
        " they are played."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("You lead this trick, and in No Last Two you may lead any card."),
    seen=N_("a free lead"),
)
SCORE = Rule(
    "B-L2-SCORE",
    title=N_("No Last Two: what the two cost"),
    statement=N_(
        "In No Last Two each of the last two tricks costs its winner points: with the usual values the last but one 10,"
        " the last 20, and a player who wins both pays 30."
    ),
    sources=(WIKIPEDIA,),
    line=N_("trick {number}, won by {by:player}"),
)
COUNT = Rule(
    "B-L2-COUNT",
    title=N_("No Last Two: which two"),
    statement=N_("The last two tricks are the 12th and the 13th with 52 cards, the 7th and the 8th with 32."),
    sources=(WIKIPEDIA,),
)


@dataclass(frozen=True, slots=True)
class NoLastTwo(TrickContract):
    """No Last Two: be out of the lead at the end."""

    name = "no-last-two"
    lead_rule = LEAD_FREE

    def total(self, values: Values, pack: Pack, players: int) -> int:  # noqa: ARG002 - any table
        """Both penalties."""
        return sum(values.last_two)

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """A penalty for each of the last two tricks (B-L2-SCORE)."""
        first = len(taken) - len(values.last_two) + 1
        return tuple(
            Line(Reason(SCORE, {"by": trick.winner, "number": number}), value)
            for number, (trick, value) in enumerate(zip(taken[-2:], values.last_two, strict=True), first)
        )
