"""No Last Two: only the last two tricks are penalties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.barbu.contracts.contract import MAY_LEAD, NEGATIVE, TrickContract
from tutor.barbu.contracts.promise import Mark, Promise, ranks
from tutor.barbu.sources import TRENTHAM, WIKIPEDIA
from tutor.barbu.trick import Taken
from tutor.barbu.values import Values
from tutor.core.cards import Pack
from tutor.core.message import N_
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

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
    ask=MAY_LEAD,
)
SCORE = Rule(
    "B-L2-SCORE",
    title=N_("No Last Two: what the two cost"),
    statement=N_(
        "In No Last Two each of the last two tricks costs its winner points: with the usual values the last but one 10,"
        " the last 20, and a player who wins both pays 30."
    ),
    sources=(WIKIPEDIA,),
    line=N_("{by:player} won trick {number}"),
)
COUNT = Rule(
    "B-L2-COUNT",
    title=N_("No Last Two: which two"),
    statement=N_("The last two tricks are the 12th and the 13th with 52 cards, the 7th and the 8th with 32."),
    sources=(WIKIPEDIA,),
)

#: The lowest cards: with them one gets out at the end, whatever happened before.
PROMISE = Promise(
    Rule(
        "B-STR-CALL-L2",
        title=N_("No Last Two with aces and twos"),
        statement=N_(
            "Advice: call No Last Two with high cards to get in early and twos or threes to get out at the end; a long"
            " suit that ends in 4 and 2 is best, one that ends in 5 and 2 riskier."
        ),
        sources=(TRENTHAM,),
        hint=N_(
            "To get out with at the end you hold {twos:count} {twos:n|two|twos}, {threes:count} {threes:n|three|threes}"
            " and {fours:count} {fours:n|four|fours}. One of each is usual; twos are worth most."
        ),
        differs=N_(
            "Sources want high cards and a certain shape as well. When the tutor advises a call, it counts only the"
            " twos, the threes and the fours."
        ),
    ),
    {"twos": Mark(4, 1, ranks("2")), "threes": Mark(2.5, 1, ranks("3")), "fours": Mark(1.5, 1, ranks("4"))},
)


@dataclass(frozen=True, slots=True)
class NoLastTwo(TrickContract):
    """No Last Two: be out of the lead at the end."""

    name = "no-last-two"
    title = N_("No Last Two", "a contract of Barbu")
    goal = N_("Do not take the last two tricks.")
    counts = N_("the last trick but one {first:signed}, the last {last:signed}")
    things = N_("the last two tricks", "what counts in a contract")
    chapter = NEGATIVE
    lead_rule = LEAD_FREE
    praise = (
        N_("Well ducked: somebody else has to take this costly trick."),
        N_("You stayed low, and this costly trick passes you by."),
    )
    promise = PROMISE

    def pieces(self, values: Values, _pack: Pack, _players: int, /) -> tuple[int, ...]:
        """Both penalties."""
        return values.last_two

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """A penalty for each of the last two tricks (B-L2-SCORE)."""
        first = len(taken) - len(values.last_two) + 1
        return tuple(
            Line(Reason(SCORE, {"by": trick.winner, "number": number}), value)
            for number, (trick, value) in enumerate(zip(taken[-2:], values.last_two, strict=True), first)
        )

    def stake(self, left: int, values: Values, /) -> float:
        """The penalty for one of the last two tricks."""
        return values.last_two[-left] if left <= len(values.last_two) else 0
