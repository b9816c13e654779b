"""Numbers of Tarot’s score sheet, said again: one formula, and each line by the name of its rule."""

from __future__ import annotations

from tests.tarot.naive_score import POIGNEES, SLAMS, TIMES, Deal, elsewhere, made, margin, misere, petit, shares, unit
from tests.teach.judges.asked import Json, is_number
from tutor.teach.question import Answer

#: What each sort of slam brings the taker, by the name of the case.
SLAM_CASES = {"unsaid": 200, "said": 400, "missed": -200, "both": -200, "swept": -200}


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


def score_at(asked: Json, answer: Answer) -> bool:
    """What four defenders pay, or three beside a dead player; two of three shares; or twice what each pays at three."""
    [deal] = asked["boards"]
    alone = deal["partner"] is None and deal["players"] == 5
    return is_number(answer, unit(deal) * ((3 if deal["dead"] is not None else 4) if alone else 2))


#: What each defender stakes.
STAKES = {"garde": 2, "garde-sans": 4, "garde-contre": 6}


def chips(asked: Json, answer: Answer) -> bool:
    """Whether it is what the defenders can stake, as far as the taker can match it."""
    [deal] = asked["boards"]
    taker, *defenders = deal["stacks"]
    staked = min(taker, sum(min(one, STAKES[deal["contract"]]) for one in defenders))
    won = deal["points"] / 2 >= (56, 51, 41, 36)[deal["bouts"]]
    return is_number(answer, staked if won else -staked)


def other_table(asked: Json, answer: Answer) -> bool:
    """What each defender pays at a table with house rules; or the taker’s score, where a misère was declared."""
    deal, rules = asked["boards"][0], asked["facts"]["rules"]
    from_each = elsewhere(deal, rules)
    return is_number(answer, from_each * (deal["players"] - 1) + misere(deal) if deal["misere"] else from_each)


def score_shares(asked: Json, answer: Answer) -> bool:
    """Everybody's share."""
    [deal] = asked["boards"]
    return {*answer} == {f"{name}={value:+d}" for name, value in shares(deal).items()}


def slam_pays(asked: Json, answer: Answer) -> bool:
    """What each slam brings the taker, and costs a defender."""
    sign = 1 if asked["facts"]["side"] == "the-attack" else -1
    return {*answer} == {f"{case['id']}={sign * SLAM_CASES[case['id']]:+d}" for case in asked["options"]}


def contract_factor(asked: Json, answer: Answer) -> bool:
    """The points as often as the one contract counts, in place of the other."""
    facts = asked["facts"]
    return is_number(answer, facts["points"] / TIMES[facts["played"]] * TIMES[facts["other"]])


def poignee_even(asked: Json, answer: Answer) -> bool:
    """What is won in the deals that are made, less what is paid in the others."""
    facts = asked["facts"]
    return is_number(answer, (2 * facts["made"] - facts["deals"]) * POIGNEES[facts["size"]])


def on_average(asked: Json, answer: Answer) -> bool:
    """What comes in less what goes out, in one of a hundred deals, or of those that were played out."""
    facts = asked["facts"]
    assert facts["bonus"] == POIGNEES[facts["size"]]
    won, of = (facts["won"], facts["of"]) if "of" in facts else (facts["chance"], 100)
    return is_number(answer, facts["bonus"] * (2 * won - of) / of)


JUDGES = {
    "line": line,
    "deal": whole,
    "score-taker": score_taker,
    "chips": chips,
    "score-at": score_at,
    "other-table": other_table,
    "contract-factor": contract_factor,
    "poignee-even": poignee_even,
    "weigh-worth": on_average,
    "weigh-leak": on_average,
    "score-shares": score_shares,
    "slam-pays": slam_pays,
}
