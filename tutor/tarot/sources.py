"""Where the rules of French Tarot are written down."""

from __future__ import annotations

#: The article that the first version of this project grew from.
WIKIPEDIA = "Wikipedia, “French tarot”"

#: Those who write down the conventions and advice of the federation's teaching.
BOURGOGNE = "Comité de Bourgogne, “La signalisation FFT”"
BOULOGNE = "Tarot-club boulonnais, TaroMag no 3"
VINEUIL = "Tarot-club de Vineuil"
LE_TAROT = "le-tarot.fr"
FORUM = "jeu-tarot-en-ligne.com, forum"


def fft(section: int | None = None) -> str:
    """Cite the rules of the Fédération française de tarot, version of 1 July 2012, or one of their sections."""
    rules = "FFT, Règlement officiel (2012)"
    return rules if section is None else f"{rules}, § {section}"
