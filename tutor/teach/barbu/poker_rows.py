"""Rows of Chinese poker to ask about: cards drawn at random that make a poker hand of a kind."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tutor.barbu.poker import FIVE, KINDS, strength
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_, Message
from tutor.teach.question import Board, Laid

#: The kinds of poker hands that are made of equal ranks, by how many cards each rank has.
GROUPS = {
    "high-card": (1, 1, 1, 1, 1),
    "pair": (2, 1, 1, 1),
    "two-pairs": (2, 2, 1),
    "three-of-a-kind": (3, 1, 1),
    "full-house": (3, 2),
    "four-of-a-kind": (4, 1),
}
#: The only kinds that count in a row of three.
GROUPS_OF_THREE = {"high-card": (1, 1, 1), "pair": (2, 1), "three-of-a-kind": (3,)}

#: The kinds that come, four of a kind and straight flushes hardly ever.
USUAL = KINDS[:7]

KINDS_IN_ORDER = N_(
    "From low to high: high card, pair, two pairs, three of a kind, straight, flush, full house, four of a kind,"
    " straight flush."
)

#: An explanation of each kind, for somebody who has never played poker.
WHAT_IT_IS: dict[str, Message] = {
    "high-card": N_("These cards make nothing together (a high card): only the highest one counts."),
    "pair": N_("This is a pair, two cards of one rank."),
    "two-pairs": N_("These are two pairs."),
    "three-of-a-kind": N_("This is three of a kind, three cards of one rank."),
    "straight": N_("This is a straight: five ranks in a row, in any suits."),
    "flush": N_("This is a flush: all five of one suit."),
    "full-house": N_("This is a full house: three of one rank and two of another."),
    "four-of-a-kind": N_("This is four of a kind, all four cards of one rank."),
    "straight-flush": N_("This is a straight flush: five in a row, and all of one suit."),
}


def row(kind: str, rng: random.Random, left: Cards = BARBU.all, size: int = FIVE) -> Cards | None:
    """Cards of those that are ``left`` which make a poker hand of a kind; ``None`` if this draw has found none."""
    cards = _drawn(kind, rng, GROUPS if size == FIVE else GROUPS_OF_THREE)
    fits = len(cards) == size and not cards - left and strength(cards).name == kind
    return cards if fits else None


def _drawn(kind: str, rng: random.Random, groups: dict[str, tuple[int, ...]]) -> Cards:
    ranks = [card.rank for card in BARBU.all.of(SUITS[0])]
    if kind in groups:
        chosen = rng.sample(ranks, len(groups[kind]))
        return BARBU.set(
            card for rank, many in zip(chosen, groups[kind], strict=True) for card in rng.sample(_of_rank(rank), many)
        )
    straight = [*ranks[-1:], *ranks]  # the ace stands at both ends
    first = rng.randrange(len(straight) - FIVE + 1)
    in_a_row = straight[first : first + FIVE]
    suit = rng.choice(SUITS)
    if kind == "straight":
        return BARBU.set(rng.choice(_of_rank(rank)) for rank in in_a_row)
    chosen = in_a_row if kind == "straight-flush" else rng.sample(ranks, FIVE)
    return BARBU.set(BARBU[suit + rank] for rank in chosen)


def _of_rank(rank: str) -> list[Card]:
    return [*BARBU.all.of_rank(rank)]


def by_rank(cards: Cards) -> tuple[Card, ...]:
    """The cards of a row as one lays them out: the larger groups first, then from high to low."""
    return tuple(sorted(cards, key=lambda card: (-len(cards.of_rank(card.rank)), -card.height, card.suit)))


def some_rows(kinds: Sequence[str], rng: random.Random) -> list[Cards] | None:
    """Rows of these kinds from one pack; ``None`` if they do not come."""
    left = BARBU.all
    found: list[Cards] = []
    for kind in kinds:
        drawn = next(filter(None, (row(kind, rng, left) for _ in range(20))), None)
        if drawn is None:
            return None
        left -= drawn
        found.append(drawn)
    return found


def laid(boards: Sequence[Board]) -> list[Cards]:
    """The cards of the boards on which some lie."""
    return [BARBU.set(board.cards) for board in boards if isinstance(board, Laid)]
