"""Barbu: one module a phase, and one for each contract."""

from __future__ import annotations

import sys
from collections.abc import Iterator
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
    redoubling,
    row,
    settlement,
    targets,
    trick,
    undoubled,
)
from tutor.barbu.advice import ADVICE, advised, choose
from tutor.barbu.contracts import KINDS, OTHERS, SEVEN, Contract, chinese_poker, domino, ladder, order, salade, trumps
from tutor.barbu.contracts.contract import Heading
from tutor.barbu.drafted import SCENES, drafted, undrafted
from tutor.barbu.entered import entered, fields_of
from tutor.barbu.house import HOUSE
from tutor.barbu.match import Match
from tutor.barbu.options import VARIANTS, Options
from tutor.barbu.phases import onwards, position, positions, public, ruling, written
from tutor.barbu.settlement import result
from tutor.barbu.summary import settle
from tutor.core.chapters import by_id, chapters
from tutor.core.message import N_, Message

__all__ = [
    "ADVICE",
    "CHAPTERS",
    "CLOCKWISE",
    "HOUSE",
    "RULES",
    "SCENES",
    "VARIANTS",
    "Match",
    "Options",
    "advised",
    "choose",
    "drafted",
    "entered",
    "fields_of",
    "onwards",
    "position",
    "positions",
    "public",
    "result",
    "ruling",
    "settle",
    "undrafted",
    "written",
]

#: The next player sits on the left (B-TURN-CLOCKWISE).
CLOCKWISE = True

#: The modules whose rules stand in the chapter of a contract beside its own: the rules of a play that is not in tricks,
#: or of an order.
BESIDE = {
    trumps.Trumps.chapter: (ladder,),
    domino.Domino.chapter: (row, layout),
    chinese_poker.ChinesePoker.chapter: (arranging,),
    salade.Salade.chapter: (order,),
}


def _homes() -> dict[ModuleType, Heading]:
    """The chapter of each module of a contract, or of a class that it extends: that of the first contract it is for."""
    homes: dict[ModuleType, Heading] = {}
    for kind in KINDS:
        for base in reversed(kind.__mro__):
            if issubclass(base, Contract):
                homes.setdefault(sys.modules[base.__module__], kind.chapter)
    return homes


def _told(kinds: tuple[type[Contract], ...]) -> Iterator[tuple[str, Message, Message, tuple[ModuleType, ...]]]:
    """The chapters of contracts."""
    for heading in dict.fromkeys(kind.chapter for kind in kinds):
        own = (module for module, home in _homes().items() if home == heading)
        yield (*heading, (*own, *BESIDE.get(heading, ())))


#: The rulebook: every rule that a move or a score can meet, what every deal has before what a table may add.
CHAPTERS = chapters(
    (
        "the-deal",
        N_("The deal and the call"),
        N_("The 52 cards, who deals them, and which contracts the dealer can still call."),
        (deal, call),
    ),
    (
        "the-tricks",
        N_("The tricks", "a chapter of the rulebook"),
        N_("How a trick is played in every contract: the lead, following suit, and the card that wins."),
        (play, trick),
    ),
    *_told(SEVEN),
    (
        "doubling",
        N_("Doubling", "a chapter of the rulebook"),
        N_("The bets between two players: whom you may double, when you must, and who may redouble."),
        (bets, targets, redoubling, doubling, compulsory),
    ),
    (
        "undoubled",
        N_("When nobody doubles"),
        N_("What happens to a deal on which nobody has bet."),
        (undoubled,),
    ),
    (
        "the-score",
        N_("The score and the match"),
        N_("What the bets add to the points of a deal, how many deals a match has, and who wins it."),
        (settlement, match),
    ),
    *_told(OTHERS),
)

#: The same rules by id.
RULES = by_id(rule for chapter in CHAPTERS for rule in chapter.rules.values())
