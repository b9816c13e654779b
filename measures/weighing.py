"""The hands in ``tutor/teach/tarot/weighed.txt``, and the number of 400 deals that each of them wins.

``python -m measures weighing`` plays the deals of every hand out again, which takes some minutes; with the names of
sorts it does so for those alone.  A hand that is not clear any more gives its place to another one, so lessons lose no
more hands than they have to.  With ``--more`` as many are looked for as are wanted at all, and of those only such stay
of which no single count tells whether to show.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial
from itertools import chain, product
from typing import Any

from measures.counts import COUNTS, even
from measures.run import Run
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
from tutor.teach.tarot.weighed import FILE, PLAYERS, SORTS, Weighed, bank, clear, levels_of

HEAD = """\
# Hands with which a poignée may be shown, in the order in which exercises ask about them; from measures/weighing.py.
# sort, level, deals won of 400, dealer, seat / the hand dealt / the dog / what has been said and played
"""
#: The number of hands that are wanted of each sort, at every level if it has several, by whether it is better to show.
WANTED = {"taker": {True: 40, False: 40}, "defender": {True: 12, False: 12}, "double": {True: 12, False: 12}}
#: The number of bouts with which both can be, so that more is to be looked at than how many there are; others that are
#: there stay.
BOTH = {"taker": {1}, "defender": {0}, "double": {1}}
#: The chance, in hundredths, above which showing even a double poignée is clearly right.
SURE = 90
#: The chances, in hundredths, that count as near to even.
NEAR = range(26, 75)
#: The number of deals that give a first estimate of a chance, and what is in doubt then, in hundredths.
FIRST_LOOK, DOUBTFUL_AT_FIRST = 40, range(42, 59)
#: The number of deals in which other hands are looked for, and of trumps that somebody is dealt in them.
SEEDS = 20_000
LONG = (9, 13)

#: What somebody may count in the cards that a player has seen, in and out of the hand.
TELLING: tuple[Callable[[Weighed], int], ...] = tuple(
    partial(lambda count, one: count(one.held | one.aside), count) for count in COUNTS
)
#: A place in the bank: the sort and level of its hands, whether it is better to show, and whether both can be.
Place = tuple[str, int, bool, bool]


class Bank:
    """The hands that are kept so far, and how many are wanted at each place."""

    def __init__(self, wanted: Mapping[Place, int]) -> None:
        """Make an empty bank."""
        self._wanted = wanted
        self.hands: dict[Place, list[Weighed]] = {place: [] for place in wanted}

    def room(self, place: Place) -> bool:
        """Whether another hand is wanted at a place."""
        return len(self.hands[place]) < self._wanted[place]

    @property
    def wanting(self) -> list[tuple[str, bool]]:
        """The sorts of which more hands are wanted at some level, and whether such with which it is better to show."""
        return sorted({place[::2] for place in self.hands if self.room(place)})

    def keep(self, hand: Weighed) -> None:
        """Keep a hand."""
        self.hands[place_of(hand)].append(hand)

    def lines(self, evened: Collection[str]) -> Iterator[str]:
        """The lines of each sort and level, in mixed order; of some sorts only the hands of which no count tells."""
        for sort in SORTS:
            for level in levels_of(sort):
                places = product((sort,), (level,), (True, False), (True, False))
                hands = [*chain.from_iterable(self.hands[place] for place in places)]
                kept = even(hands, lambda one: one.shows, TELLING) if sort in evened else hands
                yield from (hand.line for hand in sorted(kept, key=_shuffled))


def place_of(hand: Weighed) -> Place:
    """The place of a hand in the bank."""
    return hand.sort, hand.level, hand.shows, hand.bouts in BOTH[hand.sort]


def _shuffled(hand: Weighed) -> float:
    """A sort key that follows from the hand and not from its chance, so that a new measurement keeps the order."""
    _, lying = hand.line.split(" / ", 1)
    return random.Random(lying).random()


def measure(run: Run) -> None:
    """Measure the bank anew, and write it."""
    every = bank() if FILE.exists() else ()
    sorts = run.words or SORTS
    known = [hand for hand in every if hand.sort in sorts]
    places = [*product(SORTS, LEVELS, (True, False), (True, False))]
    before = Counter(map(place_of, every))
    anew = run.more or not known
    kept = Bank({place: max(_wanted(place) if anew and place[0] in sorts else 0, before[place]) for place in places})
    for hand in every:
        if hand.sort not in sorts:
            kept.keep(hand)
    for old, won in zip(known, run.each(deals_won, (hand.line for hand in known), len(known)), strict=True):
        new = old._replace(chance=Chance(won))
        if new.shows is old.shows is new.advised and old.level in _levels(old.sort, new.chance):
            kept.keep(new)
    if kept.wanting:
        _look_for_others(run, kept, {str(hand.board) for hand in every})
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in kept.lines(sorts if anew else ())), "utf-8")


def _wanted(place: Place) -> int:
    """The number of hands that are wanted at a place."""
    sort, level, shows, both = place
    return WANTED[sort][shows] if both and level in levels_of(sort) else 0


def _look_for_others(run: Run, kept: Bank, boards: AbstractSet[str]) -> None:
    """Keep others in the place of hands that are not clear any more; ``boards`` are known."""
    # More may be looked for than is still wanted when it is found: what is kept depends on the order of deals alone.
    wanted = ((seed, kept.wanting) for seed in range(1, SEEDS + 1))
    for lines in run.each(hands_of_deal, wanted, SEEDS):
        for hand in map(Weighed.of, lines):
            new = str(hand.board) not in boards
            for level in _levels(hand.sort, hand.chance) if new and hand.advised is hand.shows else ():
                leveled = hand._replace(level=level)
                if kept.room(place_of(leveled)):
                    kept.keep(leveled)
                    break
        if not kept.wanting:
            break


def deals_won(line: str) -> int:
    """The number of deals that a hand of the bank wins, of 400."""
    return chance(Weighed.of(line).board).won


def hands_of_deal(wanted: tuple[int, list[tuple[str, bool]]]) -> list[str]:
    """The hands in a deal, by its seed, that are wanted and may show a poignée; as lines of the bank, at no level yet.

    Where nobody has seen the dog there is less to think about, so those are left out.
    """
    seed, sorts = wanted
    found = []
    for board, sort in _moments(seed):
        hand = Weighed(sort, 0, board, Chance(0))
        if board.dog is None or hand.bouts not in BOTH[sort] or (sort, hand.advised) not in sorts:
            continue
        first = chance(board, FIRST_LOOK)
        if (first.share > 1 / 2) is hand.advised and first.hundredths not in DOUBTFUL_AT_FIRST:
            found.append(hand._replace(chance=chance(board)).line)
    return found


def _levels(sort: str, found: Chance) -> tuple[int, ...]:
    """The levels at which a hand with this chance may be kept: for a taker by how near to even the chance is."""
    if not clear(found) or (sort == "double" and found.share > 1 / 2 and found.hundredths <= SURE):
        return ()
    return levels_of(sort) if sort != "taker" else (3, 2) if found.hundredths in NEAR else (1, 2)


def _moments(seed: int) -> Iterator[tuple[Record, str]]:
    """A deal of the tutor's players, as seen by each who may show a poignée, with the sort of that hand."""
    needed, record = TRUMPS_NEEDED[PLAYERS], _dealt(seed)
    # Two more trumps may come with the dog; deals are dealt faster than they are lived.
    if any(len((hand or TAROT.none) & TRUMPS) + 2 >= needed[0] for hand in record.hands):
        for board, at in _lived(record):
            trumps = len((at.hand | at.aside) & TRUMPS)
            own = "double" if trumps >= needed[1] else "taker"
            yield board, own if at.turn == at.taker else "defender"


def _dealt(seed: int) -> Record:
    """A deal in which somebody has many trumps."""
    rng = random.Random(f"weighing {seed}")
    trumps = rng.sample([*TRUMPS], rng.randint(*LONG))
    pack = rng.sample([*(TAROT.all - TAROT.set(trumps))], len(TAROT) - len(trumps))
    size = HAND_SIZES[PLAYERS]
    cards = trumps + pack
    hands = [TAROT.set(cards[size * seat : size * (seat + 1)]) for seat in range(PLAYERS)]
    rng.shuffle(hands)
    return Record("tarot", PLAYERS, tuple(hands), dealer=rng.randrange(PLAYERS), dog=TAROT.set(cards[size * PLAYERS :]))


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
