"""No Tricks: every trick is a penalty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts.contract import TrickContract, tricks_won
from tutor.barbu.options import Values
from tutor.barbu.sources import PAGAT, WIKIPEDIA
from tutor.barbu.trick import Taken
from tutor.cards import Pack
from tutor.rule import N_, Line, Reason, Rule

LEAD_FREE = Rule(
    "B-NT-LEAD-FREE",
    title=N_("No Tricks: any card may be led"),
    statement=N_("In No Tricks the player who leads may play any card."),
    sources=(WIKIPEDIA,),
    allows=N_("You lead this trick, and in No Tricks you may lead any card."),
    seen=N_("a free lead"),
)
SCORE = Rule(
    "B-NT-SCORE",
    title=N_("No Tricks: what a trick costs"),
    statement=N_("In No Tricks every trick costs its winner points: with the usual values 2, and 26 in all."),
    sources=(WIKIPEDIA, PAGAT),
    line=N_("tricks won by {by:player} ({count})"),
)
FULL = Rule(
    "B-NT-FULL",
    title=N_("No Tricks is played to the end"),
    statement=N_("In No Tricks all tricks are played: each of them counts."),
    sources=(WIKIPEDIA,),
)


@dataclass(frozen=True, slots=True)
class NoTricks(TrickContract):
    """No Tricks: take as few as you can."""

    name = "no-tricks"
    lead_rule = LEAD_FREE

    def total(self, values: Values, pack: Pack, players: int) -> int:
        """A penalty for every trick."""
        return values.trick * (len(pack) // players)

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """A penalty for every trick won (B-NT-SCORE)."""
        return tuple(
            Line(Reason(SCORE, {"by": seat, "count": count}), count * values.trick) for seat, count in tricks_won(taken)
        )
