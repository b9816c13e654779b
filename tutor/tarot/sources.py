"""Where the rules of French Tarot are written down."""

from __future__ import annotations

#: The article that the first version of this project grew from.
WIKIPEDIA = "Wikipedia, “French tarot”"


def fft(section: int) -> str:
    """Cite a section of the rules of the Fédération française de tarot, version of 1 July 2012."""
    return f"FFT, Règlement officiel (2012), § {section}"
