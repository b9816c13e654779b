"""Some things of a bank, so that no single count of their cards tells often what is right for each.

Somebody who knows what is right for all the others, and goes by those with as many cards of a sort, is then right about
as often as who goes by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Thing = TypeVar("Thing")

#: The greatest share of the things about which a count tells what is right, and from which on it weighs.
TOLD, FROM = 0.5, 0.4


def evenly(
    things: Sequence[Thing], right: Callable[[Thing], Hashable], counts: Sequence[Callable[[Thing], int]]
) -> tuple[Thing, ...]:
    """The things without as few as may be of them, in their order; each answer is ``right`` about as often."""
    left = {place: right(one) for place, one in enumerate(things)}
    counted = [[count(one) for one in things] for count in counts]
    while left:
        told = [_told(left, numbers) for numbers in counted]
        often = [sum(one.values()) / len(left) for one in told]
        answers = Counter(left.values())
        usual = max(answers.values())
        if max(often, default=0) <= TOLD and usual - min(answers.values()) <= 1:
            break
        weights = [max(share - FROM, 0) ** 2 for share in often]
        tells = {
            place: sum(weight * one[place] for weight, one in zip(weights, told, strict=True))
            for place in reversed(left)
            if answers[left[place]] == usual
        }
        del left[max(tells, key=tells.__getitem__)]
    return tuple(things[place] for place in left)


def told(
    things: Sequence[Thing], right: Callable[[Thing], Hashable], counts: Sequence[Callable[[Thing], int]]
) -> float:
    """The greatest share of the things about which one of the counts tells what is right."""
    left = {place: right(one) for place, one in enumerate(things)}
    return max(sum(_told(left, [count(one) for one in things]).values()) for count in counts) / len(left)


def _told(left: dict[int, Hashable], numbers: Sequence[int]) -> dict[int, float]:
    """How well a count tells what is right for each thing, by what is for most others with as many: 1, ½ or 0."""
    answers = Counter((numbers[place], answer) for place, answer in left.items())
    every = {*left.values()}
    found = {}
    for place, answer in left.items():
        same = answers[numbers[place], answer] - 1
        other = max((answers[numbers[place], one] for one in every if one != answer), default=0)
        found[place] = (1 + (same > other) - (same < other)) / 2
    return found
