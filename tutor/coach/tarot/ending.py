"""The last tricks of a line, played by everybody as well as can be, all cards in sight.

The two sides want opposite things, so each turn has a best card by search.  That everybody sees all cards is the known
fault of such endings: they find every finesse, and never pay for learning where a card lies.
"""

from __future__ import annotations

from collections.abc import Callable

from tutor.coach.tarot.bits import (
    BEATS,
    BOUT_BITS,
    EXCUSE_AT,
    EXCUSE_BIT,
    PETIT_AT,
    PETIT_BIT,
    POINTS,
    SUIT_OF,
    worth,
)
from tutor.coach.tarot.line import End, Line, end, finished, legal, standing

#: The number of cards in one's hand from which a line is searched to its end.
SHORT = 3

_FAR = float("inf")
#: How a trick stands in which no card lies.
_NOTHING = (0, -1, -1, -1)


class Search:
    """A search through the endings of one world, which remembers what it has found between tricks.

    ``value`` is what the end is worth to somebody who is on the attack's side, if it ``attacks``, or on the other.
    """

    def __init__(self, line: Line, value: Callable[[End], float], *, attacks: bool) -> None:
        """Prepare for what can come of a line."""
        self._value, self._seats, self._players = value, line.seats, len(line.hands)
        self._wants = tuple(ours is attacks for ours in line.seats.attack)
        self._known: dict[object, tuple[float, float]] = {}

    def solved(self, line: Line) -> float:
        """The value of the end to which a line comes by best play; a complete trick in it is cleared away."""
        standing_so = standing(line.trick, line.leader, self._players) if line.trick else _NOTHING
        if len(line.trick) == self._players:
            holder = standing_so[3]
            if finished(line, holder):
                return self._value(end(line, holder))
            standing_so = _NOTHING
        return self._over_cards(line, line.trick, standing_so, -_FAR, _FAR)

    def _lead(self, line: Line, low: float, high: float) -> float:
        """The value before a trick, if it lies between two bounds; else a bound on the same side."""
        swept = line.taken in {0, line.done} and PETIT_AT in line.before[0]
        bouts = (line.won & BOUT_BITS).bit_count()
        key = (*line.hands, line.leader, worth(line.won), bouts, line.moved, line.taken, swept)
        least, most = self._known.get(key, (-_FAR, _FAR))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        hand = line.hands[line.leader]
        if not hand & (hand - 1):
            found = self._last(line)
            self._known[key] = (found, found)
            return found
        low, high = max(low, least), min(high, most)
        found = self._over_cards(line, [], _NOTHING, low, high)
        if found > low:
            least = found
        if found < high:
            most = found
        self._known[key] = (least, most)
        return found

    def _last(self, line: Line) -> float:
        """The value of the last trick, in which nobody has a choice."""
        players, leader = self._players, line.leader
        trick = [line.hands[(leader + place) % players].bit_length() - 1 for place in range(players)]
        last = _after(line, trick, [0] * players)
        return self._value(end(last, standing(trick, leader, players)[3]))

    def _over_cards(
        self, line: Line, trick: list[int], so_far: tuple[int, int, int, int], low: float, high: float
    ) -> float:
        """The same over all cards of the player to move, in a trick that stands ``so_far`` as ``standing`` has it."""
        players, hands = self._players, line.hands
        seat = (line.leader + len(trick)) % players
        led, top, best, holder = so_far
        hand, wants = hands[seat], self._wants[seat]
        others = sum(hands) - hand
        for card in trick:
            others |= 1 << card
        complete = len(trick) + 1 == players
        found = -_FAR if wants else _FAR
        cards = different(legal(hand, led, top, self._seats.free[seat]), others)
        if best >= 0 and len(cards) > 1:  # those that win first: they decide most
            cards.sort(key=lambda card: not 1 << card & BEATS[best])
        for card in cards:
            bit = 1 << card
            hands[seat] = hand ^ bit
            wins = card != EXCUSE_AT and (best < 0 or bit & BEATS[best])
            if complete:
                after = _after(line, [*trick, card], hands)
                winner = seat if wins else holder
                over = finished(after, winner)
                result = self._value(end(after, winner)) if over else self._lead(after, low, high)
            elif wins:
                now = (led or SUIT_OF[card], card if card >= PETIT_AT else top, card, seat)
                result = self._over_cards(line, [*trick, card], now, low, high)
            else:
                result = self._over_cards(line, [*trick, card], so_far, low, high)
            if wants:
                if result > found:
                    found = result
                    low = max(low, found)
            elif result < found:
                found = result
                high = min(high, found)
            if low >= high:
                break
        hands[seat] = hand
        return found


def _after(line: Line, trick: list[int], hands: list[int]) -> Line:
    """A line with these cards in the trick and in the hands; what no search asks for is shared."""
    after = Line.__new__(Line)
    after.seats, after.void, after.unseen, after.suits = line.seats, line.void, line.unseen, line.suits
    after.hands, after.trick, after.leader, after.before = [*hands], trick, line.leader, line.before
    after.done, after.taken, after.won, after.moved = line.done, line.taken, line.won, line.moved
    return after


def different(cards: int, others: int) -> list[int]:
    """Those of some cards that do not come to the same as the one below, in the search as at the table.

    They do if they are of one suit and worth as much, and none of the ``others`` that still count lies between them.
    """
    found: list[int] = []
    previous = -1
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        if previous < 0 or not alike(previous, card) or others & (bit - (2 << previous)):
            found.append(card)
        previous = card
    return found


def alike(one: int, other: int) -> bool:
    """Whether two cards are of one suit and worth as much; a bout is like no other card."""
    special = (1 << one | 1 << other) & (EXCUSE_BIT | PETIT_BIT)
    return not special and SUIT_OF[one] == SUIT_OF[other] and POINTS[one] == POINTS[other]
