"""What a coach asks after a set: what a call cost, where a thing belongs, which sentence of a report is wrong."""

from __future__ import annotations

import random
from decimal import Decimal
from string import ascii_lowercase

from tutor.barbu.advice.calling import BEST, KEEP
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.kinds.coach import CLEAR, DEALS, a_set, read, shown, summed
from tutor.teach.barbu.kinds.planning import a_hand, left_of, offers, some_left
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Offers
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

WHAT_DID_IT_COST = N_(
    "The dealer calls {contract:term}. By promise and price, how many points does that cost beside the best call?"
)
IT_COSTS = N_(
    "{kept:term}, the best call, comes to {most:signed} beside its price, and {contract:term} to {gain:signed}: that"
    " costs {points} points."
)
TAKE_BOTH = N_("What does each of the two calls come to when you take its price away from its promise?")
BEST_LESS = N_("The best call is the one whose promise beats its price by most. What the other one lacks is its cost.")
ONLY_PROMISES = N_("That compares the promises alone. Take away what each contract is worth to keep.")
ONLY_THIS_CALL = N_("That is what this call comes to by itself. What does the best one come to?")

#: To which part of a ledger something belongs that happened in a set, and why.
HAPPENED: dict[str, tuple[Message, ...]] = {
    "luck": (
        N_("Even the best contract that was left promised little with the hand that was dealt."),
        N_("While Trumps was still to call, a hand came with seven spades, the ace and the king among them."),
        N_("Hand after hand had more high cards than low ones, and the five contracts to avoid were left."),
    ),
    "plan": (
        N_("The dealer called what promised most, though it was worth even more to keep it."),
        N_("The dealer left Domino for the last deal on purpose, whatever hand would come."),
        N_("Another contract would have been six points better, by promise and price."),
    ),
    "bets": (
        N_("The hand made what it promised, but two players who had doubled the dealer made more."),
        N_("The dealer redoubled somebody who then took fewer queens than the dealer did."),
        N_("Three players doubled the dealer, who did better than all of them."),
    ),
    "play": (
        N_("With a hand that promised few tricks in No Tricks, the dealer took seven."),
        N_("The dealer could have given the king of hearts away, and won it in the end."),
        N_("In Trumps the dealer made two tricks more than the hand had promised."),
    ),
}
PLACES = {
    "luck": N_("luck", "where something belongs in a ledger"),
    "plan": N_("plan", "where something belongs in a ledger"),
    "bets": N_("bets", "where something belongs in a ledger"),
    "play": N_("play", "where something belongs in a ledger"),
}
BELONGS = {
    "luck": N_("What a hand promises before anybody has called or played is luck."),
    "plan": N_("Which contract is called, and which is kept, is the plan, whatever comes of it."),
    "bets": N_("What moves between two players because one has doubled the other belongs to the bets."),
    "play": N_("What is made in the contract beside what the hand promised belongs to the play."),
}
SAY_OF_EACH = N_("This happened in a set. To which part of the ledger does each of these things belong?")
ALL_IN_PLACE = N_("Luck is what is dealt, the plan what is called, the bets what the doubles move, the play the rest.")
WHEN = N_("Was it settled when the cards were dealt, by the call, by a double, or card by card?")

FIND_THE_SLIP = N_("A coach reports on these deals. Which sentence is wrong?")
WITHOUT_BETS = N_("Take the bets away, and {points:signed} of the score is left.")
CALLS_COST = N_("The calls come to {points:signed}.")
LUCK_AND_PLAY = N_("Luck and play together come to {points:signed}.")
PROMISED = N_("With the best call every time, these hands promised {points:signed} in all.")
TRUE = {
    WITHOUT_BETS: N_("This is true: the score less the bets is {points:signed}."),
    CALLS_COST: N_("This is true: the plan comes to {points:signed}."),
    LUCK_AND_PLAY: N_("This is true: the two add up to {points:signed}."),
    PROMISED: N_("This is true: the usual points and the luck add up to {points:signed}."),
}
FALSE = {
    WITHOUT_BETS: N_("This is wrong: the score less the bets is {points:signed}."),
    CALLS_COST: N_("This is wrong: the plan comes to {points:signed}."),
    LUCK_AND_PLAY: N_("This is wrong: the two add up to {points:signed}."),
    PROMISED: N_("This is wrong: the usual points and the luck add up to {points:signed}."),
}
RECKON = N_("Which parts does each sentence speak of, and what do they come to?")
FOUR_SUMS = N_("The calls are the plan, the doubles the bets; what the best calls promised is the usual and the luck.")

#: How many contracts are left, and how many things have happened, by level.
LEFT, THINGS = {1: 2, 2: 4, 3: 5}, {1: 4, 2: 5, 3: 6}


