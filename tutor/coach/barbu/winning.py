"""Two ways to play a line on in Trumps, where tricks pay."""

from __future__ import annotations

from tutor.coach.barbu.line import Line
from tutor.coach.barbu.terms import Terms
from tutor.coach.numbers import numbers


class Club:
    """A player who goes by the same rules of thumb as ``advice.winning``."""

    def __init__(self, terms: Terms) -> None:
        """A player of Trumps."""
        self._terms = terms

    def lead(self, line: Line, seat: int, can: int) -> int:  # noqa: C901 - one loop, as quick as it can be
        """Draw trumps, else take sure tricks, else make a long suit good."""
        terms, hand, trumps = self._terms, line.hands[seat], self._terms.trumps
        out = line.out & ~hand
        held, theirs = hand & trumps, out & trumps
        top = held.bit_length() - 1
        if theirs and held:
            if not theirs & terms.above[top]:
                return top
            if held.bit_count() > theirs.bit_count() and terms.must_beat:
                return [*numbers(held)][held.bit_count() // 2]
        sure, quiet, plain = -1, (-99, 0, -1), (-99, 0, -1)
        others = [out & ~void for other, void in enumerate(line.void) if other != seat]
        heights = terms.heights
        for suit in terms.suits:
            own = can & suit
            if not own or suit == trumps:
                continue
            high, low = own.bit_length() - 1, (own & -own).bit_length() - 1
            ruffed = False
            for may in others:
                if not may & suit and may & trumps:
                    ruffed = True
                    break
            if not ruffed and not out & terms.above[high] and (sure < 0 or heights[high] > heights[sure]):
                sure = high
            waiting = (own.bit_count(), -heights[low], -low)
            if not ruffed:
                quiet = max(quiet, waiting)
            plain = max(plain, waiting)
        if sure >= 0:
            return sure
        if plain[0] < 0:
            return top if not theirs else (held & -held).bit_length() - 1
        return -(quiet if quiet[0] > 0 else plain)[2]

    def follow(self, line: Line, seat: int, can: int, best: int) -> int:
        """Win cheaply or surely, else play low."""
        terms, trick, players = self._terms, line.trick, self._terms.players
        trumps = terms.trumps
        out = line.out & ~line.hands[seat]
        led = terms.suit_of[trick[0]]
        wins = can & terms.above[best]
        if not 1 << best & trumps:
            wins |= can & trumps
        if wins:
            if len(trick) == players - 1 or not wins & led:
                return (wins & -wins).bit_length() - 1
            top = wins.bit_length() - 1
            danger = out & terms.above[top]
            if danger:
                for step in range(1, players - len(trick)):
                    if danger & ~line.void[(seat + step) % players]:
                        break
                else:
                    return top
            else:
                return top
        return self._least(can, out)

    def _least(self, can: int, out: int) -> int:
        """The lowest card, not a trump, and not the highest left of its suit."""
        terms, trumps = self._terms, self._terms.trumps
        if not can & ~terms.suit_of[(can & -can).bit_length() - 1]:  # of one suit
            return (can & -can).bit_length() - 1
        heights = terms.heights
        return min(numbers(can), key=lambda card: (1 << card & trumps > 0, not out & terms.above[card], heights[card]))


class Bold:
    """A player who leads high cards, wins as soon as possible, and else gives the lowest card."""

    def __init__(self, terms: Terms) -> None:
        """A player of Trumps."""
        self._terms = terms

    def lead(self, line: Line, seat: int, can: int) -> int:
        """A card that nobody can follow higher, the longest suit's first; else low from the shortest plain suit."""
        terms, trumps = self._terms, self._terms.trumps
        out = line.out & ~line.hands[seat]
        master, low, long, short = -1, -1, 0, 99
        for suit in terms.suits:
            if not (own := can & suit):
                continue
            number, high = own.bit_count(), own.bit_length() - 1
            if not out & terms.above[high] and number > long and (suit != trumps or out & trumps):
                master, long = high, number
            if number < short and suit != trumps:
                low, short = (own & -own).bit_length() - 1, number
        if master >= 0:
            return master
        return low if low >= 0 else can.bit_length() - 1

    def follow(self, line: Line, seat: int, can: int, best: int) -> int:
        """Win with the lowest card from the last seat, with the highest before it unless a queen is the best there."""
        terms, trick = self._terms, line.trick
        wins = can & terms.above[best]
        if not 1 << best & terms.trumps:
            wins |= can & terms.trumps
        if wins:
            low = (wins & -wins).bit_length() - 1
            if len(trick) == terms.players - 1 or not wins & terms.suit_of[trick[0]]:
                return low
            out, top = line.out & ~line.hands[seat], wins.bit_length() - 1
            if (out & terms.above[top]).bit_count() <= 1:
                return top
        plain = can & ~terms.trumps or can
        return min(numbers(plain), key=lambda card: (terms.heights[card], (can & terms.suit_of[card]).bit_count()))
