"""The tutor's players of Barbu: they do as they are advised, the same whenever they see the same."""

from __future__ import annotations

from tutor.barbu.advice import advised
from tutor.barbu.arranging import UNKNOWN, Arranging
from tutor.barbu.phases import Phase


def choose(at: Phase) -> str:
    """What the player to move does, as records write it; raise ``RecordError`` if their hand is not known."""
    return advised(at).move


def written(_: Phase, move: object) -> str:
    """A candidate move as records write it: every move of Barbu is written as it is named."""
    return str(move)


def public(at: Phase, move: str) -> str:
    """A move as the others at the table see it: a hand of Chinese poker is set face down (B-CP-SET)."""
    return f"{at.row} {UNKNOWN}" if isinstance(at, Arranging) else move
