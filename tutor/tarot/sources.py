"""Where the rules of French Tarot are written down."""

from __future__ import annotations

#: The article that the first version of this project grew from.
WIKIPEDIA = "Wikipedia, “French tarot”"


def fft(section: int | None = None) -> str:
    """Cite the rules of the Fédération française de tarot, version of 1 July 2012, or one of their sections."""
    rules = "FFT, Règlement officiel (2012)"
    return rules if section is None else f"{rules}, § {section}"
