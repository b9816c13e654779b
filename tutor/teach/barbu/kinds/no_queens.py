"""No Queens: the end of the play, and who pays."""

from __future__ import annotations

from tutor.barbu.contracts import no_queens
from tutor.barbu.contracts.no_queens import QUEEN, NoQueens
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach.barbu.kinds.ends import ends, pays

CALL = NoQueens.name
QUEENS = BARBU.all.of_rank(QUEEN)

# When it ends, and who pays

WHAT_NEXT = N_(
    "In No Queens {done} {done:n|trick has|tricks have} been won so far. Here are {count} ways in which the next one"
    " may go, each drawn as far as it has been played, the card led first. What happens then?"
)
WHOSE_QUEEN = N_("This trick belongs to a deal of No Queens. Who pays for {card:card}?")

NO_QUEENS_ENDS = ends("no-queens-ends", N_("No Queens: is the deal over?"), CALL, WHAT_NEXT, (no_queens.END,))
NO_QUEENS_PAYS = pays("no-queens-pays", N_("No Queens: who pays?"), NoQueens(), WHOSE_QUEEN, (no_queens.SCORE,))
