"""No Jacks, a contract that no table plays: `test_a_new_contract` adds it to a copy of the house."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.barbu.contracts.contract import MAY_LEAD, Heading
from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.contracts.promise import Mark, Promise, ranks
from tutor.barbu.values import Values
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.rule import Rule

LEAD_FREE = Rule(
    "B-NJ-LEAD-FREE",
    title=N_("No Jacks: any card may be led"),
    statement=N_("In No Jacks the player who leads may play any card."),
    sources=(),
    allows=N_("You lead this trick, and in No Jacks you may lead any card."),
    seen=N_("a free lead"),
    ask=MAY_LEAD,
)
SCORE = Rule(
    "B-NJ-SCORE",
    title=N_("No Jacks: what a jack costs"),
    statement=N_("In No Jacks every jack costs points to the player who wins it: as much as a queen in No Queens."),
    sources=(),
    line=N_("jacks won by {by:player} ({cards:and})"),
)
FACE_UP = Rule(
    "B-NJ-FACEUP",
    title=N_("No Jacks: the jacks won stay face up"),
    statement=N_("In No Jacks the jacks that have been won lie face up in front of the player who won them."),
    sources=(),
)
END = Rule(
    "B-NJ-END",
    title=N_("No Jacks: play ends with the fourth jack"),
    statement=N_("In No Jacks play stops after the trick with the fourth jack."),
    sources=(),
    line=N_("the trick with the fourth jack is complete, so play stops"),
)
PROMISE = Promise(
    Rule(
        "B-STR-CALL-NJ",
        title=N_("No Jacks with low cards"),
        statement=N_("Advice: call No Jacks with few cards that win jacks."),
        sources=(),
        hint=N_("Jacks, queens, kings and aces, which win jacks: {top}; 4 is usual."),
    ),
    {"top": Mark(-4, 4, ranks("J", "Q", "K", "A"))},
)


@dataclass(frozen=True, slots=True)
class NoJacks(PenaltyCards):
    """No Jacks: take as few as you can."""

    name = "no-jacks"
    title = N_("No Jacks")
    goal = N_("Take as few jacks as you can.")
    counts = N_("each jack {queen:signed}")
    things = N_("jacks")
    house_rule = "no_jacks"
    chapter = Heading("no-jacks", N_("Variant: No Jacks"), N_("A contract in which jacks cost."))
    lead_rule, score_rule, open_rule, end_rule = LEAD_FREE, SCORE, FACE_UP, END
    praise = (N_("Well ducked: that jack is not for you."), N_("You stayed low, and the jack goes to somebody else."))
    promise = PROMISE

    def costly(self, card: Card) -> bool:
        """The jacks."""
        return card.rank == "J"

    def price(self, _card: Card, values: Values, /) -> int:
        """The penalty for a jack (B-NJ-SCORE)."""
        return values.queen
