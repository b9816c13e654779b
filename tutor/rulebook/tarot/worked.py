"""French Tarot, worked examples of the count and the score: a score sheet in which a rule is met."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.core.sheet import Sheet
from tutor.tarot.advice.opponent import choose
from tutor.tarot.announce import Declaration
from tutor.tarot.midway import resumed
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, HAND_SIZES
from tutor.tarot.trick import Trick

#: Deals in a few numbers, as a table's book-keeping has them; the first in which a rule is met is its example.
DEALS: tuple[dict[str, Any], ...] = (
    {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "petit_au_bout": "attack", "poignees": ["simple"]},
    {"players": 3, "taker": 0, "contract": "prise", "points": 41.5, "bouts": 2},
    {"taker": 0, "contract": "prise", "points": 51, "bouts": 1},
    {"taker": 0, "contract": "garde", "points": 45, "bouts": 1, "petit_au_bout": "attack"},
    {"taker": 0, "contract": "garde-sans", "points": 61, "bouts": 2, "slam": "failed"},
    {"taker": 0, "contract": "garde", "points": 4, "bouts": 0, "slam": "defence"},
    {"taker": 0, "contract": "garde", "points": 80, "bouts": 3, "slam": "petit-made", "rules": {"petit_slam": True}},
    {"players": 5, "taker": 0, "dead": 3, "contract": "garde", "points": 56, "bouts": 1},
    {"taker": 0, "contract": "garde", "points": 53, "bouts": 1, "misere": [2], "rules": {"misere": True}},
    {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "rules": {"base": "ladder"}},
    {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "rules": {"round_margin": 5}},
    {"taker": 0, "contract": "garde-sans", "points": 53, "bouts": 2, "rules": {"round_to_ten": True}},
    {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "stacks": [20, 1, 9, 9], "rules": {"base": "chips"}},
)

TRUMPS = [card.code for card in TAROT.all.of("T")]


@cache
def worked(rule: Rule) -> Sheet | None:
    """A score sheet in which ``rule`` has a line; ``None`` if no example has."""
    return next((sheet for sheet in _sheets() if any(line.reason.rule.id == rule.id for line in sheet.lines)), None)


def _sheets() -> Iterator[Sheet]:
    for data in DEALS:
        yield tarot.settle(data)
    yield from _played()


@cache
def _played() -> tuple[Sheet, ...]:
    """The sheets of deals played to the end: each contract with four players, one with five, and made-up ones."""
    tables = ((4, "garde"), (4, "garde-sans"), (4, "garde-contre"), (5, "garde-sans"))
    made_up = (_slam(excuse=False), _slam(excuse=True), _debt(), _shown_in_vain())
    played = (*(_to_the_end(*table) for table in tables), *made_up)
    return tuple(map(tarot.result, played))


def _to_the_end(players: int, contract: str) -> Play:
    """A deal played by the tutor's own players: the first in which the Excuse stays with its side."""
    size = HAND_SIZES[players]
    for seed in range(100):
        cards = random.Random(seed).sample(TAROT.cards, size * players)
        hands = tuple(TAROT.set(cards[size * seat : size * (seat + 1)]) for seat in range(players))
        start = {"phase": "play", "taker": 0, "contract": contract, "leader": 0}
        if players == FIVE:
            start["called"] = "HK"
        at = resumed(Record("tarot", players, hands, start=start))
        while not at.over:
            at = at.after(at.read(choose(at), ""))
        if any(line.reason.rule.id == "T-EXC-KEEP" for line in tarot.result(at).lines):
            return at
    raise LookupError(contract)


def _slam(*, excuse: bool) -> Play:
    """Seat 0 takes every trick with high trumps, then the Petit and the Excuse; or a defender has the Excuse."""
    mine = [*TRUMPS[:4:-1], *(["T1", "EX"] if excuse else ["T5", "SK"])]
    low, plain = _rest(mine)
    return _laid(mine, [*low, *plain[:14]], plain[14:32], [*([] if excuse else ["EX"]), *plain[32:]][:18])


def _debt() -> Play:
    """Seat 0 takes every trick but the last, in which no low card falls that could be given for the Excuse."""
    mine, last = [*TRUMPS[:3:-1], "SQ"], ["SK", "HK", "DK"]
    low, plain = _rest([*mine, *last])
    piles = ([*low, *plain[-13:]], plain[-30:-13], ["EX", *plain[-46:-30]])
    return _laid(mine, *([*pile, king] for pile, king in zip(piles, last, strict=True)))


def _shown_in_vain() -> Play:
    """Seat 1 shows ten trumps, and the taker makes the contract with eleven higher ones and the spades."""
    mine = [*TRUMPS[:9:-1], "SK", "SQ", "SN", "SJ", "S10", "S9", "S8"]
    low, plain = _rest([*mine, "S7"])
    plain = [code for code in plain if not code.startswith("S")]
    over = _laid(mine, [*low, *plain[:8]], ["S7", *plain[8:25]], ["EX", *plain[25:42]])
    return replace(over, shown=((1, Declaration("poignee simple")),))


def _rest(taken: list[str]) -> tuple[list[str], list[str]]:
    """The trumps, and the cards of the suits, that are not among those ``taken``."""
    low = [code for code in TRUMPS if code not in taken]
    return low, [card.code for card in TAROT.cards if card.code not in {*taken, *low, "EX"}]


def _laid(*piles: list[str]) -> Play:
    """A deal in which everybody plays the cards of their pile in order, and seat 0 leads every trick."""
    at = Play(HAND_SIZES[4], 0, "garde", (None,) * 4, Trick(0, 4))
    for trick in zip(*piles, strict=True):
        for code in trick:
            at = at.after(TAROT[code])
    return at
