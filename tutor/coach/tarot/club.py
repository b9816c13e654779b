"""The way in which the tutor's own players play a line on, as far as they go by rules of thumb."""

from __future__ import annotations

from tutor.coach.tarot.bits import (
    ABOVE,
    BEATS,
    EXCUSE_AT,
    EXCUSE_BIT,
    PETIT_AT,
    PETIT_BIT,
    PLAIN,
    POINTS,
    SUIT_BITS,
    SUIT_OF,
    TRUMPS,
    lowest,
)
from tutor.coach.tarot.line import Line
from tutor.coach.tarot.picking import BIG, LAST_CALL, cheapest, dearest, long_suit

#: The points of a queen, doubled: the Excuse spares nothing that is worth less.
_A_QUEEN = 7


class Club:
    """A player who goes by the same rules of thumb as ``advice.tactics``, but for signals."""

    def lead(self, line: Line, seat: int, can: int) -> int:
        """Masters, as the attack; what the taker has to ruff, and the own side's suit, as the defence."""
        hand = line.hands[seat]
        if can & EXCUSE_BIT:
            if hand.bit_count() == LAST_CALL:
                return EXCUSE_AT
            can ^= EXCUSE_BIT
        out = line.unseen & ~hand
        if line.seats.attack[seat]:
            master = _master(line, can, out)
            return long_suit(hand, can) if master < 0 else master
        taker = out & ~line.void[line.seats.taker]
        if taker & TRUMPS:
            ruffed = 0
            for suit in SUIT_BITS:
                if not taker & suit:
                    ruffed |= can & suit
            if ruffed:
                return cheapest(ruffed)
        for suit in reversed(line.suits):
            if own := can & suit:
                return cheapest(own)
        return long_suit(hand, can)

    def follow(self, line: Line, seat: int, can: int, best: int, holder: int) -> int:  # noqa: C901, PLR0911, PLR0912
        """Win what is sure, load what is ours, ruff low, give little: as ``following`` has it."""
        hand = line.hands[seat]
        excuse = can & EXCUSE_BIT
        real = can ^ excuse
        if not real or (excuse and hand.bit_count() == LAST_CALL):
            return EXCUSE_AT
        attack, void, players = line.seats.attack, line.void, len(line.hands)
        mine = attack[seat]
        danger = 0
        for step in range(1, players - len(line.trick)):
            later = (seat + step) % players
            if attack[later] is not mine:
                danger |= ~void[later]
        danger &= line.unseen & ~hand
        wins = real & BEATS[best]
        ours = attack[holder] is mine
        if real & PETIT_BIT:
            if wins & PETIT_BIT:
                if not danger & ABOVE[PETIT_AT]:
                    return PETIT_AT
            elif ours and not danger & BEATS[best]:
                return PETIT_AT
            if real == PETIT_BIT and excuse:
                return EXCUSE_AT
        if ours and not danger & BEATS[best]:
            return dearest(real & PLAIN or real)
        if wins:
            high = (danger & TRUMPS).bit_length()
            if plain := wins & PLAIN:
                if not danger & BEATS[plain.bit_length() - 1]:
                    sure = plain & ~((1 << (danger & SUIT_OF[best]).bit_length()) - 1)
                    return dearest(sure) if ours else sure.bit_length() - 1
            elif sure := wins >> high << high:
                return dearest(sure) if ours else lowest(sure)
            if not ours:
                if trumps := wins & TRUMPS:
                    return lowest(trumps & ~PETIT_BIT or trumps)
                return wins.bit_length() - 1
        if excuse and not ours:
            least = cheapest(real)
            if POINTS[least] >= _A_QUEEN or 1 << least & BIG:
                return EXCUSE_AT
            return least
        return cheapest(real)


def _master(line: Line, can: int, out: int) -> int:
    """The attack's dearest card that is the highest left of its suit, which no foe is known to ruff; -1 for none."""
    foes = [out & ~line.void[foe] for foe, ours in enumerate(line.seats.attack) if not ours]
    best, points = -1, 0
    for suit in SUIT_BITS:
        if own := can & suit:
            top = own.bit_length() - 1
            ruffed = any(not may & suit and may & TRUMPS for may in foes)
            if POINTS[top] > points and not out & ABOVE[top] and not ruffed:
                best, points = top, POINTS[top]
    return best
