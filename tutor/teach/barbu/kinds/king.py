"""Barbu: the end of the play, and who pays."""

from __future__ import annotations

from tutor.barbu.contracts import barbu
from tutor.barbu.contracts.barbu import KING, Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach.barbu.kinds.ends import ends, pays

CALL = Barbu.name
KING_OF_HEARTS = BARBU[HEARTS + KING]

# When it ends, and who pays

WHAT_NEXT = N_(
    "In Barbu {done} {done:n|trick has|tricks have} been won so far. Here are {count} ways in which the next one may"
    " go, each drawn as far as it has been played, the card led first. What happens then?"
)
WHOSE_KING = N_("This trick belongs to a deal of Barbu. Who pays for {card:card}?")

KING_ENDS = ends("king-ends", N_("Barbu: is the deal over?"), CALL, WHAT_NEXT, (barbu.END,))
KING_PAYS = pays("king-pays", N_("Barbu: who pays?"), Barbu(), WHOSE_KING, (barbu.SCORE,))
