"""How many cards, deals or duties there are, or are still to come."""

from types import ModuleType

from tutor.teach.kinds.out import dealt, unseen

MODULES: tuple[ModuleType, ...] = (unseen, dealt)
