"""How a deal ends, said again: No Queens and Barbu may end with a trick, the others with the cards."""

from __future__ import annotations

from tests.barbu import plain
from tests.tarot.naive_score import made, margin
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: The contracts that stop after the trick with the last card that costs points (B-NQ-END, B-KH-END).
STOPS = ("no-queens", "barbu")
#: How many tricks a deal has at most.
TRICKS = 13


def ends(asked: Json, answer: Answer) -> bool:
    """Whether each trick is said to go on, to be followed by another one, or to be the end."""
    contract, done = asked["facts"]["contract"], asked["facts"]["done"]
    left = {card for board in asked["boards"] for card in board["cards"]}
    assert all(plain.penalty(contract, card) for card in left)
    right = set()
    for option in asked["options"]:
        cards = option["cards"]
        last = done == TRICKS - 1 or (contract in STOPS and left <= {*cards})
        right.add(f"{option['id']}={'plays' if len(cards) < 4 else 'over' if last else 'leads'}")
    return {*answer} == right


def contract_made(asked: Json, answer: Answer) -> bool:
    """Whether it is said of each deal how it has ended; half a point goes to its winner."""
    right = set()
    for option in asked["options"]:
        [told] = option["facts"]
        right.add(f"{option['id']}={'made' if made(told) > 0 else 'lost'}-{margin(told)}")
    return {*answer} == right


def petit_alone(asked: Json, answer: Answer) -> bool:
    """Whether a deal is void with the Petit as only trump of a hand, and else is played."""
    return {*answer} == {f"{one['id']}={'void' if one['cards'] == ['T1'] else 'played'}" for one in asked["options"]}


def follows(deal: Json) -> str:
    """What follows on a deal at a table of four: again by the same dealer, the next deal, or nothing but the play."""
    moves, hands = deal["moves"], [hand for hand in deal.get("hands", {}).values() if hand is not None]
    start = deal.get("from", {}).get("phase")
    if start == "play":
        return "next" if len(moves) == sum(map(len, hands)) else "on"
    if deal.get("pack") and ("dog" in (moves[0], moves[-1])):
        return "again"
    if any(len(hand) != 18 for hand in hands) or len(deal.get("dog", [6] * 6)) != 6:
        return "again"
    lone = any([card for card in hand if card == "EX" or card[0] == "T"] == ["T1"] for hand in hands)
    return "next" if lone or moves == ["pass"] * 4 else "on"


def what_follows(asked: Json, answer: Answer) -> bool:
    """Whether only faults in dealing have the same dealer deal again."""
    return {*answer} == {f"{case}={follows(deal)}" for case, deal in asked["facts"]["deals"].items()}


JUDGES = {"what-follows": what_follows, "ends": ends, "contract-made": contract_made, "petit-alone": petit_alone}
