"""The hands in ``tutor/teach/barbu/hands.txt``, and the points that each of them makes on average in 40 deals.

``python -m measures hands`` plays the deals of every hand out again, which takes half an hour on two cores; with the
names of contracts it does so for those alone.  A hand that is not clear any more gives its place to another one; with
``--more`` as many are looked for as are wanted at all.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import islice
from math import sqrt
from statistics import mean, stdev
from typing import Any

from measures.run import Run
from tutor import barbu
from tutor.barbu import contracts
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.contracts import SEVEN
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, Cards
from tutor.teach.barbu.hands import DEALS, ERRORS, FILE, LEAST, Held, bank
from tutor.teach.barbu.plays import PLAYERS, WHOLE, dealt
from tutor.teach.positions import LEARNER

HEAD = """\
# Hands that suit a contract, or do not, in the order in which exercises ask about them; from measures/hands.py.
# call / the hand / points promised beyond the usual, points on average in 40 deals, standard error of those
"""
#: The number of hands kept for a contract that suit it, and of those that do not.
WANTED = 100
#: The greatest promise, in points beyond the usual ones: what promises more shows in every single count.
MOST = 4.0
#: The greatest share of the hands kept that suit a contract, or do not, in which one count speaks for it.
OFTEN = 0.6
#: The number of hands that promise something, among which others are looked for.
HANDS = 4000
#: The number of deals after which an unclear hand is dropped.
FIRST_LOOK = 12
#: The number of standard errors by which a hand must be clear after those deals.
FIRST_ERRORS = 1.5
NAMES = tuple(kind.name for kind in SEVEN)


def measure(run: Run) -> None:
    """Measure the hands for some contracts anew, or for all, and write the bank."""
    known = bank() if FILE.exists() else ()
    lines = []
    for name in NAMES:
        before = [one for one in known if one.contract.name == name]
        lines += [one.line for one in (_measured(run, name, before) if name in (run.words or NAMES) else before)]
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in lines), "utf-8")


def _measured(run: Run, name: str, before: Sequence[Held]) -> list[Held]:
    """The hands for a contract measured anew, in their order; in the place of one that is not clear stands another one.

    If more are wanted, they come after them, in mixed order.
    """
    results = run.each(played, ((one.call, _codes(one.hand)) for one in before), len(before), name)
    anew = [Held.of(line) if line else None for line in results]
    least = WANTED if run.more or not before else 0
    wanted = {suits: max(least, sum((one.promises > 0) is suits for one in before)) for suits in (True, False)}
    others = _others(run, name, wanted, {one.hand for one in before}, [one for one in anew if one])
    for place, old in enumerate(before):
        if not anew[place] and others[old.promises > 0]:
            anew[place] = others[old.promises > 0].pop(0)
    return [*filter(None, anew), *sorted((*others[True], *others[False]), key=_shuffled)]


def _others(
    run: Run, name: str, wanted: Mapping[bool, int], known: AbstractSet[Cards], clear: Sequence[Held]
) -> dict[bool, list[Held]]:
    """Other hands for a contract than those known, by what they promise, until with the clear ones there are enough."""
    others: dict[bool, list[Held]] = {True: [], False: []}

    def alike(promise: float) -> list[Held]:
        return [one for one in (*clear, *others[promise > 0]) if (one.promises > 0) is (promise > 0)]

    def wants(call: str, hand: Cards) -> bool:
        have, most = alike(_promised(call, hand)), wanted[_promised(call, hand) > 0]
        return hand not in known and len(have) < most and _even(call, hand, have, OFTEN * most)

    def enough() -> bool:
        return all(len(alike(promise)) >= wanted[promise > 0] for promise in (1, -1))

    # What speaks for a hand may be found too often by the time when it has been played: it is asked again then.
    if not enough():
        hands = ((call, _codes(hand)) for call, hand in islice(_found(name), HANDS) if wants(call, hand))
        for found in map(Held.of, filter(None, run.each(tried, hands, HANDS, name))):
            if wants(found.call, found.hand):
                others[found.promises > 0].append(found)
            if enough():
                break
    return others


def played(called: tuple[str, str]) -> str | None:
    """The line of the bank for a call and the hand that makes it, after all its deals; ``None`` if it is not clear."""
    call, hand = called
    held = _played(call, BARBU.read(hand), DEALS)
    return held.line if held.clear_of(ERRORS) else None


def tried(called: tuple[str, str]) -> str | None:
    """The same of a hand that is new: after a few deals it may be dropped."""
    call, hand = called
    return played(called) if _played(call, BARBU.read(hand), FIRST_LOOK).clear_of(FIRST_ERRORS) else None


def _codes(hand: Cards) -> str:
    return " ".join(card.code for card in hand)


def _even(call: str, hand: Cards, alike: Sequence[Held], often: float) -> bool:
    """Whether of all that is counted in a hand nothing speaks for it, or against it, as in too many others alike."""
    speaks = [_speaks(one.call, one.hand) for one in alike]
    return all(sum(other[name] is good for other in speaks) < often for name, good in _speaks(call, hand).items())


def _speaks(call: str, hand: Cards) -> dict[str, bool]:
    """Whether each thing that is counted in a hand speaks for calling it."""
    marks = contracts.calls(Options())[call].marks(hand.pack)
    return {name: mark.points * (mark.count(hand) - mark.usual) > 0 for name, mark in marks.items()}


def _shuffled(one: Held) -> float:
    """A sort key that follows from the hand and not from its points, so that a new measurement keeps the order."""
    return random.Random(f"{one.call} {one.hand}").random()


def _found(name: str) -> Iterator[tuple[str, Cards]]:
    """Hands that promise a little more than is usual for a contract, or less, each with its call."""
    rng = random.Random(f"hands {name}")
    calls = [contract.code for contract in contracts.calls(Options()).values() if contract.name == name]
    while hand := BARBU.set(rng.sample(BARBU.cards, WHOLE)):
        call = max(calls, key=lambda call: _promised(call, hand))
        if LEAST <= abs(_promised(call, hand)) <= MOST:
            yield call, hand


def _promised(call: str, hand: Cards) -> float:
    return prospect(hand, contracts.calls(Options())[call], SETTING)


SETTING = Setting(PLAYERS, 0, Options(), (None,) * PLAYERS)


def _played(call: str, hand: Cards, deals: int) -> Held:
    """A hand with its mean points in so many deals, and their standard error."""
    rng = random.Random(f"{call} {hand}")
    scores = [_score(call, hand, rng) for _ in range(deals)]
    return Held(call, hand, _promised(call, hand), mean(scores), stdev(scores) / sqrt(deals))


def _score(call: str, hand: Cards, rng: random.Random) -> int:
    """The points of a deal for the holder of a hand who calls a contract, the other cards dealt at random."""
    at: Any = barbu.position(dealt(call, rng, leader=LEARNER, holds=hand))
    while at.turn is not None:
        at = at.after(at.read(barbu.choose(at), "moves"))
    scores = barbu.result(at).scores or ()
    return scores[LEARNER]
