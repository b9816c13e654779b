"""Chinese poker: which row is the best."""

from __future__ import annotations

import random

from tutor.barbu.arranging import SET
from tutor.barbu.poker import KINDS, strength
from tutor.core.cards import Cards
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.barbu.poker_rows import KINDS_IN_ORDER, USUAL, WHAT_IT_IS, by_rank, laid, some_rows
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

LETTERS = "ABCD"
WHICH_ROW = N_("Which of these rows is the best poker hand?")
ROW_NAMED = N_("Row {name}")
WHAT_DOES_EACH_MAKE = N_("What does each row make: equal ranks, five in a row, five of one suit, or nothing at all?")
IS_BEST = N_("No other row here is as good.")
BETTER_KIND = N_("But there is something better here: {best:term}.")
SAME_KIND = N_("Another row is of the same kind, and there the higher cards decide.")
WHEEL = N_("In A 2 3 4 5 the ace is low, and that is the lowest straight.")
#: By level, how far apart the kinds of the best two rows may be.
APART = ((2, 8), (1, 1), (0, 0))


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    nearest, farthest = APART[level - 1]
    while True:
        best = rng.randrange(farthest if level == 1 else 1, len(USUAL)) if level > 1 else rng.randrange(2, len(USUAL))
        second = best - rng.randint(nearest, min(farthest, best))
        others = [rng.randint(0, second) for _ in range(PLAYERS - 2)]
        found = some_rows([USUAL[at] for at in (best, second, *others)], rng)
        if found:
            rng.shuffle(found)
            named = zip(found, LETTERS, strict=True)
            return tuple(
                Laid(by_rank(cards), Saying.plain(ROW_NAMED, None, name=name), small=True) for cards, name in named
            )


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    rows = laid(boards)
    best = max(map(strength, rows))
    if sum(strength(cards) == best for cards in rows) > 1:
        return None
    options = tuple(
        Option(name, Saying.plain(ROW_NAMED, None, name=name), strength(cards) == best, _of_row(cards, best))
        for name, cards in zip(LETTERS, rows, strict=True)
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHAT_DOES_EACH_MAKE),), (Saying.plain(KINDS_IN_ORDER, SET),))
    return Question("choose", boards, WHICH_ROW, because, hints, options=options)


def _of_row(cards: Cards, best: tuple[int, tuple[int, ...]]) -> Saying:
    own = strength(cards)
    wheel: list[tuple[Message, Facts]] = [(WHEEL, {})] if own.name == "straight" and own.heights[-1] < 0 else []
    beside = IS_BEST if own == best else SAME_KIND if own.kind == best[0] else BETTER_KIND
    return Saying(SET, ((WHAT_IT_IS[own.name], {}), *wheel, (beside, {"best": KINDS[best[0]]})))


POKER_BEST = Kind("poker-best", N_("The best row"), "choose", (SET,), _draw, _ask, of_a_deal=False)
