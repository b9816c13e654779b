"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    domino_fits,
    domino_passes,
    domino_ways,
    hands_weighed,
    no_hearts,
    no_hearts_true,
    no_tricks,
    puzzles,
    seven,
    seven_calls,
    seven_prices,
    trumps_call,
    trumps_ladder,
    trumps_proofs,
    trumps_revoke,
    trumps_tricks,
)

SUBJECTS: tuple[ModuleType, ...] = (
    seven,
    seven_prices,
    seven_calls,
    no_tricks,
    no_hearts,
    no_hearts_true,
    trumps_ladder,
    trumps_tricks,
    trumps_proofs,
    trumps_revoke,
    trumps_call,
    domino_fits,
    domino_ways,
    domino_passes,
    puzzles,
    hands_weighed,
)
