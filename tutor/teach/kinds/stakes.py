"""What a poignée brings on average, what may be lost by showing it, and reasons of which one does not hold."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.message import N_, Facts
from tutor.tarot.advice.chances import DEALS
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_VALUES, POIGNEE_WINNER
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

BONUSES = POIGNEE_VALUES["fft"]

WHAT_IS_IT_WORTH = N_(
    "You hold a {size:term} poignée, worth {bonus} points from each opponent to the side that wins. Your side wins"
    " {chance} of 100 such deals. What does showing it bring you on average, in points from each opponent? If it loses"
    " points, put a minus before the number."
)
WHAT_DO_YOU_PAY = N_("What comes in when your side wins, and what goes out when it loses?")
WON_AND_LOST = N_(
    "In 100 such deals you win {bonus} points {chance} times and pay them {lost} times. That leaves {times:signed}"
    " times {bonus}, so each deal brings {worth:signed} on average."
)
WINS_ALONE = N_("That is what the wins bring. But in {lost} of 100 deals your side loses, and pays the poignée.")
OTHER_SIGN = N_("The number is right, but not its sign. Does your side win more than half of these deals?")
ALL_OPPONENTS = N_("That is what three opponents pay together. You were asked what comes from each of them.")

#: The sizes that are asked about, by level.
SIZES = {1: POIGNEES[:1], 2: POIGNEES[:2], 3: POIGNEES}


def _worth(bonus: int, share: Decimal) -> Decimal:
    """What a poignée brings on average: it is won so often, and else paid."""
    return bonus * (2 * share - 1)


def _ask_worth(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    size, chance = rng.choice(SIZES[level]), rng.randrange(5, 100, 5)
    bonus, lost = BONUSES[size], 100 - chance
    worth = _worth(bonus, Decimal(chance) / 100)
    if not worth:
        return None
    told: Facts = {"size": size, "bonus": bonus, "chance": chance, "lost": lost}
    slips = {
        -worth: Saying.plain(OTHER_SIGN, POIGNEE_WINNER),
        worth * 3: Saying.plain(ALL_OPPONENTS, POIGNEE),
        bonus * Decimal(chance) / 100: Saying.plain(WINS_ALONE, POIGNEE_WINNER, **told),
    }
    because = Saying.plain(WON_AND_LOST, POIGNEE_WINNER, **told, times=chance - lost, worth=int(worth))
    hints = Hints((Saying.plain(WHAT_DO_YOU_PAY),), (Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER),))
    return Question("number", (), WHAT_IS_IT_WORTH, (because,), hints, told, number=Number(worth, slips, signed=True))


WORTH = Kind(
    "weigh-worth",
    N_("What does it bring?"),
    "number",
    (POIGNEE, POIGNEE_WINNER),
    undrawn,
    _ask_worth,
    of_a_deal=False,
    stock=18,
)

HOW_BIG_A_LEAK = N_(
    "With your cards your side won {won} of {of} deals, in which nobody had seen your trumps. A {size:term} poignée is"
    " worth {bonus} points from each opponent. But whoever sees your trumps plays better against you. How many points,"
    " from each opponent, may that cost you on average before it is better to keep the poignée?"
)
WHAT_DOES_IT_BRING = N_("What would the poignée bring on average if nobody learned anything from it?")
BREAK_EVEN = N_(
    "You win {chance:half} of 100 deals and lose {lost:half}: that leaves {times} times {bonus} points in 100 deals, or"
    " {worth:half} in each. If the others gain less than that from what they see, show it."
)
NOBODY_KNOWS = N_(
    "How much they do gain, nobody has counted: the tutor’s players do not look at a poignée that was shown."
)
THE_WHOLE_BONUS = N_("That would be so if you won every deal. But you pay it in {lost:half} of 100.")
NOT_HALVED = N_("That is what the wins bring. In {lost:half} of 100 deals your side loses, and pays as much.")


def _ask_leak(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    size = rng.choice(SIZES[level])
    won = rng.randrange(220, DEALS, 20 if level > 1 else 10)
    bonus, share = BONUSES[size], Decimal(won) / DEALS
    worth = _worth(bonus, share)
    chance, lost = (100 * share).normalize(), (100 - 100 * share).normalize()
    told: Facts = {"size": size, "bonus": bonus, "won": won, "of": DEALS}
    odds: Facts = {"chance": float(chance), "lost": float(lost), "times": int(chance - lost)}
    slips = {
        Decimal(bonus): Saying.plain(THE_WHOLE_BONUS, POIGNEE_WINNER, **odds),
        bonus * share: Saying.plain(NOT_HALVED, POIGNEE_WINNER, **odds),
    }
    because = (
        Saying.plain(BREAK_EVEN, POIGNEE_WINNER, **told, **odds, worth=float(worth)),
        Saying.plain(NOBODY_KNOWS, SHOW_POIGNEE),
    )
    hints = Hints((Saying.plain(WHAT_DOES_IT_BRING),), (Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER),))
    return Question("number", (), HOW_BIG_A_LEAK, because, hints, told, number=Number(worth, slips, signed=True))


LEAK = Kind(
    "weigh-leak",
    N_("How much may it give away?"),
    "number",
    (POIGNEE_WINNER, SHOW_POIGNEE),
    undrawn,
    _ask_leak,
    of_a_deal=False,
    stock=18,
)
