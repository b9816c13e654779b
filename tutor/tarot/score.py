"""The score of a finished deal: a sheet of lines, each by its rule, and what every player wins or loses."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rule import N_, Facts, Reason, Rule
from tutor.tarot.count import THRESHOLD
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.summary import Summary

HALF = Rule(
    "T-COUNT-HALF",
    title=N_("Half a point goes to the winner"),
    statement=N_("With three or five players a half point can be left over; it goes to the winner of the deal."),
    sources=(fft(15),),
    adds=N_("the half point goes to the winner of the deal"),
)
BASE = Rule(
    "T-SCORE-FORMULA",
    title=N_("25 points and the difference"),
    statement=N_(
        "A contract is worth 25 points and as many more as the taker has above, or below, the points needed."
        " The taker wins them if the contract is made and pays them if not."
    ),
    sources=(WIKIPEDIA,),
    adds=N_("25 and the difference of {margin}"),
)
MULTIPLIER = Rule(
    "T-SCORE-MULT",
    title=N_("The contract multiplies"),
    statement=N_("Prise counts once, garde twice, garde sans four times and garde contre six times."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("{contract:term} counts {factor} times: so much more"),
)
PETIT_LAST = Rule(
    "T-PAB-DEF",
    title=N_("The Petit in the last trick"),
    statement=N_(
        "The side that wins the last trick, if the Petit is in it, wins 10 points times the contract, whoever wins the"
        " contract."
    ),
    sources=(fft(11), WIKIPEDIA),
    adds=N_("the Petit in the last trick"),
)
PETIT_SLAM = Rule(
    "T-PAB-SLAM",
    title=N_("The Petit before the Excuse of a slam"),
    statement=N_(
        "When a slam is made and the Excuse is played last, the Petit counts as in the last trick if the same side"
        " plays it to the trick before."
    ),
    sources=(fft(), WIKIPEDIA),
)
SLAM = Rule(
    "T-SLAM-BONUS",
    title=N_("The slam"),
    statement=N_(
        "A side that wins all tricks wins 200 points from each opponent, and 400 if the taker had announced it. A taker"
        " who announces a slam and misses it pays each opponent 200, even if the contract is made."
    ),
    sources=(fft(), WIKIPEDIA),
    adds=N_("a slam, {slam:term}"),
)
SLAM_DEFENCE = Rule(
    "T-SLAM-DEFENCE",
    title=N_("All tricks for the defence"),
    statement=N_("If the defence wins all tricks, the attack pays each defender 200 points more."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("all tricks for the defence"),
)
POIGNEE = Rule(
    "T-POIGNEE-VALUE",
    title=N_("What a poignée is worth"),
    statement=N_("A simple poignée is worth 20 points, a double 30 and a triple 40, whatever the contract."),
    sources=(fft(),),
    adds=N_("a {poignee:term} poignée, for the side that wins the contract"),
)
POIGNEE_WINNER = Rule(
    "T-POIGNEE-WINNER",
    title=N_("A poignée goes to the winner"),
    statement=N_("The points of a poignée go to the side that wins the contract, whoever has shown it."),
    sources=(fft(), WIKIPEDIA),
)
DISTRIBUTION = Rule(
    "T-SCORE-DIST",
    title=N_("Who pays whom"),
    statement=N_(
        "Every defender pays the same amount, or is paid it. Alone, the taker has it from each; at a table of five the"
        " partner has it once and the taker twice. All scores sum to zero."
    ),
    sources=(fft(), WIKIPEDIA),
    adds=N_("from each defender to the attack"),
)

CONTRACT_FACTORS = {"prise": 1, "pousse": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
POIGNEE_VALUES = {"simple": 20, "double": 30, "triple": 40}
SLAM_VALUES = {"made": 200, "announced": 400, "failed": -200, "defence": -200}
CONTRACT_BASE, PETIT_BONUS = 25, 10


class Line(NamedTuple):
    """One line of a score sheet: a reason, and its value per opponent as the attack sees it."""

    reason: Reason
    value: int


class Sheet(NamedTuple):
    """A score sheet: its lines, the last of which is what each defender pays, and the scores by seat."""

    lines: tuple[Line, ...]
    scores: tuple[int, ...]


def sheet(deal: Summary) -> Sheet:
    """The score sheet of a deal; scores are whole points and sum to zero (T-SCORE-ZERO-SUM)."""
    lines = (*_contract(deal), *_bonuses(deal))
    unit = sum(line.value for line in lines)
    return Sheet((*lines, Line(Reason(DISTRIBUTION, {}), unit)), _scores(deal, unit))


def _contract(deal: Summary) -> tuple[Line, ...]:
    """What the contract is worth: base and margin, then what its multiplier adds to that."""
    count = deal.count
    margin = -(-abs(deal.points - 2 * count.needed) // 2)  # a half goes to the winner of the deal (T-COUNT-HALF)
    value = (CONTRACT_BASE + margin) * _sign(won=count.made)
    factor = CONTRACT_FACTORS[deal.contract]
    points: Facts = {"points": deal.points / 2, "bouts": deal.bouts, "needed": count.needed}
    return (
        Line(Reason(THRESHOLD, points), 0),
        *([Line(Reason(HALF, {}), 0)] if deal.points % 2 else []),
        Line(Reason(BASE, {"margin": margin}), value),
        Line(Reason(MULTIPLIER, {"factor": factor, "contract": deal.contract}), value * (factor - 1)),
    )


def _bonuses(deal: Summary) -> list[Line]:
    lines = []
    if deal.petit_au_bout:
        value = PETIT_BONUS * CONTRACT_FACTORS[deal.contract]
        lines.append(Line(Reason(PETIT_LAST, {}), value * _sign(won=deal.petit_au_bout == "attack")))
    for poignee in deal.poignees:
        value = POIGNEE_VALUES[poignee] * _sign(won=deal.count.made)
        lines.append(Line(Reason(POIGNEE, {"poignee": poignee}), value))
    if deal.slam:
        rule = SLAM_DEFENCE if deal.slam == "defence" else SLAM
        lines.append(Line(Reason(rule, {"slam": deal.slam}), SLAM_VALUES[deal.slam]))
    return lines


def _scores(deal: Summary, unit: int) -> tuple[int, ...]:
    """What each seat wins: a defender pays ``unit``, a partner receives it, the taker has the rest."""
    attack = {deal.taker, deal.partner}
    scores = [0 if seat == deal.taker else unit if seat in attack else -unit for seat in range(deal.players)]
    scores[deal.taker] = -sum(scores)
    return tuple(scores)


def _sign(*, won: bool) -> int:
    return 1 if won else -1
