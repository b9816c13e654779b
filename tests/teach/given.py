"""Answers that somebody might give to a question: right ones, and many that are nearly right."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal

from tutor.teach.arrangement import Arrangement
from tutor.teach.grid import Grid
from tutor.teach.number import Number
from tutor.teach.question import Answer, Question

#: How many answers at random are tried besides those that are nearly right.
AT_RANDOM = 20


def answers(question: Question) -> Iterator[Answer]:
    """The right answers, as far as they are told, nothing, and others."""
    rng = random.Random(str(question.key))
    yield ()
    yield from question.key
    if question.number:
        yield from _numbers(question.number)
    elif question.arrangement:
        yield from _arranged(question.arrangement, question.key, rng)
    elif question.grid:
        yield from _in_states(question.grid, question.key[0])
    else:
        yield from _marked(question, rng)


def _numbers(number: Number) -> Iterator[Answer]:
    """The slips, and what lies just within and just beyond what is near enough."""
    yield from ((f"{slip:f}",) for slip in number.slips)
    edge = number.within + Decimal("0.5")
    for step in (number.within, -number.within, edge, -edge, Decimal(10) + edge):
        yield (f"{number.right + step:f}",)


def _arranged(laid_out: Arrangement, key: tuple[Answer, ...], rng: random.Random) -> Iterator[Answer]:
    """Things taken away, put elsewhere, or exchanged; and things put anywhere."""
    names, rooms = [thing.id for thing in laid_out.things], {place.id: place.room for place in laid_out.places}
    for answer in key[:3]:
        for number, one in enumerate(answer):
            rest = (*answer[:number], *answer[number + 1 :])
            yield rest
            thing, _, place = one.rpartition("@")
            left = [name for name in names if not any(other.startswith(f"{name}@") for other in answer)]
            yield from ((*rest, f"{name}@{place}") for name in left[:4])
            for other in answer[number + 1 :]:
                swapped = other.rpartition("@")
                without = tuple(one for one in rest if one != other)
                yield (*without, f"{thing}@{swapped[2]}", f"{swapped[0]}@{place}")
        left = [name for name in names if not any(other.startswith(f"{name}@") for other in answer)]
        for place, room in rooms.items():
            if sum(one.endswith(f"@{place}") for one in answer) < room:
                yield from ((*answer, f"{name}@{place}") for name in left)
    for _ in range(AT_RANDOM):
        free = [place for place, room in rooms.items() for _ in range(room)]
        rng.shuffle(free)
        some = rng.sample(names, rng.randint(0, min(len(names), len(free))))
        yield tuple(f"{name}@{place}" for name, place in zip(some, free, strict=False))


def _in_states(grid: Grid, key: Answer) -> Iterator[Answer]:
    """One cell after the other in another state, or in none."""
    for number, cell in enumerate(grid.cells):
        rest = (*key[:number], *key[number + 1 :])
        yield rest
        yield from ((*rest, f"{cell.id}={state.id}") for state in grid.states if state.id != cell.right)


def _marked(question: Question, rng: random.Random) -> Iterator[Answer]:
    """One option more or less than is right; each option alone; some at random."""
    names = [option.id for option in question.options]
    yield from ((name,) for name in names)
    for answer in question.key:
        yield from (tuple({*answer} ^ {name}) for name in names)
    for _ in range(AT_RANDOM if question.pad == "mark" else 0):
        yield tuple(rng.sample(names, rng.randint(0, len(names))))
