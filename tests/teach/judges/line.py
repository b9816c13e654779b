"""Missing numbers of a sheet, said again: bets settled pair by pair, and sums in which one number is missing."""

from __future__ import annotations

from tests.barbu import plain
from tests.barbu.naive_prices import worth
from tests.tarot import naive_hand_value as hand_value
from tests.teach.judges.asked import Json
from tests.teach.judges.bets import levels, said
from tutor.teach.question import Answer

#: What the three who do not deal take of a contract that is not played, and what is left for the dealer.
SHARES = {"no-tricks": (-9, 1), "no-hearts": (-10, 0), "no-queens": (-8, 0), "barbu": (-7, 1), "no-last-two": (-10, 0)}


def settle_bet(asked: Json, answer: Answer) -> bool:
    """The difference, as often as the two have doubled."""
    board, one_bet = asked["boards"]
    one, other = sorted(one_bet["pair"])
    base = board["base"]
    return bool(answer) and float(answer[0]) == levels(said(board))[one, other] * abs(base[one] - base[other])


def settle_own(asked: Json, answer: Answer) -> bool:
    """The learner’s final score."""
    [board] = asked["boards"]
    return bool(answer) and float(answer[0]) == plain.settled(board["base"], levels(said(board)))[0]


def settle_shared(asked: Json, answer: Answer) -> bool:
    """What the learner came with, and what the table of shares says."""
    [board] = asked["boards"]
    now = asked["facts"]["before"] + SHARES[board["moves"][0]][board["dealer"] == 0]
    return bool(answer) and float(answer[0]) == now


#: The totals of the contracts: with the usual values (B-TOT), those changed for Ravage City, and two other tables.
USUAL = {
    "no-tricks": 13 * -2,
    "no-hearts": 12 * -2 - 6,
    "no-queens": 4 * -6,
    "barbu": -20,
    "no-last-two": -10 - 20,
    "trumps": 13 * 5,
    "domino": 45 + 20 + 5 - 5,
    "ravage-city": -24,
    "chinese-poker": 4 * 18,
}
CHANGED = {**USUAL, "no-tricks": -39, "no-queens": -32, "barbu": -21, "trumps": 91, "domino": 50 + 25 + 10}
NINE = {
    "no-tricks": -39,
    "no-hearts": -3 * 12 - 9,
    "no-queens": -48,
    "barbu": -30,
    "no-last-two": -15 - 25,
    "trumps": 65,
    "domino": 40 + 25 + 10 - 10,
    "ravage-city": -36,
    "chinese-poker": 6 * 18,
}
IN_SAN_FRANCISCO = {**USUAL, "barbu": -17, "domino": 40 + 20 + 10 - 10}
DEARER = {"ravage-city": -36}
TABLES = (USUAL, CHANGED, NINE, IN_SAN_FRANCISCO, {**USUAL, **DEARER}, {**CHANGED, **DEARER})
SEVEN = {*USUAL} - {"ravage-city", "chinese-poker"}


def seven_sum(asked: Json, answer: Answer) -> bool:
    """The sum of the contracts, or of those of the seven that are not named."""
    [board] = asked["boards"]
    rest = asked["facts"]["asks"] == "rest"
    names = SEVEN - {*board["totals"]} if rest else {*board["contracts"]}
    return bool(answer) and float(answer[0]) == sum(USUAL[name] for name in names)


def set_sum(asked: Json, answer: Answer) -> bool:
    """The sum of what is written; or, of a table that adds up to zero, what is missing."""
    [board] = asked["boards"]
    known = {name: total for name, total in board["totals"].items() if total is not None}
    assert any(all(table[name] == total for name, total in known.items()) for table in TABLES)
    come_to = sum(known.values())
    return bool(answer) and float(answer[0]) == (come_to if len(known) == len(board["totals"]) else -come_to)


def ravage_score(asked: Json, answer: Answer) -> bool:
    """The price, divided by those with the most cards of one suit; the learner sits first."""
    longest = [max(len(plain.of(pile.get("cards", []), suit)) for suit in plain.SUITS) for pile in asked["boards"]]
    payers = longest.count(max(longest))
    pays = -asked["facts"]["cost"] / payers if longest[0] == max(longest) else 0
    return bool(answer) and float(answer[0]) == pays


def planning_price(asked: Json, answer: Answer) -> bool:
    """What is lost without the contract, or a promise less that."""
    [board] = asked["boards"]
    left = {*board["left"]}
    lost = round(worth(left)) - round(worth(left - {asked["facts"]["contract"]}))
    return bool(answer) and float(answer[0]) == (board["promises"] - lost if asked["facts"]["asks"] == "gain" else lost)


def coach_call(asked: Json, answer: Answer) -> bool:
    """What the call lacks to the best one, each less its price."""
    [board] = asked["boards"]
    gain = {one["contract"]: one["promises"] - one["price"] for one in board["offers"] if "promises" in one}
    return bool(answer) and float(answer[0]) == max(gain.values()) - gain[asked["facts"]["contract"]]


def coach_missing(asked: Json, answer: Answer) -> bool:
    """The number with which the line adds up."""
    [[line]] = [board["account"] for board in asked["boards"]]
    known = sum(line[part] or 0 for part in ("cards", "calls", "doubles", "play", "luck"))
    return bool(answer) and float(answer[0]) == (known if line["made"] is None else line["made"] - known)


def line_points(asked: Json, answer: Answer) -> bool:
    """What is left for the blank line when the written ones are taken away from all of them together."""
    [board] = asked["boards"]
    written = sum(line["points"] or 0 for line in board["lines"])
    return bool(answer) and float(answer[0]) == hand_value.worth(board["cards"]) - written


def hand_total(asked: Json, answer: Answer) -> bool:
    """What the hand comes to, with the dog picked up or left."""
    alone = asked["facts"]["dog"] == "left"
    return bool(answer) and float(answer[0]) == hand_value.worth(asked["boards"][0]["cards"], alone=alone)


JUDGES = {
    "line-points": line_points,
    "hand-total": hand_total,
    "settle-bet": settle_bet,
    "settle-own": settle_own,
    "settle-shared": settle_shared,
    "seven-sum": seven_sum,
    "set-sum": set_sum,
    "ravage-score": ravage_score,
    "planning-price": planning_price,
    "coach-call": coach_call,
    "coach-missing": coach_missing,
}
