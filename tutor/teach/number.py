"""A number as an answer: points or cards, or an estimate that may be a little off."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple, TypeVar

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.teach.saying import Reply, Saying

N = TypeVar("N", bound=Decimal | int)

#: How far an estimate may be off.
A_TOLERANCE = N_("more than 0: an estimate may be a little off")
A_NUMBER = N_("one number, such as {example}")
#: No number that anybody means is longer.
LONGEST = 20
WRITTEN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)", re.ASCII)


class Number(NamedTuple):
    """The number that is right, in points or cards; and what some other number comes from, by that number.

    An estimate is right if it is no more than ``within`` off; if it is of a chance that one hopes for, it is ``hoped``,
    and tells over weeks whether one is too bold.  A ``signed`` number may be lost as well as won: it takes a minus.

    >>> Number(Decimal(51), within=Decimal(8)).reply(["44"], ()).right
    True
    """

    right: Decimal
    slips: Mapping[Decimal, Saying] = {}
    halves: bool = False
    within: Decimal = Decimal(0)
    signed: bool = False
    hoped: bool = False

    @classmethod
    def of(
        cls, right: Decimal | int, slips: Mapping[N, Saying], *, halves: bool = False, signed: bool = False
    ) -> Number:
        """The number that is right, with those of some known slips that come to another one."""
        wrong = {Decimal(number): says for number, says in slips.items() if number != right}
        return cls(Decimal(right), wrong, halves, signed=signed)

    @classmethod
    def estimate(
        cls, right: Decimal | int, slips: Mapping[Decimal, Saying], *, within: Decimal | int, hoped: bool = False
    ) -> Number:
        """An estimate, with what some numbers come from; raise ``RecordError`` for one that may not be off at all."""
        if within <= 0:
            raise RecordError("within", int(within), A_TOLERANCE)
        return cls(Decimal(right), slips, within=Decimal(within), hoped=hoped)

    def reply(self, answer: Sequence[object], because: tuple[Saying, ...]) -> Reply:
        """Judge an answer; raise ``RecordError`` for one that is no number."""
        for place, one in enumerate(answer):
            if place or not (isinstance(one, str) and len(one) <= LONGEST and WRITTEN.fullmatch(one)):
                raise RecordError(f"answer[{place}]", one, A_NUMBER, example="40.5")
        if not answer:
            return Reply(right=False, because=because)
        given = Decimal(str(answer[0]))
        right = abs(given - self.right) <= self.within
        slip = None if right else self.slips.get(given)
        why = (slip,) if slip else because
        return Reply(right, why, {written(given): says for says in why[:1]})


def written(number: Decimal) -> str:
    """A number as answers write it: ``40.5``, ``-20``."""
    return f"{number.normalize():f}"
