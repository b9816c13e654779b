"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    compulsory,
    doubling,
    doubling_told,
    planning_sets,
    settling,
    settling_all,
    seven_calls,
)

SUBJECTS: tuple[ModuleType, ...] = (
    seven_calls,
    doubling,
    doubling_told,
    compulsory,
    settling,
    settling_all,
    planning_sets,
)
