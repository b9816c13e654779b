"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    hands_weighed,
    no_hearts,
    no_hearts_true,
    no_tricks,
    puzzles,
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
    puzzles,
    hands_weighed,
)
