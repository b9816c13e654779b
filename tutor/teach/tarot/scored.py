"""The score sheet of a deal that is over in words: line by line, and worked out."""

from __future__ import annotations

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.core.sheet import Line
from tutor.tarot.score.bonuses import PETIT_LAST, POIGNEE, SLAM, SLAM_DEFENCE
from tutor.tarot.score.count import HALF, THRESHOLD
from tutor.tarot.score.sheet import (
    ALT_BASE,
    BASE,
    DISTRIBUTION,
    MULTIPLIER,
    ROUND,
    ROUND_MARGIN,
    ZERO_SUM,
    sheet,
)
from tutor.tarot.score.summary import Summary
from tutor.tarot.slam import PETIT_SLAM
from tutor.teach.saying import Saying
from tutor.teach.tarot.sheets import Sheets, adding, summed

#: The wording of a line of a sheet, by its rule.
WRITTEN: dict[Rule, Message] = {
    BASE: N_("25 points and the difference: {value:signed}"),
    ALT_BASE: N_("{base} and the difference: {value:signed}"),
    MULTIPLIER: N_("for {contract:term}, which multiplies by {factor} in all: {value:signed}"),
    PETIT_LAST: N_("the Petit in the last trick: {value:signed}"),
    POIGNEE: N_("a {poignee:term} poignée: {value:signed}"),
    SLAM: N_("a slam, {slam:term}: {value:signed}"),
    SLAM_DEFENCE: N_("all tricks for the defence: {value:signed}"),
    PETIT_SLAM: N_("a small slam, {slam:term}: {value:signed}"),
    ROUND: N_("to the nearest ten: {value:signed}"),
    DISTRIBUTION: N_("together, from each defender to the attack: {value:signed}"),
    ZERO_SUM: N_("the taker’s score: {value:signed}"),
}
FROM_ALL = N_("A taker who plays alone has it from each of the {count} defenders, or pays it to each of them.")
TWO_SHARES = N_("The taker has two shares and the partner one, whether they win or pay.")
IT_IS = N_("It is {value:signed}.")


def worded(line: Line) -> Saying:
    """A line of a sheet in words, with its value."""
    return Saying(None, ((WRITTEN[line.reason.rule], {**line.reason.facts, "value": line.value}),))


def working(deal: Summary, sheets: Sheets = sheet) -> tuple[Saying, ...]:
    """A deal's sheet line by line, each with its rule: what was needed, and then what is added up."""
    needed = (line.reason for line in sheets(deal).lines if line.reason.rule in (THRESHOLD, HALF, ROUND_MARGIN))
    added = (worded(line)._replace(rule=line.reason.rule) for line in (*adding(deal, sheets), summed(deal, sheets)))
    return (*(Saying(reason.rule, ((reason.line, reason.facts),)) for reason in needed), *added)


def share(deal: Summary) -> tuple[Message, Facts]:
    """The taker's part of what defenders pay, in a sentence."""
    return (FROM_ALL, {"count": len(deal.defence)}) if deal.partner is None else (TWO_SHARES, {})
