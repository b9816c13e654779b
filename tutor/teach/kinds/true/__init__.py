"""Sentences of which some are true here."""

from types import ModuleType

from tutor.teach.kinds.true import at_five, barbu_past, domino, no_hearts, sentences

MODULES: tuple[ModuleType, ...] = (no_hearts, domino, sentences, at_five, barbu_past)
