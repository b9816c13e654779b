"""A report on a set, of which one sentence is wrong."""

from __future__ import annotations

import random

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_
from tutor.teach.barbu import ledgers
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

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


def _ask_report(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Four sentences, of which one has a number that somebody gets who takes a sign the wrong way."""
    ledger = ledgers.drawn(rng)
    rows = {1: [ledgers.whole(ledger)], 2: ledgers.deals(ledger)[:2], 3: ledgers.deals(ledger)[:3]}[level]
    parts, score = ledgers.summed(rows), sum(row.score for row in rows)
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
    return Question("choose", (ledgers.board(rows),), FIND_THE_SLIP, because, hints, options=options)


REPORT = Kind("coach-report", N_("A report with a slip"), "choose", (BEST,), undrawn, _ask_report, of_a_deal=False)
