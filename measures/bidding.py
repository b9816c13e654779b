"""The hands in ``tutor/teach/tarot/bids.txt``: how often each makes its contract, and what bidding and passing bring.

``python -m measures bidding`` plays the deals of every hand out again.  A hand that is not clear any more gives its
place to another one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

from measures.counts import COUNTS
from measures.run import Run
from tutor import tarot
from tutor.core.cards import TAROT, TRUMP
from tutor.core.record import Record
from tutor.tarot.advice.chances import DEALS, Prospect, prospect
from tutor.tarot.advice.hand_value import evaluate
from tutor.tarot.advice.opponent import choose
from tutor.tarot.auction import PASS, Auction
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import BOUTS
from tutor.teach.evenly import told
from tutor.teach.kind import LEVELS
from tutor.teach.positions import seen
from tutor.teach.tarot.bids import FILE, PLAYERS, SORTS, WeighedBid, bank, levels_of
from tutor.teach.tarot.weighed import clear

HEAD = """\
# Hands before their holder speaks, in the order in which exercises ask about them; from measures/bidding.py.
# sort, level, deals made, of those in which nobody bid higher, points after the bid and after a pass, dealer, seat
# / the hand / what has been said
"""
#: The number of hands that are wanted at each place of a sort and a level, and the share of them that a count may tell.
WANTED = {("first", 1): 8, ("first", 2): 6, ("first", 3): 8, ("over", 1): 6}
OFTEN = 0.6
#: The points by the table of hand values between which a hand is looked at: around what it says “bid” of.
COUNTED = {"first": range(36, 59), "over": range(44, 70)}
#: The chances, in hundredths, that count as near to even.
NEAR = range(26, 75)
#: The number of deals that give a first estimate of a chance, and what is in doubt then, in hundredths.
FIRST_LOOK, DOUBTFUL_AT_FIRST = 40, range(42, 59)
#: The number of deals in which hands are looked for; of trumps that a hand is dealt, and that another player gets then.
SEEDS = 20_000
OWN, OTHERS = (4, 11), (5, 8)

#: A place in the bank: the sort and level of its hands, and whether it is better to bid; and the hands kept at each.
Place = tuple[str, int, bool]
Kept = dict[Place, list[WeighedBid]]


#: What somebody may count in a hand, of which none may tell often whether to bid: its points by the table too.
TELLING: tuple[Callable[[WeighedBid], int], ...] = (
    lambda one: one.counted,
    *(partial(lambda count, one: count(one.hand), count) for count in COUNTS),
)


def measure(run: Run) -> None:
    """Measure the bank anew, and write it."""
    known = bank() if FILE.exists() else ()
    places = (place for place in product(SORTS, LEVELS, (True, False)) if place[1] in levels_of(place[0]))
    kept: dict[Place, list[WeighedBid]] = {place: [] for place in places}
    for lines in run.each(weighed_again, (one.line for one in known), len(known)):
        for one in map(WeighedBid.of, lines):
            kept[one.sort, one.level, one.pays].append(one)
    wanted = ((seed, sorted({place[::2] for place in kept if _wants(kept, place)})) for seed in range(1, SEEDS))
    for lines in run.each(hands_of_deal, wanted, SEEDS):
        _keep(kept, lines)
        if not any(_wants(kept, place) for place in kept):
            break
    FILE.write_text(HEAD + "".join(f"{one.line}\n" for one in _in_order(kept)), "utf-8")


def _wants(kept: Kept, place: Place) -> bool:
    """Whether another hand is wanted at a place."""
    return len(kept[place]) < WANTED[place[:2]]


def _keep(kept: Kept, lines: Iterable[str]) -> None:
    """Keep hands at the first of their levels that wants one, and where no single count of them tells too often."""
    for one in map(WeighedBid.of, lines):
        near = (3, 2) if one.made.hundredths in NEAR else (1, 2)
        for level in near if len(levels_of(one.sort)) > 1 else levels_of(one.sort):
            place = one.sort, level, one.pays
            others = [*kept[place], *kept[one.sort, level, not one.pays]]
            few = len(others) < WANTED[one.sort, level]
            if _wants(kept, place) and (few or told([*others, one], lambda each: each.pays, TELLING) <= OFTEN):
                kept[place].append(one._replace(level=level))
                break


def _in_order(kept: Kept) -> Iterator[WeighedBid]:
    """The hands of each sort and level, those to bid on and the others in mixed order."""
    for sort, level in product(SORTS, LEVELS):
        both = (*kept.get((sort, level, True), ()), *kept.get((sort, level, False), ()))
        yield from sorted(both, key=lambda one: random.Random(" ".join(card.code for card in one.hand)).random())


def weighed_again(line: str) -> list[str]:
    """A hand of the bank, measured again, if it is still clear and as good to bid on as it was."""
    one = WeighedBid.of(line)
    return [new._replace(level=one.level).line for new in _weighed(one.sort, one.board) if new.pays is one.pays]


def hands_of_deal(wanted: tuple[int, list[tuple[str, bool]]]) -> list[str]:
    """The hand in a deal, by its seed, that is wanted, if there is one: a line of the bank, at no level yet."""
    seed, places = wanted
    sorts = {sort for sort, _ in places}
    for sort, board in _moments(seed):
        first = prospect(board, SORTS[sort], FIRST_LOOK) if sort in sorts else None
        if first and [sort, first.points > 0] in map(list, places) and first.made.hundredths not in DOUBTFUL_AT_FIRST:
            return [one.line for one in _weighed(sort, board)]
    return []


def _weighed(sort: str, board: Record) -> Iterator[WeighedBid]:
    """The hand as one of the bank, at no level yet, if it is clear what is better."""
    bid, passed = (prospect(board, said, DEALS) for said in (SORTS[sort], PASS))
    if clear(bid.made) and _apart(bid, passed) and (bid.made.share > 1 / 2) is (bid.points > passed.points):
        yield WeighedBid(sort, 0, board, bid.made, (round(bid.points), round(passed.points)))


def _apart(one: Prospect, other: Prospect) -> bool:
    """Whether two averages are so far apart that chance alone does not explain it."""
    return abs(one.points - other.points) > one.error + other.error


def _moments(seed: int) -> Iterator[tuple[str, Record]]:
    """The moments of an auction of the tutor's players in which a hand is looked at, with their sorts."""
    record = _dealt(seed)
    at: Any = tarot.position(record)
    said: list[str] = []
    while isinstance(at, Auction) and at.turn is not None:
        sort = {(): "first", ("prise",): "over"}.get(tuple(move for move in said if move != PASS))
        if sort and evaluate(record.hands[at.turn] or TAROT.none).total in COUNTED[sort]:
            yield sort, seen(replace(record, moves=tuple(said)), at.turn)
        said.append(choose(at))
        at = tarot.onwards(at.after(at.read(said[-1], "moves")))


