"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import hands_weighed

SUBJECTS: tuple[ModuleType, ...] = (hands_weighed,)
