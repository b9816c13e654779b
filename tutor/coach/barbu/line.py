"""A line of play in tricks: a deal whose hands are all known, played on card by card to its end, on whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tutor.coach.barbu.terms import Terms, stands


class Line:
    """One deal in one world, as it goes on.

    ``hands`` are the cards in each seat's hand, and ``void`` those that its play has shown it not to hold; ``out`` are
    the cards that nobody has played.  ``trick`` are the cards of this trick from its ``leader`` on, and ``left`` is the
    number of tricks that are not complete.  ``scores`` are everybody's points in the contract so far, and ``piles`` the
    cards that they have won, where those are what counts in the end.
    """

    __slots__ = ("hands", "leader", "left", "out", "piles", "scores", "terms", "trick", "void")

    def __init__(  # noqa: PLR0913 - a deal has so many parts
        self,
        terms: Terms,
        hands: Sequence[int],
        void: Sequence[int],
        *,
        out: int,
        leader: int,
        left: int,
        trick: Sequence[int] = (),
        scores: Sequence[int] = (),
        piles: Sequence[int] = (),
    ) -> None:
        """Take a deal up where it stands."""
        self.terms, self.hands, self.void, self.out = terms, [*hands], [*void], out
        self.leader, self.left, self.trick = leader, left, [*trick]
        self.scores = [*scores] or [0] * terms.players
        self.piles = [*piles] or [0] * terms.players

    def with_card(self, card: int) -> Line:
        """The same line after one more card of the player to move, which leaves the trick incomplete or not."""
        after = Line(
            self.terms,
            self.hands,
            self.void,
            out=self.out & ~(1 << card),
            leader=self.leader,
            left=self.left,
            trick=(*self.trick, card),
            scores=self.scores,
            piles=self.piles,
        )
        seat = (self.leader + len(self.trick)) % self.terms.players
        after.hands[seat] &= ~(1 << card)
        led, top, _, _ = stands(self.trick, self.leader, self.terms)
        after.void[seat] |= self.terms.lacked(card, led, top, self.out)
        return after

    def finished(self, holder: int) -> bool:
        """Clear a complete trick away for its ``holder``; whether nothing that is still to come counts."""
        terms, won = self.terms, self.terms.stakes[self.left]
        for card in self.trick:
            won += terms.cost[card]
        self.scores[holder] += won
        if terms.ravage:
            for card in self.trick:
                self.piles[holder] |= 1 << card
        self.trick, self.leader = [], holder
        self.left -= 1
        return terms.over(self.left, self.hands)

    def end(self) -> list[int]:
        """Everybody's points in the contract at the end of the line."""
        return self.terms.shares(self.piles) if self.terms.ravage else self.scores


class Player(Protocol):
    """A way to choose a card: that of a player who sees what one player sees, and goes by rules of thumb."""

    def lead(self, line: Line, seat: int, can: int) -> int:
        """The card to lead."""

    def follow(self, line: Line, seat: int, can: int, best: int) -> int:
        """The card to play to a trick that ``best`` wins for now."""


def play_on(line: Line, player: Player, until: int = 0) -> bool:
    """Play a line on, every card by the same kind of player, until so many tricks are left; whether it is over."""
    terms = line.terms
    hands, void, players = line.hands, line.void, terms.players
    above, suit_of, trumps, legal = terms.above, terms.suit_of, terms.trumps, terms.legal
    lead, follow = player.lead, player.follow
    while line.left > until or line.trick:
        trick, leader = line.trick, line.leader
        led, top, best, holder = stands(trick, leader, terms) if trick else (0, -1, -1, leader)
        for place in range(len(trick), players):
            seat = (leader + place) % players
            hand = hands[seat]
            can = legal(hand, led, top, line.out)
            if not can & (can - 1):
                card = can.bit_length() - 1
            elif best < 0:
                card = lead(line, seat, can)
            else:
                card = follow(line, seat, can, best)
            bit = 1 << card
            if not bit & led or trumps:
                void[seat] |= terms.lacked(card, led, top, line.out)
            hands[seat] = hand ^ bit
            line.out ^= bit
            trick.append(card)
            if best < 0:
                led, best = suit_of[card], card
            elif bit & above[best] or bit & trumps & ~suit_of[best]:
                best, holder = card, seat
            if bit & trumps and card > top:
                top = card
        if line.finished(holder):
            return True
    return False


def play_out(line: Line, player: Player) -> list[int]:
    """Everybody's points, if a line is played to its end by the same kind of player; the line itself is used up."""
    play_on(line, player)
    return line.end()
