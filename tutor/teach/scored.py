"""The score sheet of a deal that is over in words: line by line, worked out, and with a line that is wrong."""

from __future__ import annotations

import random

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.core.sheet import Line
from tutor.tarot.score.bonuses import PETIT_LAST, POIGNEE, SLAM, SLAM_DEFENCE
from tutor.tarot.score.count import HALF, THRESHOLD
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER, ZERO_SUM, sheet
from tutor.tarot.score.summary import Summary
from tutor.teach.question import Hints, Option, Question, Scored
from tutor.teach.saying import Saying
from tutor.teach.sheets import Sheets, Slip, adding, slips, summed, total, with_slip

WHICH_LINE = N_(
    "This is how somebody has written the score sheet. There is one mistake in it, and the lines after it may only"
    " follow from that. In which line was it made?"
)
CHECK_EACH = N_("Work out each line for yourself, from the top. Which is the first that you would write differently?")

#: How a line of a sheet is written, by its rule.
WRITTEN: dict[Rule, Message] = {
    BASE: N_("25 points and the difference: {value:signed}"),
    MULTIPLIER: N_("for {contract:term}, which counts {factor} times in all: {value:signed}"),
    PETIT_LAST: N_("the Petit in the last trick: {value:signed}"),
    POIGNEE: N_("a {poignee:term} poignée: {value:signed}"),
    SLAM: N_("a slam, {slam:term}: {value:signed}"),
    SLAM_DEFENCE: N_("all tricks for the defence: {value:signed}"),
    DISTRIBUTION: N_("together, from each defender to the attack: {value:signed}"),
    ZERO_SUM: N_("the taker’s score: {value:signed}"),
}
FROM_ALL = N_("A taker who plays alone has it from each of the {count} defenders, or pays it to each of them.")
TWO_SHARES = N_("The taker has two shares and the partner one, whether they win or pay.")
IT_IS = N_("It is {value:signed}.")
LINE_IS_RIGHT = N_("This line is right.")
FOLLOWS = N_("This line follows from the lines above it; no other mistake was made here.")
BADLY_ADDED = N_("The lines above come to something else.")
FROM_ONE = N_("The taker has it from each of the {count} defenders, or pays it to each, and not only once.")


def worded(line: Line) -> Saying:
    """A line of a sheet in words, with its value."""
    return Saying(None, ((WRITTEN[line.reason.rule], {**line.reason.facts, "value": line.value}),))


def working(deal: Summary, sheets: Sheets = sheet) -> tuple[Saying, ...]:
    """A deal's sheet line by line, each with its rule: what was needed, and then what is added up."""
    needed = (line.reason for line in sheets(deal).lines if line.reason.rule in (THRESHOLD, HALF))
    added = (worded(line)._replace(rule=line.reason.rule) for line in (*adding(deal, sheets), summed(deal, sheets)))
    return (*(Saying(reason.rule, ((reason.line, reason.facts),)) for reason in needed), *added)


def share(deal: Summary) -> tuple[Message, Facts]:
    """The taker's part of what defenders pay, in a sentence."""
    return (FROM_ALL, {"count": len(deal.defence)}) if deal.partner is None else (TWO_SHARES, {})


def wrong_line(deal: Summary, rng: random.Random, among: tuple[Rule, ...], shown_by: str | None = None) -> Question:
    """Ask which line of a deal's sheet is wrong: one of those by the rules ``among``, with a mistake often made.

    The taker plays alone.
    """
    added, taker = adding(deal), next(line for line in sheet(deal).lines if line.reason.rule is ZERO_SUM)
    unit, defenders = total(added), len(deal.defence)
    right = (*added, summed(deal), taker._replace(value=unit * defenders))
    known = [slip for slip in slips(deal, shown_by) if added[slip.at].reason.rule in among]
    if DISTRIBUTION in among:
        known.append(Slip(len(added), unit + rng.choice((-10, 10)), DISTRIBUTION, BADLY_ADDED))
        known.append(Slip(len(added) + 1, unit, DISTRIBUTION, FROM_ONE))
    place = rng.choice([*dict.fromkeys(slip.at for slip in known)])
    slip = rng.choice([slip for slip in known if slip.at == place])
    values = [line.value for line in (with_slip(deal, slip) if place < len(added) else added)]
    values.append(slip.value if place == len(added) else sum(values))
    values.append(slip.value if place > len(added) else values[-1] * defenders)
    options = []
    for at, (line, value) in enumerate(zip(right, values, strict=True)):
        says = Saying.plain(LINE_IS_RIGHT if value == line.value else FOLLOWS)
        if at == place:
            says = Saying(slip.rule, ((slip.says, {"count": defenders}), (IT_IS, {"value": line.value})))
        options.append(Option(f"line-{at + 1}", worded(line._replace(value=value)), at == place, says))
    hints = Hints((Saying.plain(CHECK_EACH),), (Saying.plain(slip.rule.statement, slip.rule),))
    return Question("choose", (Scored(deal),), WHICH_LINE, (options[place].says,), hints, options=tuple(options))
