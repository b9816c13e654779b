"""A negative contract that nobody doubles: it is not played, and its points are shared out."""

from __future__ import annotations

from tutor.barbu.bets import Bets
from tutor.barbu.contracts import Contract
from tutor.barbu.options import Options
from tutor.barbu.sources import BARBU_SCORER, SAN_FRANCISCO, WIKIPEDIA
from tutor.core.message import N_
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line, Sheet

SKIP = Rule(
    "B-UND-SKIP",
    title=N_("Without a double a negative contract is not played"),
    statement=N_(
        "If nobody has doubled anybody in a negative contract, the deal is not played. A single double between any two"
        " players is enough to have it played."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO, BARBU_SCORER),
)
SPLIT = Rule(
    "B-UND-SPLIT",
    title=N_("The points are shared"),
    statement=N_(
        "The points of a contract that is not played are shared by the three others, and the dealer takes what cannot"
        " be shared. With the usual values: No Tricks −9 each and +1 for the dealer, No Hearts −10 and 0, No Queens −8"
        " and 0, Barbu −7 and +1, No Last Two −10 and 0."
    ),
    sources=(WIKIPEDIA, SAN_FRANCISCO),
    line=N_("{by:Player}: {value:signed}, a third of {total:signed} to the nearest point"),
)
ROUND = Rule(
    "B-UND-ROUND",
    title=N_("What cannot be shared"),
    statement=N_("A share is a third of the points, rounded to the nearest whole number; the dealer takes the rest."),
    sources=(SAN_FRANCISCO,),
    differs=N_(
        "Wikipedia leaves the dealer 0 or +1, which cannot hold for every total; in San Francisco it is plus or minus"
        " 1. The tutor rounds a share to the nearest point; with the usual values it comes to the same."
    ),
    line=N_("{by:Player}, as dealer: {value:signed}, what cannot be shared"),
)
USED = Rule(
    "B-UND-USED",
    title=N_("The contract counts as called"),
    statement=N_("A contract that is not played counts as called all the same."),
    sources=(WIKIPEDIA,),
)
PLAYED = Rule(
    "B-UND-POS-PLAY",
    title=N_("A positive contract is always played"),
    statement=N_("A positive contract is played even if nobody has doubled."),
    sources=(WIKIPEDIA,),
)

OTHERS = 3


def share(total: int) -> int:
    """The points of ``total`` for each of the three others: the whole number nearest to a third (B-UND-ROUND)."""
    return (2 * total + OTHERS) // (2 * OTHERS)


def shared(total: int, dealer: int) -> Sheet:
    """The score sheet of a deal that is not played (B-UND-SKIP), with the contract's points shared."""
    each = share(total)
    scores = [each] * (OTHERS + 1)
    scores[dealer] = total - OTHERS * each
    lines = (
        Line(Reason(ROUND if seat == dealer else SPLIT, {"by": seat, "total": total}), points)
        for seat, points in enumerate(scores)
    )
    return Sheet(tuple(lines), tuple(scores), SKIP)


def skipped(contract: Contract, bets: Bets, options: Options) -> bool:
    """Whether a deal is not played, since the contract is negative and nobody has doubled (B-UND-SKIP)."""
    return not (contract.positive or bets.named or options.play_undoubled)
