"""The last tricks of a deal with all hands open, solved by trying every card that may be played.

Nothing here is advice for a table, where nobody sees the other hands: it is what a puzzle asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import chain
from typing import NamedTuple

from tutor.core.cards import TAROT, Card, Cards
from tutor.tarot.advice.leading import price
from tutor.tarot.play import Play
from tutor.tarot.score.bonuses import PETIT_BONUS
from tutor.tarot.score.count import count, points, total
from tutor.tarot.trick import BOUTS, PETIT

#: A function that picks the card of the player to move.
Player = Callable[[Play], Card]
#: Bounds below and above the worth of any deal.
_LEAST, _MOST = -(10**6), 10**6
#: The worth of a position to the taker's side, and the cards to the end of the deal that lead to it.
_Line = tuple[int, tuple[Card, ...]]


class Outcome(NamedTuple):
    """The outcome of a card: the deal played to its ``end``, and its ``worth`` to the side that was to move.

    It is worth the points by which the taker's side comes out above what it needs, or to the defence below; they are
    doubled, so that halves are whole.  So a bout counts with its card and with what the taker needs less for it.  The
    Petit in the last trick counts its 10 points, which are multiplied like the others.
    """

    worth: int
    end: Play


def solve(play: Play, others: Player | None = None) -> dict[Card, Outcome]:
    """The outcome of each card that the player to move may play; all hands must be known, and the deal from its start.

    The player to move goes on as well as can be, with all hands open.  So do all the others: partners help, opponents
    hinder, and of cards that come to the same everybody plays the one that gives least away.  With ``others`` these
    play as that says instead, such as ``card_to_play`` of what they may see.
    """
    search = _Search(play, others)
    found = {}
    for card in play.duty().legal():
        _, line = search.best(play.after(card), _LEAST, _MOST)
        found[card] = followed(play, (card, *line))
    return found


def followed(play: Play, line: Sequence[Card]) -> Outcome:
    """The outcome of some cards that are played one after another, to the end of the deal."""
    end = reduce(Play.after, line, play)
    sign = 1 if play.taker in play.side(play.trick.turn) else -1
    return Outcome(sign * _worth(end), end)


class _Search:
    """An alpha-beta search: worths outside the window are cut off, since one of the sides avoids them."""

    def __init__(self, play: Play, others: Player | None) -> None:
        """Begin at a play; ``others``, if given, picks the cards of all but the player to move."""
        self.others, self.seat, self.begun = others, play.trick.turn, len(play.tricks)
        self.known: dict[object, tuple[int, int, _Line]] = {}

    def best(self, play: Play, low: int, high: int) -> _Line:
        """The best worth and line of a position for the side to move; exact between ``low`` and ``high``."""
        if play.over:
            return _worth(play), ()
        if play.trick.cards or self.others:
            return self._tried(play, low, high)
        key = self._what_counts(play)
        least, most, line = self.known.get(key, (_LEAST, _MOST, (0, ())))
        if least == most or least >= high or most <= low:
            return line
        found = self._tried(play, low, high)
        worth = found[0]
        self.known[key] = (worth if worth > low else _LEAST, worth if worth < high else _MOST, found)
        return found

    def _what_counts(self, play: Play) -> object:
        """All that the worth of a position between two tricks depends on: hands, leader, and cards won."""
        attack = play.side(play.taker)
        tricks = zip(play.tricks[self.begun :], play.winners[self.begun :], strict=True)
        won = TAROT.set(card for trick, winner in tricks if winner in attack for card in trick.cards)
        return tuple(hand and hand.bits for hand in play.hands), play.trick.leader, total(won), (won & BOUTS).bits

    def _tried(self, play: Play, low: int, high: int) -> _Line:
        turn = play.trick.turn
        cards = _different(play) if self.others is None or turn == self.seat else (self.others(play),)
        attacks = turn in play.side(play.taker)
        best: _Line | None = None
        for card in cards:
            worth, line = self.best(play.after(card), low, high)
            if best is None or (worth > best[0] if attacks else worth < best[0]):
                best = worth, (card, *line)
            low, high = (max(low, best[0]), high) if attacks else (low, min(high, best[0]))
            if low >= high:
                break
        if best is None:
            raise ValueError(play)
        return best


def _different(play: Play) -> Sequence[Card]:
    """The cards that may be played, those first that give least away; of those that come to the same only one.

    Two cards of a suit do that if they are worth the same, and no card lies between them that others still hold.  The
    Petit comes to the same as no other card, not even as the 21, which is no prize in the last trick.
    """
    legal = sorted(play.duty().legal(), key=price)
    if len(legal) == 1:
        return legal
    others = TAROT.set(chain(play.trick.cards, *(h or () for n, h in enumerate(play.hands) if n != play.trick.turn)))
    return [card for place, card in enumerate(legal) if not any(_alike(card, one, others) for one in legal[:place])]


def _alike(card: Card, other: Card, held: Cards) -> bool:
    """Whether two cards of a hand come to the same in a trick, while others hold these, or have played them to it."""
    same = card.suit == other.suit and points(card) == points(other) and PETIT not in {card, other}
    return same and held.above(card) == held.above(other)


def _worth(play: Play) -> int:
    """The worth of a deal that is over to the taker's side, in doubled points."""
    counted = count(play)
    won = play.winners[-1] in play.side(play.taker)
    petit = 2 * PETIT_BONUS if PETIT in play.tricks[-1].cards else 0
    return counted.points - 2 * counted.needed + (petit if won else -petit)
