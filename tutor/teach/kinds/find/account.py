"""The deals of a set that were decided by the dealer, and those that were decided by luck, as the coach sees them."""

from __future__ import annotations

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_, Facts
from tutor.teach.barbu import accounts
from tutor.teach.barbu.accounts import Line
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

MARK_SPENT = N_("Mark every deal in which the dealer’s decisions cost points.")
MARK_BLAMELESS = N_("Mark every deal that brought less than 0, although no decision was wrong.")
MARK_TURNED = N_(
    "Mark every deal that luck turned round: a gain that would have been a loss without it, or a loss that would have"
    " been a gain."
)
THE_DEAL = N_("{contract:term}", "a deal of a set to mark")
DECIDED = N_("In {contract:term} the decisions come to {decided:signed}, and the deal to {made:signed}.")
WITHOUT = N_("{contract:term} brought {made:signed}; without the luck it would have been {rest:signed}.")
#: The first deal as an example, by what is asked for.
BEGIN_WITH = (
    N_("Begin with {contract:term}, which brought {made:signed}: what do the calls, the doubles and the play come to?"),
    N_("Begin with {contract:term}, which brought {made:signed}. Is that below 0, and did a decision cost anything?"),
    N_("Begin with {contract:term}: it brought {made:signed}, {luck:signed} by luck. What is left without the luck?"),
)
WHOSE = N_(
    "Calls, doubles and play are the dealer’s decisions; the cards and the luck are not. A bad score may have no wrong"
    " decision in it, and a good one may hide some."
)


@kind(FIND, BEST, edition=4)
def coach_deals(draw: Draw) -> Posed | None:
    """The deals with a wrong decision; then the lost ones without any; at last those that luck turned round."""
    prompt, asks = draw.of((MARK_SPENT, "spent"), (MARK_BLAMELESS, "blameless"), (MARK_TURNED, "turned"))

    def wanted(line: Line) -> bool:
        return draw.of(
            line.decided < 0,
            line.made < 0 and not line.decided,
            line.made * (line.made - line.numbers["luck"]) < 0,
        )

    some = accounts.picked(accounts.a_set(draw.rng), draw.of(3, 4, 5), draw.rng)
    lines = next((lines for lines in some if any(map(wanted, lines)) and not all(map(wanted, lines))), None)
    if lines is None:
        return None
    offers = tuple(Offer(line.contract, Saying.plain(THE_DEAL, contract=line.contract)) for line in lines)

    says = draw.of(DECIDED, DECIDED, WITHOUT)
    on = {line.contract: (wanted(line), Saying(BEST, ((says, _numbers(line)),))) for line in lines}
    first = Saying(None, ((draw.of(*BEGIN_WITH), _numbers(lines[0])),))
    verdicts = marked(on, Hints((first,), (Saying.plain(WHOSE, BEST),)))
    return Posed.for_any_judge(Asked((accounts.board(lines),), prompt, offers, data={"asks": asks}), verdicts)


def _numbers(line: Line) -> Facts:
    """The numbers of a deal of which the question speaks."""
    luck = line.numbers["luck"]
    return {
        "contract": line.contract,
        "made": line.made,
        "decided": line.decided,
        "luck": luck,
        "rest": line.made - luck,
    }
