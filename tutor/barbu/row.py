"""One suit on the table in Domino: which of its cards fit next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tutor.barbu.sources import GOLDSMITH, SAN_FRANCISCO, TRENTHAM, WIKIPEDIA
from tutor.cards import SUITS, Card, Cards, Pack
from tutor.rule import N_, Facts, Reason, Rule, Ruling, allow, forbid

OPEN = Rule(
    "B-DOM-OPEN",
    title=N_("Domino: how a suit is opened"),
    statement=N_("In Domino a suit is opened only with its card of the rank that the dealer has named."),
    sources=(WIKIPEDIA, TRENTHAM),
    allows=N_("This card opens {suit:suit}."),
    forbids=N_("No card of {suit:suit} lies yet: only {fits:or} opens the suit."),
    seen=N_("opens {suit:suit}"),
)
EXTEND = Rule(
    "B-DOM-EXTEND",
    title=N_("Domino: how a suit grows"),
    statement=N_(
        "In Domino an open suit grows by the card of the same suit next above its highest, or next below its lowest."
    ),
    sources=(WIKIPEDIA, TRENTHAM),
    allows=N_("This card fits: it continues {suit:suit}."),
    forbids=N_("On the table {suit:suit} end at {ends:and}, so only {fits:or} fits there."),
    seen=N_("continues {suit:suit}"),
)
ENDS = Rule(
    "B-DOM-ENDS",
    title=N_("Domino: where a suit ends"),
    statement=N_(
        "In Domino the ace is high: nothing comes above it and nothing below the two; a suit does not go round. By"
        " house rule the ace comes below the two."
    ),
    sources=(WIKIPEDIA, TRENTHAM, SAN_FRANCISCO, GOLDSMITH),
    forbids=N_("On the table {suit:suit} end at {ends:and}, and a suit does not go round: only {fits:or} fits there."),
)
ONE_SIDED = Rule(
    "B-DOM-ONE-SIDED",
    title=N_("Domino: starting at one end"),
    statement=N_("If the start is the highest rank, suits grow only downwards; if it is the lowest, only upwards."),
    sources=(WIKIPEDIA,),
    forbids=N_("{suit:Suit} start at the end of the suit and grow only one way: only {fits:or} fits there."),
)


class Row(NamedTuple):
    """One suit: its cards in ``order``, the ``start`` rank that opens it, and the cards that are ``lying``."""

    order: tuple[Card, ...]
    start: str
    lying: Cards

    @property
    def suit(self) -> str:
        """The suit."""
        return self.order[0].suit

    @property
    def ends(self) -> tuple[Card, ...]:
        """The lowest and the highest card that lie: none before the suit is open, one when only the start lies."""
        if not self.lying:
            return ()
        places = [self.order.index(card) for card in self.lying]
        return tuple(dict.fromkeys((self.order[min(places)], self.order[max(places)])))

    @property
    def fits(self) -> tuple[Card, ...]:
        """The cards that fit next: one that opens the suit, or those beside its ends (B-DOM-OPEN, B-DOM-EXTEND)."""
        return self._beside(self.ends)

    def _beside(self, ends: tuple[Card, ...]) -> tuple[Card, ...]:
        if not ends:
            return tuple(card for card in self.order if card.rank == self.start)
        first, last = self.order.index(ends[0]), self.order.index(ends[-1])
        return (*self.order[max(first - 1, 0) : first], *self.order[last + 1 : last + 2])

    def rulings(self, held: Cards) -> Iterator[Ruling[Card]]:
        """The rulings on the cards of this suit in a hand."""
        if not held:
            return
        pack, ends = held.pack, self.ends
        fits = pack.set(self._beside(ends))
        facts: Facts = {"suit": self.suit, "ends": pack.set(ends), "fits": fits}
        reason = Reason(EXTEND if ends else OPEN, facts)
        yield allow(held & fits, reason)
        others = held - fits
        # What would fit if a suit went round: the other end of the suit, if one end lies (B-DOM-ENDS).
        low, high = self.order[0], self.order[-1]
        round_it = others & pack.set({low: high, high: low}[end] for end in ends if end in (low, high))
        yield forbid(others - round_it, reason)
        yield forbid(round_it, Reason(ONE_SIDED if self._one_sided else ENDS, facts))

    @property
    def _one_sided(self) -> bool:
        """Whether the suit starts at an end and grows only one way (B-DOM-ONE-SIDED)."""
        return self.start in {self.order[0].rank, self.order[-1].rank}


@cache
def orders(pack: Pack, *, ace_low: bool) -> dict[str, tuple[Card, ...]]:
    """The cards of each suit from the lowest to the highest (B-DOM-ENDS)."""
    found = {}
    for suit in SUITS:
        *others, ace = pack.all.of(suit)
        found[suit] = (ace, *others) if ace_low else (*others, ace)
    return found
