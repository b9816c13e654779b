"""Play for chips instead of points: the stakes, and the limits of short stacks."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line
from tutor.tarot.score.summary import Summary
from tutor.tarot.sources import WIKIPEDIA

CHIPS = Rule(
    "T-SCORE-CHIPS",
    title=N_("Playing for chips"),
    statement=N_(
        "Some tables play for chips. Each defender stakes 1 chip at prise, 2 at garde, 4 at garde sans and 6 (or 8) at"
        " garde contre; the taker stakes as many against each of them, and the winner takes the stakes. A player short"
        " of chips wins and loses only what they have. Neither the margin nor any bonus counts."
    ),
    sources=(WIKIPEDIA,),
    line=N_("chips staked by each defender, and by the taker against each"),
    option="base",
)
#: Said of a stack that is too small.
SHORT = N_("a stack is too short for that, so less is staked")
#: Said of bonuses, which bring points but no chips.
PETIT = N_("the Petit in the last trick brings no chips")
POIGNEE = N_("a {poignee:term} poignée brings no chips")
SLAM = N_("a slam ({slam:term}) brings and costs no chips")
PETIT_SLAM = N_("a small slam ({slam:term}) brings and costs no chips")
MISERE = N_("{by:player} {by:you|get|gets} no chips for a misère")


def settled(deal: Summary, units: int) -> tuple[tuple[Line, ...], tuple[int, ...]]:
    """The lines of the sheet and the chips won by each seat, at a contract worth ``units``."""
    sign = 1 if deal.count.made else -1
    stakes = _stakes(deal, units)
    full = all(stake == units for stake in stakes.values())
    short = [] if full else [Line(Reason(CHIPS, {}, says=SHORT), 0)]
    lines = [Line(Reason(CHIPS, {}), sign * units), *short, *_unpaid(deal)]
    scores = [-sign * stakes.get(seat, 0) for seat in range(deal.players)]
    if deal.partner is not None:
        scores[deal.partner] = sign * units
    scores[deal.taker] = -sum(scores)
    return tuple(lines), tuple(scores)


def _unpaid(deal: Summary) -> Iterator[Line]:
    """The bonuses that would count if points were played for."""

    def line(message: Message, facts: Facts) -> Line:
        return Line(Reason(CHIPS, facts, says=message), 0)

    if deal.petit_au_bout:
        yield line(PETIT, {})
    for poignee in deal.poignees:
        yield line(POIGNEE, {"poignee": poignee})
    if deal.slam:
        yield line(PETIT_SLAM if deal.slam.startswith("petit") else SLAM, {"slam": deal.slam})
    for seat in deal.misere:
        yield line(MISERE, {"by": seat})


def _stakes(deal: Summary, units: int) -> dict[int, int]:
    """The chips staked between the taker and each defender, by the defender's seat.

    A taker who runs short stakes equally against all, if possible: chips left over go to the first of them who can
    take one.
    """
    wanted = {seat: min(units, deal.stacks[seat]) if deal.stacks else units for seat in deal.defence}
    left = deal.stacks[deal.taker] if deal.stacks else sum(wanted.values())
    stakes = dict.fromkeys(wanted, 0)
    for _ in range(units):
        for seat, most in wanted.items():
            if left and stakes[seat] < most:
                stakes[seat] += 1
                left -= 1
    return stakes
