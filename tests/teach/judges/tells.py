"""What a card tells by convention, said again from the federation’s sentences."""

from __future__ import annotations

from tests.tarot.advice.naive_signals import heard
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer


def deal_tells(asked: Json, answer: Answer) -> bool:
    """Whether the last card has told this; an odd trump that opens the deal tells two things, of which one is asked."""
    [board] = asked["boards"]
    told = {name for _, name, _ in heard(seen(board))[-1]} or {"nothing"}
    return len(answer) == 1 and answer[0] in told


JUDGES = {"deal-tells": deal_tells}
