"""Points that are lost or won, as a number to be written without its sign."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.teach.number import Number
from tutor.teach.saying import Saying

WITHOUT_MINUS = N_("That is what is written down, {points:signed}. The question asks only how many points it is.")


def lost_or_won(points: int, rule: Rule, slips: Iterable[tuple[int, Saying]]) -> Number:
    """The number of points, with slips of either sign; who writes a minus before a loss is told that none is asked."""
    wrong = {abs(slip): says for slip, says in slips}
    if points < 0:
        wrong[points] = Saying.plain(WITHOUT_MINUS, rule, points=points)
    return Number.of(abs(points), wrong)
