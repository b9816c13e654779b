"""What is wrong with a pack of conventions: a card with two meanings at one moment, and a card that was forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tutor.message import N_, Facts, Message
from tutor.tarot.conventions.moments import MOMENTS, Moment, Ranks
from tutor.tarot.conventions.pack import Pack

TWO_MEANINGS = N_("{cards} mean two things here, by {one} and by {other}")
FORGOTTEN = N_("{cards} are forgotten: say what they mean, or that they are silent")
UNSPOKEN = N_("{cards} are said to be silent, but mean something by {one}")


class Fault(NamedTuple):
    """Something wrong with a pack at a moment, as a message and its facts."""

    moment: Moment
    says: Message
    facts: Facts


def faults(pack: Pack) -> Iterator[Fault]:
    """Everything that is wrong with a pack, moment by moment."""
    for moment in MOMENTS.values():
        yield from _clashes(pack, moment)
        yield from _unspoken(pack, moment)
        yield from _forgotten(pack, moment)


def clashes(pack: Pack) -> Iterator[Fault]:
    """Where one card means two things at one moment: with such a pack nobody can play."""
    return (fault for moment in MOMENTS.values() for fault in _clashes(pack, moment))


def _clashes(pack: Pack, moment: Moment) -> Iterator[Fault]:
    """Two lines that the same card follows, of which neither says that it comes beside another; each pair once."""
    found: dict[tuple[str, str], set[str]] = {}
    for rank in moment.ranks:
        alone = [line for line in pack.spoken(moment.name, rank) if not line.also]
        for one, other in pairwise(alone):
            if moment in {one.moment, other.moment}:
                found.setdefault((one.rule.id, other.rule.id), set()).add(rank)
    for (one_id, other_id), ranks in found.items():
        yield Fault(moment, TWO_MEANINGS, {"cards": listed(frozenset(ranks)), "one": one_id, "other": other_id})


def _unspoken(pack: Pack, moment: Moment) -> Iterator[Fault]:
    for silence in pack.silences:
        if silence.moment is moment:
            for line in pack.lines:
                if line.moment is moment and (both := line.ranks & silence.ranks):
                    yield Fault(moment, UNSPOKEN, {"cards": listed(both), "one": line.rule.id})


def _forgotten(pack: Pack, moment: Moment) -> Iterator[Fault]:
    """Cards of which a pack says nothing at a moment at which it has others speak."""
    if not any(line.moment is moment for line in pack.lines):
        return
    known = (pack.spoken(moment.name, rank) or pack.silent(moment.name, rank) for rank in moment.ranks)
    ranks = frozenset(rank for rank, told in zip(moment.ranks, known, strict=True) if not told)
    if ranks:
        yield Fault(moment, FORGOTTEN, {"cards": listed(ranks)})


def listed(ranks: Ranks) -> tuple[str, ...]:
    """Ranks in their order, as codes without a suit."""
    return tuple(sorted(ranks, key=lambda rank: (rank.isalpha(), int(rank) if rank.isdigit() else "JNQKX".index(rank))))
