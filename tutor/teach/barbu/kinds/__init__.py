"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    hands_weighed,
    king,
    king_holders,
    king_kept,
    last_two,
    last_two_out,
    no_hearts,
    no_hearts_true,
    no_queens,
    no_tricks,
    puzzles,
    queens,
    seven,
    seven_calls,
    seven_prices,
)

SUBJECTS: tuple[ModuleType, ...] = (
    seven,
    seven_prices,
    seven_calls,
    no_tricks,
    no_hearts,
    no_hearts_true,
    no_queens,
    queens,
    king,
    king_kept,
    king_holders,
    last_two,
    last_two_out,
    puzzles,
    hands_weighed,
)
