"""Tables that count otherwise: which values of a poignée come to what the attack has won."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.message import N_
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_VALUES
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.which.family import WHICH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Scored
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import finished
from tutor.teach.tarot.sheets import adding, total

WHICH_TABLE = N_(
    "Not all tables count alike for a poignée. At this one the attack won {value:signed} from each defender. What does"
    " it count for a simple, a double and a triple poignée?"
)
VALUES_ARE = N_("{simple}, {double} and {triple} points")
COMES_TO = N_("With {simple}, {double} and {triple} it comes to {value:signed}.")
NOTHING_FOR_IT = N_("nothing: this table does not play with poignées")
NOT_COUNTED = N_("Without the poignée it comes to {value:signed}.")
WITHOUT_IT = N_(
    "This {contract:term} with a {size:term} poignée came to {value:signed}. What would it have come to without the"
    " poignée?"
)

#: The counts of a poignée at each table, by the answer that names them.
TABLES = {"-".join(map(str, values.values())): values for values in POIGNEE_VALUES.values()}
NOTHING = "none"


@kind(WHICH, POIGNEE)
def poignee_table(draw: Draw) -> Posed:
    """A deal that is over, in which a double or a triple poignée was shown."""
    alone = replace(finished(draw), poignees=())
    size = draw.rng.choice(POIGNEES[1:])
    deal = replace(alone, poignees=(size,))

    def comes_to(judge: Judge) -> dict[str, int]:
        """The points that the attack wins from each defender at each table."""
        without = total(adding(alone, judge.sheet))
        sign = 1 if total(adding(deal, judge.sheet)) > without else -1
        return {name: without + sign * values[size] for name, values in TABLES.items()} | {NOTHING: without}

    won = comes_to(RULES)[draw.rng.choice([*TABLES])]
    offers = (
        *(Offer(name, Saying(None, ((VALUES_ARE, values),))) for name, values in TABLES.items()),
        Offer(NOTHING, Saying.plain(NOTHING_FOR_IT)),
    )

    def verdicts(judge: Judge) -> Verdicts:
        found = comes_to(judge)
        says = {
            name: Saying(POIGNEE, ((COMES_TO, {**values, "value": found[name]}),)) for name, values in TABLES.items()
        }
        says[NOTHING] = Saying.plain(NOT_COUNTED, POIGNEE, value=found[NOTHING])
        on = {name: (found[name] == won, says[name]) for name in found}
        nudge = Saying.plain(WITHOUT_IT, contract=deal.contract, size=size, value=won)
        hints = Hints((nudge,), (Saying.plain(POIGNEE.differs or POIGNEE.statement, POIGNEE),))
        return Verdicts(tuple(says for right, says in on.values() if right), hints, on)

    return Posed(Asked((Scored(deal),), WHICH_TABLE, offers, {"value": won}), verdicts)
