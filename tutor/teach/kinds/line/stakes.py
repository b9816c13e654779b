"""The gain of showing a poignée, over some deals or on average, and how much may be lost by it."""

from __future__ import annotations

from decimal import Decimal

from tutor.core.message import N_, Facts
from tutor.tarot.advice.chances import DEALS
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_WINNER
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.sheets import by_rule


def _brings(size: str, won: int, lost: int, judge: Judge) -> int:
    """The points that a poignée brings in deals of which so many are won and lost, from each opponent."""
    made, failed = (Summary(FOUR, 0, "garde", points, 1, poignees=(size,)) for points in (110, 90))
    return sum(
        count * by_rule(deal, POIGNEE, judge.sheet).value for count, deal in ((won, made), (lost, failed)) if count
    )


# Over a few deals

IN_TEN = N_(
    "In {deals} deals you are the taker and show a {size:term} poignée each time. You make {made} of them. How many"
    " more points do you win from each defender than if you had never shown it? If it is fewer, put a minus sign in"
    " front."
)
WON_AND_LOST = N_(
    "You make {made} of {deals} deals. How many do you lose, and who gets the points of a {size:term} poignée then?"
)
EVENS_OUT = N_(
    "Deals won: {made}; deals lost: {lost}; {value} points each time: that makes {sum:signed}. With half of the deals"
    " made it would come to zero, so a poignée pays if more than half of them are made."
)
NEVER_PAID = N_("In the deals that you lose you pay it.")


@kind(LINE, POIGNEE, POIGNEE_WINNER)
def poignee_even(draw: Draw) -> Posed:
    """Up to six deals with a simple or a double poignée; up to eight, and up to ten, with any."""
    deals, size = draw.rng.randint(4, 4 + 2 * draw.level), draw.rng.choice(POIGNEES[: draw.level + 1])
    made = draw.rng.randrange(deals + 1)
    lost = deals - made

    def verdicts(judge: Judge) -> Verdicts:
        right, value, wins = (_brings(size, *counts, judge) for counts in ((made, lost), (1, 0), (made, 0)))
        told = {"made": made, "lost": lost, "value": value, "sum": right}
        wrong = {wins: Saying.plain(NEVER_PAID, POIGNEE_WINNER)}
        because = (Saying.plain(EVENS_OUT, POIGNEE_WINNER, **told),)
        hints = Hints.plain(WON_AND_LOST, POIGNEE_WINNER, made=made, deals=deals, size=size)
        return Verdicts(because, hints, number=Number.of(right, wrong, signed=True))

    return Posed(Asked((), IN_TEN, facts={"deals": deals, "size": size, "made": made}), verdicts)


# On average

WHAT_IS_IT_WORTH = N_(
    "You hold a {size:term} poignée, worth {bonus} points from each opponent to the side that wins. Your side wins"
    " {chance} of 100 such deals. What does showing it bring you on average, in points from each opponent? If it loses"
    " points, put a minus sign in front of the number."
)
WHAT_DO_YOU_PAY = N_("In {chance} of 100 deals {bonus} points come in. In how many do they go out?")
IN_A_HUNDRED = N_(
    "In 100 such deals you win {bonus} points {chance} times and pay them {lost} times. That leaves {times:signed}"
    " times {bonus}, so each deal brings {worth:signed} on average."
)
WINS_ALONE = N_(
    "That is what the deals that you win bring. But in {lost} of 100 deals your side loses, and pays the poignée."
)
OTHER_SIGN = N_("The number is right, but not its sign. Does your side win more than half of these deals?")
ALL_OPPONENTS = N_("That is what three opponents pay together. You were asked what comes from each of them.")


