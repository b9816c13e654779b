"""The likelihood that one's side wins the deal, counted by dealing the other cards many times and playing them out.

Only deals are dealt that fit all that a player knows: their own cards, a dog that was turned up, what has been played,
and what was said, as the tutor's players would have said it.  They also play every deal to its end, so a figure is as
good as they are.  Of a poignée that was shown they know where its cards are, and conclude nothing else from it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeGuard, TypeVar

from tutor.core.cards import TAROT, Cards
from tutor.core.errors import RefusedError
from tutor.core.hands import hand_of
from tutor.core.layouts import Layouts
from tutor.core.possible import Whereabouts
from tutor.core.record import Record
from tutor.tarot.advice.opponent import choose
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.auction import Auction
from tutor.tarot.dog import UNKNOWN
from tutor.tarot.phases import onwards, position
from tutor.tarot.play import Play
from tutor.tarot.score.count import count
from tutor.tarot.score.sheet import result
from tutor.tarot.setting import HAND_SIZES, dog_size

#: The number of deals in which a chance is counted.
DEALS = 400
#: The number of deals in vain after which nobody is expected any more to have bid as the tutor's players do.
PATIENCE = 2000
DOG = "dog"
#: A moment at which somebody may wonder how a deal will come out.
At = TypeVar("At", Auction, Play)
#: The number of standard deviations that covers 95 of 100 counts.
_STRAY = 1.96


class Chance(NamedTuple):
    """The number of deals, ``of`` so many, that a side has won.

    >>> even = Chance(won=200, of=400)
    >>> even.hundredths, even.error, Chance(400, 400).error
    (50, 5, 1)
    """

    won: int
    of: int = DEALS

    @property
    def share(self) -> float:
        """The share of deals won, from 0 to 1."""
        return self.won / self.of

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the true chance, 95 times of 100 (Wilson's interval, good near 0 and 1)."""
        size = 1 + _STRAY**2 / self.of
        middle = (self.share + _STRAY**2 / (2 * self.of)) / size
        reach = _STRAY / size * sqrt(self.share * (1 - self.share) / self.of + (_STRAY / (2 * self.of)) ** 2)
        return middle - reach, middle + reach

    @property
    def hundredths(self) -> int:
        """The chance in hundredths."""
        return round(100 * self.share)

    @property
    def error(self) -> int:
        """The margin of error in hundredths, in 95 cases of 100."""
        low, high = self.interval
        return round(100 * max(self.share - low, high - self.share))


def chance(record: Record, deals: int = DEALS) -> Chance:
    """The chance of the player to move in a deal as they know it; of the same deal it is always the same.

    Raise ``RecordError`` as ``dealt_out`` does.
    """
    return Chance(sum(map(won, islice(dealt_out(record, Play), deals))), deals)


def won(play: Play) -> bool:
    """Whether the player to move is on the side that wins the deal, if the tutor's players play it to its end."""
    mine, end = play.trick.turn, _played_out(play)
    return count(end).made is (mine in end.side(end.taker))


class Prospect(NamedTuple):
    """The outcome of something said in the auction: how often one makes the contract, and one's average ``points``.

    ``made`` counts the deals in which nobody bids higher; there are none after a pass.  ``error`` is the margin of the
    average, in 95 cases of 100.
    """

    made: Chance
    points: float
    error: float


def prospect(record: Record, bid: str, deals: int = DEALS) -> Prospect:
    """The prospect of the player to speak in a deal as they know it, who says ``bid``; always the same.

    Raise ``RecordError`` as ``dealt_out`` does.
    """
    mine, ends = _turn(record), [_ended(at, bid) for at in islice(dealt_out(record, Auction), deals)]
    points = [(result(end).scores or ())[mine] for end in ends]
    made = [count(end).made for end in ends if _taken(end, mine)]
    return Prospect(Chance(sum(made), len(made)), fmean(points), _STRAY * stdev(points) / sqrt(deals))