def _draw_call(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (offers(a_hand(rng), some_left(LEFT[level], rng), rng),)


def _ask_call(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """What a call is worse than the best one; on higher levels it often promises more."""
    (board,) = boards
    left = left_of(board) if isinstance(board, Offers) else {}
    gain = {name: promise - worth for name, (promise, worth) in left.items()}
    best, second = sorted(gain, key=gain.__getitem__, reverse=True)[:2]
    others = [name for name in left if name != best]
    richest = max(left, key=lambda name: left[name][0])
    called = richest if level > 1 and richest != best else rng.choice(others)
    cost = gain[best] - gain[called]
    if gain[best] == gain[second] or cost < CLEAR:
        return None
    slips = {abs(left[best][0] - left[called][0]): ONLY_PROMISES, abs(gain[called]): ONLY_THIS_CALL}
    if cost in slips:
        return None
    facts: Facts = {"contract": called, "kept": best, "most": gain[best], "gain": gain[called], "points": cost}
    says = {Decimal(points): Saying.plain(text, KEEP) for points, text in slips.items()}
    hints = Hints((Saying.plain(TAKE_BOTH),), (Saying.plain(BEST_LESS, KEEP),))
    number = Number(Decimal(cost), says)
    because = Saying(KEEP, ((IT_COSTS, facts),))
    return Question("number", boards, WHAT_DID_IT_COST, (because,), hints, {"contract": called}, number=number)


def _draw_nothing(_level: int, _seed: int, _rng: random.Random) -> tuple[Board, ...]:
    return ()


def _ask_parts(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    """Some things that happened: one for each part, on higher levels more of some."""
    chosen = [(part, rng.choice(range(len(stories)))) for part, stories in HAPPENED.items()]
    rest = [(part, n) for part, stories in HAPPENED.items() for n in range(len(stories)) if (part, n) not in chosen]
    chosen += rng.sample(rest, THINGS[level] - len(chosen))
    rng.shuffle(chosen)
    # Their names in answers go round the parts, so that they do not tell where a thing belongs.
    order = {part: place for place, part in enumerate(HAPPENED)}
    cells = tuple(
        Cell(
            ascii_lowercase[n * len(order) + order[part]],
            Saying.plain(HAPPENED[part][n]),
            part,
            Saying.plain(BELONGS[part], BEST),
        )
        for part, n in chosen
    )
    states = tuple(State(part, Saying.plain(title)) for part, title in PLACES.items())
    because, hints = Saying.plain(ALL_IN_PLACE, BEST), Hints((Saying.plain(WHEN),), (Saying.plain(ALL_IN_PLACE, BEST),))
    return Question("pairs", boards, SAY_OF_EACH, (because,), hints, grid=Grid(cells, states))


def _draw_report(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (shown(a_set(rng.randrange(1, 100_000)), 0 if level == 1 else DEALS[level] - 1),)


def _ask_report(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    """Four sentences, of which one has a number that somebody gets who takes a sign the wrong way."""
    parts, score = summed(boards[0]), sum(points for _, points, _ in read(boards[0]))
    right = {
        WITHOUT_BETS: score - parts.bets,
        CALLS_COST: parts.plan,
        LUCK_AND_PLAY: parts.luck + parts.play,
        PROMISED: parts.usual + parts.luck,
    }
    slips = {
        WITHOUT_BETS: score + parts.bets,
        CALLS_COST: -parts.plan,
        LUCK_AND_PLAY: parts.luck - parts.play,
        PROMISED: parts.usual - parts.luck,
    }
    wrong = rng.choice([*right])
    if slips[wrong] == right[wrong]:
        return None
    options = tuple(
        Option(
            str(number),
            Saying.plain(text, points=slips[text] if text == wrong else right[text]),
            text == wrong,
            Saying.plain((FALSE if text == wrong else TRUE)[text], BEST, points=right[text]),
        )
        for number, text in enumerate(right, 1)
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(RECKON),), (Saying.plain(FOUR_SUMS, BEST),))
    return Question("choose", boards, FIND_THE_SLIP, because, hints, options=options)


CALL_COST = Kind("coach-call", N_("What did the call cost?"), "number", (KEEP,), _draw_call, _ask_call, of_a_deal=False)
WHOSE_PART = Kind(
    "coach-parts",
    N_("Luck, plan, bets or play?"),
    "pairs",
    (BEST,),
    _draw_nothing,
    _ask_parts,
    of_a_deal=False,
    stock=60,
)
REPORT = Kind("coach-report", N_("A report with a slip"), "choose", (BEST,), _draw_report, _ask_report, of_a_deal=False)
