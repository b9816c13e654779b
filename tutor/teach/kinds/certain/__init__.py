"""Proof, promise, duty or guess, sentence by sentence."""

from types import ModuleType

from tutor.teach.kinds.certain import guesses, told

MODULES: tuple[ModuleType, ...] = (guesses, told)
