"""Contracts that promise more than it is worth to keep them, and others that do not."""

from __future__ import annotations

from tutor.barbu.advice.calling import KEEP
from tutor.core.message import N_
from tutor.teach.barbu.planning import DEAR, Planned, passed_over
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.saying import Saying

WHICH_PROMISE_MORE = N_(
    "Advice: which contracts promise more than they are worth to keep, and which had you better keep?"
)
CONTRACT = N_("{contract:term}", "a contract to call or to keep")
PROMISES_MORE, WORTH_MORE = N_("promises more", "a contract"), N_("better kept", "a contract")
IS_ABOVE = N_("{contract:term} promises {promise:signed}: more than the {price} that it is worth to keep.")
IS_BELOW = N_("{contract:term} promises {promise:signed}: less than the {price} that it is worth to keep.")
BEGIN_WITH = N_("Begin with {contract:term}: is its promise, {promise:signed}, more than it is worth to keep?")
COMPARE_BARS = N_("Look at the two numbers, contract by contract: is the promise larger than the price?")
_STATES = State("above", Saying.plain(PROMISES_MORE)), State("below", Saying.plain(WORTH_MORE))


@kind(SORT, KEEP)
def planning_above(draw: Draw) -> Posed | None:
    """The contracts of which it is clear; mostly not the dear ones alone promise more."""
    planned = Planned.drawn(draw)
    clear = {name: gain for name, gain in planned.gains(RULES).items() if abs(gain) >= draw.of(2, 2, 3)}
    above = [name for name, gain in clear.items() if gain > 0]
    if len(clear) < draw.of(2, 3, 5) or not 0 < len(above) < len(clear):
        return None
    if all(name in DEAR for name in above) and passed_over(draw):
        return None
    offers = tuple(Offer(name, Saying.plain(CONTRACT, contract=name)) for name in clear)
    first, *_ = clear
    begin = Saying.plain(BEGIN_WITH, contract=first, promise=planned.promises[first])
    asked = Asked(planned.boards(draw), WHICH_PROMISE_MORE, offers, states=_STATES)

    def verdicts(judge: Judge) -> Verdicts:
        prices, states = planned.prices(judge), {}
        for name in clear:
            promise, price = planned.promises[name], prices[name]
            says = Saying.plain(
                IS_ABOVE if promise > price else IS_BELOW, KEEP, contract=name, promise=promise, price=price
            )
            states[name] = ("above" if promise > price else "below", says)
        because = tuple(says for state, says in states.values() if state == "above")
        hints = planned.hints(COMPARE_BARS, judge)._replace(nudges=(begin,))
        return Verdicts(because, hints, states=states)

    return Posed(asked, verdicts)
