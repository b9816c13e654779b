"""Chinese poker: a hand to be set, and the reckoning of what it brings in all."""

from __future__ import annotations

import random

from tutor.barbu.contracts.chinese_poker import SUM, TIMES_FOUR
from tutor.barbu.options import STANDARD
from tutor.core.message import N_, Facts, Message
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

WHERE_IS_THE_SLIP = N_(
    "Somebody reckons what Chinese poker brings in all, where all rows differ. One line is wrong, and the lines after"
    " it only follow from it. Which line is it?"
)
ROW_LINE = N_("Each row: 3 + 2 + 1 + 0 = {row} units")
ROWS_LINE = N_("Three rows: 3 × {row} = {units} units")
POINTS_LINE = N_("{each} points a unit: {each} × {units} = {points} points in all")
SURPLUS_LINE = N_("Beside contracts that come to {others:signed}, that makes {sum:signed}")
TO_THE_END = N_("Reckon each line for yourself, from the top.")
SHOULD_BE = N_("It should be {right}.")
FROM_ABOVE = N_("This line reckons rightly with what stands above it.")
WIKIPEDIA_SAYS = N_("Wikipedia gives these 76 points too, without saying how.")


def _ask_slip(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    each, others = rng.choice(((STANDARD.poker, -24), (STANDARD.poker, 0), (6, -108)))
    wrong = 2 if level == 1 else rng.randrange(4)
    right = [6, 18, 18 * each, 18 * each + others]
    told = _reckoned(each, others, wrong, rng)
    texts = (ROW_LINE, ROWS_LINE, POINTS_LINE, SURPLUS_LINE)
    facts = {"each": each, "others": others, **dict(zip(("row", "units", "points", "sum"), told, strict=True))}
    says = [Saying.plain(FROM_ABOVE, SUM)] * len(texts)
    by_wikipedia: list[tuple[Message, Facts]] = [(WIKIPEDIA_SAYS, {})] if told[2] == 76 and wrong == 2 else []  # noqa: PLR2004 - its number
    says[wrong] = Saying(SUM if wrong < 2 else TIMES_FOUR, ((SHOULD_BE, {"right": right[wrong]}), *by_wikipedia))  # noqa: PLR2004
    options = tuple(
        Option(str(at + 1), Saying.plain(text, None, **facts), at == wrong, says[at]) for at, text in enumerate(texts)
    )
    hints = Hints((Saying.plain(TO_THE_END),), (Saying.plain(SUM.statement, SUM),))
    return Question("choose", (), WHERE_IS_THE_SLIP, (says[wrong],), hints, facts, options)


def _reckoned(each: int, others: int, wrong: int, rng: random.Random) -> tuple[int, int, int, int]:
    """The four results, with a slip in one of them that the later ones follow."""
    off = [0, 0, 0, 0]
    off[wrong] = (rng.choice((1, -1)), 1, 4, rng.choice((10, -10)))[wrong]
    one = 3 + 2 + 1 + off[0]
    three = 3 * one + off[1]
    points = each * three + off[2]
    return one, three, points, points + others + off[3]


POKER_SLIP = Kind(
    "poker-slip",
    N_("Where is the slip? Chinese poker"),
    "choose",
    (SUM, TIMES_FOUR),
    lambda *_: (),
    _ask_slip,
    of_a_deal=False,
    stock=3,
)
