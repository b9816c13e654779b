"""Score sheets of Tarot as somebody writes them who knows a rule wrongly, or the house rules of another table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from tutor.core.rule import Rule
from tutor.core.sheet import Line, Sheet
from tutor.tarot.options import Options
from tutor.tarot.score.bonuses import PETIT_LAST, POIGNEE, SLAM, SLAM_DEFENCE, sign
from tutor.tarot.score.sheet import (
    ALT_BASE,
    BASE,
    CONTRACT_FACTORS,
    DISTRIBUTION,
    FFT,
    MULTIPLIER,
    factor,
    nearest,
    sheet,
)
from tutor.tarot.score.summary import PETIT_SLAMS, Summary
from tutor.tarot.slam import PETIT_SLAM

#: The rules whose lines are added up, before anything is rounded.
ADDED = (BASE, ALT_BASE, MULTIPLIER, PETIT_LAST, POIGNEE, SLAM, SLAM_DEFENCE, PETIT_SLAM)
TEN = 10


class Entry(NamedTuple):
    """A line of a sheet where it stands: the deal, the house rules, and the value of the line above it."""

    line: Line
    deal: Summary
    options: Options
    above: int

    @property
    def rule(self) -> Rule:
        """The rule by which it is written."""
        return self.line.reason.rule

    @property
    def value(self) -> int:
        """Its value as the rules have it."""
        return self.line.value

    @property
    def times(self) -> int:
        """How often the contract counts."""
        return factor(self.deal, self.options)

    @property
    def sign(self) -> int:
        """The sign of what the contract brings."""
        return sign(won=self.deal.count.made)


def rewriting(change: Callable[[Entry], int]) -> Callable[..., Sheet]:
    """Somebody who writes other values on a score sheet, and adds them up and shares them out as one should."""

    def sheets(deal: Summary, options: Options = FFT) -> Sheet:
        true, lines = sheet(deal, options), list[Line]()
        for line in true.lines:
            above = lines[-1].value if lines else 0
            lines.append(line._replace(value=change(Entry(line, deal, options, above))))
        unit = sum(line.value for line in lines if line.reason.rule in ADDED)
        unit = nearest(unit, TEN) if options.round_to_ten else unit
        more = unit - next(line.value for line in true.lines if line.reason.rule is DISTRIBUTION)
        lines = [line._replace(value=unit) if line.reason.rule is DISTRIBUTION else line for line in lines]
        shares = [share - more if seat in deal.defence else share for seat, share in enumerate(true.scores or ())]
        if deal.partner is not None:
            shares[deal.partner] += more
        shares[deal.taker] -= sum(shares)
        return Sheet(tuple(lines), tuple(shares))

    return sheets


def by_the_federation(deal: Summary, _elsewhere: Options = FFT) -> Sheet:
    """The federation’s sheet of a deal, whatever a table has agreed on: it knows no small slam and no misère."""
    return sheet(replace(deal, slam=None if deal.slam in PETIT_SLAMS else deal.slam, misere=()))


def _each_rounded(at: Entry) -> int:
    return nearest(at.value, TEN) if at.options.round_to_ten and at.rule in ADDED else at.value


def _multiplied_all_the_same(at: Entry) -> int:
    multiplied = at.options.base == "ladder" and at.rule in {ALT_BASE, PETIT_LAST}
    return at.value * CONTRACT_FACTORS[at.deal.contract] if multiplied else at.value


#: Somebody who rounds every line where a table rounds what each defender pays (T-SCORE-ROUND10).
line_by_line = rewriting(_each_rounded)
#: Somebody who multiplies the old ladder of base values by the contract (T-SCORE-ALT-BASE).
ladder_multiplied = rewriting(_multiplied_all_the_same)
