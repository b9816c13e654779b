"""All that cards have told, said again from the federation’s sentences."""

from __future__ import annotations

from tests.tarot.advice.naive_signals import heard
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer


def deal_heard(asked: Json, answer: Answer) -> bool:
    """Whether just those sentences are marked that a card of another defender has said."""
    [board] = asked["boards"]
    said = {f"{seat}-{name}-{suit}" for one in heard(seen(board)) for seat, name, suit in one if seat != board["seat"]}
    return {*answer} == said & {option["id"] for option in asked["options"]}


JUDGES = {"deal-heard": deal_heard}
