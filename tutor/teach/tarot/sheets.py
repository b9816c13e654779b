"""The lines of the score sheet of a deal that is over: as they are, and as they are often written wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.core.sheet import Line, Sheet
from tutor.tarot.score.bonuses import (
    PETIT_BONUS,
    PETIT_LAST,
    PETIT_SIGN,
    POIGNEE,
    POIGNEE_FLAT,
    POIGNEE_WINNER,
    SLAM,
    SLAM_FLAT,
    SLAM_INDEPENDENT,
    sign,
)
from tutor.tarot.score.count import NEEDED, THRESHOLD
from tutor.tarot.score.sheet import BASE, CONTRACT_BASE, DISTRIBUTION, FFT, MULTIPLIER, factor, sheet
from tutor.tarot.score.summary import Summary
from tutor.teach.saying import Saying

#: The score sheet of a deal, as a judge writes it.
Sheets = Callable[[Summary], Sheet]

NO_BASE = N_("The 25 points that every contract is worth are missing.")
NO_MARGIN = N_("The difference is missing.")
NOT_LOST = N_("The contract is lost, so the taker’s side pays.")
TAKEN_OFF = N_("The difference is added to the 25, even when the contract is lost.")
ONLY_BASE = N_("The contract multiplies the difference as well, not only the 25.")
ONLY_MARGIN = N_("The contract multiplies the 25 as well, not only the difference.")
NOT_MULTIPLIED = N_("The multiplier of the contract is missing.")
BOUTS_TURNED = N_("With fewer bouts the taker needs more points, not fewer.")
PETIT_FLAT = N_("The Petit in the last trick is multiplied by the contract.")
PETIT_TO_WINNER = N_(
    "The Petit is for the side that wins the last trick, and not always for the winner of the contract."
)
MULTIPLIED_POIGNEE = N_("The contract does not multiply a poignée.")
POIGNEE_TO_SHOWER = N_("A poignée goes to the side that wins the contract, whoever has shown it.")
BOTH_COUNT = N_("Two poignées do not cancel out: both go to the side that wins the contract.")
MULTIPLIED_SLAM = N_("The contract does not multiply a slam.")
SLAM_WITH_CONTRACT = N_("A slam announced and missed costs 200, whether the contract is made or lost.")


class Slip(NamedTuple):
    """A mistake that is often made in a sheet: the place of the line, its wrong value, and what is wrong with it."""

    at: int
    value: int
    rule: Rule
    says: Message


def adding(deal: Summary, sheets: Sheets = sheet) -> tuple[Line, ...]:
    """The lines of a deal's sheet that are added up: the contract, and what is earned beside it."""
    return tuple(line for line in sheets(deal).lines if line.value and line.reason.rule is not DISTRIBUTION)


def total(lines: Sequence[Line]) -> int:
    """The sum of some lines: what each defender pays, or with a minus is paid."""
    return sum(line.value for line in lines)


def before(deal: Summary) -> Line:
    """The line that stands first: how many points were needed, and whether the contract is made."""
    return sheet(deal).lines[0]


def by_rule(deal: Summary, rule: Rule, sheets: Sheets = sheet) -> Line:
    """The first line of a deal's sheet by a rule."""
    return next(line for line in sheets(deal).lines if line.reason.rule is rule)


def summed(deal: Summary, sheets: Sheets = sheet) -> Line:
    """The line that sums up what each defender pays."""
    return by_rule(deal, DISTRIBUTION, sheets)


def slips(deal: Summary, shown_by: str | None = None) -> Iterator[Slip]:
    """The mistakes that are often made in a deal's sheet, where they make a difference.

    ``shown_by`` is the side that has shown the poignées, if that is known.
    """
    for at, line in enumerate(adding(deal)):
        for value, rule, says in _mistakes(line, deal, shown_by):
            if value != line.value:
                yield Slip(at, value, rule, says)


def _mistakes(line: Line, deal: Summary, shown_by: str | None) -> Iterator[tuple[int, Rule, Message]]:
    made, times, value, rule = deal.count.made, factor(deal, FFT), line.value, line.reason.rule
    side = sign(won=made)
    if rule is BASE:
        margin = abs(value) - CONTRACT_BASE
        yield side * margin, BASE, NO_BASE
        yield side * CONTRACT_BASE, BASE, NO_MARGIN
        if not made:
            yield -value, BASE, NOT_LOST
            yield margin - CONTRACT_BASE, BASE, TAKEN_OFF
    elif rule is MULTIPLIER:
        more = side * (times - 1)
        yield 0, MULTIPLIER, NOT_MULTIPLIED
        yield more * CONTRACT_BASE, MULTIPLIER, ONLY_BASE
        yield value - more * CONTRACT_BASE, MULTIPLIER, ONLY_MARGIN
    elif rule is PETIT_LAST:
        yield PETIT_BONUS * sign(won=value > 0), PETIT_LAST, PETIT_FLAT
        yield side * abs(value), PETIT_SIGN, PETIT_TO_WINNER
    elif rule is POIGNEE:
        yield value * times, POIGNEE_FLAT, MULTIPLIED_POIGNEE
        if shown_by:
            yield abs(value) * sign(won=shown_by == "attack"), POIGNEE_WINNER, POIGNEE_TO_SHOWER
    elif rule is SLAM:
        yield value * times, SLAM_FLAT, MULTIPLIED_SLAM
        if deal.slam == "failed":
            yield 0 if made else -value, SLAM_INDEPENDENT, SLAM_WITH_CONTRACT


def with_slip(deal: Summary, slip: Slip) -> tuple[Line, ...]:
    """The lines that are added up, with a mistake in one of them; what is multiplied after it follows it."""
    lines = [*adding(deal)]
    lines[slip.at] = lines[slip.at]._replace(value=slip.value)
    if lines[slip.at].reason.rule is BASE and len(lines) > 1 and lines[1].reason.rule is MULTIPLIER:
        lines[1] = lines[1]._replace(value=slip.value * (factor(deal, FFT) - 1))
    return tuple(lines)


def mistaken(deal: Summary, shown_by: str | None = None) -> dict[int, Saying]:
    """The sum of a deal with one of the mistakes, and what is to be said of it."""
    turned = replace(deal, bouts=len(NEEDED) - 1 - deal.bouts)
    found = {total(adding(turned)): Saying.plain(BOUTS_TURNED, THRESHOLD)}
    for slip in slips(deal, shown_by):
        found.setdefault(total(with_slip(deal, slip)), Saying.plain(slip.says, slip.rule))
    if len(deal.poignees) > 1:
        found[total(adding(replace(deal, poignees=())))] = Saying.plain(BOTH_COUNT, POIGNEE_WINNER)
    right = total(adding(deal))
    return {number: saying for number, saying in found.items() if number != right}
