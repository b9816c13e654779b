"""The points that a side needs, said again."""

from __future__ import annotations

from tests.tarot import naive
from tests.tarot.naive_score import NEEDED
from tests.teach.judges.asked import Json, is_number
from tutor.teach.question import Answer


def bouts(board: Json) -> int:
    """How many bouts lie there."""
    return len({*naive.BOUTS} & {*board.get("cards", [])})


def points_needed(asked: Json, answer: Answer) -> bool:
    """What goes with the bouts that lie in the pile at the end."""
    [pile] = [board for board in asked["boards"] if board["when"] == "end"]
    return is_number(answer, NEEDED[bouts(pile)])


def defence_needs(asked: Json, answer: Answer) -> bool:
    """What leaves the taker half a point short of what their bouts ask for."""
    [pile] = asked["boards"]
    return is_number(answer, 91 - NEEDED[3 - bouts(pile)] + 0.5)


def petit_worth(asked: Json, answer: Answer) -> bool:
    """What the cards count, and what is needed less with one bout more."""
    [trick], held = asked["boards"], asked["facts"]["bouts"]
    return is_number(answer, sum(map(naive.worth, trick["cards"])) + NEEDED[held] - NEEDED[held + 1])


JUDGES = {"points-needed": points_needed, "defence-needs": defence_needs, "petit-worth": petit_worth}
