"""Barbu: one module a phase, and one for each contract."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from types import ModuleType

from tutor.barbu import (
    arranging,
    bets,
    call,
    compulsory,
    deal,
    doubling,
    layout,
    match,
    play,
    row,
    settlement,
    targets,
    trick,
    undoubled,
)
from tutor.barbu.advice import ADVICE, advised, choose
from tutor.barbu.contracts import OTHERS, SEVEN, Contract, chinese_poker, domino, order, salade
from tutor.barbu.match import Match
from tutor.barbu.options import VARIANTS
from tutor.barbu.phases import onwards, position, positions, public, written
from tutor.barbu.settlement import result
from tutor.barbu.summary import settle
from tutor.rule import N_, Message, Rule, chapters

__all__ = [
    "ADVICE",
    "CHAPTERS",
    "CLOCKWISE",
    "RULES",
    "VARIANTS",
    "Match",
    "advised",
    "choose",
    "onwards",
    "position",
    "positions",
    "public",
    "result",
    "settle",
    "written",
]

#: The next player sits on the left (B-TURN-CLOCKWISE).
CLOCKWISE = True

#: What stands in the chapter of a contract beside its own rules: those of a play that is not in tricks, or of an order.
BESIDE = {
    domino.Domino.chapter: (row, layout),
    chinese_poker.ChinesePoker.chapter: (arranging,),
    salade.Salade.chapter: (order,),
}


def _told(kinds: tuple[type[Contract], ...]) -> Iterator[tuple[str, Message, tuple[ModuleType, ...]]]:
    """The chapters of contracts: the modules of those that stand in each, and of the classes that they extend."""
    for heading, alike in groupby(kinds, key=attrgetter("chapter")):
        classes = (base for kind in alike for base in reversed(kind.__mro__) if issubclass(base, Contract))
        yield (*heading, (*(sys.modules[one.__module__] for one in classes), *BESIDE.get(heading, ())))


#: The rulebook: every rule that a move or a score can meet, what every deal has before what a table may add.
CHAPTERS = chapters(
    ("the-deal", N_("The deal and the call"), (deal, call)),
    ("the-tricks", N_("The tricks", "a chapter of the rulebook"), (play, trick)),
    *_told(SEVEN),
    ("doubling", N_("Doubling", "a chapter of the rulebook"), (bets, targets, doubling, compulsory)),
    ("undoubled", N_("When nobody doubles"), (undoubled,)),
    ("the-score", N_("The score and the match"), (settlement, match)),
    *_told(OTHERS),
)

#: The same rules by id.
RULES: dict[str, Rule] = {code: rule for chapter in CHAPTERS for code, rule in chapter.rules.items()}
