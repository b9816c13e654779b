"""Where the rules of Barbu are written down."""

from __future__ import annotations

#: The article that the first version of this project grew from.
WIKIPEDIA = "Wikipedia, “Barbu (card game)”"
PAGAT = "pagat.com, “Barbu”"
PARLETT = "David Parlett, The Penguin Book of Card Games, “Barbu”"
TRENTHAM = "Neil Trentham, Barbu Corner (2010)"
ONLINE = "Basic rules of online Barbu (barbu.co.uk)"
GOLDSMITH = "Jeff Goldsmith, Barbu, Los Angeles rules"
SAN_FRANCISCO = "Jeff Goldsmith, San Francisco Barbu"
TRICTRAC = "forum.trictrac.net, “Contre et surcontre”"
ACANOMAS = "acanomas.com, “Barbu”"
BOARD_GAME_ARENA = "Board Game Arena, “Barbu”"
BARBU_APP = "barbu.app"
BARBU_SCORER = "Barbu Scorer, a score keeper"
BARBETTE = "pagat.com, “Barbette”"
CANADIAN_SALAD = "pagat.com, “Canadian Salad”"
CHINESE_POKER = "Wikipedia, “Chinese poker”"
POKER_CORNER = "poker-corner, “Chinese poker”"
BARBU_GAME = "Viv1bin, Barbu in TypeScript"
LUDOPHINOIS = "ludophinois.com, “Barbu”"
FRENCH_WIKIPEDIA = "French Wikipedia, “Barbu (jeu)”"
