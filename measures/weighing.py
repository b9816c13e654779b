"""The hands in ``tutor/teach/tarot/weighed.txt``, and the number of 400 deals that each of them wins.

``python -m measures.weighing`` plays the deals of every hand out again, which takes some minutes.  A hand that is not
clear any more gives its place to another one, so lessons lose no more hands than they have to.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.tarot.advice.chances import Chance, chance
from tutor.tarot.advice.opponent import choose
from tutor.tarot.announce import TRUMPS, TRUMPS_NEEDED, Declaration
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, Ended
from tutor.teach.kind import LEVELS
from tutor.teach.positions import seen
from tutor.teach.tarot.weighed import FILE, PLAYERS, SORTS, Weighed, bank, clear

HEAD = """\
# Hands with which a poignée may be shown, in the order in which exercises ask about them; from measures/weighing.py.
# sort, level, deals won of 400, dealer, seat / the hand dealt / the dog / what has been said and played
"""
#: The number of hands kept of each sort, at every level, by whether it is better to show.
WANTED = {"taker": {True: 16, False: 16}, "defender": {True: 6, False: 3}, "double": {True: 4, False: 0}}
#: The chance, in hundredths, above which showing even a double poignée is clearly right.
SURE = 90
#: The chances, in hundredths, that count as near to even.
NEAR = range(26, 75)
#: The number of deals that give a first estimate of a chance.
FIRST_LOOK = 40

#: A place in the bank: the sort and level of its hands, and whether it is better to show.
Place = tuple[str, int, bool]


class Bank:
    """The hands that are kept so far."""

    def __init__(self) -> None:
        """Make an empty bank."""
        self.hands: dict[Place, list[Weighed]] = {
            (sort, level, shows): [] for sort in SORTS for level in LEVELS for shows in (True, False)
        }

    def room(self, place: Place) -> bool:
        """Whether another hand is wanted at a place."""
        sort, _, shows = place
        return len(self.hands[place]) < WANTED[sort][shows]

    @property
    def wanting(self) -> set[str]:
        """The sorts of which more hands are wanted."""
        return {place[0] for place in self.hands if self.room(place)}

    def keep(self, hand: Weighed) -> None:
        """Keep a hand, write the bank to its file, and print the number of hands of each sort."""
        self.hands[hand.sort, hand.level, hand.shows].append(hand)
        FILE.write_text(HEAD + "".join(f"{hand.line}\n" for hand in self), "utf-8")
        have = {sort: sum(len(hands) for (of, *_), hands in self.hands.items() if of == sort) for sort in SORTS}
        print(
            "\r" + ", ".join(f"{number} {sort}" for sort, number in have.items()), end="", file=sys.stderr, flush=True
        )

    def __iter__(self) -> Iterator[Weighed]:
        """The hands of each sort and level, those that it is better to show and the others in mixed order."""
        for sort in SORTS:
            for level in LEVELS:
                hands = (*self.hands[sort, level, True], *self.hands[sort, level, False])
                yield from sorted(hands, key=_shuffled)


def _shuffled(hand: Weighed) -> float:
    """A sort key that follows from the hand and not from its chance, so that a new measurement keeps the order."""
    _, lying = hand.line.split(" / ", 1)
    return random.Random(lying).random()


def main() -> None:
    """Measure the bank anew, and write it."""
    kept = Bank()
    known = bank() if FILE.exists() else ()
    for old in known:
        new = old._replace(chance=chance(old.board))
        if old.board.dog and new.shows is old.shows is new.advised and old.level in _levels(old.sort, new.chance):
            kept.keep(new)
    boards = {str(hand.board) for hand in known}
    for board, sort in _moments():
        if not kept.wanting:
            break
        # Where nobody has seen the dog there is less to think about.
        if board.dog is None or str(board) in boards or sort not in kept.wanting:
            continue
        shows = chance(board, FIRST_LOOK).share > 1 / 2
        if any(kept.room((sort, level, shows)) for level in LEVELS):
            _try(kept, board, sort)


def _try(kept: Bank, board: Record, sort: str) -> None:
    """Play a hand out, and keep it if it is clear and there is room."""
    found = chance(board)
    for level in _levels(sort, found):
        hand = Weighed(sort, level, board, found)
        if hand.advised is hand.shows and kept.room((sort, level, hand.shows)):
            return kept.keep(hand)
    return None


def _levels(sort: str, found: Chance) -> tuple[int, ...]:
    """The levels at which a hand with this chance may be asked about: for a taker by how near to even the chance is."""
    if not clear(found) or (sort == "double" and found.hundredths <= SURE):
        return ()
    return tuple(LEVELS) if sort != "taker" else (3, 2) if found.hundredths in NEAR else (1, 2)


def _moments() -> Iterator[tuple[Record, str]]:
    """Deals of the tutor's players, as seen by a player who may show a poignée now, with the sort of that hand."""
    needed = TRUMPS_NEEDED[PLAYERS]
    for seed in count(1):
        record = _dealt(seed)
        # Two more trumps may come with the dog; deals are dealt faster than they are lived.
        if any(len((hand or TAROT.none) & TRUMPS) + 2 >= needed[0] for hand in record.hands):
            for board, at in _lived(record):
                trumps = len((at.hand | at.aside) & TRUMPS)
                own = "double" if trumps >= needed[1] else "taker"
                yield board, own if at.turn == at.taker else "defender"


def _dealt(seed: int) -> Record:
    rng = random.Random(f"weighing {seed}")
    pack = rng.sample(TAROT.cards, len(TAROT.cards))
    size = HAND_SIZES[PLAYERS]
    hands = tuple(TAROT.set(pack[size * seat : size * (seat + 1)]) for seat in range(PLAYERS))
    return Record("tarot", PLAYERS, hands, dealer=rng.randrange(PLAYERS), dog=TAROT.set(pack[size * PLAYERS :]))


def _lived(record: Record) -> Iterator[tuple[Record, Play]]:
    """The moments at which somebody may show a poignée, while nobody has shown one."""
    at: Any = tarot.position(record)
    while not isinstance(at, Ended) and at.turn is not None:
        if isinstance(at, Play):
            if at.tricks or at.shown:
                return
            if any(isinstance(move, Declaration) for move in at.obligation().legal()):
                yield seen(record, at.trick.turn), at
        move = choose(at)
        record = replace(record, moves=(*record.moves, move))
        at = tarot.onwards(at.after(at.read(move, "moves")))


if __name__ == "__main__":
    main()
