"""What a defender should do, said again."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.teach.second.proofs import lacks, plays, tricks_of
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying


def lead_the_void(question: Question, answer: Answer) -> bool:
    """Whether the taker has shown not to have the suit of the card; the Excuse and trumps are no such suit."""
    seen = tricks_of(question)
    return len(answer) == 1 and answer[0][0] in "SHDC" and lacks(seen, seen["taker"], answer[0][0])


def most_points(question: Question, answer: Answer) -> bool:
    """Whether no other card that may be played leaves the defence better off, by the points of the trick."""
    seen = tricks_of(question)
    leader, before = seen["tricks"][0]["leader"], seen["tricks"][0]["cards"]

    def comes_to(card: str) -> float:
        trick = [*before, card]
        winner = (leader + trick.index(tarot.winning(trick))) % seen["players"]
        return sum(map(tarot.worth, trick)) * (-1 if winner == seen["taker"] else 1)

    legal = tarot.playable([option.id for option in question.options], before)
    assert plays(seen)[-1][0] == 3
    return len(answer) == 1 and answer[0] in legal and comes_to(answer[0]) == max(map(comes_to, legal))


def two_for_one(_: Question, answer: Answer) -> bool:
    """Whether it is a small even trump."""
    return len(answer) == 1 and answer[0] in {"T2", "T4", "T6", "T8"}


def excuse_well_spent(question: Question, answer: Answer) -> bool:
    """Whether it saves a queen who stands alone, or a big trump; not a knight, a jack, or what could stay in hand."""
    grid = question.grid
    assert grid
    right = set()
    for cell in grid.cells:
        assert isinstance(cell.shows, Saying)
        held = [str(card) for card in cell.shows.sentences[0][1]["cards"]]  # type: ignore[union-attr] # some cards
        saved = held[0] in {"SQ", "HQ", "DQ", "CQ", "T17", "T18", "T19", "T20"} and len(held) == 1
        right.add(f"{cell.id}={'well' if saved else 'kept'}")
    return {*answer} == right


JUDGES = {
    "lead-the-void": lead_the_void,
    "most-points": most_points,
    "two-for-one": two_for_one,
    "excuse-well-spent": excuse_well_spent,
}
