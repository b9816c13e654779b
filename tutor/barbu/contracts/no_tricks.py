"""No Tricks: every trick is a penalty."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.barbu.contracts.contract import MAY_LEAD, NEGATIVE
from tutor.barbu.contracts.kinds import EveryTrick
from tutor.barbu.contracts.promise import USUALLY_SHORT, Mark, Promise, high, low, short
from tutor.barbu.options import Options
from tutor.barbu.sources import BARBETTE, MURPHY, PAGAT, WIKIPEDIA
from tutor.barbu.values import Values
from tutor.core.message import N_
from tutor.core.rule import Rule

LEAD_FREE = Rule(
    "B-NT-LEAD-FREE",
    title=N_("No Tricks: any card may be led"),
    statement=N_("In No Tricks the player who leads may play any card."),
    sources=(WIKIPEDIA,),
    allows=N_("You lead this trick, and in No Tricks you may lead any card."),
    seen=N_("a free lead"),
    ask=MAY_LEAD,
)
SCORE = Rule(
    "B-NT-SCORE",
    title=N_("No Tricks: what a trick costs"),
    statement=N_("In No Tricks every trick costs its winner points: with the usual values 2, and 26 in all."),
    sources=(WIKIPEDIA, PAGAT),
    line=N_("{by:player} won {count} {count:n|trick|tricks}"),
)
FULL = Rule(
    "B-NT-FULL",
    title=N_("No Tricks is played to the end"),
    statement=N_("In No Tricks all tricks are played: each of them counts."),
    sources=(WIKIPEDIA,),
)

#: The features of a hand that avoid tricks: low cards and short suits.
PROMISE = Promise(
    Rule(
        "B-STR-CALL-NT",
        title=N_("No Tricks as a reserve"),
        statement=N_(
            "Advice: keep No Tricks for a hand that suits nothing else, but do not call it with a bad one: doubled by"
            " all three others, it costs the most."
        ),
        sources=(BARBETTE, MURPHY),
        hint=N_(
            "Nothing suits this hand better. You hold {low} low {low:n|card|cards} (2 to 5) to slip under others and"
            " {high} high {high:n|one|ones} (jack to ace) that {high:n|wins|win} tricks; 4 of each is usual. You also"
            " have {short} short {short:n|suit|suits}, of one card or none, where you can soon discard."
        ),
    ),
    {"low": Mark(1, 4, low), "high": Mark(-1.25, 4, high), "short": Mark(2, USUALLY_SHORT, short)},
)


@dataclass(frozen=True, slots=True)
class NoTricks(EveryTrick):
    """No Tricks: take as few as you can."""

    name = "no-tricks"
    title = N_("No Tricks", "a contract of Barbu")
    goal = N_("Take as few tricks as you can.")
    counts = N_("each trick {trick:signed}")
    things = N_("tricks", "what counts in a contract")
    chapter = NEGATIVE
    lead_rule, score_rule = LEAD_FREE, SCORE
    promise = PROMISE

    @classmethod
    def played(cls, options: Options) -> bool:
        """Whether it is played: not in San Francisco, where Ravage City takes its place (B-RC-SF)."""
        return options.values != "san-francisco"

    def price(self, values: Values, /) -> int:
        """The penalty for a trick (B-NT-SCORE)."""
        return values.trick
