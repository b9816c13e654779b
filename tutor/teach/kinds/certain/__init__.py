"""Proof, promise, duty or guess, sentence by sentence."""

from types import ModuleType

from tutor.teach.kinds.certain import lines, partner

MODULES: tuple[ModuleType, ...] = (lines, partner)
