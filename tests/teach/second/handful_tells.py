"""What a poignée tells, said again: a trump lies where it was seen to lie, or it may be in any hand that hides some."""

from __future__ import annotations

from tests.teach.asked import codes
from tutor.teach.question import Answer, Question


def hide_petit(_: Question, answer: Answer) -> bool:
    """Whether ten trumps are shown, not the Petit, and so not the Excuse either."""
    cards = [one.removesuffix("@show") for one in answer]
    return len(cards) == 10 and "T1" not in cards and "EX" not in cards


def tells_less(question: Question, answer: Answer) -> bool:
    """Whether the fewest trumps become certain: those that are shown, and all others if the Excuse is among them."""
    certain = {}
    for option in question.options:
        show = [str(card) for card in option.shows]  # type: ignore[union-attr] # some cards
        assert {*show} <= {*codes(question.boards[0])}
        certain[option.id] = 21 if "EX" in show else len(show)
    return len(answer) == 1 and certain[answer[0]] == min(certain.values())


JUDGES = {
    "hide-petit": hide_petit,
    "tells-less": tells_less,
}
