"""The end of a deal, of which a search says which card is best."""

from types import ModuleType

from tutor.teach.kinds.puzzle import barbu, tarot

MODULES: tuple[ModuleType, ...] = (tarot, barbu)
