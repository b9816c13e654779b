"""French Tarot: one module a phase, in the order in which a deal is lived."""

from __future__ import annotations

from tutor.rule import Rule, rules_of
from tutor.tarot import (
    announce,
    auction,
    bonuses,
    call,
    chips,
    conventions,
    count,
    cut,
    deal,
    dog,
    draw,
    hand_value,
    hands,
    play,
    score,
    tally,
    trick,
)
from tutor.tarot.match import Match
from tutor.tarot.opponent import choose, public, written
from tutor.tarot.options import VARIANTS
from tutor.tarot.phases import onwards, position, positions
from tutor.tarot.score import result, settle

__all__ = [
    "ADVICE",
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

#: Every rule that a move or a count can meet, by id, in the order of the rulebook.
RULES: dict[str, Rule] = rules_of(
    draw, cut, deal, hands, auction, call, dog, announce, trick, play, count, tally, score, bonuses, chips
)

#: The next player sits on the right (T-DEAL-DIRECTION).
CLOCKWISE = False

#: Conventions and advice, by id: they decide nothing.
ADVICE: dict[str, Rule] = rules_of(hand_value, conventions)
