"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import family, hands_weighed, poker, poker_set, ravage, salade, sets

SUBJECTS: tuple[ModuleType, ...] = (hands_weighed, ravage, sets, poker, poker_set, salade, family)