@kind(LINE, POIGNEE, POIGNEE_WINNER, stock=18)
def weigh_worth(draw: Draw) -> Posed | None:
    """A simple poignée; a simple or a double one; any, and a side that wins so many of a hundred deals."""
    size, chance = draw.rng.choice(POIGNEES[: draw.level]), draw.rng.randrange(5, 100, 5)
    bonus, lost = RULES.poignees[size], 100 - chance
    if chance == lost:
        return None
    shown: Facts = {"size": size, "bonus": bonus, "chance": chance}

    def verdicts(judge: Judge) -> Verdicts:
        worth, wins = (Decimal(_brings(size, *counts, judge)) / 100 for counts in ((chance, lost), (chance, 0)))
        told: Facts = {**shown, "lost": lost, "times": chance - lost, "worth": int(worth)}
        slips = {
            -worth: Saying.plain(OTHER_SIGN, POIGNEE_WINNER),
            worth * 3: Saying.plain(ALL_OPPONENTS, POIGNEE),
            wins: Saying.plain(WINS_ALONE, POIGNEE_WINNER, **told),
        }
        hints = Hints.plain(WHAT_DO_YOU_PAY, POIGNEE_WINNER, **shown)
        because = (Saying.plain(IN_A_HUNDRED, POIGNEE_WINNER, **told),)
        return Verdicts(because, hints, number=Number.of(worth, slips, signed=True))

    return Posed(Asked((), WHAT_IS_IT_WORTH, facts=shown), verdicts)


# What may be lost by it

HOW_BIG_A_LEAK = N_(
    "With your cards your side won {won} of {of} deals, in which nobody had seen your trumps. A {size:term} poignée is"
    " worth {bonus} points from each opponent. But whoever sees your trumps may play better against you. How many"
    " points, from each opponent, may that cost you on average before it is better to keep the poignée?"
)
WHAT_DOES_IT_BRING = N_(
    "{won} of {of} deals are won, and the poignée is worth {bonus} points. What would it bring on average if nobody"
    " learned anything from it?"
)
BREAK_EVEN = N_(
    "You win {chance:half} of 100 deals and lose {lost:half}: that leaves {times} times {bonus} points in 100 deals, or"
    " {worth:half} in each. If the others gain less than that from what they see, show it."
)
#: Counted by ``measures/showing.py``.
WHAT_IT_COST = N_(
    "How much do they gain? The tutor’s players use what a poignée proves. When they played 4,400 such deals both ways,"
    " takers who had shown won as often as before, and defenders 3 deals in 100 less often. People may make more of it."
)
THE_WHOLE_BONUS = N_("That would be so if you won every deal. But you pay it in {lost:half} of 100.")
NOT_HALVED = N_(
    "That is what the deals that you win bring. In {lost:half} of 100 deals your side loses, and pays as much."
)


@kind(LINE, POIGNEE_WINNER, SHOW_POIGNEE, stock=18)
def weigh_leak(draw: Draw) -> Posed:
    """The same with a side that has won more than half of the deals that were played out."""
    size = draw.rng.choice(POIGNEES[: draw.level])
    won = draw.rng.randrange(220, DEALS, draw.of(10, 20, 20))
    shown: Facts = {"size": size, "bonus": RULES.poignees[size], "won": won, "of": DEALS}

    def verdicts(judge: Judge) -> Verdicts:
        worth, wins, whole = (
            Decimal(_brings(size, *counts, judge)) / DEALS for counts in ((won, DEALS - won), (won, 0), (DEALS, 0))
        )
        chance, lost = 100 * won / DEALS, 100 - 100 * won / DEALS
        told: Facts = {**shown, "chance": chance, "lost": lost, "times": int(chance - lost), "worth": float(worth)}
        slips = {
            whole: Saying.plain(THE_WHOLE_BONUS, POIGNEE_WINNER, **told),
            wins: Saying.plain(NOT_HALVED, POIGNEE_WINNER, **told),
        }
        because = (Saying.plain(BREAK_EVEN, POIGNEE_WINNER, **told), Saying.plain(WHAT_IT_COST, SHOW_POIGNEE))
        hints = Hints.plain(WHAT_DOES_IT_BRING, POIGNEE_WINNER, **shown)
        return Verdicts(because, hints, number=Number.of(worth, slips, signed=True))

    return Posed(Asked((), HOW_BIG_A_LEAK, facts=shown), verdicts)
