"""What is the same of all chances that are counted exactly: the sentences on wrong estimates, and the question."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.odds import Odds, at_least
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

JUST_SO_MANY = N_("That is how often it is exactly {least}. More than {least} count too.")
OTHER_WAY_ROUND = N_("That is how often it does not happen: you have it the other way round.")

#: How far an estimate may be off, by its level: with a picture of it, with one of something like it, with none.
NEAR = (2, 8, 10)
#: The chances, in hundredths, of which an estimate says something.
WORTH_ASKING = range(10, 91)


def hundredths(chance: Fraction) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def estimated(  # noqa: PLR0913 - all that is said of an estimate
    asked: Asked,
    odds: Odds,
    rule: Rule,
    because: tuple[Saying, ...],
    *,
    nudge: tuple[Message, Facts],
    known: Mapping[int, Message],
    hoped: bool = False,
) -> Posed:
    """The question how often so many cards or more lie somewhere, by the ``odds``; ``known`` are other mistakes.

    Some chances are ``hoped`` for, others are feared.
    """
    least, near = int(str(asked.facts["least"])), int(str(asked.facts["near"]))
    right = hundredths(at_least(least, odds))
    slips = {hundredths(odds[least]): JUST_SO_MANY, 100 - right: OTHER_WAY_ROUND, **known}
    told = {Decimal(n): Saying.plain(says, rule, **asked.facts) for n, says in slips.items() if abs(n - right) > near}
    hints = Hints.of(Saying(None, (nudge,)), rule)
    return Posed.for_any_judge(
        asked, Verdicts(because, hints, number=Number.estimate(right, told, within=near, hoped=hoped))
    )
