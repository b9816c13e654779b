"""The written sources of the rules of Barbu."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.core.rule import Source

#: The article that the first version of this project grew from; other languages have articles of their own.
WIKIPEDIA = Source(N_("Wikipedia, “Barbu (card game)”"))
PAGAT = Source(N_("pagat.com, “Barbu”"))
PARLETT = Source(N_("David Parlett, The Penguin Book of Card Games, “Barbu”"))
TRENTHAM = Source(N_("Neil Trentham, Barbu Corner (2010)"))
ONLINE = Source(N_("Basic rules of online Barbu (barbu.co.uk)"))
GOLDSMITH = Source(N_("Jeff Goldsmith, Barbu, Los Angeles rules"))
SAN_FRANCISCO = Source(N_("Jeff Goldsmith, San Francisco Barbu"))
TRICTRAC = Source(N_("forum.trictrac.net, “Contre et surcontre”"))
ACANOMAS = Source(N_("acanomas.com, “Barbu”"))
BOARD_GAME_ARENA = Source(N_("Board Game Arena, “Barbu”"))
BARBU_APP = Source(N_("barbu.app"))
BARBU_SCORER = Source(N_("Barbu Scorer, a score keeper"))
BARBETTE = Source(N_("pagat.com, “Barbette”"))
CANADIAN_SALAD = Source(N_("pagat.com, “Canadian Salad”"))
CHINESE_POKER = Source(N_("Wikipedia, “Chinese poker”"))
POKER_CORNER = Source(N_("poker-corner, “Chinese poker”"))
BARBU_GAME = Source(N_("Viv1bin, Barbu in TypeScript"))
LUDOPHINOIS = Source(N_("ludophinois.com, “Barbu”"))
FRENCH_WIKIPEDIA = Source(N_("French Wikipedia, “Barbu (jeu)”"))
GAMETEKO = Source(N_("gameteko.com, “Barbu”"))
MURPHY = Source(N_("Murphy, barbu.co.uk"))
PUBLICATIONS = Source(N_("Publications International, “Barbu”"))
BARBU_PYTHON = Source(N_("limi7break, Barbu in Python"))
