"""No Hearts: every heart is a penalty, the ace the heaviest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts.contract import TrickContract, captured
from tutor.barbu.contracts.hearts import HEARTS, followed, lead
from tutor.barbu.options import Options, Values
from tutor.barbu.sources import BARBU_PYTHON, WIKIPEDIA
from tutor.barbu.trick import Taken, Trick
from tutor.cards import Card, Cards, Pack
from tutor.rule import N_, Line, Obligation, Reason, Rule

SCORE = Rule(
    "B-NH-SCORE",
    title=N_("No Hearts: what hearts cost"),
    statement=N_("In No Hearts every heart costs points: with the usual values 2, the ace of hearts 6, and 30 in all."),
    sources=(WIKIPEDIA,),
    line=N_("hearts won by {by:player} ({cards:and})"),
)
FACE_UP = Rule(
    "B-NH-FACEUP",
    title=N_("No Hearts: the hearts won stay face up"),
    statement=N_("In No Hearts the hearts that have been won lie face up in front of the player who won them."),
    sources=(WIKIPEDIA,),
)
EARLY_END = Rule(
    "B-NH-EARLY-END",
    title=N_("No Hearts: play ends with the last heart"),
    statement=N_(
        "Some tables stop No Hearts after the trick with the last heart, since nothing can change any more. No score"
        " depends on it."
    ),
    sources=(BARBU_PYTHON,),
    differs=N_(
        "Wikipedia stops only No Queens and Barbu early. Some programs stop No Hearts as well; no score depends on it."
    ),
    option="hearts_early_end",
    line=N_("all hearts have been won, so play stops"),
)


@dataclass(frozen=True, slots=True)
class NoHearts(TrickContract):
    """No Hearts: take as few as you can; they may not be led."""

    name = "no-hearts"

    def total(self, values: Values, pack: Pack, players: int) -> int:  # noqa: ARG002 - any table
        """A penalty for every heart of the pack."""
        return _worth(pack.all.of(HEARTS), values)

    def duty(self, hand: Cards, trick: Trick, played: Cards, options: Options) -> Obligation[Card]:
        """Follow suit; hearts are not led (B-HEARTS-NO-LEAD)."""
        led = trick.led
        return lead(hand, played, options) if led is None else followed(hand, led)

    def face_up(self, taken: Sequence[Taken]) -> list[tuple[int, Cards]]:
        """The hearts (B-NH-FACEUP)."""
        return captured(taken, HEARTS)

    def decided(self, taken: Sequence[Taken], options: Options) -> Reason | None:
        """Where the table says so, when all hearts have been won (B-NH-EARLY-END)."""
        if not options.hearts_early_end or not taken:
            return None
        hearts = taken[0].cards.pack.all.of(HEARTS)
        left = len(hearts) - sum(len(trick.cards.of(HEARTS)) for trick in taken)
        return None if left else Reason(EARLY_END, {})

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """A penalty for every heart won (B-NH-SCORE)."""
        piles = captured(taken, HEARTS)
        return tuple(Line(Reason(SCORE, {"by": seat, "cards": pile}), _worth(pile, values)) for seat, pile in piles)


def _worth(hearts: Cards, values: Values) -> int:
    aces = len(hearts.of_rank("A"))
    return aces * values.ace_of_hearts + (len(hearts) - aces) * values.heart
