"""The points that a deal of Barbu costs a player, contract by contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from tutor.barbu.contracts import barbu, no_hearts, no_last_two, no_queens, no_tricks
from tutor.core.rule import Rule
from tutor.teach.draw import Draw
from tutor.teach.glances import usual
from tutor.teach.kind import kind
from tutor.teach.kinds.worth.deals import by_last_two, by_tricks
from tutor.teach.kinds.worth.family import WORTH
from tutor.teach.kinds.worth.piles import IN_BARBU, IN_NO_HEARTS, IN_NO_QUEENS, pile_cost
from tutor.teach.posed import Posed

#: The question on the cost of each contract.
POSED: Mapping[str, Callable[[Draw], Posed | None]] = {
    "no-tricks": by_tricks,
    "no-hearts": partial(pile_cost, IN_NO_HEARTS),
    "no-queens": partial(pile_cost, IN_NO_QUEENS),
    "king": partial(pile_cost, IN_BARBU),
    "last-two": by_last_two,
}
#: The rules that are trained, by contract.
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "no-tricks": (no_tricks.SCORE,),
    "no-hearts": (no_hearts.SCORE,),
    "no-queens": (no_queens.SCORE,),
    "king": (barbu.SCORE,),
    "last-two": (no_last_two.SCORE,),
}


@kind(WORTH, about=TRAINED, edition=2, against=(usual("20"), usual("0")))
def cost(draw: Draw) -> Posed | None:
    """The cost of a pile or a whole deal, without doubles and with the usual values."""
    return POSED[draw.about](draw)
