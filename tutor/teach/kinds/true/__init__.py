"""Sentences of which some are true here."""

from types import ModuleType

from tutor.teach.kinds.true import barbu_past, domino, no_hearts, sentences

MODULES: tuple[ModuleType, ...] = (no_hearts, domino, sentences, barbu_past)
