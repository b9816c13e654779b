"""Another way to play a line on, bolder than the tutor's own players: what comes of a card by both is believed."""

from __future__ import annotations

from tutor.coach.tarot.bits import (
    ABOVE,
    BEATS,
    EXCUSE_AT,
    EXCUSE_BIT,
    KINGS,
    PETIT_AT,
    PETIT_BIT,
    PLAIN,
    POINTS,
    QUEENS,
    TOP_AT,
    TRUMPS,
    lowest,
)
from tutor.coach.tarot.line import Line
from tutor.coach.tarot.picking import BIG, LAST_CALL, cheapest, dearest, long_suit

#: The points of a knight, doubled: the Excuse spares nothing that is worth less.
_A_KNIGHT = 5


class Bold:
    """A player who draws trumps as a strong taker, cashes kings, and takes tricks that are worth something."""

    def lead(self, line: Line, seat: int, can: int) -> int:
        """Trumps from strength, then kings; as the defence the own side's suit."""
        hand = line.hands[seat]
        if can & EXCUSE_BIT:
            if hand.bit_count() == LAST_CALL:
                return EXCUSE_AT
            can ^= EXCUSE_BIT
        trumps, attack = can & TRUMPS & ~PETIT_BIT, line.seats.attack
        if attack[seat]:
            out = line.unseen & ~hand & TRUMPS
            if trumps and out and trumps.bit_count() > out.bit_count() // 2:
                top = trumps.bit_length() - 1
                return top if not out & ABOVE[top] or top == TOP_AT else lowest(trumps)
            if kings := can & KINGS:
                return lowest(kings)
        else:
            for suit in reversed(line.suits):
                if own := can & suit:
                    return cheapest(own)
        return long_suit(hand, can)

    def follow(self, line: Line, seat: int, can: int, best: int, holder: int) -> int:  # noqa: PLR0911
        """Kings as soon as they win, ruffs as low as they can be, honours to partners who win for now."""
        hand = line.hands[seat]
        excuse = can & EXCUSE_BIT
        real = can ^ excuse
        if not real or (excuse and hand.bit_count() == LAST_CALL):
            return EXCUSE_AT
        attack = line.seats.attack
        last = len(line.trick) == len(line.hands) - 1
        wins = real & BEATS[best]
        if attack[holder] is attack[seat] and (last or best >= PETIT_AT or 1 << best & KINGS):
            give = real & ~wins
            return dearest(give if last else give & ~KINGS or give) if give else cheapest(real)
        if wins:
            if last:
                if wins & PETIT_BIT:
                    return PETIT_AT
                return (wins & PLAIN).bit_length() - 1 if wins & PLAIN else lowest(wins)
            if wins & (KINGS | QUEENS):
                return (wins & (KINGS | QUEENS)).bit_length() - 1
            if not wins & PLAIN:
                return lowest(wins & ~PETIT_BIT or wins)
        least = cheapest(real & ~wins or real)
        return EXCUSE_AT if excuse and (POINTS[least] >= _A_KNIGHT or 1 << least & BIG) else least
