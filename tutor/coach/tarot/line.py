"""A line of play: a deal whose hands are all known, played on card by card to its end, on whole numbers.

That is what happens in one world.  It goes by the same duties as ``legal_cards`` and the same count as ``score.count``,
which a test holds it to, and is some ten times as fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tutor.coach.tarot.bits import (
    ABOVE,
    BEATS,
    BITS,
    BOUT_BITS,
    EXCUSE_AT,
    EXCUSE_BIT,
    PETIT_AT,
    SUIT_OF,
    TRUMPS,
    worth,
)
from tutor.tarot.setting import HAND_SIZES

#: By the number of players and the leader, the seats in turn.
_TURNS = {
    players: tuple(tuple((leader + step) % players for step in range(players)) for leader in range(players))
    for players in HAND_SIZES
}


class End(NamedTuple):
    """The end of a deal: the attack's points, doubled, its bouts and the number of its tricks.

    ``petit`` tells which side has won the Petit in the last trick: 1 the attack, -1 the defence, 0 neither.
    """

    points: int
    bouts: int
    tricks: int
    petit: int


class Seats(NamedTuple):
    """The part of a deal that stays the same in a world: the taker, and by seat whether it belongs to the attack.

    ``free`` are, by seat, the cards that may be played at any time: the Excuse, or also a Petit that cannot be taken,
    which comes back to the seat ``returning`` (T-DEAL-PETIT-IMPRENABLE).  ``whole`` tells that all earlier tricks are
    known.
    """

    taker: int
    attack: tuple[bool, ...]
    free: tuple[int, ...]
    returning: int | None = None
    whole: bool = True


class Line:
    """One deal in one world, as it goes on.

    ``hands`` are the cards in each seat's hand, and ``void`` those that its play has shown it not to hold; ``unseen``
    are the cards that nobody has seen played, and ``suits`` those that the defence has led so far.  ``trick`` are the
    cards of this trick from its ``leader`` on, and ``before`` the trick before it with its leader.  Of ``done`` tricks
    the attack has won ``taken``, with the cards ``won``; ``moved`` are the bouts that come to it from the other side's
    tricks, less those that go there.
    """

    __slots__ = (
        "before",
        "done",
        "hands",
        "leader",
        "moved",
        "seats",
        "suits",
        "taken",
        "trick",
        "unseen",
        "void",
        "won",
    )

    def __init__(  # noqa: PLR0913 - a deal has so many parts
        self,
        seats: Seats,
        hands: Sequence[int],
        void: Sequence[int],
        *,
        unseen: int,
        leader: int,
        trick: Sequence[int] = (),
        suits: Sequence[int] = (),
        before: tuple[Sequence[int], int] = ((), 0),
        done: int = 0,
        taken: int = 0,
        won: int = 0,
        moved: int = 0,
    ) -> None:
        """Take a deal up where it stands."""
        self.seats, self.hands, self.void, self.unseen = seats, [*hands], [*void], unseen
        self.leader, self.trick, self.suits, self.before = leader, [*trick], [*suits], before
        self.done, self.taken, self.won, self.moved = done, taken, won, moved

    def with_card(self, card: int) -> Line:
        """The same line after one more card of the player to move, which leaves the trick incomplete or not."""
        seat = (self.leader + len(self.trick)) % len(self.hands)
        after = Line(
            self.seats,
            self.hands,
            self.void,
            unseen=self.unseen & ~(1 << card),
            leader=self.leader,
            trick=(*self.trick, card),
            suits=self.suits,
            before=self.before,
            done=self.done,
            taken=self.taken,
            won=self.won,
            moved=self.moved,
        )
        after.hands[seat] &= ~(1 << card)
        if not self.trick and not self.seats.attack[seat] and card < PETIT_AT:
            after.suits.append(SUIT_OF[card])
        return after


class Player(Protocol):
    """A way to choose a card: that of a player who sees what one player sees, and goes by rules of thumb."""

    def lead(self, line: Line, seat: int, can: int) -> int:
        """The card to play to a trick in which nothing, or only the Excuse, lies."""

    def follow(self, line: Line, seat: int, can: int, best: int, holder: int) -> int:
        """The card to play to a trick that ``best`` wins for now, which ``holder`` has played."""


def legal(hand: int, led: int, top: int, free: int = EXCUSE_BIT) -> int:
    """The cards of a hand that may be played.

    ``led`` are all cards of the suit to follow, none if any may be played, and ``top`` is the highest trump in the
    trick, -1 if there is none.
    """
    if not led:
        return hand
    if led != TRUMPS and (own := hand & led):
        return own | hand & free
    if mine := hand & TRUMPS:
        return (mine & ABOVE[top] or mine if top >= 0 else mine) | hand & free
    return hand


def standing(trick: Sequence[int], leader: int, players: int) -> tuple[int, int, int, int]:
    """The suit to follow, the highest trump, the best card and who has played it, as a trick stands."""
    led, top, best, holder = 0, -1, -1, leader
    for place, card in enumerate(trick):
        if card == EXCUSE_AT:
            continue
        led = led or SUIT_OF[card]
        if best < 0 or 1 << card & ABOVE[best] or card >= PETIT_AT > best:
            best, holder = card, (leader + place) % players
        if card >= PETIT_AT and card > top:
            top = card
    return led, top, best, holder


def play_out(line: Line, player: Player) -> End:
    """Play a line to its end, every card by the same kind of player; the line itself is used up."""
    while True:
        holder = play_trick(line, player)
        if finished(line, holder):
            return end(line, holder)


def play_trick(line: Line, player: Player) -> int:  # noqa: C901, PLR0912 - one loop, as quick as it can be
    """Play a trick to its end, which stays where it lies, and say who has played its best card.

    What ``legal`` and ``standing`` say of a trick stands here once more, card by card.
    """
    hands, void, players = line.hands, line.void, len(line.hands)
    attack, free = line.seats.attack, line.seats.free
    lead, follow = player.lead, player.follow
    trick, leader = line.trick, line.leader
    led, top, best, holder = standing(trick, leader, players) if trick else (0, -1, -1, leader)
    played = 0
    for seat in _TURNS[players][leader][len(trick) :]:
        hand = hands[seat]
        if not led:
            can = hand
        elif led != TRUMPS and hand & led:
            can = hand & led | hand & free[seat]
        elif mine := hand & TRUMPS:
            can = (mine & ABOVE[top] or mine if top >= 0 else mine) | hand & free[seat]
        else:
            can = hand
        if not can & (can - 1):
            bit = can
            card = can.bit_length() - 1
        else:
            line.unseen &= ~played
            card = lead(line, seat, can) if best < 0 else follow(line, seat, can, best, holder)
            bit = BITS[card]
        hands[seat] = hand ^ bit
        played |= bit
        trick.append(card)
        if best < 0:
            if card != EXCUSE_AT:
                led, best, holder = SUIT_OF[card], card, seat
                if card >= PETIT_AT:
                    top = card
                elif not attack[seat]:
                    line.suits.append(led)
        elif bit & BEATS[best]:
            if not bit & led:
                void[seat] |= led
            best, holder = card, seat
            if card >= PETIT_AT:
                top = card
        elif not bit & led:
            if card < PETIT_AT:
                void[seat] |= led | TRUMPS
            elif card != EXCUSE_AT:
                void[seat] |= led | ABOVE[top]
        elif led == TRUMPS:
            void[seat] |= ABOVE[top]
    line.unseen &= ~played
    return holder


def finished(line: Line, holder: int) -> bool:
    """Clear a complete trick away for its ``holder``; whether it was the last one, which is left where it lies."""
    trick, leader, players = line.trick, line.leader, len(line.hands)
    attack = line.seats.attack
    if not line.hands[leader]:
        return True
    ours = attack[holder]
    if ours:
        for card in trick:
            line.won |= BITS[card]
    if EXCUSE_AT in trick:
        line.moved += attack[(leader + trick.index(EXCUSE_AT)) % players] - ours
    back = line.seats.returning
    if back is not None and PETIT_AT in trick and (leader + trick.index(PETIT_AT)) % players == back:
        line.moved += attack[back] - ours
    line.done += 1
    line.taken += ours
    line.before = trick, leader
    line.trick, line.leader = [], holder
    return False


def end(line: Line, holder: int) -> End:
    """The end of a line whose last trick lies complete; ``holder`` has played its best card."""
    trick, leader, attack = line.trick, line.leader, line.seats.attack
    by = (leader + trick.index(EXCUSE_AT)) % len(attack) if EXCUSE_AT in trick else None
    swept = line.seats.whole and line.taken in {0, line.done}
    if by is not None and swept and attack[by] is (line.taken > 0):  # T-EXC-SLAM-WINS
        holder = by
    ours = attack[holder]
    won, moved = line.won, line.moved
    if ours:
        for card in trick:
            won |= 1 << card
    if by is not None:
        moved += (attack[by] if by == holder else not attack[by]) - ours  # T-EXC-LAST-LOST
    petit = 0
    if PETIT_AT in trick:
        petit = 1 if ours else -1
        back = line.seats.returning
        if back is not None and (leader + trick.index(PETIT_AT)) % len(attack) == back:
            moved += attack[back] - ours
    elif by is not None and swept and ours is (line.taken > 0) and _petit_before(line, attack[by], ours=ours):
        petit = 1 if ours else -1
    return End(worth(won) + 8 * moved, (won & BOUT_BITS).bit_count() + moved, line.taken + ours, petit)


def _petit_before(line: Line, of_excuse: bool, *, ours: bool) -> bool:  # noqa: FBT001 - a side
    """Whether the side that wins a slam with the Excuse has played the Petit to the trick before (T-PAB-SLAM)."""
    before, leader = line.before
    if PETIT_AT not in before:
        return False
    return of_excuse is ours is line.seats.attack[(leader + before.index(PETIT_AT)) % len(line.hands)]
