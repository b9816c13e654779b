"""Options weighed against each other: which is best, by how much, and why."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.teach.judge import Judge
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

#: The worth of an option that the rules forbid.
FORBIDDEN = -math.inf


class Merit(NamedTuple):
    """The merit of an option: its ``worth``, the more the better, and what ``says`` why it is good or bad."""

    worth: float
    says: Saying


class Advice(NamedTuple):
    """The options weighed, by their ids, and what helps.

    ``because`` is the reason why the best one is best, where what is said of that option is not all of it.
    """

    options: Mapping[str, Merit]
    hints: Hints
    because: tuple[Saying, ...] = ()

    @property
    def best(self) -> float:
        """The worth of the best option."""
        return max(option.worth for option in self.options.values())

    def margin(self) -> float:
        """The difference between the best option and the second."""
        first, second, *_ = sorted((option.worth for option in self.options.values()), reverse=True)
        return first - second


def best_of(asked: Asked, advised: Callable[[Judge], Advice], *, any_of: bool = False) -> Posed:
    """The question which option is best, by what a judge is ``advised``.

    With ``any_of`` several may be equally good, and each of them is an answer.
    """
    return Posed(asked, lambda judge: _verdicts(advised(judge), any_of=any_of))


def best_by_advice(asked: Asked, advice: Advice, *, any_of: bool = False) -> Posed:
    """The question which option is best, by advice on which no rule of a table has a say."""
    return Posed.for_any_judge(asked, _verdicts(advice, any_of=any_of))


def _verdicts(advice: Advice, *, any_of: bool) -> Verdicts:
    on = {name: (option.worth == advice.best, option.says) for name, option in advice.options.items()}
    because = advice.because or tuple(says for right, says in on.values() if right)[:1]
    return Verdicts(because, advice.hints, on, any_of)
