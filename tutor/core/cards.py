"""Packs of cards and sets of cards.

A card's *code* is language-free: suit, then rank (``HK`` is the king of hearts, ``T21`` the highest trump, ``EX`` the
Excuse).  What a reader sees (``K♥``, ``R♥``) is decided in ``tutor.show``.

Within one pack every card exists once, so cards compare by identity.  A ``Cards`` is an immutable set of cards of one
pack; it iterates in the order of the pack: suit by suit, each from low to high.

>>> hand = TAROT.read("EX T16 HK H2")
>>> [card.code for card in hand]
['H2', 'HK', 'T16', 'EX']
>>> hand.of("H").above(TAROT["H10"])
Cards(HK)
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

SUITS = ("S", "H", "D", "C")
TRUMP = "T"
EXCUSE = "EX"


class UnknownCardError(ValueError):
    """A code that names no card of the pack."""

    def __init__(self, code: object, pack: Pack) -> None:
        super().__init__(f"{code!r} is none of the {len(pack)} cards of the pack")
        self.code = code
        self.pack = pack


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of a pack.

    ``height`` orders the cards of one suit (0 is the lowest).  ``bit`` is the card's place in a ``Cards``, and
    ``higher`` the bits of all cards of its suit that beat it.
    """

    code: str
    suit: str
    rank: str
    height: int
    bit: int = field(repr=False)
    higher: int = field(repr=False)

    def __str__(self) -> str:
        """Return the code, as records write it."""
        return self.code


class Pack:
    """A pack: its cards in order, and the way from codes to cards.

    ``suits`` maps each suit to its ranks, from the lowest to the highest.
    """

    def __init__(self, suits: dict[str, tuple[str, ...]]) -> None:
        """Lay out the cards of ``suits`` in the order given."""
        self.suits = suits
        self.cards: tuple[Card, ...] = tuple(self._lay_out(suits))
        self.suit_bits = {suit: sum(card.bit for card in self.cards if card.suit == suit) for suit in suits}
        self.rank_bits = {
            card.rank: sum(other.bit for other in self.cards if other.rank == card.rank) for card in self.cards
        }
        self._by_code = {card.code: card for card in self.cards}

    @staticmethod
    def _lay_out(suits: dict[str, tuple[str, ...]]) -> Iterator[Card]:
        index = 0
        for suit, ranks in suits.items():
            end = index + len(ranks)
            for height, rank in enumerate(ranks):
                higher = (1 << end) - (1 << index + 1)
                yield Card(suit + rank, suit, rank, height, 1 << index, higher)
                index += 1

    def __getitem__(self, code: object) -> Card:
        """Return the card with this code; raise ``UnknownCardError`` if there is none."""
        card = self._by_code.get(code) if isinstance(code, str) else None
        if card is None:
            raise UnknownCardError(code, self)
        return card

    def __len__(self) -> int:
        """Return the number of cards in the pack."""
        return len(self.cards)

    def __repr__(self) -> str:
        """Return its size, which tells the packs apart."""
        return f"<pack of {len(self)}>"

    def less(self, codes: str) -> Pack:
        """Return another pack, which lacks the cards with these codes: ``BARBU.less("S2 C2")`` has 50."""
        gone = {self[code].code for code in codes.split()}
        suits = {suit: tuple(rank for rank in ranks if suit + rank not in gone) for suit, ranks in self.suits.items()}
        return Pack(suits)

    @cached_property
    def all(self) -> Cards:
        """The whole pack as a set."""
        return Cards(self, (1 << len(self.cards)) - 1)

    @cached_property
    def none(self) -> Cards:
        """The empty set."""
        return Cards(self, 0)

    def set(self, cards: Iterable[Card]) -> Cards:
        """Return the set of these cards of this pack."""
        bits = 0
        for card in cards:
            bits |= card.bit
        return Cards(self, bits)

    def read(self, codes: str) -> Cards:
        """Return the set of the codes in a string such as ``"HK H2 T21"``; raise ``UnknownCardError``."""
        return self.set(self[code] for code in codes.split())


class Cards(Collection[Card]):
    """An immutable set of cards of one pack: a hand, a pile, the cards that bind somebody.

    Two sets are joined bit by bit, without a look at their packs: never mix sets of two packs.
    """

    __slots__ = ("bits", "pack")

    def __init__(self, pack: Pack, bits: int) -> None:
        """Wrap ``bits``, one bit a card of ``pack``."""
        self.pack = pack
        self.bits = bits

    def of(self, suit: str) -> Cards:
        """The cards of one suit, of which there may be none; raise ``KeyError`` for one that the pack does not have."""
        return Cards(self.pack, self.bits & self.pack.suit_bits[suit])

    def of_rank(self, rank: str) -> Cards:
        """The cards of one rank, of all suits."""
        return Cards(self.pack, self.bits & self.pack.rank_bits[rank])

    def above(self, card: Card) -> Cards:
        """The cards of the same suit that beat ``card``."""
        return Cards(self.pack, self.bits & card.higher)

    def __or__(self, other: Cards) -> Cards:
        """Return the union."""
        return Cards(self.pack, self.bits | other.bits)

    def __and__(self, other: Cards) -> Cards:
        """Return the cards in both."""
        return Cards(self.pack, self.bits & other.bits)

    def __sub__(self, other: Cards) -> Cards:
        """Return the cards that are not in ``other``."""
        return Cards(self.pack, self.bits & ~other.bits)

    def with_card(self, card: Card) -> Cards:
        """The set and one card more."""
        return Cards(self.pack, self.bits | card.bit)

    def without(self, card: Card) -> Cards:
        """The set less one card."""
        return Cards(self.pack, self.bits & ~card.bit)

    def __contains__(self, card: object) -> bool:
        """Tell whether the set holds this card of its pack."""
        if not isinstance(card, Card) or not self.bits & card.bit:
            return False
        return self.pack.cards[card.bit.bit_length() - 1] is card

    def __iter__(self) -> Iterator[Card]:
        """Iterate in the order of the pack."""
        cards, bits, at = self.pack.cards, self.bits, -1
        while bits:
            step = (bits & -bits).bit_length()
            at += step
            yield cards[at]
            bits >>= step

    def __len__(self) -> int:
        """Return the number of cards."""
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        """Tell whether there is any card."""
        return self.bits != 0

    def __eq__(self, other: object) -> bool:
        """Compare as sets."""
        return isinstance(other, Cards) and self.pack is other.pack and self.bits == other.bits

    def __hash__(self) -> int:
        """Hash as a set."""
        return hash(self.bits)

    def __repr__(self) -> str:
        """Return the codes, as ``Pack.read`` takes them."""
        return f"Cards({' '.join(map(str, self))})"


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


#: French Tarot: the suits with a knight (N) and the ace low, trumps 1 to 21, and the Excuse, a kind of its own.
TAROT = Pack(
    {**dict.fromkeys(SUITS, (*_numbers(1, 10), "J", "N", "Q", "K")), TRUMP: _numbers(1, 21), EXCUSE[0]: (EXCUSE[1],)},
)

#: 52 cards: the suits without a knight, and the ace high.
BARBU = Pack(dict.fromkeys(SUITS, (*_numbers(2, 10), "J", "Q", "K", "A")))

#: The same without what is lower than the seven: 32 cards.
BARBU_32 = BARBU.less(" ".join(suit + rank for suit in SUITS for rank in _numbers(2, 6)))
