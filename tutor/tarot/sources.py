"""The written sources of the rules of French Tarot."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.core.rule import Source

#: The article that the first version of this project grew from; other languages have articles of their own.
WIKIPEDIA = Source(N_("Wikipedia, “French tarot”"))
OFFICIAL = N_("FFT, Règlement officiel (2012)")

#: Those who write down the conventions and advice of the federation's teaching.
BOURGOGNE = Source(N_("Comité de Bourgogne, “La signalisation FFT”"))
BOULOGNE = Source(N_("Tarot-club boulonnais, TaroMag no 3"))
LA_TENUE = Source(N_("Tarot-club boulonnais, “La tenue” (TarotMag no 9)"))
SHUA = Source(N_("shua.fr"))
REYNAL = Source(N_("Pierre Reynal, commented deals of the Comité de Bourgogne, no 25"))
VINEUIL = Source(N_("Tarot-club de Vineuil"))
LE_TAROT = Source(N_("le-tarot.fr"))
FORUM = Source(N_("jeu-tarot-en-ligne.com, forum"))
#: The book that the evaluation comes from, and those who hand it down; the club adds worked examples.
CHAVEY = Source(N_("Noël Chavey, Le Jeu de tarot (1986), as given by ATGA and by the club Le 21 bollénois"))

#: Clubs and pages that explain the rules, or what tables make of them.
MAUGES_BOCAGES = Source(N_("the tarot club of Mauges-Bocages (2012)"))
CLUB_DU_MAD = Source(N_("Tarot Club du Mad, arbitration"))
OLONNE = Source(N_("the tarot club of Château-d’Olonne"))
WIKIBOOKS = Source(N_("French Wikibooks, “Boîte à jeux/Le Tarot”"))
JEUX_DE_CARTES = Source(N_("jeuxdecartes.net"))
BRIC_A_BRAC = Source(N_("bric-a-brac.org, “Tarot”"))
RENCONTRES = Source(N_("rencontrestarot.org, “La marque”"))
PARLETT = Source(N_("David Parlett, The Penguin Book of Card Games"))


def fft(section: int | None = None) -> Source:
    """Cite the rules of the Fédération française de tarot, version of 1 July 2012, or one of their sections."""
    return Source(OFFICIAL, section)
