"""The last tricks of a line, all cards in sight, when everybody plays for their own score.

As in ``advice.endings``, everybody takes what brings themselves most, bets included; of what comes to the same for them
what is worst for the player whose turn is judged, so that nothing is a gift; and of that what leaves the first seats
with least.  The known faults: everybody sees all cards, and nobody foregoes a point to spite or to spare somebody else,
though at a table some do.  What a player does who has nothing to win any more decides much, and is a guess.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coach.barbu.line import Line
from tutor.coach.barbu.terms import Terms, stands

#: The number of cards in everybody's hand from which a line is searched to its end.
SHORT = 3

#: The points that everybody gets from a moment on.
Points = tuple[int, ...]


class Search:
    """A search through the endings of one world, which remembers what it has found between tricks.

    ``weights`` are by seat what a point of each seat adds to its own score, and ``learner`` is who is to move.
    """

    def __init__(self, line: Line, weights: Sequence[Sequence[int]], learner: int) -> None:
        """Prepare for what can come of a line."""
        self._terms: Terms = line.terms
        self._learner = tuple(weights[learner])
        self._own = tuple(tuple(one) for one in weights)
        self._plain = all(sum(map(bool, one)) == 1 for one in weights)
        self._elsewhere = line.out & ~sum(line.hands)
        self._known: dict[object, Points] = {}
        self._nothing: Points = ()

    def solved(self, line: Line) -> list[int]:
        """Everybody's points at the end to which a line comes; a complete trick in it is cleared away."""
        terms = line.terms
        led, top, best, holder = stands(line.trick, line.leader, terms) if line.trick else (0, -1, -1, line.leader)
        if len(line.trick) == terms.players and line.finished(holder):
            return line.end()
        if line.trick and len(line.trick) < terms.players:
            now = led, top, best, holder
            more = self._over_cards([*line.hands], line.leader, line.left, (*line.trick,), now, (*line.piles,))
        else:
            more = self._lead((*line.hands,), line.leader, line.left, (*line.piles,))
        return [one + other for one, other in zip(line.scores, more, strict=True)]

    def _lead(self, hands: tuple[int, ...], leader: int, left: int, piles: tuple[int, ...]) -> Points:
        """What follows from a moment between two tricks."""
        terms = self._terms
        if terms.over(left, hands):
            return tuple(terms.shares(piles)) if terms.ravage else (0,) * terms.players
        key = hands, leader, piles if terms.ravage else ()
        found = self._known.get(key)
        if found is None:
            if left == 1:
                found = self._last(hands, leader, piles)
            else:
                found = self._over_cards([*hands], leader, left, (), (0, -1, -1, leader), piles)
            self._known[key] = found
        return found

    def _last(self, hands: tuple[int, ...], leader: int, piles: tuple[int, ...]) -> Points:
        """What the last trick brings, in which nobody has a choice."""
        trick = tuple(hand.bit_length() - 1 for hand in (*hands[leader:], *hands[:leader]))
        holder = stands(trick, leader, self._terms)[3]
        return self._completed([0] * len(hands), trick, holder, 1, piles)

    def _over_cards(  # noqa: PLR0912, PLR0913, PLR0917 - one loop over so many parts, as quick as it can be
        self,
        hands: list[int],
        leader: int,
        left: int,
        trick: tuple[int, ...],
        now: tuple[int, int, int, int],
        piles: tuple[int, ...],
    ) -> Points:
        """What follows by the best card of the player to move; the trick stands as it does ``now``."""
        terms, (led, top, best, holder) = self._terms, now
        seat, complete = (leader + len(trick)) % terms.players, len(trick) + 1 == terms.players
        hand, wish, plain = hands[seat], self._own[seat], self._plain
        above, suit_of, trumps = terms.above, terms.suit_of, terms.trumps
        can = hand & led
        if trumps or not can:
            can = terms.legal(hand, led, top, sum(hands) | self._elsewhere)
        if can & (can - 1):
            between = sum(hands) ^ hand | self._elsewhere
            for card in trick:
                between |= 1 << card
            cards = different(can, between, terms)
        else:
            cards = [can.bit_length() - 1]
        found, mine, several = self._nothing, 0, len(cards) > 1
        for card in cards:
            bit = 1 << card
            hands[seat] = hand ^ bit
            high = card if bit & trumps and card > top else top
            if best < 0:
                then = suit_of[card], high, card, seat
            elif bit & above[best] or bit & trumps & ~suit_of[best]:
                then = led, high, card, seat
            else:
                then = led, high, best, holder
            if complete:
                points = self._completed(hands, (*trick, card), then[3], left, piles)
            else:
                points = self._over_cards(hands, leader, left, (*trick, card), then, piles)
            if several:
                own = points[seat] if plain else sum(map(int.__mul__, wish, points))
                if found is self._nothing or own > mine or (own == mine and self._meaner(points, found)):
                    found, mine = points, own
            else:
                found = points
        hands[seat] = hand
        return found

    def _completed(
        self, hands: list[int], trick: tuple[int, ...], winner: int, left: int, piles: tuple[int, ...]
    ) -> Points:
        """What follows when a trick is complete, its own points included."""
        terms, won = self._terms, self._terms.stakes[left]
        for card in trick:
            won += terms.cost[card]
        if terms.ravage:
            pile = piles[winner]
            for card in trick:
                pile |= 1 << card
            piles = (*piles[:winner], pile, *piles[winner + 1 :])
        more = self._lead((*hands,), winner, left - 1, piles)
        return (*more[:winner], more[winner] + won, *more[winner + 1 :]) if won else more

    def _meaner(self, points: Points, found: Points) -> bool:
        """Whether points are worse for the player whose turn is judged; if as bad, for the first seats."""
        one, other = sum(map(int.__mul__, self._learner, points)), sum(map(int.__mul__, self._learner, found))
        return one < other or (one == other and points < found)


def different(cards: int, others: int, terms: Terms) -> list[int]:
    """Those of some cards that do not come to the same as the one below.

    They do if they are of one suit and cost as much, and none of the ``others`` that still count lies between them.
    """
    found: list[int] = []
    previous, suit, cost = -1, 0, terms.cost
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        if not bit & suit:
            suit = terms.suit_of[card]
            found.append(card)
        elif cost[card] != cost[previous] or others & (bit - (2 << previous)):
            found.append(card)
        previous = card
    return found
