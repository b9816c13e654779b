"""A line of Domino on whole numbers: what fits, who is out, and how it is played on.

A card is the number of its bit; suit follows suit, each in the order of its row, in which the ace may come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from tutor.barbu.advice.laying import OWN
from tutor.barbu.row import orders
from tutor.coach.numbers import numbers
from tutor.core.cards import SUITS, Pack


class Rows:
    """The rows of a deal of Domino, from the rank that starts them.

    ``behind`` are by card those that fit when it lies; ``ways`` all that come only after it, one way or both.
    """

    def __init__(self, pack: Pack, rank: str, *, ace_low: bool) -> None:
        """The rows that this rank starts."""
        order = [card for row in orders(pack, ace_low=ace_low).values() for card in row]
        length = len(order) // len(SUITS)
        start = next(number for number, card in enumerate(order) if card.rank == rank) % length
        self.suits = tuple(((1 << length) - 1) << length * suit for suit in range(len(SUITS)))
        self.behind, self.ways = [], []
        for card in range(len(order)):
            first, place = card - card % length, card % length
            up = ((1 << first + length) - 1) & ~((2 << card) - 1) if place >= start else 0
            down = ((1 << card) - 1) & ~((1 << first) - 1) if place <= start else 0
            self.ways.append((up, down))
            self.behind.append((up & (2 << card)) | (down & (1 << card) >> 1))
        self._bits = [card.bit for card in order]
        self._same = self._bits == [card.bit for card in pack.cards]

    def of(self, cards: int) -> int:
        """Some cards, as bits of the pack, in the order of the rows."""
        return cards if self._same else sum(1 << at for at, bit in enumerate(self._bits) if cards & bit)

    def back(self, card: int) -> int:
        """The bit of a card in the pack."""
        return self._bits[card]


@lru_cache(maxsize=64)
def rows(pack: Pack, rank: str, ace_low: bool) -> Rows:  # noqa: FBT001 - a name would hide the cache's key
    """The rows from a rank, made once."""
    return Rows(pack, rank, ace_low=ace_low)


class Player:
    """A player who opens the way to the far cards of the own hand, as ``advice.laying`` does."""

    def __init__(self, of: Rows, own: int = OWN) -> None:
        """A player of these rows, to whom a step towards an ``own`` card is worth so many for others."""
        self.rows, self._own = of, own
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def laid(self, hand: int, can: int) -> int:
        """The card with most behind it for the own hand, and least for others."""
        found, most = -1, -999
        for suit in self.rows.suits:
            if here := can & suit:
                key = here, hand & suit
                known = self._known.get(key)
                if known is None:
                    known = self._known[key] = max((self._gain(hand, card), -card) for card in numbers(here))
                if known[0] > most:
                    most, found = known[0], -known[1]
        return found

    def _gain(self, hand: int, card: int) -> int:
        """The steps to one's own last card, weighed, less the steps that then help only others; on both sides."""
        up, down = self.rows.ways[card]
        reach = 0
        if own := hand & up:
            reach += own.bit_length() - 1 - card
        if own := hand & down:
            reach += card - (own & -own).bit_length() + 1
        return (self._own + 1) * reach - up.bit_count() - down.bit_count()


class Moment(NamedTuple):
    """A deal of Domino as it stands: the hands, whose turn it is, what ``fits``, and who is ``out``, in order."""

    hands: tuple[int, ...]
    turn: int
    fits: int
    out: tuple[int, ...] = ()

    def with_card(self, card: int, of: Rows) -> Moment:
        """The moment after the player to move has laid a card."""
        turn, left = self.turn, self.hands[self.turn] ^ 1 << card
        hands = (*self.hands[:turn], left, *self.hands[turn + 1 :])
        fits = self.fits ^ (1 << card | of.behind[card])
        return Moment(hands, (turn + 1) % len(hands), fits, self.out if left else (*self.out, turn))


def laid_out(at: Moment, player: Player) -> list[int]:
    """The seats in the order in which they go out, if all play on in one style."""
    hands, turn, fits, order = [*at.hands], at.turn, at.fits, [*at.out]
    players, behind = len(hands), player.rows.behind
    while len(order) < players:
        hand = hands[turn]
        if hand:
            can = hand & fits
            if can:
                card = can.bit_length() - 1 if not can & (can - 1) else player.laid(hand, can)
                hands[turn] = hand ^ 1 << card
                fits ^= 1 << card | behind[card]
                if not hands[turn]:
                    order.append(turn)
                    if len(order) == players - 1:
                        order.append(next(seat for seat in range(players) if hands[seat]))
                        break
        turn = (turn + 1) % players
    return order


class Search:
    """A search through the last cards of Domino, all cards in sight, when everybody plays for their own score.

    It goes by what ``ending`` says, and has its faults.  ``values`` are the points of each place, and ``weights`` by
    seat what a point of each seat adds to its own score.
    """

    def __init__(self, of: Rows, values: Sequence[int], weights: Sequence[Sequence[int]], learner: int) -> None:
        """Prepare for what can come of a moment."""
        self._rows, self._values, self._weights, self._learner = of, values, weights, learner
        self._known: dict[object, tuple[int, ...]] = {}

    def scores(self, order: Sequence[int]) -> tuple[int, ...]:
        """Everybody's own points for an order of going out, bets included."""
        base = [0] * len(order)
        for seat, value in zip(order, self._values, strict=True):
            base[seat] = value
        return tuple(sum(map(int.__mul__, one, base)) for one in self._weights)

    def solved(self, at: Moment) -> tuple[int, ...]:
        """The seats in the order in which they go out."""
        hands, turn, fits, out = at
        players = len(hands)
        if len(out) == players - 1:
            return (*out, next(seat for seat in range(players) if hands[seat]))
        while not hands[turn] & fits:
            turn = (turn + 1) % players
        key = hands, turn, out
        found = self._known.get(key)
        if found is None:
            orders = [
                self.solved(Moment(hands, turn, fits, out).with_card(card, self._rows))
                for card in numbers(hands[turn] & fits)
            ]
            found = self._known[key] = orders[0] if len(orders) == 1 else max(orders, key=partial(self._wish, turn))
        return found

    def _wish(self, turn: int, order: Sequence[int]) -> tuple[int, ...]:
        """A key that is larger, the better an order is for the player to move."""
        scores = self.scores(order)
        return scores[turn], -scores[self._learner], *(-score for score in scores)