def made(record: Record, bid: str) -> Iterator[bool]:
    """Whether the player to speak makes the contract by a ``bid``, in one deal after the other that nobody outbids.

    Raise ``RecordError`` as ``dealt_out`` does.
    """
    ends = (_ended(at, bid) for at in dealt_out(record, Auction))
    return (count(end).made for end in ends if _taken(end, _turn(record)))


def _turn(record: Record) -> int:
    """The seat of the player to move."""
    return position(record).turn or 0


def _taken(end: object, seat: int) -> TypeGuard[Play]:
    """Whether a player has been the taker of a deal."""
    return isinstance(end, Play) and end.taker == seat


def _ended(at: Any, move: str) -> Any:  # noqa: ANN401 - any phase
    """The end of a deal in which the player to move does something, and everything else as the tutor's players do."""
    while at.turn is not None:
        at = onwards(at.after(at.read(move, "moves")))
        if isinstance(at, Play):
            return _played_out(at)
        move = choose(at) if at.turn is not None else ""
    return at


def _played_out(play: Play) -> Play:
    """The end of a deal, if the tutor's players play its cards."""
    while play.turn is not None:
        legal = play.duty().legal()
        seen = play.seen_by(play.turn)
        play = play.after(TAROT[card_to_play(seen).move] if len(legal) > 1 else legal[0])
    return play


def dealt_out(record: Record, moment: type[At]) -> Iterator[At]:
    """Deals that fit all that the player to move knows at that moment, as they stand there, with all hands known.

    Each way in which the cards can lie is as likely as any other; of those only such are kept in which the tutor's
    players would have said what the others have said.  An écart that nobody has seen is the one that they would have
    made.  Of what nobody would have said, like a wild bid, nothing is concluded.  Raise ``RecordError`` if the record
    cannot be read, or the hand of the player to move is not known.
    """
    at = position(record)
    if not isinstance(at, moment) or at.turn is None:
        raise TypeError(at)
    hand_of(record.hands, at.turn)  # which says so if it is not known
    known, rng = Layouts(_known(record, at)), random.Random(json.dumps(record.to_json()))
    fruitless = 0
    while True:
        lived = _lived(record, known.draw(rng), at.turn, bids=fruitless < PATIENCE)
        fruitless = 0 if lived and fruitless < PATIENCE else fruitless + 1
        if isinstance(lived, moment):
            yield lived


def _known(record: Record, at: Auction | Play) -> Whereabouts:
    """The places where cards can lie as dealt: cards that others have played came out of their hands, or of the dog."""
    turned_up = record.dog or TAROT.none
    rooms: dict[Hashable, int] = dict.fromkeys(range(record.players), HAND_SIZES[record.players])
    world = Whereabouts.of(TAROT, {**rooms, DOG: dog_size(record.players)}).lying(turned_up, DOG)
    for seat, hand in enumerate(record.hands):
        if hand is not None:
            world = world.lying(hand, seat)
        if hand is not None or isinstance(at, Auction):
            continue
        played = TAROT.set(trick.card_of(seat) for trick in (*at.tricks, at.trick) if trick.has_card_of(seat))
        # What a taker does not hold may have been set aside.
        excluded = TAROT.none if seat == at.taker else at.excluded_from(seat)
        world = world.lying(played - turned_up, seat).missing(excluded - played, seat)
    return world


def _lived(record: Record, lying: Mapping[Hashable, Cards], mine: int, *, bids: bool) -> Auction | Play | None:
    """The deal with these cards where the record has come to; ``None`` if it cannot, or would not, have come there."""
    hands = tuple(lying[seat] for seat in range(record.players))
    at: Any = position(replace(record, hands=hands, dog=lying[DOG], moves=()))
    for move in record.moves:
        if at.turn is None:
            return None  # a lone Petit, with which nobody plays
        others = at.turn != mine and not isinstance(at, Play)
        made = choose(at) if others and (bids or move == UNKNOWN) else move
        if move not in {made, UNKNOWN}:
            return None
        try:
            at = onwards(at.after(at.read(made, "moves")))
        except RefusedError:
            return None
    return at if isinstance(at, Auction | Play) else None
