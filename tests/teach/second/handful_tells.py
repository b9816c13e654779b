"""What a poignée tells, said again: a trump lies where it was seen to lie, or it may be in any hand that hides some."""

from __future__ import annotations

from typing import Any

from tests.teach.asked import codes
from tutor.show.laid import told
from tutor.teach.question import Answer, Question

TRUMPS = [f"T{rank}" for rank in range(1, 22)]


def places(board: dict[str, Any]) -> dict[str, set[int]]:
    """In whose hands each trump may be, seat by seat; nowhere, if it has been played."""
    shown = board["shown"].split()[2:]
    where: dict[str, set[int]] = {}
    for card in TRUMPS:
        if card in board["trick"]:
            where[card] = set()
        elif card in board["hand"]:
            where[card] = {board["seat"]}
        elif card in shown:
            where[card] = {board["shower"]}
        else:
            hands = {board["taker"]} if card in board["dog"] else {1, 2, 3}
            where[card] = hands - ({board["shower"]} if "EX" in shown else set())
    return where


def petit_after_show(question: Question, answer: Answer) -> bool:
    """Whether each player is said to have the Petit, or not, or perhaps."""
    can = places(told(question.boards[0]))["T1"]
    sure = "has" if len(can) == 1 else "may"
    return {*answer} == {f"{seat}={sure if seat in can else 'cannot'}" for seat in (1, 2, 3)}


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
    "petit-after-show": petit_after_show,
    "hide-petit": hide_petit,
    "tells-less": tells_less,
}
