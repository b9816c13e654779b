"""A dealer's set of Barbu, deal by deal as the coach has looked back on them: where its points came from."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from tutor.barbu.call import Call
from tutor.barbu.doubling import Doubling
from tutor.coach.review import Review, Turned
from tutor.coach.verdict import Gap

#: The part of a set's points to which a turn belongs, by its phase; in all other phases it is play.
PART_OF = {Call.phase: "calls", Doubling.phase: "doubles"}


def part_of(turn: Turned) -> str:
    """The part to which a turn belongs that was clearly wrong: ``calls``, ``doubles`` or ``play``."""
    return PART_OF.get(turn.phase, "play")


class Parts(NamedTuple):
    """What a set's points are made of, in the dealer's points; together they are what was made.

    ``cards`` is what the hands were worth on average at the calls, with the best one.  ``calls``, ``doubles`` and
    ``play`` are what other moves would have brought beside that, 0 or less; ``luck`` is all else.

    >>> from tutor.coach.review import Turned
    >>> turn = Turned(3, "pass", "double 0", Gap(6, 2), "doubling")
    >>> Parts.of([Review(0, Gap(10, 3), -2, (turn,)), Review(0, Gap(-4, 4), 1, ())])._asdict()["doubles"]
    Gap(points=-6, error=2.0)
    """

    cards: Gap
    calls: Gap
    doubles: Gap
    play: Gap
    luck: Gap

    @classmethod
    def of(cls, reviews: Sequence[Review]) -> Parts:
        """The parts of the deals of one dealer."""
        turns = [turn for review in reviews for turn in review.turns]

        def lost(part: str) -> Gap:
            cost = Gap.sum(turn.cost for turn in turns if part_of(turn) == part)
            return Gap(-cost.points, cost.error)

        return cls(
            Gap.sum(review.worth for review in reviews),
            lost("calls"),
            lost("doubles"),
            lost("play"),
            Gap.sum(review.luck for review in reviews),
        )

    def whole(self, made: int) -> Parts:
        """The same in whole points, which add up to what was ``made``: luck has what rounding leaves over.

        >>> Parts(Gap(1.6, 0.2), Gap(0, 0), Gap(-2.7, 1), Gap(0, 0), Gap(4.1, 1.1)).whole(3).luck
        Gap(points=4, error=2)
        """
        rounded = Parts(*(Gap(round(gap.points), ceil(gap.error)) for gap in self))
        rest = made - Gap.sum(rounded).points
        return rounded._replace(luck=Gap(rounded.luck.points + rest, rounded.luck.error))
