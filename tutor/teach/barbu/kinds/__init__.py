"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    compulsory,
    doubling,
    doubling_told,
    doubling_weighed,
    doubling_words,
    settling,
    settling_all,
    settling_slips,
)

SUBJECTS: tuple[ModuleType, ...] = (
    doubling,
    doubling_told,
    doubling_words,
    compulsory,
    doubling_weighed,
    settling,
    settling_all,
    settling_slips,
)
