"""Proof, promise, duty or guess, sentence by sentence."""

from tutor.core.message import N_
from tutor.teach.family import Family

CERTAIN = Family("certain", N_("Certain, or a guess?", "title of an exercise"), "pairs")
