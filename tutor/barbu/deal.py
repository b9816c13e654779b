"""Before the call: the pack, the players and the deal."""

from __future__ import annotations

from tutor.barbu.sources import PAGAT, TRENTHAM, WIKIPEDIA
from tutor.core.message import N_
from tutor.core.rule import Rule

PACK = Rule(
    "B-DECK-52",
    title=N_("52 cards"),
    statement=N_("Barbu is played with one French pack of 52 cards, without jokers."),
    sources=(WIKIPEDIA, PAGAT, TRENTHAM),
)
RANKS = Rule(
    "B-RANK-AHIGH",
    title=N_("The ace is high"),
    statement=N_("In every suit the ace is the highest card and the two the lowest. The suits have no order."),
    sources=(WIKIPEDIA,),
)
PLAYERS = Rule(
    "B-PLAYERS-4",
    title=N_("Four players, each alone"),
    statement=N_("Four play, each for themselves; there are no partnerships."),
    sources=(WIKIPEDIA,),
)
FIRST_DEALER = Rule(
    "B-DRAW-FIRST-DEALER",
    title=N_("Who deals first"),
    statement=N_("Each player draws a card, and the highest deals first. Players with equal cards draw again."),
    sources=(WIKIPEDIA, PAGAT),
)
CUT = Rule(
    "B-DEAL-CUT-RIGHT",
    title=N_("Shuffle and cut"),
    statement=N_("The dealer shuffles, and the player on the dealer’s right cuts."),
    sources=(WIKIPEDIA,),
)
THIRTEEN = Rule(
    "B-DEAL-13",
    title=N_("Thirteen cards each"),
    statement=N_("The cards are dealt one at a time, clockwise: 13 to each player, and none is left over."),
    sources=(WIKIPEDIA,),
)
