"""Barbu: one module a phase, and one for each contract."""

from __future__ import annotations

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
from tutor.barbu.contracts import (
    barbu,
    chinese_poker,
    domino,
    hearts,
    no_hearts,
    no_last_two,
    no_queens,
    no_tricks,
    order,
    ravage_city,
    salade,
    trumps,
)
from tutor.barbu.match import Match
from tutor.barbu.options import VARIANTS
from tutor.barbu.phases import onwards, position, positions, public, written
from tutor.barbu.settlement import result
from tutor.barbu.summary import settle
from tutor.rule import N_, by_id, chapters

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

#: The rulebook: every rule that a move or a score can meet, what every deal has before what a table may add.
CHAPTERS = chapters(
    ("the-deal", N_("The deal and the call"), (deal, call)),
    ("the-tricks", N_("The tricks"), (play, trick)),
    (
        "negative-contracts",
        N_("The five negative contracts"),
        (no_tricks, hearts, no_hearts, no_queens, barbu, no_last_two),
    ),
    ("trumps", N_("Trumps"), (trumps,)),
    ("domino", N_("Domino"), (domino, row, layout)),
    ("doubling", N_("Doubling"), (bets, targets, doubling, compulsory)),
    ("undoubled", N_("When nobody doubles"), (undoubled,)),
    ("the-score", N_("The score and the match"), (settlement, match)),
    ("ravage-city", N_("Variant: Ravage City"), (ravage_city,)),
    ("chinese-poker", N_("Variant: Chinese poker"), (chinese_poker, arranging)),
    ("salade", N_("Variants: Salade, five players, 32 cards"), (salade, order)),
)

#: The same rules by id.
RULES = by_id(rule for chapter in CHAPTERS for rule in chapter.rules.values())
