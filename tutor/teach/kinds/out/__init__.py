"""The number of cards, rounds, deals or duties that there are, or that are still to come."""

from types import ModuleType

from tutor.teach.kinds.out import deals, dealt, domino, doubles, ecart, guards, poignee, rounds, told, unseen, watched

MODULES: tuple[ModuleType, ...] = (unseen, dealt, guards, ecart, poignee, told, domino, deals, doubles, rounds, watched)
