"""A plan with its reasons, one of which is wrong."""

from __future__ import annotations

import random

from tutor.barbu.advice.calling import KEEP
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.kinds.planning import GAP, a_hand, left_of, offers, some_left
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Offers
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

FIND_THE_SLIP = N_("Somebody thinks aloud before the call. Which of these thoughts is wrong?")
GAINS = N_("To call {contract:term} now gains {gain}: it promises {promise:signed}, and to keep it is worth {price}.")
LOSES = N_("To call {contract:term} now loses {loss}: it promises {promise:signed}, and to keep it is worth {price}.")
SO_I_CALL = N_("So I call {contract:term}: it beats its price by most.")
RICHEST_FIRST = N_("So I call {contract:term}: nothing else promises as much, and that is all that counts.")
CHEAPEST_FIRST = N_("So I call {contract:term}: it is worth least to keep, so it has to go first.")
NO_CHOICE = N_("On my last deal I shall have to call what is left, whatever hand I get.")
ON_PURPOSE = N_("I leave {contract:term} for my last deal on purpose: any hand will do for it.")
CHECKED = N_("This is true: {promise:signed} less {price} is {gain:signed}.")
NOT_SO = N_("This is wrong: {promise:signed} less {price} is {gain:signed}.")
MOST = N_("This is true: {gain:signed} is the largest difference here.")
NOT_MOST = N_(
    "This is wrong: {contract:term} comes to {gain:signed} beside its price, and {best:term} to {most:signed}."
)
TRUE_LAST = N_("This is true: on the last deal of a set there is no choice, and nobody knows the hand.")
FALSE_LAST = N_(
    "This is wrong: on the last deal you take whatever hand you get, and whoever still owes you a double has to make"
    " it."
)
CHECK_EACH = N_("Check each difference, then ask whether the call follows from them.")
HOW_ONE_PLANS = N_("A plan weighs what each contract promises now against what it is worth to keep for later.")

#: How many thoughts speak of a contract that is left, by level.
LEFT = {1: 3, 2: 4, 3: 4}
#: What may be wrong in a plan, by level: a difference, the call, or what is left for the last deal.
SLIPS = {1: ("sum",), 2: ("sum", "richest", "last"), 3: ("richest", "cheapest", "last")}
#: By how many points a promise must differ from its price in a plan.
CLEAR = 2


def _draw_set(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (offers(a_hand(rng), some_left(LEFT[level], rng), rng),)


def _ask_slip(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Four thoughts, of which one is wrong: a difference, on higher levels the call, or the last deal."""
    (board,) = boards
    left = left_of(board) if isinstance(board, Offers) else {}
    gain = {name: promise - worth for name, (promise, worth) in left.items()}
    best, second = sorted(gain, key=gain.__getitem__, reverse=True)[:2]
    richest, cheapest = max(left, key=lambda name: left[name][0]), min(left, key=lambda name: left[name][1])
    slip = rng.choice(SLIPS[level])
    unclear = gain[best] - gain[second] < GAP or gain[best] < CLEAR or min(map(abs, gain.values())) < CLEAR
    if unclear or {"richest": richest, "cheapest": cheapest}.get(slip) == best:
        return None
    one, other = rng.sample([name for name in left if name != best], 2)
    sums = [_sum(name, *left[name], wrong=slip == "sum" and name == one) for name in (one, other)]
    rng.shuffle(sums)
    called = {"richest": richest, "cheapest": cheapest}.get(slip, best)
    facts: Facts = {"contract": called, "gain": gain[called], "best": best, "most": gain[best]}
    thought, reply = {"richest": (RICHEST_FIRST, NOT_MOST), "cheapest": (CHEAPEST_FIRST, NOT_MOST)}.get(
        slip, (SO_I_CALL, MOST)
    )
    last, why = (ON_PURPOSE, FALSE_LAST) if slip == "last" else (NO_CHOICE, TRUE_LAST)
    dear = max(left, key=lambda name: left[name][1])
    lines = [
        *sums,
        _line(slip in {"richest", "cheapest"}, thought, reply, facts),
        _line(slip == "last", last, why, {"contract": dear}),
    ]
    options = tuple(Option(str(number), thought, right, says) for number, (thought, right, says) in enumerate(lines, 1))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(CHECK_EACH),), (Saying.plain(HOW_ONE_PLANS, KEEP),))
    return Question("choose", boards, FIND_THE_SLIP, because, hints, options=options)


#: A thought, whether it is the wrong one, which is to be found, and why.
Line = tuple[Saying, bool, Saying]


def _line(wrong: bool, thought: Message, why: Message, facts: Facts, rule: Rule = KEEP) -> Line:  # noqa: FBT001
    return Saying(None, ((thought, facts),)), wrong, Saying(rule, ((why, facts),))


def _sum(name: str, promise: int, worth: int, *, wrong: bool) -> Line:
    """A promise less a price, the wrong way round if it is to be wrong."""
    gain = promise - worth
    facts: Facts = {"contract": name, "promise": promise, "price": worth, "gain": gain, "loss": -gain}
    if wrong:
        turned: Facts = {**facts, "gain": -gain, "loss": gain}
        return (*_line(True, LOSES if gain > 0 else GAINS, NOT_SO, turned)[:2], Saying(KEEP, ((NOT_SO, facts),)))  # noqa: FBT003
    return _line(False, GAINS if gain > 0 else LOSES, CHECKED, facts)  # noqa: FBT003


FIND_SLIP = Kind("planning-slip", N_("A plan with a slip"), "choose", (KEEP,), _draw_set, _ask_slip, of_a_deal=False)
