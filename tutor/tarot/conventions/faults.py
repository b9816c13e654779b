"""The faults of a pack of conventions: a card with two meanings at one moment, one that was forgotten, and more.

With some packs nobody can keep their word, and no table plays by them (``Fault.serious``); the others only say less
than they could.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.conventions.meanings import claimed
from tutor.tarot.conventions.meanings.meaning import Meaning
from tutor.tarot.conventions.moments import MOMENTS, Moment, Ranks
from tutor.tarot.conventions.pack import Line, Pack
from tutor.tarot.conventions.parts import ranked

TWO_MEANINGS = N_("two meanings for {cards}, by {one} and by {other}, and neither line says “also = true”")
AT_ODDS = N_("no hand can keep both promises of {cards}, by {one} and by {other}")
NEVER_TRUE = N_("the promise of {cards} by {one} is never true: no hand that holds such a card can keep it")
UNSPOKEN = N_("silence is written for {cards}, and yet {one} gives a meaning")
FORGOTTEN = N_("nothing is written for {cards}: give a meaning, or a reason for silence")
#: The faults with which nobody can play.
SERIOUS = (TWO_MEANINGS, AT_ODDS, NEVER_TRUE)


class Fault(NamedTuple):
    """Something wrong with a pack at a moment, as a message and its facts: ``cards`` and the ids of conventions."""

    moment: Moment
    says: Message
    facts: Facts

    @property
    def serious(self) -> bool:
        """Whether nobody can play by a pack that has this fault."""
        return self.says in SERIOUS


def faults(pack: Pack) -> Iterator[Fault]:
    """The faults of a pack, moment by moment."""
    for moment in MOMENTS.values():
        yield from _never_true(pack, moment)
        yield from _clashes(pack, moment)
        yield from _unspoken(pack, moment)
        yield from _forgotten(pack, moment)


def _never_true(pack: Pack, moment: Moment) -> Iterator[Fault]:
    """Lines that every card belies which follows them: a king that is led cannot deny the king."""
    for line in pack.lines:
        if line.moment is moment:
            ranks = frozenset(rank for rank in line.ranks if not _keepable(moment, rank, (line.meaning,)))
            if ranks:
                yield Fault(moment, NEVER_TRUE, {"cards": listed(moment, ranks), "one": line.rule.id})


def _clashes(pack: Pack, moment: Moment) -> Iterator[Fault]:
    """Two lines that the same card follows, if neither says that it comes beside another, or no hand keeps both."""
    found: dict[tuple[Message, str, str], set[str]] = {}
    for rank in moment.ranks:
        for one, other in combinations(pack.spoken(moment.name, rank), 2):
            if moment in {one.moment, other.moment} and (fault := _clash(moment, rank, one, other)):
                found.setdefault((fault, one.rule.id, other.rule.id), set()).add(rank)
    for (fault, one_id, other_id), ranks in found.items():
        yield Fault(moment, fault, {"cards": listed(moment, frozenset(ranks)), "one": one_id, "other": other_id})


def _clash(moment: Moment, rank: str, one: Line, other: Line) -> Message | None:
    """The fault of two lines that a card follows at once; ``None`` if there is none."""
    if not (one.also or other.also):
        return TWO_MEANINGS
    meanings = one.meaning, other.meaning
    alone = all(_keepable(moment, rank, (meaning,)) for meaning in meanings)
    return AT_ODDS if alone and not _keepable(moment, rank, meanings) else None


def _unspoken(pack: Pack, moment: Moment) -> Iterator[Fault]:
    """Cards that are silent by one line and speak by another."""
    for silence in pack.silences:
        for line in pack.lines:
            if silence.moment is line.moment is moment and (both := line.ranks & silence.ranks):
                yield Fault(moment, UNSPOKEN, {"cards": listed(moment, both), "one": line.rule.id})


def _forgotten(pack: Pack, moment: Moment) -> Iterator[Fault]:
    """Cards of which a pack says nothing at a moment at which it has others speak."""
    if any(line.moment is moment for line in pack.lines):
        known = {rank for rank in moment.ranks if pack.spoken(moment.name, rank) or pack.silent(moment.name, rank)}
        if left := moment.ranks - known:
            yield Fault(moment, FORGOTTEN, {"cards": listed(moment, left)})


@cache
def _keepable(moment: Moment, rank: str, meanings: tuple[Meaning, ...]) -> bool:
    """Whether a hand that holds a card of this rank can keep everything that is claimed of it at a moment."""
    led = TRUMP if moment.of_trumps or not moment.led else SUITS[0]
    claims = [claim for meaning in meanings if (claim := claimed(meaning.name, led))]
    card = TAROT[EXCUSE if rank == EXCUSE[1] else f"{led}{rank}"]
    return not claims or any(all(claim.kept(hand.with_card(card)) for claim in claims) for hand in _hands())


@cache
def _hands() -> tuple[Cards, ...]:
    """One hand of every sort that claims can tell apart: with or without the cards that they name, and short or long.

    Of the other cards of a suit there are the highest: no claim asks for lower ones.
    """
    suit = TAROT.all.of(SUITS[0])
    honours = TAROT.read(f"{SUITS[0]}K {SUITS[0]}Q")
    rest, trumps = list(suit - honours), [TAROT[f"{TRUMP}{number}"] for number in range(2, 2 + MANY_TRUMPS)]
    cards = (*honours, *TAROT.read(f"T1 T21 {EXCUSE}"))
    known = [TAROT.set(some) for size in range(len(cards) + 1) for some in combinations(cards, size)]
    plain = [TAROT.set(rest[at:]) for at in range(len(rest) + 1)]
    long = [TAROT.set(trumps[at:]) for at in range(len(trumps) + 1)]
    return tuple(some | held | more for some, held, more in product(known, plain, long))


def listed(moment: Moment, ranks: Ranks) -> tuple[str, ...]:
    """Ranks from the lowest to the highest, neighbours as a range: ``1-5``, ``J``.

    >>> listed(MOMENTS["first-suit"], frozenset({"1", "2", "3", "9", "10", "J", "K"}))
    ('1-3', '9-J', 'K')
    """
    order, runs = ranked(moment), list[list[str]]()
    for before, rank in zip((None, *order), order, strict=False):
        if rank in ranks:
            if before in ranks and runs:
                runs[-1].append(rank)
            else:
                runs.append([rank])
    return tuple(part for run in runs for part in (run if len(run) < 3 else (f"{run[0]}-{run[-1]}",)))  # noqa: PLR2004
