"""The doubling: bets between two players on who scores better in this deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.barbu.contracts import Contract
from tutor.barbu.setting import Setting
from tutor.barbu.sources import WIKIPEDIA
from tutor.record import choice
from tutor.rule import N_, Obligation, Reason, Rule, allow

PASS = "pass"  # noqa: S105 - what a player says

#: The level of every pair of seats that has a bet: 1 doubled, 2 redoubled; the lower seat stands first.
Levels = Mapping[tuple[int, int], int]

ORDER = Rule(
    "B-DBL-ORDER",
    title=N_("Who doubles when"),
    statement=N_("Each player has one turn to double, from the dealer's left on; the dealer speaks last."),
    sources=(WIKIPEDIA,),
    allows=N_("You may pass."),
)


@dataclass(frozen=True, slots=True)
class Doubling:
    """The doubling at one moment: what each seat has said, in order."""

    setting: Setting
    contract: Contract
    said: tuple[tuple[int, str], ...] = ()

    phase = "doubling"

    @classmethod
    def begin(cls, setting: Setting, contract: Contract) -> Doubling:
        """The doubling of a contract that has just been called."""
        return cls(setting, contract)

    @property
    def turn(self) -> int | None:
        """The seat to speak (B-DBL-ORDER); nobody's when all have spoken."""
        waiting = self.setting.seats()[len(self.said) :]
        return waiting[0] if waiting else None

    @property
    def levels(self) -> Levels:
        """Every pair that has a bet, and its level."""
        return {}

    def obligation(self) -> Obligation[str]:
        """What the player to speak may say."""
        return Obligation(allow([PASS], Reason(ORDER, {})))

    def after(self, move: str) -> Doubling:
        """The doubling after one turn; raise ``RefusedError``."""
        return replace(self, said=(*self.said, (self.setting.seats()[len(self.said)], move)))

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read what a player says; raise ``RecordError``."""
        return choice(text, place, (PASS,))
