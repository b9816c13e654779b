"""Whose it is, and who gets it, said again."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.teach import naive
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: Where the dog goes, and the side for which it counts if nobody sees it.
DOGS = {"prise": "taken", "garde": "taken", "garde-sans": "taker", "garde-contre": "defence"}


def piles(asked: Json, answer: Answer) -> bool:
    """Whether the Excuse stays but in the last trick, and who has it without the trick gives a card; the rest is won.

    The learner, who is the taker, plays last.
    """
    [board] = asked["boards"]
    card = asked["facts"]["card"]
    cards, last = [*naive.trick_of(board), card], len(naive.hand_of(board)) == 1
    excuse, won = (card == "EX") is not last, tarot.winning(cards) == card
    right = {one: "yours" if (excuse if one == "EX" else won) else "theirs" for one in cards}
    if {option["id"] for option in asked["options"]} != {*cards}:
        given = "nobody" if excuse is won else "theirs" if excuse else "yours"
        right = {"excuse": right["EX"], "low-card": given}
    return {*answer} == {f"{name}={side}" for name, side in right.items()}


def dog_fate(asked: Json, answer: Answer) -> bool:
    """Whether each contract’s dog is where it belongs, as somebody of one side sees it."""
    attack = asked["facts"]["side"] == "the-attack"
    sides = ("yours", "theirs") if attack else ("theirs", "yours")
    seen = {"taken": "taken"} | dict(zip(("taker", "defence"), sides, strict=True))
    return {*answer} == {f"{contract}={seen[fate]}" for contract, fate in DOGS.items()}


def side(asked: Json, answer: Answer) -> bool:
    """Whether the Petit’s bonus goes to who won the last trick, and a poignée’s to who won the contract."""
    right = set()
    for option in asked["options"]:
        [told] = option["facts"]
        winner = told.get("winner", "the-attack" if told["outcome"] == "contract-made" else "the-defence")
        right.add(f"{option['id']}={winner.removeprefix('the-')}")
    return {*answer} == right


def petit_hunted(asked: Json, answer: Answer) -> bool:
    """Whether the Petit falls, which each other trump and the Excuse save for one round, while the hunt goes on."""
    rounds = asked["facts"]["rounds"]
    right = set()
    for option in asked["options"]:
        guards = [card for card in option["cards"] if card[0] == "T" or card == "EX"]
        assert "T1" in guards
        right.add(f"{option['id']}={'lost' if len(guards) <= rounds else 'saved'}")
    return {*answer} == right


def bonus(end: Json) -> str:
    """Who gets the bonus: in the last trick its winner, or who plays the Petit just before the Excuse of a slam."""
    before_excuse = end["swept"] and end["back"] == 2 and end["last"] == "EX" and end["by"] == end["winner"]
    return str(end["winner"]) if end["back"] == 1 or before_excuse else "nobody"


def petit_and_slam(asked: Json, answer: Answer) -> bool:
    """Whether each end has the side that the Petit brings its bonus."""
    return {*answer} == {f"{name}={bonus(end)}" for name, end in asked["facts"]["ends"].items()}


JUDGES = {
    "petit-and-slam": petit_and_slam,
    "piles": piles,
    "dog-fate": dog_fate,
    "side": side,
    "petit-hunted": petit_hunted,
}
