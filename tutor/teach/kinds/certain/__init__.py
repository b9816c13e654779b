"""Proof, promise, duty or guess, sentence by sentence."""

from types import ModuleType

from tutor.teach.kinds.certain import call, lines, partner

MODULES: tuple[ModuleType, ...] = (call, lines, partner)
