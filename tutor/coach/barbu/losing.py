"""How a line is played on in the contracts in which one loses: by the tutor's own weights, or by others."""

from __future__ import annotations

from typing import NamedTuple

from tutor.barbu.advice.losing import COVER, STUCK
from tutor.coach.barbu.line import Line
from tutor.coach.barbu.terms import Terms
from tutor.coach.numbers import numbers

#: The number of answers that are remembered before all are forgotten.
MOST = 200_000

#: What a card is likely to cost, less what it saves; its height in the suit, and its number.
Weighed = tuple[float, int, int]


class _Suit(NamedTuple):
    """All that decides which card of one suit is played: the cards of it that one holds, and those that are ``out``.

    ``best`` is the card that has to be beaten, -1 before a lead.  So many ``seats`` may hold the suit, so many of them
    play ``later``, with so many ``voids`` who do not hold it.  The trick costs ``cost`` so far, and somebody who cannot
    follow is likely to throw a card that costs as much as is ``thrown``.
    """

    own: int
    out: int
    best: int
    seats: int
    later: int
    voids: int
    cost: float
    thrown: float


class Club:
    """A player who weighs cards as ``advice.losing`` does: what one costs now, and what it would cost to keep it.

    What is found of a suit is remembered, for it comes back in line after line.
    """

    def __init__(self, terms: Terms, fear: float = 1, cover: float = COVER) -> None:
        """A player of a contract, who minds what a card costs now ``fear`` times as much as ``advice.losing`` does.

        ``cover`` is the part of a high card's danger that each low card of its suit takes away.
        """
        self._terms, self._fear, self._cover = terms, fear, cover
        contract, values = terms.contract, terms.options.table
        total = contract.total(values, terms.pack, terms.players)
        self._average = abs(total) / (len(terms.pack) // terms.players)
        self._stakes = tuple(-contract.stake(left, values) if left else 0.0 for left in range(len(terms.stakes)))
        self._known: dict[tuple[float, ...], Weighed] = {}

    def lead(self, line: Line, seat: int, can: int) -> int:
        """The card that is likely to cost least."""
        terms, out, known = self._terms, line.out & ~line.hands[seat], self._known
        others, stake = terms.players - 1, self._stakes[line.left]
        found: Weighed | None = None
        for suit in terms.suits:
            if not (own := can & suit):
                continue
            rest = out & suit
            seats = 0
            if rest:
                for other, void in enumerate(line.void):
                    if other != seat and rest & ~void:
                        seats += 1
            thrown = self._throws(out & ~suit) if terms.costly else 0.0
            key = own, rest, -1, seats, seats, others - seats, stake, thrown
            weighed = known.get(key)
            if weighed is None:
                weighed = self._weighed(_Suit(*key))
            if found is None or weighed < found:
                found = weighed
        return found[2] if found else -1

    def follow(self, line: Line, seat: int, can: int, best: int) -> int:
        """A card that cannot win, the dearest and most dangerous; else the one that is likely to cost least."""
        terms, hand = self._terms, line.hands[seat]
        out, players, led = line.out & ~hand, terms.players, terms.suit_of[line.trick[0]]
        if not can & led:
            return self._discarded(can, hand, out)
        rest, void, seats, later = out & led, line.void, 0, 0
        if rest:
            for step in range(1, players):
                if rest & ~void[(seat + step) % players]:
                    seats += 1
                    later += step < players - len(line.trick)
        cost, thrown = self._stakes[line.left], 0.0
        if terms.costly:
            for card in line.trick:
                cost -= terms.cost[card]
            thrown = self._throws(out & ~led)
        key = can, rest, best, seats, later, players - 1 - len(line.trick) - later, cost, thrown
        weighed = self._known.get(key)
        if weighed is None:
            weighed = self._weighed(_Suit(*key))
        return weighed[2]

    def _throws(self, cards: int) -> float:
        """The points of a card that is likely to be thrown of these: an even share, and not more than the dearest."""
        costs = [-self._terms.cost[card] for card in numbers(cards & self._terms.costly)]
        return min(max(costs), sum(costs) / (self._terms.players - 1)) if costs else 0.0

    def _discarded(self, can: int, hand: int, out: int) -> int:
        """The card that it is best to be rid of."""
        found: Weighed | None = None
        for suit in self._terms.suits:
            if not (own := can & suit):
                continue
            key = own, hand & suit, out & suit
            weighed = self._known.get(key)
            if weighed is None:
                heights, held = self._terms.heights, hand & suit
                weighed = min((-self._relief(card, held, out & suit), heights[card], card) for card in numbers(own))
                self._remember(key, weighed)
            if found is None or weighed < found:
                found = weighed
        return found[2] if found else -1

    def _remember(self, key: tuple[float, ...], weighed: Weighed) -> None:
        if len(self._known) > MOST:
            self._known.clear()
        self._known[key] = weighed

    def _weighed(self, suit: _Suit) -> Weighed:
        """The best card of a suit to lead, or to follow with."""
        terms = self._terms
        costs = {card: self._cost(card, suit) for card in numbers(suit.own)}
        saved = {card: self._relief(card, suit.own, suit.out) for card in costs}
        weighed = min((self._fear * costs[card] - saved[card], terms.heights[card], card) for card in costs)
        if suit.best >= 0:  # the highest that does the same at no higher cost
            chosen = weighed[2]
            under, price = chosen < suit.best, terms.cost[chosen]
            as_cheap = [
                card
                for card in costs
                if (card < suit.best) is under and costs[card] <= costs[chosen] and terms.cost[card] >= price
            ]
            weighed = (*weighed[:2], max(as_cheap))
        self._remember(suit, weighed)
        return weighed

    def _cost(self, card: int, suit: _Suit) -> float:
        """The points that a card is likely to cost at once."""
        if card < suit.best:
            return 0.0
        terms, others = self._terms, self._terms.players - 1
        below, miss = suit.out & ~terms.above[card], 1 - 1 / max(suit.seats, 1)
        void = miss ** suit.out.bit_count()
        each = suit.cost - terms.cost[card]
        if suit.later:
            each += suit.later * void * suit.thrown
            if below & terms.costly:
                each -= suit.later * sum(terms.cost[other] for other in numbers(below & terms.costly)) / others
        each += suit.voids * suit.thrown
        return float(each * (1 - miss ** below.bit_count() + void) ** suit.later)

    def _relief(self, card: int, held: int, out: int) -> float:
        """The points likely to be saved by not holding a card any more."""
        below = ~self._terms.above[card]
        cover = (held & below).bit_count() - 1
        risk = (out & below).bit_count() / (out.bit_count() + 1) / (1 + self._cover * cover)
        return risk * self._average - STUCK * self._terms.cost[card]
