"""Barbu: one module a phase, and one for each contract."""

from __future__ import annotations

from tutor.barbu import (
    arranging,
    bets,
    call,
    compulsory,
    contracts,
    deal,
    doubling,
    layout,
    match,
    naming,
    play,
    row,
    settlement,
    trick,
    undoubled,
)
from tutor.barbu.match import Match
from tutor.barbu.opponent import choose, public, written
from tutor.barbu.options import VARIANTS
from tutor.barbu.phases import onwards, position, positions
from tutor.barbu.score import result
from tutor.barbu.summary import settle
from tutor.rule import Rule, rules_of

__all__ = [
    "CLOCKWISE",
    "RULES",
    "VARIANTS",
    "Match",
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

#: Every rule that a move or a score can meet, by id, in the order of the rulebook.
RULES: dict[str, Rule] = rules_of(
    *(deal, call, play, trick, *contracts.MODULES, row, layout, arranging),
    *(doubling, naming, bets, compulsory, undoubled, settlement, match),
)
