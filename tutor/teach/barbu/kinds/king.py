"""Barbu: what may be played, when play stops and who pays, and what the king of hearts costs."""

from __future__ import annotations

from tutor.barbu.contracts import barbu
from tutor.barbu.contracts.barbu import KING, Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.options import STANDARD
from tutor.core.cards import BARBU
from tutor.core.message import N_
from tutor.teach.barbu.kinds.costs import Pile, Slip, of_cards
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

# What does it cost?

OTHER_HEARTS = N_("That counts other hearts, as in No Hearts. In Barbu only their king costs points.")
OTHER_KINGS = N_("That counts other kings as well. Only the king of hearts costs points.")
NOT_HERE = N_("The king of hearts costs 20, but look again: he is not among these cards.")


def _of_kings(pile: Pile) -> int:
    return STANDARD.king_of_hearts * sum(card.rank == KING for card in pile)


def _of_hearts(pile: Pile) -> int:
    own = sum(STANDARD.heart for card in pile if card.suit == HEARTS)
    return own + (STANDARD.king_of_hearts - STANDARD.heart if KING_OF_HEARTS in pile else 0)


SLIPS = (
    Slip(_of_kings, OTHER_KINGS),
    Slip(_of_hearts, OTHER_HEARTS),
    Slip(lambda _pile: STANDARD.king_of_hearts, NOT_HERE),
)


def _fits(level: int, pile: Pile) -> bool:
    """With the king of hearts and another heart; from the second level on often without him, but with a king."""
    tempting = any(card.suit == HEARTS and card.rank != KING for card in pile) and _of_kings(pile)
    return bool(tempting) and (
        KING_OF_HEARTS in pile or (level > 1 and not {BARBU["HA"], BARBU["HQ"]}.isdisjoint(pile))
    )


KING_COST = of_cards("king-cost", N_("What does the king of hearts cost?"), Barbu(), _fits, SLIPS)
