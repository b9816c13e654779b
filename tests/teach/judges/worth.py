"""What cards are worth, said again."""

from __future__ import annotations

from tests.barbu import plain
from tests.barbu.naive_poker import value
from tests.teach import naive
from tests.teach.judges.asked import Json
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


def pile_points(asked: Json, answer: Answer) -> bool:
    """Whether the number is what the cards come to, or, of the defence’s, what is left of the 91 points."""
    [board] = asked["boards"]
    own = naive.trick_points(board["cards"])
    return bool(answer) and float(answer[0]) == (91 - own if board.get("of") == "defence" else own)


def dog_points(asked: Json, answer: Answer) -> bool:
    """Whether the dog of a garde sans is counted, and that of a garde contre is not."""
    [board] = asked["boards"]
    worth = naive.trick_points(board["cards"]) if board["contract"] == "garde-sans" else 0
    return bool(answer) and float(answer[0]) == worth


def excuse_count(asked: Json, answer: Answer) -> bool:
    """Whether the Excuse has been moved to whom it belongs, for half a point where it is kept."""
    [board] = asked["boards"]
    trick = board["excuse"]
    moved = 0 if trick["last"] else 4 if trick["by"] == "attack" else -4
    return bool(answer) and float(answer[0]) == naive.trick_points(board["cards"]) + moved


def domino_points(asked: Json, answer: Answer) -> bool:
    """Whether it is the sum of what the places left over are worth."""
    [board] = asked["boards"]
    left = [({1, 2, 3, 4} - {*deal.values()}).pop() for deal in board["places"]]
    return answer == (str(sum(plain.PLACES[place - 1] for place in left)),)


def salade_trick(asked: Json, answer: Answer) -> bool:
    """5 for the trick, 30 more for the last, 10 a heart, 20 a queen, 50 for the king of hearts."""
    [board] = asked["boards"]
    cards = board["cards"]
    cost = 5 + (30 if board["last"] else 0) + 10 * len(plain.of(cards, "H"))
    cost += 20 * sum(card.endswith("Q") for card in cards) + (50 if "HK" in cards else 0)
    return len(answer) == 1 and float(answer[0]) == cost


def poker_units(asked: Json, answer: Answer) -> bool:
    """A unit for each worse row of another player: of the learner’s, in points, or of all (B-CP-UNIT)."""
    worth = [value(board["cards"]) for board in asked["boards"]]
    won = [sum(other < own for other in worth) for own in worth]
    right = {"units": won[0], "points": 4 * won[0], "all units": sum(won)}[asked["facts"]["wanted"]]
    return len(answer) == 1 and float(answer[0]) == right


JUDGES = {
    "trick-points": trick_points,
    "pile-points": pile_points,
    "rest-of-pack": pile_points,
    "dog-points": dog_points,
    "excuse-count": excuse_count,
    "cost": cost,
    "domino-points": domino_points,
    "salade-trick": salade_trick,
    "poker-units": poker_units,
}
