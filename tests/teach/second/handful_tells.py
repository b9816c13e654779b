"""What a poignée tells, said again: a trump lies where it was seen to lie, or it may be in any hand that hides some."""

from __future__ import annotations

from tutor.teach.question import Answer, Question


def hide_petit(_: Question, answer: Answer) -> bool:
    """Whether ten trumps are shown, not the Petit, and so not the Excuse either."""
    cards = [one.removesuffix("@show") for one in answer]
    return len(cards) == 10 and "T1" not in cards and "EX" not in cards


JUDGES = {
    "hide-petit": hide_petit,
}
