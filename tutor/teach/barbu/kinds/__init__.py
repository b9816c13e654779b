"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    poker_best,
    poker_well_set,
)

SUBJECTS: tuple[ModuleType, ...] = (
    poker_best,
    poker_well_set,
)
