"""Chinese poker: whether a hand is well set."""

from __future__ import annotations

import random

from tutor.barbu.arranging import SET
from tutor.barbu.contracts.chinese_poker import FOUL, Rows
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach.barbu.poker_rows import by_rank, laid, row, some_rows
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

IS_IT_WELL_SET = N_("A hand of Chinese poker has been set like this. Is it well set?")
BACK_ROW, MIDDLE_ROW, FRONT_ROW = N_("At the back:"), N_("In the middle:"), N_("At the front:")
WELL, MIDDLE_BEATS, FRONT_BEATS = (
    N_("Yes, its rows are in good order."),
    N_("No: the middle is better than the back."),
    N_("No: the front is better than the middle."),
)
COMPARE = N_("Name what each row makes, and compare the back with the middle and the middle with the front.")
WHAT_THEY_MAKE = N_("This is what the rows make. Back: {back:term}. Middle: {middle:term}. Front: {front:term}.")
IN_ORDER = N_("No row is better than the one behind it.")
BEATS_BACK = N_("The middle is better than the back, and a mis-set hand loses all three rows to everybody.")
BEATS_MIDDLE = N_("The front is better than the middle, and a mis-set hand loses all three rows to everybody.")
BACK_HOLDS = N_("The back is at least as good as the middle.")
MIDDLE_HOLDS = N_("The middle is at least as good as the front.")
NO_FLUSH_THERE = N_("At the front straights and flushes do not count.")
#: What lies at the back, in the middle and at the front, by level: plain, of equal kinds, and tempting.
SETTINGS = (
    (("flush", "pair", "high-card"), ("pair", "two-pairs", "high-card"), ("straight", "high-card", "pair")),
    (
        ("pair", "pair", "high-card"),
        ("two-pairs", "pair", "pair"),
        ("straight", "three-of-a-kind", "pair"),
        ("straight", "flush", "pair"),
        ("three-of-a-kind", "two-pairs", "high-card"),
    ),
    (
        ("straight", "straight", "high-card"),
        ("flush", "flush", "high-card"),
        ("two-pairs", "two-pairs", "pair"),
        ("full-house", "pair", "pair"),
        ("flush", "pair", "three-of-a-kind"),
        ("three-of-a-kind", "three-of-a-kind", "pair"),
    ),
)


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    while True:
        back, middle, front = rng.choice(SETTINGS[level - 1])
        found = some_rows((back, middle), rng)
        three = row(front, rng, BARBU.all - found[0] - found[1], 3) if found else None
        if found and three:
            titles = (BACK_ROW, MIDDLE_ROW, FRONT_ROW)
            return tuple(
                Laid(by_rank(cards), Saying.plain(title), small=True)
                for cards, title in zip((*found, three), titles, strict=True)
            )


def _ask(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    rows = Rows(*laid(boards))
    back, middle, front = rows.strengths
    if middle > back and front > middle:
        return None
    right = "middle" if middle > back else "front" if front > middle else "well"
    if right == "well" and rng.random() < 1 / 3:
        return None  # what is amiss is worth asking oftener
    makes = (WHAT_THEY_MAKE, {"back": back.name, "middle": middle.name, "front": front.name})
    tempts = len({card.suit for card in rows.front}) == 1 or max(front.heights) - min(front.heights) == 2  # noqa: PLR2004
    says = {
        "well": Saying(SET, (makes, (IN_ORDER, {}), *([(NO_FLUSH_THERE, {})] if tempts else []))),
        "middle": Saying(FOUL, (makes, (BEATS_BACK, {}))),
        "front": Saying(FOUL, (makes, (BEATS_MIDDLE, {}))),
    }
    holds = {"middle": Saying(FOUL, (makes, (BACK_HOLDS, {}))), "front": Saying(FOUL, (makes, (MIDDLE_HOLDS, {})))}
    named = {"well": WELL, "middle": MIDDLE_BEATS, "front": FRONT_BEATS}
    options = tuple(
        Option(name, Saying.plain(text), name == right, says[right] if name in {right, "well"} else holds[name])
        for name, text in named.items()
    )
    hints = Hints((Saying.plain(COMPARE),), (Saying.plain(SET.statement, SET),))
    return Question("choose", boards, IS_IT_WELL_SET, (says[right],), hints, options=options)


POKER_WELL_SET = Kind("poker-well-set", N_("Well set, or not?"), "choose", (SET, FOUL), _draw, _ask, of_a_deal=False)
