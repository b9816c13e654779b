"""All cards of a sort that are still to be seen, whatever one has seen of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.barbu.advice.winning import DRAW
from tutor.barbu.contracts import no_hearts
from tutor.barbu.trick import FOLLOW
from tutor.core.rule import Rule
from tutor.tarot.draw import PACK
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.out.family import OUT
from tutor.teach.kinds.out.hand import not_in_hand
from tutor.teach.kinds.out.hearts import hearts
from tutor.teach.kinds.out.tricks import barbu_trumps, last_two_suit, tarot_trumps
from tutor.teach.posed import Posed


class Sort(NamedTuple):
    """Cards that are counted: a question about them, and the rules that it trains."""

    posed: Callable[[Draw], Posed | None]
    rules: tuple[Rule, ...]


SORTS: Mapping[str, Sort] = {
    "cards": Sort(not_in_hand, (PACK,)),
    "trumps": Sort(tarot_trumps, (EXCUSE_NOT_TRUMP,)),
    "no-hearts": Sort(hearts, (no_hearts.FACE_UP, no_hearts.SCORE)),
    "barbu-trumps": Sort(barbu_trumps, (DRAW,)),
    "last-two": Sort(last_two_suit, (FOLLOW,)),
}


@kind(OUT, about={name: sort.rules for name, sort in SORTS.items()})
def out(draw: Draw) -> Posed | None:
    """The cards of a suit that are not in a hand, or that nobody has played; trumps, hearts, or any suit."""
    return SORTS[draw.about].posed(draw)
