"""Numbers of Tarot’s score sheet, said again: one formula, and each line by the name of its rule."""

from __future__ import annotations

from tests.tarot.naive_score import POIGNEES, SLAMS, TIMES, Deal, made, margin, petit, shares, unit
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: What each sort of slam brings, by the name of the case.
SLAM_CASES = {"unsaid": "+200", "said": "+400", "missed": "-200", "both": "-200", "swept": "-200"}


def is_number(answer: Answer, number: float) -> bool:
    """Whether the answer is this number."""
    return len(answer) == 1 and float(answer[0]) == number


def line(asked: Json, answer: Answer) -> bool:
    """What the line without a value comes to."""
    [deal] = asked["boards"]
    [rule] = [one["rule"] for one in deal["sheet"] if one["value"] is None]
    return is_number(answer, by_rule(rule, deal))


def by_rule(rule: str, deal: Deal) -> int:
    """The value of the line of a rule; where there are two poignées they are alike."""
    base = made(deal) * (25 + margin(deal))
    return {
        "T-SCORE-FORMULA": base,
        "T-SCORE-MULT": base * (TIMES[deal["contract"]] - 1),
        "T-PAB-DEF": petit(deal),
        "T-POIGNEE-VALUE": made(deal) * POIGNEES[deal["poignees"][0]] if deal["poignees"] else 0,
        "T-SLAM-BONUS": SLAMS[deal["slam"]],
        "T-SLAM-DEFENCE": SLAMS[deal["slam"]],
    }[rule]


def whole(asked: Json, answer: Answer) -> bool:
    """What each defender pays."""
    [deal] = asked["boards"]
    return is_number(answer, unit(deal))


def score_taker(asked: Json, answer: Answer) -> bool:
    """What the taker has from all of them."""
    [deal] = asked["boards"]
    return is_number(answer, shares(deal)["taker"])


def score_shares(asked: Json, answer: Answer) -> bool:
    """Everybody's share."""
    [deal] = asked["boards"]
    return {*answer} == {f"{name}={value:+d}" for name, value in shares(deal).items()}


def slam_pays(asked: Json, answer: Answer) -> bool:
    """What each slam brings."""
    return {*answer} == {f"{case['id']}={SLAM_CASES[case['id']]}" for case in asked["options"]}


JUDGES = {
    "line": line,
    "deal": whole,
    "score-taker": score_taker,
    "score-shares": score_shares,
    "slam-pays": slam_pays,
}
