"""The rule that a verdict names."""

from types import ModuleType

from tutor.teach.kinds.rule import cards, conventions, poignee

MODULES: tuple[ModuleType, ...] = (cards, poignee, conventions)
