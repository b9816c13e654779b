"""What cards are worth, said again."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.judges.asked import Json
from tests.teach.second.barbu import plain
from tutor.teach.question import Answer


def trick_points(asked: Json, answer: Answer) -> bool:
    """Whether the number is what the cards come to."""
    [board] = asked["boards"]
    return bool(answer) and float(answer[0]) == naive.trick_points(board["cards"])


def cost(asked: Json, answer: Answer) -> bool:
    """Whether the number is what the learner’s cards or tricks cost in the contract."""
    boards, contract = asked["boards"], asked["facts"]["contract"]
    if contract == "no-last-two":
        right = sum(worth for by, worth in zip(_winners(boards), (10, 20), strict=True) if by == 0)
    elif contract == "no-tricks":
        [board] = boards
        others = sum(-score for score in board["scores"][1:]) if "scores" in board else 2 * sum(board["tricks"][1:])
        right = 26 - others
    else:
        [board] = boards
        right = -sum(plain.penalty(contract, card) for card in board["cards"])
    return bool(answer) and float(answer[0]) == right


def _winners(boards: list[Json]) -> list[int]:
    """The winners of the last two tricks, as they are told or by their cards."""
    if "won" in boards[0]:
        return [one["by"] for one in boards[0]["won"][-2:]]
    leader, winners = boards[0]["leader"], []
    for board in boards:
        leader = plain.winner(board["cards"], leader)
        winners.append(leader)
    return winners


JUDGES = {"trick-points": trick_points, "cost": cost}
