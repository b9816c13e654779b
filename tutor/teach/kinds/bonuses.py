"""A sheet with a bonus beside the contract, and a slip in it."""

from __future__ import annotations

import random

from tutor.core.message import N_
from tutor.tarot.score.bonuses import (
    PETIT_LAST,
    PETIT_SIGN,
    SLAM,
    SLAM_FLAT,
    SLAM_INDEPENDENT,
)
from tutor.tarot.score.sheet import MULTIPLIER
from tutor.teach.draw import Draw
from tutor.teach.finished import with_bonus
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Question, Scored
from tutor.teach.scored import wrong_line


def _draw_earned(level: int, seed: int, rng: random.Random) -> tuple[Scored]:
    """A deal with the Petit at the end, with a slam, with both."""
    return (Scored(with_bonus(Draw(level, seed, rng))),)


def _ask_bonus_audit(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    return wrong_line(board.deal, rng, (PETIT_LAST, SLAM, MULTIPLIER)) if isinstance(board, Scored) else None


BONUS_AUDIT = Kind(
    "bonus-audit",
    N_("Which line is wrong, with a bonus?"),
    "choose",
    (PETIT_LAST, PETIT_SIGN, SLAM, SLAM_FLAT, SLAM_INDEPENDENT),
    _draw_earned,
    _ask_bonus_audit,
    of_a_deal=False,
)
