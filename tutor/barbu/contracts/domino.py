"""Domino: four suits are built up and down from one rank, and who is out first wins most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts.contract import Contract
from tutor.barbu.options import Values
from tutor.barbu.sources import BARBETTE, GOLDSMITH, SAN_FRANCISCO, TRICTRAC, WIKIPEDIA
from tutor.cards import Pack
from tutor.rule import N_, Line, Reason, Rule

RANK = Rule(
    "B-DOM-RANK",
    title=N_("Domino: the dealer names the start"),
    statement=N_(
        "In Domino the dealer names the rank that starts every suit. Any rank will do, and the dealer need not hold a"
        " card of it."
    ),
    sources=(WIKIPEDIA, GOLDSMITH),
    note=N_("You need not hold a card of the rank that starts."),
)
SCORE = Rule(
    "B-DOM-SCORE",
    title=N_("Domino: what each place brings"),
    statement=N_(
        "In Domino the sooner you are out, the more you win: with the usual values the first player out wins 45 points,"
        " the second 20 and the third 5, and the last loses 5. Other tables have other figures."
    ),
    sources=(WIKIPEDIA, BARBETTE, TRICTRAC, SAN_FRANCISCO),
    differs=N_(
        "Wikipedia counts 45, 20, 5 and −5. Barbette counts 40, 25, 10 and −10, the trictrac.net forum 45, 20, 10 and"
        " −10, San Francisco 40, 20, 10 and −10."
    ),
    option="domino",
    line=N_("number {place} to go out: {by:player}"),
)


@dataclass(frozen=True, slots=True)
class Domino(Contract):
    """Domino: get rid of your cards; ``rank`` starts every suit (B-DOM-RANK)."""

    rank: str

    name = "domino"
    positive = True

    @property
    def code(self) -> str:
        """The call with its rank: ``domino 8``."""
        return f"{self.name} {self.rank}"

    def total(self, values: Values, pack: Pack, players: int) -> int:  # noqa: ARG002 - any table
        """The points of all places."""
        return sum(values.domino)

    @staticmethod
    def base(places: Sequence[int], values: Values) -> tuple[Line, ...]:
        """The points of each place; ``places`` are the seats in the order in which they went out (B-DOM-SCORE)."""
        return tuple(
            Line(Reason(SCORE, {"by": seat, "place": place}), value)
            for place, (seat, value) in enumerate(zip(places, values.domino, strict=True), 1)
        )
