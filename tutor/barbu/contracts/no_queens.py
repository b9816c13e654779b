"""No Queens: each queen is a penalty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts.contract import TrickContract, captured
from tutor.barbu.options import Options, Values
from tutor.barbu.sources import PAGAT, WIKIPEDIA
from tutor.barbu.trick import Taken
from tutor.cards import SUITS, Cards, Pack
from tutor.rule import N_, Line, Reason, Rule

QUEEN = "Q"

LEAD_FREE = Rule(
    "B-NQ-LEAD-FREE",
    title=N_("No Queens: any card may be led"),
    statement=N_("In No Queens the player who leads may play any card, hearts too."),
    sources=(WIKIPEDIA,),
    allows=N_("You lead this trick, and in No Queens you may lead any card."),
    seen=N_("a free lead"),
)
SCORE = Rule(
    "B-NQ-SCORE",
    title=N_("No Queens: what a queen costs"),
    statement=N_(
        "In No Queens every queen costs points to the player who wins it: with the usual values 6, and 24 in all."
    ),
    sources=(WIKIPEDIA, PAGAT),
    line=N_("queens won by {by:player} ({cards:and})"),
)
FACE_UP = Rule(
    "B-NQ-FACEUP",
    title=N_("No Queens: the queens won stay face up"),
    statement=N_("In No Queens the queens that have been won lie face up in front of the player who won them."),
    sources=(WIKIPEDIA, PAGAT),
)
END = Rule(
    "B-NQ-END",
    title=N_("No Queens: play ends with the fourth queen"),
    statement=N_(
        "In No Queens play stops after the trick with the fourth queen. The trick is completed first, since its winner"
        " may still change."
    ),
    sources=(WIKIPEDIA,),
    line=N_("the trick with the fourth queen is complete, so play stops"),
)


@dataclass(frozen=True, slots=True)
class NoQueens(TrickContract):
    """No Queens: take as few as you can."""

    name = "no-queens"
    lead_rule = LEAD_FREE

    def total(self, values: Values, pack: Pack, players: int) -> int:  # noqa: ARG002 - any table
        """A penalty for each of the four."""
        return values.queen * len(SUITS)

    def face_up(self, taken: Sequence[Taken]) -> list[tuple[int, Cards]]:
        """The queens (B-NQ-FACEUP)."""
        return captured(taken, rank=QUEEN)

    def decided(self, taken: Sequence[Taken], options: Options) -> Reason | None:  # noqa: ARG002 - at any table
        """When all four have been won (B-NQ-END)."""
        if not taken[-1].cards.of_rank(QUEEN):
            return None
        won = sum(len(trick.cards.of_rank(QUEEN)) for trick in taken)
        return Reason(END, {}) if won == len(SUITS) else None

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """A penalty for each queen won (B-NQ-SCORE)."""
        piles = captured(taken, rank=QUEEN)
        return tuple(Line(Reason(SCORE, {"by": seat, "cards": pile}), len(pile) * values.queen) for seat, pile in piles)
