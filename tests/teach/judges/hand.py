"""How good a hand is, said again: off the lines of the bank, by a table of hand values, as a poker hand."""

from __future__ import annotations

from pathlib import Path

import tutor.teach.barbu
from tests.barbu.naive_poker import value
from tests.tarot import naive_hand_value as hand_value
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

BANK = Path(tutor.teach.barbu.__file__).with_name("hands.txt")
#: A quarter of what each contract is worth in all; in Trumps and Domino what the best suit or rank adds on average.
USUAL = {
    "no-tricks": -26 / 4,
    "no-hearts": -30 / 4,
    "no-queens": -24 / 4,
    "barbu": -20 / 4,
    "no-last-two": -30 / 4,
    "trumps": 65 / 4 + 6.75,
    "domino": 65 / 4 + 9,
}


def averages(boards: list[Json], contract: str) -> list[float]:
    """What each of the hands on the boards came to, found by its cards."""
    lines = [line.split(" / ") for line in BANK.read_text("utf-8").splitlines() if not line.startswith("#")]
    known = {frozenset(hand.split()): figures for head, hand, figures in lines if head.split()[0] == contract}
    return [float(known[frozenset(board["cards"])].split()[1]) for board in boards]


def hand(asked: Json, answer: Answer) -> bool:
    """Whether a hand that does better than usual is called, or of several hands the one that does best."""
    contract = asked["facts"]["contract"]
    came_to = averages(asked["boards"], contract)
    if len(came_to) == 1:
        return answer == (("call",) if came_to[0] > USUAL[contract] else ("keep",))
    return answer == ("ABC"[came_to.index(max(came_to))],)


def best(asked: Json, answer: Answer) -> bool:
    """Whether the part is worth more than the others, or the row is the best poker hand."""
    if asked["boards"]:
        strengths = [value(board["cards"]) for board in asked["boards"]]
        return answer == ("ABCD"[strengths.index(max(strengths))],)
    worths = {option["id"]: hand_value.worth(option["cards"]) for option in asked["options"]}
    return len(answer) == 1 and all(worths[answer[0]] > of for name, of in worths.items() if name != answer[0])


def well_set(asked: Json, answer: Answer) -> bool:
    """Whether no row is better than the one behind it, or which one is (B-CP-SET)."""
    back, middle, front = (value(board["cards"]) for board in asked["boards"])
    return answer == ("middle" if middle > back else "front" if front > middle else "well",)


JUDGES = {"hand": hand, "best": best, "poker-well-set": well_set}
