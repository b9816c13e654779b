"""Proof, promise, duty or guess, sentence by sentence."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
