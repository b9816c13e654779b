"""Barbu: one module a phase, and one for each contract."""

from __future__ import annotations

from tutor.barbu import arranging, call, contracts, doubling, layout, play, settlement, trick
from tutor.barbu.phases import onwards, position, positions
from tutor.barbu.settlement import result, settle
from tutor.rule import Rule, rules_of

__all__ = ["RULES", "onwards", "position", "positions", "result", "settle"]

#: Every rule that a move or a score can meet, by id, in the order of the rulebook.
RULES: dict[str, Rule] = rules_of(call, play, trick, *contracts.MODULES, layout, arranging, doubling, settlement)
