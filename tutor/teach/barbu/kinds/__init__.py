"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    king,
    king_holders,
    king_kept,
    last_two,
    last_two_out,
    no_hearts,
    no_queens,
    no_tricks,
    queens,
)

SUBJECTS: tuple[ModuleType, ...] = (
    no_tricks,
    no_hearts,
    no_queens,
    queens,
    king,
    king_kept,
    king_holders,
    last_two,
    last_two_out,
)
