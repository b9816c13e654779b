"""One suit on the table in Domino: the cards that fit next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tutor.barbu.sources import GOLDSMITH, SAN_FRANCISCO, TRENTHAM, WIKIPEDIA
from tutor.core.cards import SUITS, Card, Cards, Pack
from tutor.core.message import N_, Facts
from tutor.core.obligation import Ruling, allow, forbid
from tutor.core.rule import Reason, Rule

OPEN = Rule(
    "B-DOM-OPEN",
    title=N_("Domino: how a suit is opened"),
    statement=N_("In Domino a suit is opened only with its card of the rank that the dealer has named."),
    sources=(WIKIPEDIA, TRENTHAM),
    allows=N_("This card opens {suit:suit}."),
    forbids=N_("No {suit:suit} are on the table yet: only {fits:or} opens the suit."),
    seen=N_("this opens {suit:suit}"),
    ask=N_("Which suits are not open yet, and with which card does a suit begin?"),
)
EXTEND = Rule(
    "B-DOM-EXTEND",
    title=N_("Domino: how a suit grows"),
    statement=N_(
        "In Domino an open suit grows by the card of the same suit next above its highest, or next below its lowest."
    ),
    sources=(WIKIPEDIA, TRENTHAM),
    differs=N_(
        "Wikipedia does not say that the next card must be of the same suit, nor clearly that only one card is played."
        " Neil Trentham’s example shows both, and the tutor follows it."
    ),
    allows=N_("This card fits: it continues {suit:suit}."),
    forbids=N_("On the table {suit:suit} end at {ends:and}, so only {fits:or} can be added."),
    seen=N_("this continues {suit:suit}"),
    ask=N_("Where do the open suits end on the table, and which cards come next to them?"),
)
ENDS = Rule(
    "B-DOM-ENDS",
    title=N_("Domino: where a suit ends"),
    statement=N_(
        "In Domino the ace is high: nothing comes above it and nothing below the two; a suit does not go round. Some"
        " tables put the ace below the two instead."
    ),
    sources=(WIKIPEDIA, TRENTHAM, SAN_FRANCISCO, GOLDSMITH),
    forbids=N_(
        "On the table {suit:suit} end at {ends:and}, and a suit does not go round: only {fits:or} can be added."
    ),
    ask=N_("Which cards are the two ends of a suit, and does anything come beyond them?"),
)
ONE_SIDED = Rule(
    "B-DOM-ONE-SIDED",
    title=N_("Domino: starting at one end"),
    statement=N_(
        "If the rank that starts is the highest, suits grow only downwards; if it is the lowest, only upwards."
    ),
    sources=(WIKIPEDIA,),
    forbids=N_("{suit:Suit} start at the end of the suit and grow only one way: only {fits:or} fits there."),
    ask=N_("Which rank starts the suits, and can they grow on both sides of it?"),
)


class Row(NamedTuple):
    """One suit: its cards in ``order``, the rank that opens it, the cards that lie and those that fit next."""

    order: tuple[Card, ...]
    start: str
    lying: Cards
    fits: Cards

    @property
    def suit(self) -> str:
        """The suit."""
        return self.order[0].suit

    @property
    def ends(self) -> tuple[Card, ...]:
        """The lowest and the highest card that lie: none before the suit is open, one when only the start lies."""
        lying = [card for card in self.order if card in self.lying]
        return tuple(dict.fromkeys((lying[0], lying[-1]))) if lying else ()

    def rulings(self, held: Cards) -> Iterator[Ruling[Card]]:
        """The rulings on the cards of this suit in a hand."""
        if not held:
            return
        fits = self.fits
        facts: Facts = {"suit": self.suit, "ends": held.pack.set(self.ends), "fits": fits}
        reason = Reason(EXTEND if self.lying else OPEN, facts)
        round_it = self._round() & held - fits
        yield allow(held & fits, reason)
        yield forbid(held - fits - round_it, reason)
        yield forbid(round_it, Reason(ONE_SIDED if self._one_sided else ENDS, facts))

    def _round(self) -> Cards:
        """The card that would fit if a suit went round: the other end of the suit, if one end lies (B-DOM-ENDS)."""
        low, high = self.order[0], self.order[-1]
        beyond = {low: high, high: low}
        return self.lying.pack.set(beyond[end] for end in self.ends if end in beyond)

    @property
    def _one_sided(self) -> bool:
        """Whether the suit starts at an end and grows only one way (B-DOM-ONE-SIDED)."""
        return self.start in {self.order[0].rank, self.order[-1].rank}


@cache
def orders(pack: Pack, *, ace_low: bool) -> dict[str, tuple[Card, ...]]:
    """The cards of each suit from the lowest to the highest (B-DOM-ENDS)."""
    by_suit = {}
    for suit in SUITS:
        *others, ace = pack.all.of(suit)
        by_suit[suit] = (ace, *others) if ace_low else (*others, ace)
    return by_suit


def rows(lying: Cards, start: str, *, ace_low: bool) -> list[Row]:
    """The suits, each with what lies of it and what fits next."""
    fits = fitting(lying, start, ace_low=ace_low)
    return [
        Row(order, start, lying.of(suit), fits.of(suit)) for suit, order in orders(lying.pack, ace_low=ace_low).items()
    ]


class _Steps(NamedTuple):
    """The steps along a suit, in bits of the cards of all suits.

    The bits of a suit are in the order of the pack, in which the ace is the highest.  So the next card ``up`` or
    ``down`` is the neighbouring bit; from the cards ``over`` and ``under`` it is ``around`` bits away, at the other end
    of the suit, where the ace comes below the two.  Nothing comes after the ends.
    """

    up: int
    over: int
    down: int
    under: int
    around: int


def fitting(lying: Cards, start: str, *, ace_low: bool) -> Cards:
    """The cards that fit next: those that open a suit, and those beside its ends (B-DOM-OPEN, B-DOM-EXTEND)."""
    pack, bits = lying.pack, lying.bits
    up, over, down, under, around = _steps(pack, ace_low)
    beside = (bits & up) << 1 | (bits & over) >> around | (bits & down) >> 1 | (bits & under) << around
    return Cards(pack, (beside | pack.rank_bits[start]) & ~bits)


@cache
def _steps(pack: Pack, ace_low: bool) -> _Steps:  # noqa: FBT001 - a name would make this take twice as long
    every, ranks = pack.all.bits, pack.rank_bits
    bottom, *_, top = (ranks[card.rank] for card in pack.all.of(SUITS[0]))
    first, *_, last = (ranks[card.rank] for card in orders(pack, ace_low=ace_low)[SUITS[0]])
    around = len(pack) // len(SUITS) - 1
    return _Steps(every & ~(top | last), top & ~last, every & ~(bottom | first), bottom & ~first, around)
