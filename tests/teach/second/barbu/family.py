"""The family of Barbu, said again in codes and lists: Chinese poker, the quick deal."""

from __future__ import annotations

from collections import Counter

from tests.teach.second.barbu.plain import height
from tutor.teach.question import Answer, Laid, Question

# What is seen


def laid(question: Question) -> list[list[str]]:
    """The cards of each board."""
    return [[card.code for card in board.cards] for board in question.boards if isinstance(board, Laid)]


def facts_of(question: Question) -> list[dict[str, object]]:
    """What stands in the written lines of the boards."""
    written = [line for board in question.boards if isinstance(board, Laid) for line in board.written]
    return [dict(facts) for line in written for _, facts in line.sentences]


# Chinese poker


def value(cards: list[str]) -> tuple[int, list[int]]:
    """What a row is worth: its kind from 0 to 8, then the heights that decide."""
    heights = sorted((height(card) for card in cards), reverse=True)
    count = Counter(heights)
    ordered = sorted(count, key=lambda one: (-count[one], -one))
    shape = sorted(count.values(), reverse=True)
    if len(cards) == 5 and len(count) == 5:
        if heights == [12, 3, 2, 1, 0]:
            ordered = heights = [3, 2, 1, 0, -1]
        in_a_row, one_suit = heights[0] - heights[4] == 4, len({card[0] for card in cards}) == 1
        if in_a_row or one_suit:
            return (8 if in_a_row and one_suit else 5 if one_suit else 4), ordered
    kinds = [[1], [2], [2, 2], [3], [], [], [3, 2], [4]]
    groups = [many for many in shape if many > 1] or [1]
    return kinds.index(groups), ordered


def poker_best(question: Question, answer: Answer) -> bool:
    """Whether the row that is worth most is named."""
    worth = [value(row) for row in laid(question)]
    return answer == ("ABCD"[worth.index(max(worth))],)


def well_set(question: Question, answer: Answer) -> bool:
    """No row may be better than the one behind it (B-CP-SET)."""
    back, middle, front = map(value, laid(question))
    return answer == ("middle" if middle > back else "front" if front > middle else "well",)


# The family, and the deal that passes on


JUDGES = {
    "poker-best": poker_best,
    "poker-well-set": well_set,
}
