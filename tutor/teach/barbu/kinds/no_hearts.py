"""No Hearts: what hearts cost."""

from __future__ import annotations

from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.options import STANDARD
from tutor.message import N_
from tutor.teach.barbu.kinds.audits import audit_of_cards
from tutor.teach.barbu.kinds.costs import Pile, Slip, of_cards

CONTRACT = NoHearts()
ACE_LIKE_OTHERS = N_("That counts the ace of hearts like the others. It costs 6, not 2.")
ALL_CARDS = N_("That counts every card. Only the hearts cost points.")


def _hearts(pile: Pile) -> int:
    return sum(map(CONTRACT.costly, pile))


SLIPS = (
    Slip(lambda pile: STANDARD.heart * _hearts(pile), ACE_LIKE_OTHERS),
    Slip(lambda pile: STANDARD.heart * len(pile), ALL_CARDS),
)


def _fits(level: int, pile: Pile) -> bool:
    """Some hearts, and from the second level on the ace among them."""
    ace = any(card.code == "HA" for card in pile)
    return _hearts(pile) >= min(level, 2) + 1 and (ace if level > 1 else not ace)


HEARTS_COST = of_cards("no-hearts-cost", N_("What does the pile cost?"), CONTRACT, _fits, SLIPS)
HEARTS_AUDIT = audit_of_cards("no-hearts-audit", N_("Whose score is wrong?"), CONTRACT, SLIPS[:1])
