"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    domino_fits,
    domino_passes,
    domino_ways,
    trumps_call,
    trumps_ladder,
    trumps_proofs,
    trumps_revoke,
    trumps_tricks,
)

SUBJECTS: tuple[ModuleType, ...] = (
    trumps_ladder,
    trumps_tricks,
    trumps_proofs,
    trumps_revoke,
    trumps_call,
    domino_fits,
    domino_ways,
    domino_passes,
)
