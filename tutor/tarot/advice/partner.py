"""Signs of the taker’s secret partner at a table of five: what a card makes likely, and what it leaves open."""

from __future__ import annotations

from typing import Literal

from tutor.core.cards import SUITS, Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE

SIGNS = Rule(
    "T-STR-PARTNER",
    title=N_("Who may be the taker’s partner?"),
    statement=N_(
        "Advice: at a table of five, look at who plays last to a trick that the taker has so far. Whoever puts a king,"
        " a queen or a knight on it is probably the partner, and whoever wins it in a plain suit probably is not."
        " Neither is proof, for it may have been the only card. A trump over the taker’s trump says nothing: it is a"
        " duty."
    ),
    sources=(),
)
#: What a card makes likely of its player: to be the taker’s partner, or not to be.
Sign = Literal["partner", "not"]
#: The ranks of a card that is too dear to be given to an opponent if one has another.
DEAR = frozenset("KQN")


def sign(at: Play, card: Card) -> Sign | None:
    """What a card makes likely that the player to move adds to a trick, as far as everybody sees; often nothing.

    It has to be the last card of a trick that the taker has so far, of a plain suit; another suit than the one led is
    given as freely.
    """
    trick = at.trick
    best = trick.best
    last = len(trick.cards) == trick.players - 1
    if not last or best is None or trick.seat_of(best) != at.taker or card is THE_EXCUSE or card.suit not in SUITS:
        return None
    if trick.with_card(card).best is card:
        return "not"
    return "partner" if card.rank in DEAR else None
