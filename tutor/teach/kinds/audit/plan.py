"""Thoughts before a call in Barbu, one of them wrong: a difference, what follows from it, or the last deal."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.advice.calling import KEEP
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.planning import GAP, Planned, a_hand, offers, promised, some_left
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.kinds.audit.lines import Found, audit_of, numbered
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

FIND_THE_SLIP = N_("Somebody thinks aloud before the call. Which of these thoughts is wrong?")
GAINS = N_("To call {contract:term} now gains {gain}: it promises {promise:signed}, and to keep it is worth {price}.")
LOSES = N_("To call {contract:term} now loses {loss}: it promises {promise:signed}, and to keep it is worth {price}.")
CHECKED = N_("This is true: {promise:signed} less {price} is {gain:signed}.")
NOT_SO = N_("This is wrong: {promise:signed} less {price} is {gain:signed}.")
#: The thought that leads to the call, by what is wrong in the plan.
SO_I_CALL = N_("So I call {contract:term}: it beats its price by most.")
BY_SLIP = {
    "richest": N_("So I call {contract:term}: nothing else promises as much, and that is all that counts."),
    "cheapest": N_("So I call {contract:term}: it is worth least to keep, so it has to go first."),
}
MOST = N_("This is true: {gain:signed} is the largest difference here.")
NOT_MOST = N_(
    "This is wrong: {contract:term} comes to {gain:signed} once its price is taken off, and {best:term} to"
    " {most:signed}."
)
#: The thought of the last deal.
LAST = {
    "no-choice": N_("On my last deal I shall have to call what is left, whatever hand I get."),
    "on-purpose": N_("I leave {contract:term} for my last deal on purpose: any hand will do for it."),
}
TRUE_LAST = N_("This is true: on the last deal of a set there is no choice, and nobody knows the hand.")
FALSE_LAST = N_(
    "This is wrong: on the last deal you take whatever hand you get, and whoever still owes you a double has to make"
    " it."
)
#: The answers to a thought that is wrong.
FALSE = (NOT_SO, NOT_MOST, FALSE_LAST)
CHECK_EACH = N_(
    "Begin with {contract:term}: it promises {promise:signed} and is worth {price} to keep. What is the difference,"
    " and does the call follow from such differences?"
)
HOW_ONE_PLANS = N_("A plan weighs what each contract promises now against what it is worth to keep for later.")
#: The points by which a promise must differ from its price.
CLEAR = 2


@kind(AUDIT, KEEP)
def planning_slip(draw: Draw) -> Posed | None:
    """Four thoughts, of which one is wrong: a difference, on higher levels the call, or the last deal."""
    hand, left = a_hand(draw.rng), some_left(draw.of(3, 4, 4), draw.rng)
    plan, board = Planned(hand, left, promised(hand, left)), offers(hand, left, draw.rng)
    gain, prices = plan.gains(RULES), plan.prices(RULES)
    best, second = sorted(gain, key=gain.__getitem__, reverse=True)[:2]
    slip = draw.rng.choice(draw.of(("sum",), ("sum", "richest", "last"), ("richest", "cheapest", "last")))
    tempting = {
        "richest": max(plan.promises, key=plan.promises.__getitem__),
        "cheapest": min(prices, key=prices.__getitem__),
    }
    unclear = gain[best] - gain[second] < GAP or gain[best] < CLEAR or min(map(abs, gain.values())) < CLEAR
    if unclear or tempting.get(slip) == best:
        return None
    called, last = tempting.get(slip, best), "on-purpose" if slip == "last" else "no-choice"
    one, other = draw.rng.sample([name for name in gain if name != best], 2)
    said = [(one, -gain[one] if slip == "sum" else gain[one]), (other, gain[other])]
    draw.rng.shuffle(said)

    def judged(judge: Judge) -> Iterator[Found]:
        gain, prices = plan.gains(judge), plan.prices(judge)
        best = max(gain, key=gain.__getitem__)
        for name, points in said:
            less: Facts = {"promise": plan.promises[name], "price": prices[name], "gain": gain[name]}
            yield _found(less, CHECKED if points == gain[name] else NOT_SO)
        told: Facts = {"contract": called, "gain": gain[called], "best": best, "most": gain[best]}
        yield _found(told, MOST if called == best else NOT_MOST)
        yield _found({}, TRUE_LAST if last == "no-choice" else FALSE_LAST)

    def summed(name: str, points: int) -> tuple[Message, Facts]:
        less: Facts = {"contract": name, "promise": plan.promises[name], "price": prices[name], "claim": "sum"}
        return (GAINS if points > 0 else LOSES, {**less, "gain": points, "loss": -points})

    thoughts = (
        *(summed(*one) for one in said),
        (BY_SLIP.get(slip, SO_I_CALL), {"contract": called, "claim": "call"}),
        (LAST[last], {"contract": max(prices, key=prices.__getitem__), "claim": last}),
    )
    lines = numbered(Saying(None, (thought,)) for thought in thoughts)
    name, _ = said[0]
    nudge = Saying.plain(CHECK_EACH, contract=name, promise=plan.promises[name], price=prices[name])
    hints = Hints((nudge,), (Saying.plain(HOW_ONE_PLANS, KEEP),))
    return audit_of(Asked((board,), FIND_THE_SLIP, lines), judged, hints)


def _found(facts: Facts, says: Message) -> Found:
    """A judge’s finding in these words."""
    return Found(says in FALSE, Saying(KEEP, ((says, facts),)))
