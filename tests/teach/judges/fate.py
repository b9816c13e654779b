"""What becomes of something, said again."""

from __future__ import annotations

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def petit_hunted(asked: Json, answer: Answer) -> bool:
    """Whether the Petit falls, which each other trump and the Excuse save for one round, while the hunt goes on."""
    rounds = asked["facts"]["rounds"]
    right = set()
    for option in asked["options"]:
        guards = [card for card in option["cards"] if card[0] == "T" or card == "EX"]
        assert "T1" in guards
        right.add(f"{option['id']}={'lost' if len(guards) <= rounds else 'saved'}")
    return {*answer} == right


JUDGES = {"petit-hunted": petit_hunted}
