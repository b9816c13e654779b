"""Missing numbers of a sheet, said again: bets settled pair by pair."""

from __future__ import annotations

from itertools import combinations

from tests.barbu import naive_doubling
from tests.teach.judges.asked import Json
from tests.teach.second.barbu import plain
from tests.teach.second.barbu.doubling import targets
from tutor.teach.question import Answer

#: What the three who do not deal take of a contract that is not played, and what is left for the dealer.
SHARES = {"no-tricks": (-9, 1), "no-hearts": (-10, 0), "no-queens": (-8, 0), "barbu": (-7, 1), "no-last-two": (-10, 0)}


def levels(board: Json) -> dict[tuple[int, int], int]:
    """How often the two players of each pair have named each other."""
    dealer, turns = board["dealer"], naive_doubling.Said()
    for place, word in enumerate(board["moves"][1:], 1):
        seat = (dealer + place) % 4
        turns.append((seat, naive_doubling.named(targets(word), seat, dealer, turns)))
    named = [{seat, other} for seat, others in turns for other in others]
    return {pair: named.count({*pair}) for pair in combinations(range(4), 2)}


def settle_bet(asked: Json, answer: Answer) -> bool:
    """The difference, as often as the two have doubled."""
    board, one_bet = asked["boards"]
    one, other = sorted(one_bet["pair"])
    base = board["base"]
    return bool(answer) and float(answer[0]) == levels(board)[one, other] * abs(base[one] - base[other])


def settle_own(asked: Json, answer: Answer) -> bool:
    """The learner’s final score."""
    [board] = asked["boards"]
    return bool(answer) and float(answer[0]) == plain.settled(board["base"], levels(board))[0]


def settle_shared(asked: Json, answer: Answer) -> bool:
    """What the table of shares says."""
    [board] = asked["boards"]
    return bool(answer) and float(answer[0]) == SHARES[board["moves"][0]][board["dealer"] == 0]


JUDGES = {"settle-bet": settle_bet, "settle-own": settle_own, "settle-shared": settle_shared}
