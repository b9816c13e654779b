"""Sentences of which some are true here."""

from types import ModuleType

from tutor.teach.kinds.true import domino, no_hearts, sentences

MODULES: tuple[ModuleType, ...] = (no_hearts, domino, sentences)
