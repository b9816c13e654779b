"""The price of keeping a contract, and what a call gains or costs beside that."""

from __future__ import annotations

from tutor.barbu.advice import prices
from tutor.barbu.advice.calling import KEEP
from tutor.barbu.advice.prices import Left
from tutor.barbu.contracts import SEVEN
from tutor.core.errors import Json
from tutor.core.message import N_, Facts
from tutor.teach.barbu.planning import a_hand, offers, price, promised, some_left
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

# What a contract is worth to keep

WITH = N_("With {left:and} left, a dealer who calls them well makes {points} points on average.")
WITHOUT = N_("With {left:and} left, it is {points} {points:n|point|points}.")
USUAL = N_("An average hand promises {points} points in {contract:term}.")
PROMISE = N_("This hand promises {points:signed} {points:n|point|points} in {contract:term}.")
WHAT_IS_THE_PRICE = N_("What is the price of {contract:term} here: how many points is it worth to keep?")
WHAT_IS_THE_GAIN = N_(
    "How many points does a dealer gain over that average by calling {contract:term} with this hand? It can be a loss."
)
THE_PRICE = N_("{whole} points with {contract:term} left, {rest} without: so to keep it is worth {price}.")
THE_GAIN = N_(
    "To keep {contract:term} is worth {whole} − {rest} = {price} points, and the hand promises {promise:signed}: that"
    " makes {gain:signed}."
)
WHAT_CHANGES = N_(
    "Once {contract:term} has been called, {left:and} are left. What can the dealer still make with them?"
)
WHAT_WAITS = N_(
    "This hand promises {promise:signed} in {contract:term}. What could it make later with another hand, next to"
    " {left:and}?"
)
ALL_OF_IT = N_("That is what all the contracts left are worth together. Some of it remains without {contract:term}.")
THE_REST = N_("That is what remains without {contract:term}.")
ONLY_THE_USUAL = N_(
    "That is what {contract:term} brings if you have to call it with any hand. With a choice of hands it is worth more."
)
ONLY_THE_PRICE = N_("That is the price of {contract:term}. How does what the hand promises compare with it?")
ONLY_THE_PROMISE = N_("That is what the hand promises. But {contract:term} would be worth something later too.")
#: The promise of an average hand in each contract, in its best suit or rank.
CHOICE = {kind.name: round(kind.promise.choice) for kind in SEVEN}


@kind(LINE, KEEP, stock=24)
def planning_price(draw: Draw) -> Posed | None:
    """The worth of some contracts with one and without it; at last also what a hand promises in that one."""
    asks, rng = draw.of("price", "price", "gain"), draw.rng
    left = some_left(rng.randint(*draw.of((3, 3), (3, 5), (3, 5))), rng)
    contract = rng.choice([name for name in prices.NAMES if name in left and CHOICE[name]])
    points, rest = round(prices.value(left)), round(prices.value(left - {contract}))
    says, promise = draw.of(None, USUAL, PROMISE), CHOICE[contract]
    if says is PROMISE:
        promise = promised(a_hand(rng), left)[contract]
    worth = points - rest
    right = draw.of(worth, worth, promise - worth)
    more = draw.of({}, {promise: ONLY_THE_USUAL}, {worth: ONLY_THE_PRICE, promise: ONLY_THE_PROMISE})
    slips = {rest: THE_REST, points: ALL_OF_IT, **more}
    if right in slips or promise <= 0:
        return None
    written = [
        Saying.plain(WITH, left=_in_order(left), points=points),
        Saying.plain(WITHOUT, left=_in_order(left - {contract}), points=rest),
    ]
    data: dict[str, Json] = {"left": [*_in_order(left)], "points": points, "rest": rest}
    if says:
        written.append(Saying.plain(says, contract=contract, points=promise))
        data["promises"] = promise
    asked = Asked(
        (Notes(tuple(written), data),),
        draw.of(WHAT_IS_THE_PRICE, WHAT_IS_THE_PRICE, WHAT_IS_THE_GAIN),
        facts={"contract": contract},
        data={"asks": asks},
    )

    facts: Facts = {"contract": contract, "whole": points, "rest": rest, "price": worth, "promise": promise}
    because = Saying.plain(draw.of(THE_PRICE, THE_PRICE, THE_GAIN), KEEP, **facts, gain=right)
    wrong = {number: Saying.plain(slip, KEEP, contract=contract) for number, slip in slips.items()}
    others: Facts = {"contract": contract, "left": _in_order(left - {contract}), "promise": promise}
    nudge = Saying.plain(draw.of(WHAT_CHANGES, WHAT_CHANGES, WHAT_WAITS), None, **others)
    hints = Hints((nudge,), (Saying.plain(KEEP.statement, KEEP),))
    verdicts = Verdicts((because,), hints, number=Number.of(right, wrong, signed=asks == "gain"))
    return Posed.for_any_judge(asked, verdicts)


def _in_order(left: Left) -> tuple[str, ...]:
    return tuple(name for name in prices.NAMES if name in left)


# What a call has cost

WHAT_DID_IT_COST = N_(
    "The dealer calls {contract:term}. Going by promise and price, how many points does that cost compared with the"
    " best call?"
)
IT_COSTS = N_(
    "{kept:term}, the best call, comes to {most:signed} once its price is taken off, and {contract:term} to"
    " {gain:signed}: that costs {points} points."
)
TAKE_BOTH = N_(
    "{contract:term} promises {promise:signed}. What is left of that when you take its price off, and which contract"
    " leaves most?"
)
BEST_LESS = N_(
    "The best call is the one whose promise beats its price by most. What the other one falls short by is what it"
    " costs."
)
ONLY_PROMISES = N_("You have compared only the promises. Subtract what each contract is worth to keep.")
ONLY_THIS_CALL = N_("That is what this call comes to by itself. What does the best one come to?")
#: The least that a call costs that is asked about.
CLEAR = 3


@kind(LINE, KEEP)
def coach_call(draw: Draw) -> Posed | None:
    """A call that is worse than the best one; on higher levels it often promises more."""
    hand, left = a_hand(draw.rng), some_left(draw.of(2, 4, 5), draw.rng)
    board, promises = offers(hand, left, draw.rng), promised(hand, left)
    gain = {name: promise - price(name, left) for name, promise in promises.items()}
    best, second = sorted(gain, key=gain.__getitem__, reverse=True)[:2]
    richest = max(promises, key=promises.__getitem__)
    tempts = draw.of(best, richest, richest)
    called = tempts if tempts != best else draw.rng.choice([name for name in promises if name != best])
    cost = gain[best] - gain[called]
    slips = {abs(promises[best] - promises[called]): ONLY_PROMISES, abs(gain[called]): ONLY_THIS_CALL}
    if gain[best] == gain[second] or cost < CLEAR or cost in slips:
        return None

    facts: Facts = {"contract": called, "kept": best, "most": gain[best], "gain": gain[called], "points": cost}
    wrong = {number: Saying.plain(slip, KEEP) for number, slip in slips.items()}
    nudge = Saying.plain(TAKE_BOTH, None, contract=called, promise=promises[called])
    hints = Hints((nudge,), (Saying.plain(BEST_LESS, KEEP),))
    verdicts = Verdicts((Saying(KEEP, ((IT_COSTS, facts),)),), hints, number=Number.of(cost, wrong))
    return Posed.for_any_judge(Asked((board,), WHAT_DID_IT_COST, facts={"contract": called}), verdicts)
