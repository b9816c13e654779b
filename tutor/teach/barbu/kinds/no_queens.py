"""No Queens: what may be played, when play stops, who pays, and how much."""

from __future__ import annotations

from tutor.barbu.contracts import no_queens
from tutor.barbu.contracts.no_queens import QUEEN, NoQueens
from tutor.barbu.options import STANDARD
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach.barbu.kinds.costs import Pile, Slip, of_cards
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

# What does it cost?

EACH_COSTS_SIX = N_("That is how many queens there are. Each of them costs 6 points.")
KINGS_COST_NOTHING = N_("That counts kings as well. Only queens cost points.")
HEARTS_COST_NOTHING = N_("That counts hearts as well. Here they cost nothing, but for their queen.")


def _count(pile: Pile, *ranks: str) -> int:
    return sum(card.rank in ranks for card in pile)


SLIPS = (
    Slip(lambda pile: STANDARD.queen * _count(pile, QUEEN, "K"), KINGS_COST_NOTHING),
    Slip(lambda pile: -_count(pile, QUEEN), EACH_COSTS_SIX),
    Slip(
        lambda pile: STANDARD.queen * _count(pile, QUEEN) + STANDARD.heart * sum(card.suit == "H" for card in pile),
        HEARTS_COST_NOTHING,
    ),
)


def _fits(level: int, pile: Pile) -> bool:
    """One queen at least, then two, with a king that costs nothing."""
    return _count(pile, QUEEN) >= min(level, 2) and (level == 1 or _count(pile, "K") > 0)


NO_QUEENS_COST = of_cards("no-queens-cost", N_("What do the queens cost?"), NoQueens(), _fits, SLIPS)