def _dealt(seed: int) -> Record:
    """A deal in which a hand may have any number of trumps and bouts, and another player has many trumps."""
    rng = random.Random(f"bidding {seed}")
    bouts = rng.sample([*BOUTS], rng.randint(0, len(BOUTS)))
    trumps = rng.sample([*TAROT.all.of(TRUMP) - BOUTS], len(TAROT.all.of(TRUMP) - BOUTS))
    own = TAROT.set((*bouts, *trumps[: rng.randint(*OWN) - len(bouts)]))
    plain = rng.sample([*TAROT.all - TAROT.all.of(TRUMP) - BOUTS], HAND_SIZES[PLAYERS] - len(own))
    hands = [own | TAROT.set(plain)]
    left = TAROT.all - hands[0]
    many = left.of(TRUMP)
    others = TAROT.set(rng.sample([*many], min(len(many), rng.randint(*OTHERS))))
    rest = rng.sample([*left - others], len(left) - len(others))
    for known in (others, TAROT.none, TAROT.none):
        size = HAND_SIZES[PLAYERS] - len(known)
        hands.append(known | TAROT.set(rest[:size]))
        rest = rest[size:]
    rng.shuffle(hands)
    return Record("tarot", PLAYERS, tuple(hands), dealer=rng.randrange(PLAYERS), dog=TAROT.set(rest))
