"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    compulsory,
    doubling,
    doubling_told,
    doubling_words,
    family,
    planning_sets,
    poker_best,
    poker_well_set,
    settling,
    settling_all,
    seven_calls,
)

SUBJECTS: tuple[ModuleType, ...] = (
    seven_calls,
    doubling,
    doubling_told,
    doubling_words,
    compulsory,
    settling,
    settling_all,
    planning_sets,
    poker_best,
    poker_well_set,
    family,
)
