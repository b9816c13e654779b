"""A contract that is played in tricks, on whole numbers: what may be played, what it proves, and what a trick brings.

A card is the number of its bit in the pack; several cards are the sum of their bits, as in ``Cards.bits``.  All goes by
what the contract itself says, which a test holds it to, and is some ten times as fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from tutor.barbu.bets import Bets
from tutor.barbu.contracts import TrickContract
from tutor.barbu.contracts.barbu import KING, Barbu
from tutor.barbu.contracts.hearts import HEARTS, HeartsBanned
from tutor.barbu.contracts.ravage_city import RavageCity
from tutor.barbu.options import Options
from tutor.barbu.settlement import settled
from tutor.core.cards import Pack


class Terms:
    """A contract at a table: its duties and points on whole numbers.

    ``suits`` are the cards of each suit, ``suit_of`` those of the suit of each card, and ``above`` those of them that
    beat it.  ``cost`` is by card what its winner gets for it, less than nothing for a penalty; ``stakes`` the same of a
    trick, by the number of tricks left with it; and ``ravage`` what Ravage City costs in all, 0 in other contracts.
    """

    def __init__(self, contract: TrickContract, options: Options, pack: Pack, players: int) -> None:
        """The terms of a contract with these house rules, this pack and so many players."""
        values, bits = options.table, pack.suit_bits
        self.contract, self.options, self.pack, self.players = contract, options, pack, players
        self.all = pack.all.bits
        self.suits = tuple(bits.values())
        self.suit_of = tuple(bits[card.suit] for card in pack.cards)
        self.above = tuple(card.higher for card in pack.cards)
        self.codes = tuple(card.code for card in pack.cards)
        self.heights = tuple(card.height for card in pack.cards)
        self.trumps = bits[contract.trumps] if contract.trumps else 0
        self.must_beat = options.must_beat
        ban = isinstance(contract, HeartsBanned) and options.hearts_ban != "none"
        #: The cards that may not be led, and whether the first of them that is played ends that.
        self.banned, self.breaks = (bits[HEARTS] if ban else 0), options.hearts_ban == "broken"
        #: The king of hearts, where it has to be discarded at the first chance.
        self.king = pack[HEARTS + KING].bit if isinstance(contract, Barbu) and options.no_wait else 0
        self.cost = tuple(contract.penalty(card, values) for card in pack.cards)
        self.costly = sum(1 << card for card, cost in enumerate(self.cost) if cost)
        self.ravage = values.ravage if isinstance(contract, RavageCity) else 0
        left = range(len(pack) // players + 1)
        self.stakes = (0,) * len(left) if self.ravage else tuple(int(contract.stake(one, values)) for one in left)
        #: Whether every trick counts, so that all of them are played.
        self.every = bool(self.ravage) or all(self.stakes[1:])

    def legal(self, hand: int, led: int, top: int, out: int) -> int:  # noqa: PLR0911 - a duty each
        """The cards of a hand that may be played.

        ``led`` are all cards of the suit to follow, none of them before a lead; ``top`` is the highest trump in the
        trick, -1 if there is none; and ``out`` are the cards that nobody has played.
        """
        if not led:
            if self.banned and self._holds(out):
                return hand & ~self.banned or hand
            return hand
        own = hand & led
        if not self.trumps:
            return own or hand & self.king or hand
        if own and led != self.trumps:
            return own
        mine = hand & self.trumps
        if not mine:
            return hand
        if led == self.trumps:
            return (mine & self.above[top] or mine) if self.must_beat else mine
        return (mine & self.above[top] if top >= 0 else mine) or hand

    def lacked(self, card: int, led: int, top: int, out: int) -> int:
        """The cards that a player proves not to hold who plays a card, as ``TrickContract.proof`` has it."""
        bit = 1 << card
        if not led:
            return self.all & ~self.banned if bit & self.banned and self._holds(out) else 0
        lacked = 0 if bit & led else led
        if not self.trumps:
            return lacked | self.king & ~bit if lacked else 0
        if not (lacked if led != self.trumps else lacked or self.must_beat):
            return 0
        higher = self.trumps & self.above[top] if top >= 0 else self.trumps
        return lacked if bit & higher else lacked | higher

    def _holds(self, out: int) -> bool:
        """Whether the ban on leading hearts has not ended."""
        return not (self.breaks and self.banned & ~out)

    def over(self, left: int, hands: Sequence[int]) -> bool:
        """Whether nothing that is still to come costs or brings anything, with so many tricks left."""
        return not left or not (self.every or any(self.stakes[1 : left + 1]) or sum(hands) & self.costly)

    def shares(self, piles: Sequence[int]) -> list[int]:
        """The points of Ravage City, by what everybody has won (B-RC-SCORE)."""
        longest = [max((pile & suit).bit_count() for suit in self.suits) for pile in piles]
        most = max(longest)
        each = self.ravage // longest.count(most)
        return [each if number == most else 0 for number in longest]


@cache
def terms(contract: TrickContract, options: Options, pack: Pack, players: int) -> Terms:
    """The terms of a contract at a table, made once."""
    return Terms(contract, options, pack, players)


def stands(cards: Sequence[int], leader: int, of: Terms) -> tuple[int, int, int, int]:
    """The suit to follow, the highest trump, the best card and who has played it, as a trick of these cards stands."""
    led, top, best, holder = 0, -1, -1, leader
    for place, card in enumerate(cards):
        bit = 1 << card
        if best < 0:
            led, best = of.suit_of[card], card
        elif bit & of.above[best] or bit & of.trumps & ~of.suit_of[best]:
            best, holder = card, (leader + place) % of.players
        if bit & of.trumps and card > top:
            top = card
    return led, top, best, holder


@lru_cache(maxsize=4096)
def weights(bets: Bets, players: int) -> tuple[tuple[int, ...], ...]:
    """By seat what a point in the contract of each seat adds to its own score: bets move differences between scores."""
    alone = [tuple(int(seat == other) for other in range(players)) for seat in range(players)]
    moved = [settled(one, bets).scores or () for one in alone]
    return tuple(tuple(scores[seat] for scores in moved) for seat in range(players))
