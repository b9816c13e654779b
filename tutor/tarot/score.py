"""The score of a finished deal: a sheet of lines, each by its rule, and what every player wins or loses."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rule import N_, Reason, Rule
from tutor.tarot.count import THRESHOLD, count
from tutor.tarot.play import Play
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import PETIT, THE_EXCUSE

BASE = Rule(
    "T-SCORE-FORMULA",
    title=N_("25 points and the difference"),
    statement=N_(
        "A contract is worth 25 points and as many more as the taker has above, or below, the points needed."
        " The taker wins them if the contract is made and pays them if not."
    ),
    sources=(fft(), WIKIPEDIA),
    adds=N_("25 and a difference of {margin} points"),
)
MULTIPLIER = Rule(
    "T-SCORE-MULT",
    title=N_("The contract multiplies"),
    statement=N_("Prise counts once, garde twice, garde sans four times and garde contre six times."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("times {factor} for the contract ({contract})"),
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
    adds=N_("the Petit in the last trick but one of a slam"),
)
SLAM = Rule(
    "T-SLAM-BONUS",
    title=N_("All tricks"),
    statement=N_("A side that wins all tricks without having announced it wins 200 points from each opponent."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("all tricks for the taker, not announced"),
)
SLAM_DEFENCE = Rule(
    "T-SLAM-DEFENCE",
    title=N_("All tricks for the defence"),
    statement=N_("If the defence wins all tricks, the taker pays each defender 200 points more."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("all tricks for the defence"),
)
DISTRIBUTION = Rule(
    "T-SCORE-DIST",
    title=N_("Who pays whom"),
    statement=N_("Each defender pays the taker, or is paid by the taker, the same amount; all scores sum to zero."),
    sources=(fft(), WIKIPEDIA),
    adds=N_("from each defender to the taker"),
)

CONTRACT_FACTORS = {"prise": 1, "pousse": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
CONTRACT_BASE, PETIT_BONUS, SLAM_BONUS = 25, 10, 200


class Line(NamedTuple):
    """One line of a score sheet: a reason, and its value per opponent as the attack sees it."""

    reason: Reason
    value: int


class Sheet(NamedTuple):
    """A score sheet: its lines, the last of which is what each defender pays, and the scores by seat."""

    lines: tuple[Line, ...]
    scores: tuple[int, ...]


def sheet(play: Play) -> Sheet:
    """The score sheet of a whole deal that is over, without declarations; raise ``ValueError`` for another.

    Scores are whole points, and sum to zero.
    """
    lines = (*_contract(play), *_bonuses(play))
    unit = sum(line.value for line in lines)
    defenders = len(play.hands) - 1
    scores = tuple(defenders * unit if seat == play.taker else -unit for seat in range(len(play.hands)))
    return Sheet((*lines, Line(Reason(DISTRIBUTION, {}), unit)), scores)


def _contract(play: Play) -> tuple[Line, ...]:
    """What the contract is worth: base and margin, then what its multiplier adds to that."""
    found = count(play)
    margin = abs(found.points - 2 * found.needed) // 2
    value = (CONTRACT_BASE + margin) * (1 if found.made else -1)
    factor = CONTRACT_FACTORS[play.contract]
    points = {"points": found.points // 2, "bouts": found.bouts, "needed": found.needed}
    return (
        Line(Reason(THRESHOLD, points), 0),
        Line(Reason(BASE, {"margin": margin}), value),
        Line(Reason(MULTIPLIER, {"factor": factor, "contract": play.contract}), value * (factor - 1)),
    )


def _bonuses(play: Play) -> tuple[Line, ...]:
    attack = play.side(play.taker)
    swept = {winner in attack for winner in play.winners}
    lines = []
    if (rule := _petit(play, slam=len(swept) == 1)) is not None:
        sign = 1 if play.winners[-1] in attack else -1
        lines.append(Line(Reason(rule, {}), sign * PETIT_BONUS * CONTRACT_FACTORS[play.contract]))
    if swept == {True}:
        lines.append(Line(Reason(SLAM, {}), SLAM_BONUS))
    if swept == {False}:
        lines.append(Line(Reason(SLAM_DEFENCE, {}), -SLAM_BONUS))
    return tuple(lines)


def _petit(play: Play, *, slam: bool) -> Rule | None:
    """The rule by which the Petit counts as played to the last trick, if it does."""
    before, last = play.tricks[-2:]
    if PETIT in last.cards:
        return PETIT_LAST
    if slam and THE_EXCUSE in last.cards and PETIT in before.cards:
        own = play.side(last.seat_of(THE_EXCUSE)) == play.side(before.seat_of(PETIT))
        return PETIT_SLAM if own and play.winners[-1] in play.side(last.seat_of(THE_EXCUSE)) else None
    return None
