"""Barbu, No King of Hearts: one card is the penalty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts import hearts
from tutor.barbu.contracts.contract import TrickContract, captured
from tutor.barbu.contracts.hearts import HEARTS, followed, lead
from tutor.barbu.options import Options, Values
from tutor.barbu.sources import ACANOMAS, ONLINE, SAN_FRANCISCO, TRICTRAC, WIKIPEDIA
from tutor.barbu.trick import Taken, Trick
from tutor.cards import Card, Cards, Pack
from tutor.rule import N_, Facts, Line, Obligation, Reason, Rule, allow, forbid

KING = "K"

HEART_BAN = Rule(
    "B-KH-HEART-BAN",
    title=N_("Barbu: hearts may not be led"),
    statement=N_(
        "In Barbu, as in No Hearts, a heart may be led only by a player who holds nothing else, all deal long. At some"
        " tables the ban ends with the first heart played, or there is none."
    ),
    sources=(WIKIPEDIA, ONLINE, TRICTRAC),
    differs=hearts.NO_LEAD.differs,
    option=hearts.NO_LEAD.option,
    allows=N_("You lead this trick: you may play any card but a heart."),
    forbids=N_("Hearts may not be led by a player who holds anything else. You may lead {allowed:or}."),
    seen=N_("a lead, and not a heart"),
)
SCORE = Rule(
    "B-KH-SCORE",
    title=N_("Barbu: what the king of hearts costs"),
    statement=N_("In Barbu the king of hearts costs points to the player who wins it: 20 with the usual values."),
    sources=(WIKIPEDIA,),
    line=N_("the king of hearts, won by {by:player}"),
)
END = Rule(
    "B-KH-END",
    title=N_("Barbu: play ends with the king of hearts"),
    statement=N_("In Barbu play stops after the trick with the king of hearts; the trick is completed first."),
    sources=(WIKIPEDIA, ACANOMAS),
    line=N_("the trick with the king of hearts is complete, so play stops"),
)
NO_WAIT = Rule(
    "B-KH-NO-WAIT",
    title=N_("Barbu: no waiting with the king of hearts"),
    statement=N_(
        "Some tables make the holder of the king of hearts discard it at the first chance, when the suit led cannot be"
        " followed. Elsewhere the king may be kept."
    ),
    sources=(ACANOMAS, SAN_FRANCISCO),
    differs=N_(
        "Wikipedia lets the king of hearts be kept. On acanomas.com and in San Francisco it has to be discarded at"
        " the first chance."
    ),
    option="no_wait",
    allows=N_("{led:void}: at this table the king of hearts has to go at the first chance."),
    forbids=N_("{led:void}, and at this table the king of hearts has to go at the first chance: play {allowed:or}."),
    seen=N_("for want of {led:suit}, the king of hearts has to go"),
)


@dataclass(frozen=True, slots=True)
class Barbu(TrickContract):
    """Barbu: do not win the king of hearts; hearts may not be led."""

    name = "barbu"

    def total(self, values: Values, pack: Pack, players: int) -> int:  # noqa: ARG002 - any table
        """The one penalty."""
        return values.king_of_hearts

    def duty(self, hand: Cards, trick: Trick, played: Cards, options: Options) -> Obligation[Card]:
        """Follow suit; hearts are not led (B-KH-HEART-BAN), and by house rule the king must go (B-KH-NO-WAIT)."""
        led = trick.led
        if led is None:
            return lead(hand, played, options, HEART_BAN)
        if options.no_wait and not hand.of(led) and (king := hand.of(HEARTS).of_rank(KING)):
            facts: Facts = {"led": led, "allowed": king}
            return Obligation(allow(king, Reason(NO_WAIT, facts)), forbid(hand - king, Reason(NO_WAIT, facts)))
        return followed(hand, led)

    def decided(self, taken: Sequence[Taken], options: Options) -> Reason | None:  # noqa: ARG002 - at any table
        """When the king of hearts has been won (B-KH-END)."""
        return Reason(END, {}) if taken[-1].cards.of(HEARTS).of_rank(KING) else None

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """The penalty for who has won the king of hearts (B-KH-SCORE)."""
        piles = captured(taken, HEARTS, KING)
        return tuple(Line(Reason(SCORE, {"by": seat, "cards": pile}), values.king_of_hearts) for seat, pile in piles)
