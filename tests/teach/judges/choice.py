"""What one had better do, said again: by sums of what each option brings, and by the advice’s own words."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tests.teach.second.weighing import DOUBLE, SIMPLE, on_average, won
from tutor.teach.question import Answer


def show(asked: Json, answer: Answer) -> bool:
    """Whether no other poignée that is offered, and not to show any, brings more."""
    wins = won(asked["boards"][0])
    bonuses = {"keep": 0, "show": SIMPLE, "simple": SIMPLE, "double": DOUBLE}
    brings = {option["id"]: on_average(bonuses[option["id"]], wins) for option in asked["options"]}
    assert max(map(abs, brings.values())) > SIMPLE / 10, "too near to even: nobody can say"
    return answer == (max(brings, key=lambda name: brings[name]),)


def prize(asked: Json, answer: Answer) -> bool:
    """Whether one shows a doubtful poignée that brings something only where every point counts."""
    assert 0 < on_average(SIMPLE, won(asked["boards"][0])) < SIMPLE * 0.8
    return answer == ("duplicate",)


JUDGES = {"weigh-show": show, "weigh-prize": prize}
