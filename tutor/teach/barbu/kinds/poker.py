"""Chinese poker: which row is better, whether a hand is well set, and what a row wins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from decimal import Decimal

from tutor.barbu.arranging import SET
from tutor.barbu.contracts.chinese_poker import FOUL, SUM, TIMES_FOUR, UNIT, Rows
from tutor.barbu.options import STANDARD
from tutor.barbu.poker import KINDS, strength
from tutor.cards import BARBU, Cards
from tutor.message import N_, Facts, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.poker_rows import WHAT_IT_IS, by_rank, row
from tutor.teach.kind import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

LETTERS = "ABCD"
KINDS_IN_ORDER = N_(
    "From low to high: high card, pair, two pairs, three of a kind, straight, flush, full house, four of a kind,"
    " straight flush."
)

# Which row is best

WHICH_ROW = N_("Which of these rows is the best poker hand?")
ROW_NAMED = N_("Row {name}")
WHAT_DOES_EACH_MAKE = N_("What does each row make: equal ranks, five in a row, five of one suit, or nothing at all?")
IS_BEST = N_("No other row here is as good.")
BETTER_KIND = N_("But there is something better here: {best:term}.")
SAME_KIND = N_("Another row is of the same kind, and there the higher cards decide.")
WHEEL = N_("In A 2 3 4 5 the ace is low, and that is the lowest straight.")
#: By level, how far apart the kinds of the best two rows may be.
APART = ((2, 8), (1, 1), (0, 0))
#: The kinds that come, four of a kind and straight flushes hardly ever.
USUAL = KINDS[:7]


def _rows(kinds: Sequence[str], rng: random.Random) -> list[Cards] | None:
    """Rows of these kinds from one pack; ``None`` if they do not come."""
    left = BARBU.all
    found: list[Cards] = []
    for kind in kinds:
        drawn = next(filter(None, (row(kind, rng, left) for _ in range(20))), None)
        if drawn is None:
            return None
        left -= drawn
        found.append(drawn)
    return found


def _draw_rows(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    nearest, farthest = APART[level - 1]
    while True:
        best = rng.randrange(farthest if level == 1 else 1, len(USUAL)) if level > 1 else rng.randrange(2, len(USUAL))
        second = best - rng.randint(nearest, min(farthest, best))
        others = [rng.randint(0, second) for _ in range(PLAYERS - 2)]
        found = _rows([USUAL[at] for at in (best, second, *others)], rng)
        if found:
            rng.shuffle(found)
            named = zip(found, LETTERS, strict=True)
            return tuple(
                Laid(by_rank(cards), Saying.plain(ROW_NAMED, None, name=name), small=True) for cards, name in named
            )


def _cards(boards: tuple[Board, ...]) -> list[Cards]:
    return [BARBU.set(board.cards) for board in boards if isinstance(board, Laid)]


def _ask_best(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    rows = _cards(boards)
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


POKER_BEST = Kind("poker-best", N_("The best row"), "choose", (SET,), _draw_rows, _ask_best, of_a_deal=False)

# Whether a hand is well set

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


def _draw_set(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    while True:
        back, middle, front = rng.choice(SETTINGS[level - 1])
        found = _rows((back, middle), rng)
        three = row(front, rng, BARBU.all - found[0] - found[1], 3) if found else None
        if found and three:
            titles = (BACK_ROW, MIDDLE_ROW, FRONT_ROW)
            return tuple(
                Laid(by_rank(cards), Saying.plain(title), small=True)
                for cards, title in zip((*found, three), titles, strict=True)
            )


def _ask_set(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    rows = Rows(*_cards(boards))
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


POKER_WELL_SET = Kind(
    "poker-well-set", N_("Well set, or not?"), "choose", (SET, FOUL), _draw_set, _ask_set, of_a_deal=False
)

# What a row wins

YOUR_UNITS = N_("These are the middle rows of the four players. How many units does yours win?")
YOUR_POINTS = N_("These are the middle rows of the four players. How many points does yours win, at four a unit?")
ALL_UNITS = N_("These are the middle rows of the four players. How many units do all four win together?")
WHOSE = N_("{by:Player}:")
WHICH_ARE_WORSE = N_("Which of the other rows are worse than yours? Equal ones do not count.")
EACH_WINS = N_("{by:Player} {by:you|beat|beats} {units} {units:n|row|rows} ({hand:term}).")
IN_POINTS = N_("{units} {units:n|unit|units} of {each} make {points}.")
IN_ALL = N_("Together that makes {units}.")
SIX_WITHOUT_TIES = N_("It is 6 only if all rows differ: 3 + 2 + 1 + 0.")
NOT_UNITS = N_("So many units; each of them is worth {each} points.")


def _draw_four(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    while True:
        found = _rows(rng.choices(USUAL[:6], k=PLAYERS), rng) if level < 3 else _tied(rng)  # noqa: PLR2004
        if found:
            rng.shuffle(found)
            titles = (Saying(None, ((WHOSE, {"by": at}),), CHAIR) for at in range(PLAYERS))
            return tuple(Laid(by_rank(cards), title, small=True) for cards, title in zip(found, titles, strict=True))


def _tied(rng: random.Random) -> list[Cards] | None:
    """Four rows of which two are equal, or twice two; ``None`` if they do not come."""
    found = _rows(rng.choices(USUAL[:5], k=PLAYERS - 1), rng)
    if not found:
        return None
    first, second, third = found
    left = BARBU.all - first - second - third
    twin = _equal(first, left, rng)
    fourth = _equal(second, left - twin, rng) if twin and rng.random() < 1 / 3 else third
    return [first, second, twin, fourth] if twin and fourth else None


def _equal(cards: Cards, left: Cards, rng: random.Random) -> Cards | None:
    """Other cards of the same ranks that make the same; ``None`` if there are none left."""
    others = BARBU.none
    for card in cards:
        same = [*(left - others).of_rank(card.rank)]
        others |= BARBU.set(rng.sample(same, min(len(same), 1)))
    return others if len(others) == len(cards) and strength(others) == strength(cards) else None


def _ask_units(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question:
    strengths = [*map(strength, _cards(boards))]
    won = [sum(own > other for other in strengths) for own in strengths]
    each, mine = STANDARD.poker, won[LEARNER]
    told: tuple[tuple[Message, Facts], ...] = tuple(
        (EACH_WINS, {"by": at, "units": won[at], "hand": strengths[at].name})
        for at in (range(PLAYERS) if level > 2 else (LEARNER,))  # noqa: PLR2004 - levels are counted
    )
    hints = Hints((Saying.plain(WHICH_ARE_WORSE),), (Saying.plain(UNIT.statement, UNIT),))
    if level == 1:
        because = Saying(UNIT, told, CHAIR)
        return Question("number", boards, YOUR_UNITS, (because,), hints, number=Number(Decimal(mine)))
    if level == 2:  # noqa: PLR2004
        points = (IN_POINTS, {"units": mine, "each": each, "points": mine * each})
        slips = {Decimal(mine): Saying.plain(NOT_UNITS, TIMES_FOUR, each=each)} if mine else {}
        because = Saying(TIMES_FOUR, (*told, points), CHAIR)
        return Question("number", boards, YOUR_POINTS, (because,), hints, number=Number(Decimal(mine * each), slips))
    because = Saying(SUM, (*told, (IN_ALL, {"units": sum(won)})), CHAIR)
    slips = {Decimal(6): Saying.plain(SIX_WITHOUT_TIES, SUM)} if sum(won) != 6 else {}  # noqa: PLR2004
    return Question("number", boards, ALL_UNITS, (because,), hints, number=Number(Decimal(sum(won)), slips))


POKER_UNITS = Kind(
    "poker-units",
    N_("What a row wins"),
    "number",
    (UNIT, SUM, TIMES_FOUR),
    _draw_four,
    _ask_units,
    of_a_deal=False,
)
