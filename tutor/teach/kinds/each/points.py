"""Points that are won or paid: everybody’s score in a deal, and what each sort of slam brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.tarot.score.bonuses import SLAM, SLAM_DEFENCE, SLAM_FLAT, SLAM_INDEPENDENT
from tutor.tarot.score.sheet import DISTRIBUTION, ZERO_SUM, sheet
from tutor.tarot.score.summary import SIDES, Summary
from tutor.tarot.setting import FOUR
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.each.family import EACH
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Scored
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import CONTRACTS, TERMS, plain
from tutor.teach.tarot.scored import share
from tutor.teach.tarot.sheets import adding, before, by_rule, summed

AMOUNT = N_("{value:signed}")


def _amounts(values: Iterable[int]) -> tuple[State, ...]:
    return tuple(State(_written(value), Saying.plain(AMOUNT, value=value)) for value in values)


def _written(value: int) -> str:
    return f"{value:+d}"


# Everybody’s score

WHO_HAS_WHAT = N_("The sheet says what each defender pays. What is everybody’s score?")
TAKER, PARTNER, DEFENDER = N_("the taker"), N_("the taker’s partner"), N_("each defender")
SUM_OF_ALL = N_(
    "The sheet comes to {value:signed} from each of {count} defenders. What do all scores of a deal add up to?"
)
ALL_ALIKE = N_("Every defender pays the same amount, or is paid it.")
IN_BALANCE = N_("All scores together come to zero.")


@kind(EACH, DISTRIBUTION, ZERO_SUM)
def score_shares(draw: Draw) -> Posed:
    """The scores of the taker, of a defender, and of the taker’s partner if there is one."""
    over = plain(draw)
    unit, most = abs(summed(over).value), max(map(abs, sheet(over).scores or ()))
    seats = {"taker": (over.taker, TAKER), "defender": (over.defence[0], DEFENDER)}
    if over.partner is not None:
        seats["partner"] = (over.partner, PARTNER)
    asked = Asked(
        (Scored(over, (before(over), *adding(over), summed(over))),),
        WHO_HAS_WHAT,
        tuple(Offer(name, Saying.plain(who)) for name, (_, who) in seats.items()),
        states=_amounts((most, unit, -unit, -most)),
    )

    def verdicts(judge: Judge) -> Verdicts:
        scores = judge.sheet(over).scores or ()
        says = dict.fromkeys(seats, Saying(DISTRIBUTION, (share(over),)))
        says["defender"] = Saying.plain(ALL_ALIKE, DISTRIBUTION)
        states = {name: (_written(scores[seat]), says[name]) for name, (seat, _) in seats.items()}
        return Verdicts(
            (Saying.plain(IN_BALANCE, ZERO_SUM),),
            Hints.plain(SUM_OF_ALL, ZERO_SUM, value=summed(over).value, count=len(over.defence)),
            states=states,
        )

    return Posed(asked, verdicts)


# Slams


class Case(NamedTuple):
    """A deal in which a slam was made, announced or missed, in words, in numbers, and as an example to begin with."""

    says: Message
    slam: str
    points: int
    bouts: int
    nudge: Message


CASES = {
    "unsaid": Case(
        N_("The taker wins every trick, without having announced it"),
        "made",
        182,
        3,
        N_("Begin with the slam that was not announced. Does it bring anything, and is it more in a {contract:term}?"),
    ),
    "said": Case(
        N_("The taker announces a slam and wins every trick"),
        "announced",
        182,
        3,
        N_("Begin with the slam that was announced and made. What does the announcement add, in a {contract:term}?"),
    ),
    "missed": Case(
        N_("The taker announces a slam, loses one trick, and makes the contract"),
        "failed",
        170,
        3,
        N_("Begin with the slam that was missed by a trick. Does it help that the {contract:term} was made?"),
    ),
    "both": Case(
        N_("The taker announces a slam, and loses the contract as well"),
        "failed",
        80,
        1,
        N_("Begin with the slam announced in a {contract:term} that was lost. Is it paid for apart from the contract?"),
    ),
    "swept": Case(
        N_("The defence wins every trick"),
        "defence",
        10,
        0,
        N_("Begin with the slam of the defence. Who pays for it, and is it more in a {contract:term}?"),
    ),
}
WHAT_FOR_SLAM = N_(
    "The contract was {contract:term}, and you play for {side:term}. What do you win from each opponent for the slam"
    " alone? What you pay has a minus sign."
)
ALWAYS_SO_MUCH = N_(
    "These points are the same in every contract, and come on top of what the contract brings or costs."
)


@kind(EACH, SLAM, SLAM_FLAT, SLAM_INDEPENDENT, SLAM_DEFENCE, edition=2)
def slam_pays(draw: Draw) -> Posed:
    """Three sorts of slams, four, or all of them, for the taker or for a defender."""
    contract, side = draw.rng.choice(CONTRACTS[: draw.level + 1]), draw.rng.choice(SIDES)
    names = draw.rng.sample([*CASES], draw.of(3, 4, 5))
    asked = Asked(
        (),
        WHAT_FOR_SLAM,
        tuple(Offer(name, Saying.plain(CASES[name].says)) for name in names),
        {"contract": contract, "side": TERMS[side]},
        states=_amounts((400, 200, -200, -400)),
    )

    def verdicts(judge: Judge) -> Verdicts:
        states = {name: _brings(CASES[name], contract, side, judge) for name in names}
        because = (Saying.plain(ALWAYS_SO_MUCH, SLAM_FLAT),)
        return Verdicts(
            because,
            Hints.plain(CASES[names[0]].nudge, SLAM, contract=contract),
            states=states,
        )

    return Posed(asked, verdicts)


def _brings(case: Case, contract: str, side: str, judge: Judge) -> tuple[str, Saying]:
    """The points that a slam brings somebody of a side from each opponent, and why."""
    over = Summary(FOUR, 0, contract, case.points, case.bouts, slam=case.slam)
    rule = SLAM_DEFENCE if case.slam == "defence" else SLAM
    says = SLAM_INDEPENDENT if case.slam == "failed" else rule
    value = by_rule(over, rule, judge.sheet).value
    return _written(value if side == "attack" else -value), Saying.plain(says.statement, says)
