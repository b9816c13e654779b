"""All cards that win, or cannot."""

from types import ModuleType

from tutor.teach.kinds.beats import barbu_cards, ranks

MODULES: tuple[ModuleType, ...] = (barbu_cards, ranks)
